import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { tellWorker } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAcceptance } from '../store/volunteers/acceptance-steps.ts';
import { lockAcceptance, moveAcceptance, type KeptAcceptance } from '../store/volunteers/acceptances.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { latestDecision } from '../store/acts/latest-decision.ts';
import { findReported, type KeptReportedWork } from '../store/volunteers/reported-work.ts';
import { findReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';

interface Confirmation {
  workId: string;
  /** Account of the admin. */
  admin: string;
  decision: 'confirm' | 'refuse';
  reason?: string | undefined;
}

/** What another admin said less than this many milliseconds ago nobody can have seen. */
const UNSEEN_MS = 10_000;

/**
 * An admin says whether work that was reported done was done, and it is written down. The same decision twice is one; a refusal may be
 * taken back later, a confirmation may not: a certificate may stand on it.
 */
export function confirmWork(
  pool: pg.Pool,
  confirmation: Confirmation,
  now: number,
): Promise<Result<KeptReportedWork, Refusal>> {
  return withRetries(() =>
    inTransaction(pool, async (client): Promise<Result<KeptReportedWork, Refusal>> => {
      const before = await findAcceptance(client, confirmation.workId);
      if (before !== undefined) await findReport(client, before.disasterId, { forUpdate: true });
      const work = before && (await lockAcceptance(client, before.id));
      if (work === undefined) return failed(refusals.notFound(texts.noSuchReportedWork));
      const to = confirmation.decision === 'confirm' ? 'completed' : 'not-confirmed';
      if (work.state !== to) {
        const conflict = await conflictOf(client, work, confirmation, now);
        if (conflict !== undefined) return failed(conflict);
        await carryOut(client, work, confirmation, now);
      }
      const kept = await findReported(client, work.id);
      if (kept === undefined) throw new Error('a locked acceptance has no account');
      return ok(kept);
    }),
  );
}

async function carryOut(
  client: pg.PoolClient,
  { id, accountId, disasterId }: KeptAcceptance,
  { admin, decision, reason }: Confirmation,
  now: number,
): Promise<void> {
  const isConfirmed = decision === 'confirm';
  await moveAcceptance(
    client,
    id,
    isConfirmed ? 'completed' : 'not-confirmed',
    now,
    isConfirmed ? {} : { why: 'admin', reason: reason ?? null },
  );
  await countPlaces(client, disasterId);
  const action = isConfirmed ? 'work-confirmed' : 'work-not-confirmed';
  await recordAct(
    client,
    { actor: admin, action, about: id, detail: { volunteer: accountId, disasterId, reason } },
    now,
  );
  await tellWorker(client, { id, accountId }, isConfirmed ? 'confirmed' : 'not-confirmed', now);
}

async function conflictOf(
  client: pg.PoolClient,
  { id, state, disasterId }: KeptAcceptance,
  { admin, decision }: Confirmation,
  now: number,
): Promise<Refusal | undefined> {
  if (state === 'done') return undefined;
  if (state !== 'completed' && state !== 'not-confirmed') return refusals.conflict(texts.workStands(state));
  const latest =
    (await latestDecision(client, id, ['work-confirmed', 'work-not-confirmed'])) ??
    (await latestDecision(client, disasterId, ['work-completed', 'report-decided']));
  const isUnseen = latest !== undefined && latest.actor !== admin && now - latest.at < UNSEEN_MS;
  if (state === 'not-confirmed' && decision === 'confirm' && !isUnseen) return undefined;
  return refusals.conflict(
    latest === undefined
      ? texts.workStands(state)
      : texts.workDecidedBefore(latest.name ?? texts.anotherAdmin, state === 'completed', isoTime(latest.at)),
  );
}
