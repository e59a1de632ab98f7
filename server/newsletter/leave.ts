import type { AccountServices } from '../accounts/services.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { forgetAddress, lockAddress } from '../store/newsletter/newsletter.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { addressMarkOf, idInLeaveToken } from './leave-token.ts';

/** Deletes the address that this token's mails went to. False only for a token that this server never made. */
export async function leaveNewsletter({ pool, vault, clock }: AccountServices, token: string): Promise<boolean> {
  const id = idInLeaveToken(vault, token);
  if (id === undefined) return false;
  await withRetries(() =>
    inTransaction(pool, async (client) => {
      const emailKey = await lockAddress(client, id);
      if (emailKey === undefined) return;
      await forgetAddress(client, id, addressMarkOf(vault, emailKey), clock.now());
    }),
  );
  return true;
}
