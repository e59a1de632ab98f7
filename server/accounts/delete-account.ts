import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { lockWithAdmins } from '../store/accounts/approvals.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { deleteAccountRows } from '../store/accounts/delete-account.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { noteFreed } from '../notices/note-freed.ts';

/** Deletes the account for good. Of two last admins who leave at once one stays. */
export function deleteAccount(pool: pg.Pool, accountId: string, now: number): Promise<Result<true, Refusal>> {
  return withRetries(() =>
    inTransaction(pool, async (client): Promise<Result<true, Refusal>> => {
      const { account, adminIds } = await lockWithAdmins(client, [accountId]);
      // A second press of the button: it is gone already.
      if (account === undefined) return ok(true);
      if (adminIds.has(accountId) && adminIds.size === 1) return failed(refusals.conflict(texts.lastAdmin));
      const freed = await deleteAccountRows(client, accountId, now);
      for (const place of freed) await noteFreed(client, place, { why: 'erased' }, now);
      const act = { actor: accountId, action: 'account-deleted', about: accountId, detail: { role: account.role } };
      await recordAct(client, act, now);
      return ok(true);
    }),
  );
}
