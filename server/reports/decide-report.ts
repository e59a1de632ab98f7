import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findReport, type KeptReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { decideWithin, type Deciding, type Decision } from '../acts/decide-within.ts';

/**
 * Makes of the report what the admin decided and writes the act down, both or neither. What is so already is answered the same
 * again, without a second act; what another admin changed meanwhile is refused as `conflict`, which says who was first.
 */
export function decideReport(pool: pg.Pool, decision: Decision, now: number): Promise<Result<KeptReport, Refusal>> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const report = await findReport(client, decision.id, { forUpdate: true });
      if (report === undefined) return failed(refusals.notFound(texts.noSuchReport));
      const decided = await decideWithin(client, report, decision, now);
      if (decided.result === 'refused') return failed(decided.refusal);
      if (decided.result === 'conflict') return failed(refusals.conflict(whoWasFirst(decided)));
      return ok(decided.report);
    }),
  );
}

/** A sentence: who was first, and how it stands. */
export function whoWasFirst({
  from,
  latest,
  isMerged = false,
}: Pick<Extract<Deciding, { result: 'conflict' }>, 'from' | 'latest' | 'isMerged'>): string {
  if (isMerged) return texts.reportMerged;
  return latest === undefined
    ? texts.reportStands(from)
    : texts.decidedBefore(latest.name ?? texts.anotherAdmin, from, isoTime(latest.at));
}
