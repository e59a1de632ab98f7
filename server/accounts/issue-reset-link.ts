import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { sha256 } from '../intake/check-item.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { replaceResetLinks } from '../store/accounts/reset-links.ts';
import { inTransaction } from '../store/database/server-state.ts';

export interface ResetLink {
  /** From the app's origin on. The token stands behind the `#`: no request and no log ever has it. */
  path: string;
  expiresAt: number;
}

const TOKEN_BYTES = 32;

/**
 * The one link by which the account can set a new password; earlier ones are void. `issuedBy`: the admin, absent where its
 * owner asked for it. `endsSecondStep`: the new password alone is enough from then on; only for whoever runs the machine.
 * Undefined where there is no such account. Only the hash of its token is kept.
 */
export async function issueResetLink(
  pool: pg.Pool,
  { accountId, issuedBy, endsSecondStep }: { accountId: string; issuedBy?: string; endsSecondStep?: boolean },
  now: number,
): Promise<ResetLink | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = now + limits.resetLinkMinutes * 60_000;
  const isIssued = await withRetries(() =>
    inTransaction(pool, async (client) => {
      const link = { accountId, tokenHash: sha256(token), issuedBy, endsSecondStep, expiresAt };
      if (!(await replaceResetLinks(client, link, now))) return false;
      const detail = endsSecondStep ? { detail: { endsSecondStep } } : {};
      await recordAct(client, { actor: issuedBy, action: 'reset-link-issued', about: accountId, ...detail }, now);
      return true;
    }),
  );
  return isIssued ? { path: `/reset-password#${token}`, expiresAt } : undefined;
}
