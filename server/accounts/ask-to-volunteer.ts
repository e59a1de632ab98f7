import { recordAct } from '../store/acts/acts.ts';
import { askForRole, findAccount, type KeptAccount } from '../store/accounts/accounts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { defaultRole } from '../../contract/enumerations.ts';
import type { AccountServices } from './services.ts';

/**
 * A donor asks to be a volunteer: from then on their account is as one that registered for it. Asked twice it is one act, and an account
 * that is no donor's stays as it is. Undefined where the account is gone.
 */
export function askToVolunteer(
  { pool, clock, autoApprove }: Pick<AccountServices, 'pool' | 'clock' | 'autoApprove'>,
  id: string,
): Promise<KeptAccount | undefined> {
  const now = clock.now();
  const status = autoApprove.includes(defaultRole) ? 'approved' : 'pending';
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const isNew = await askForRole(client, { id, status, now });
      const detail = { role: defaultRole, status };
      if (isNew) await recordAct(client, { actor: id, action: 'asked-to-volunteer', about: id, detail }, now);
      return findAccount(client, id);
    }),
  );
}
