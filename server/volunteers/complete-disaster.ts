import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { tellWorkers } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findTree } from '../store/merges/trees.ts';
import { endAcceptances } from '../store/volunteers/end-acceptances.ts';
import { findReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';

interface Completion {
  disasterId: string;
  /** Account of the admin. */
  admin: string;
}

/**
 * The work of all who are on the disaster is completed, and it is written down who said so. Where the disaster was resolved before it was
 * done with that, and there is nothing left to write down. Returns how many it completed.
 */
export function completeDisaster(
  pool: pg.Pool,
  { disasterId, admin }: Completion,
  now: number,
): Promise<Result<number, Refusal>> {
  return withRetries(() =>
    inTransaction(pool, async (client): Promise<Result<number, Refusal>> => {
      const report = await findReport(client, disasterId, { forUpdate: true });
      if (report === undefined) return failed(refusals.notFound(texts.noSuchReport));
      const completed: string[] = [];
      for (const one of await findTree(client, 'reports', disasterId)) {
        const ended = await endAcceptances(client, { disasterId: one, to: 'completed' }, now);
        await tellWorkers(client, one, ended, 'completed', now);
        completed.push(...ended);
      }
      if (completed.length > 0) {
        const detail = { volunteers: completed.length };
        await recordAct(client, { actor: admin, action: 'work-completed', about: disasterId, detail }, now);
      }
      return ok(completed.length);
    }),
  );
}
