import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { actLimits } from '../../contract/act-limits.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { tellWorker } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { certificatesOfWork } from '../store/certificates/certificates.ts';
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
  decision: 'confirm' | 'refuse' | 'undo';
  reason?: string | undefined;
}

/** What another admin said less than this many milliseconds ago nobody can have seen. */
const UNSEEN_MS = 10_000;

/**
 * An admin says whether work that was reported done was done, and it is written down. The same decision twice is one; a refusal may be
 * taken back later. A confirmation may be for `actLimits.undoMs`, by whoever made it, as a decision about an account; not where a certificate
 * stands on it already.
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
      if (work.state !== states[confirmation.decision]) {
        const isUndo = confirmation.decision === 'undo';
        const conflict = await (isUndo ? whyNotUndone : conflictOf)(client, work, confirmation, now);
        if (conflict !== undefined) return failed(conflict);
        await carryOut(client, work, confirmation, now);
      }
      const kept = await findReported(client, work.id);
      if (kept === undefined) throw new Error('a locked acceptance has no account');
      return ok(kept);
    }),
  );
}

const states = { confirm: 'completed', refuse: 'not-confirmed', undo: 'done' } as const;
const actions = { confirm: 'work-confirmed', refuse: 'work-not-confirmed', undo: 'work-undone' } as const;

async function carryOut(
  client: pg.PoolClient,
  { id, accountId, disasterId }: KeptAcceptance,
  { admin, decision, reason }: Confirmation,
  now: number,
): Promise<void> {
  const why = decision === 'refuse' ? { why: 'admin' as const, reason: reason ?? null } : {};
  await moveAcceptance(client, id, states[decision], now, why);
  await countPlaces(client, disasterId);
  await recordAct(
    client,
    { actor: admin, action: actions[decision], about: id, detail: { volunteer: accountId, disasterId, reason } },
    now,
  );
  if (decision === 'undo') return;
  // A confirmation is told once it cannot be taken back any more; one that was is not told at all.
  if (decision === 'confirm') await tellWorker(client, { id, accountId }, 'confirmed', now, now + actLimits.undoMs);
  else await tellWorker(client, { id, accountId }, 'not-confirmed', now);
}

/** Only one's own fresh confirmation, of a disaster that goes on, and before a certificate stands on it. */
async function whyNotUndone(
  client: pg.PoolClient,
  { id, state, disasterId }: KeptAcceptance,
  { admin }: Confirmation,
  now: number,
): Promise<Refusal | undefined> {
  const latest = await latestDecision(client, id, Object.values(actions));
  const report = await findReport(client, disasterId);
  const isOwn =
    state === 'completed' && latest?.actor === admin && latest.action === actions.confirm && report !== undefined;
  if (isOwn && displayStatusOf(report.status, report.resolvedAt) === 'active' && now - latest.at <= actLimits.undoMs) {
    if ((await certificatesOfWork(client, id)).length === 0) return undefined;
  }
  return refusals.conflict(texts.workStands(state));
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
