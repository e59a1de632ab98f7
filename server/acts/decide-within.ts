import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import type { Dismissal, DisplayStatus, ReportStatus } from '../../contract/enumerations.ts';
import { canBecome, needsReason } from '../../contract/policies/report-decisions.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { tellReporter } from '../notices/tell-report.ts';
import { tellPledgers, tellWorkers } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { findTree } from '../store/merges/trees.ts';
import { recordAct } from '../store/acts/acts.ts';
import { endPledgesOn } from '../store/ngos/pledges.ts';
import { endAcceptances } from '../store/volunteers/end-acceptances.ts';
import { latestDecision, type LatestDecision } from '../store/acts/latest-decision.ts';
import { findReport, keepDecision, type Decided, type KeptReport } from '../store/reports/reports.ts';

/** What an admin wants of a report. */
export interface Decision {
  id: string;
  /** Account of the admin. */
  admin: string;
  to: DisplayStatus;
  /** How the report stood before the admin's eyes, where their client tells. */
  seen?: DisplayStatus | undefined;
  reason?: string | undefined;
  /** With `dismissed`. */
  dismissal?: Dismissal | undefined;
  /** With `resolved`. */
  resolvedAt?: string | undefined;
  /** With `active`: how many volunteers are asked for; null: no number, absent: as it was. */
  volunteersWanted?: number | null | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Who does not tell what they saw cannot have seen what another admin did less than this many milliseconds ago. Two decisions
 * at the same moment are then one and a conflict, whichever comes first.
 */
const UNSEEN_MS = 10_000;

const wireStatus: Readonly<Record<DisplayStatus, ReportStatus>> = {
  pending: 'pending',
  active: 'approved',
  resolved: 'rejected',
  dismissed: 'rejected',
};

/** What came of a decision: it is so now (and was before: `same`), somebody else was first, or it cannot be as it was asked. */
export type Deciding =
  | { result: 'done' | 'same'; report: KeptReport }
  | {
      result: 'conflict';
      from: DisplayStatus;
      latest: LatestDecision | undefined;
      /** It was merged: what stands for it is decided. */
      isMerged?: boolean;
    }
  | { result: 'refused'; refusal: Refusal };

/**
 * Makes of the report what the admin decided and writes the act down. Its row is locked by the caller's transaction. What is so
 * already stays, without a second act.
 */
export async function decideWithin(
  client: pg.PoolClient,
  report: KeptReport,
  decision: Decision,
  now: number,
): Promise<Deciding> {
  if (report.sameAs !== undefined) {
    return { result: 'conflict', from: statusOf(report), latest: undefined, isMerged: true };
  }
  if (isSoAlready(report, decision)) return { result: 'same', report };
  const conflict = await conflictOf(client, report, decision, now);
  if (conflict !== undefined) return conflict;
  if (statusOf(report) === 'active' && decision.to === 'active') {
    return { result: 'done', report: await changeWanted(client, report, decision, now) };
  }
  const refusal = wrongIn(report, decision, now);
  if (refusal !== undefined) return { result: 'refused', refusal };
  return { result: 'done', report: await carryOut(client, report, decision, now) };
}

export function statusOf({ status, resolvedAt }: KeptReport): DisplayStatus {
  return displayStatusOf(status, resolvedAt);
}

/** A second `resolvedAt` is no second decision: each of the three calls of section 4 may bring its own. */
function isSoAlready(report: KeptReport, { to, dismissal = 'other', volunteersWanted }: Decision): boolean {
  if (statusOf(report) !== to) return false;
  if (to === 'active') return wantedBy(report, volunteersWanted) === report.volunteersWanted;
  return to !== 'dismissed' || (report.dismissal ?? 'other') === dismissal;
}

function wantedBy(report: KeptReport, wish: number | null | undefined): number | undefined {
  return wish === undefined ? report.volunteersWanted : (wish ?? undefined);
}

/** Another number for a disaster that is active: nobody who has a place loses it, however low it is. */
async function changeWanted(
  client: pg.PoolClient,
  report: KeptReport,
  decision: Decision,
  now: number,
): Promise<KeptReport> {
  const { volunteersWanted: from, ...rest } = report;
  const to = wantedBy(report, decision.volunteersWanted);
  const changed = { ...rest, ...(to === undefined ? {} : { volunteersWanted: to }) };
  await keepDecision(client, report.id, changed);
  const detail = { from: from ?? null, to: to ?? null };
  await recordAct(client, { actor: decision.admin, action: 'volunteers-wanted', about: report.id, detail }, now);
  return changed;
}

async function conflictOf(
  client: pg.PoolClient,
  report: KeptReport,
  { admin, to, seen }: Decision,
  now: number,
): Promise<Extract<Deciding, { result: 'conflict' }> | undefined> {
  const from = statusOf(report);
  const latest = await latestDecision(client, report.id);
  const isUnseen =
    seen === undefined ? latest !== undefined && latest.actor !== admin && now - latest.at < UNSEEN_MS : seen !== from;
  // Of an active report that stays active the number of volunteers is decided.
  const mayBecome = canBecome(from, to) || (from === 'active' && to === 'active');
  if (!isUnseen && mayBecome) return undefined;
  return { result: 'conflict', from, latest };
}

function wrongIn(report: KeptReport, { to, reason = '', resolvedAt }: Decision, now: number): Refusal | undefined {
  if (needsReason(statusOf(report), to) && reason.trim() === '') return refusals.invalid({ reason: 'required' });
  if (to !== 'resolved' || resolvedAt === undefined) return undefined;
  const at = epochMsOf(resolvedAt);
  if (at > now + DAY_MS) return refusals.invalid({ resolvedAt: 'not in the future' });
  if (at < Date.parse(report.reportedAt) - DAY_MS) return refusals.invalid({ resolvedAt: 'not before the report' });
  return undefined;
}

async function carryOut(
  client: pg.PoolClient,
  report: KeptReport,
  decision: Decision,
  now: number,
): Promise<KeptReport> {
  const { admin, to, reason, dismissal = 'other', resolvedAt } = decision;
  const { activeSince: _, resolvedAt: __, dismissal: ___, volunteersWanted: ____, ...rest } = report;
  const wanted = to === 'active' ? wantedBy(report, decision.volunteersWanted) : report.volunteersWanted;
  const decided: KeptReport & Decided = {
    ...rest,
    status: wireStatus[to],
    ...activeSinceOf(report, to, now),
    ...(to === 'resolved' ? { resolvedAt: resolutionOf(report, resolvedAt, now) } : {}),
    ...(to === 'dismissed' ? { dismissal } : {}),
    ...(wanted === undefined ? {} : { volunteersWanted: wanted }),
    // An admin has looked at it: it stands beside all others from now on.
    lane: to === 'active' ? 'main' : report.lane,
  };
  await keepDecision(client, report.id, decided);
  const same = await findTree(client, 'reports', report.id);
  let volunteers = 0;
  for (const one of same) {
    volunteers += await endWork(client, one, to, now);
    if (to !== 'pending') await tellReporter(client, one, to, now);
  }
  const detail = {
    from: statusOf(report),
    to,
    reason,
    dismissal: decided.dismissal,
    resolvedAt: decided.resolvedAt,
    ...(wanted === report.volunteersWanted ? {} : { volunteersWanted: wanted ?? null }),
    ...(volunteers === 0 ? {} : { volunteers }),
  };
  await recordAct(client, { actor: admin, action: 'report-decided', about: report.id, detail }, now);
  return (await findReport(client, report.id)) ?? decided;
}

/** From its approval on; of one that is over it stays known. Who brings it back or opens it again approves it anew. */
function activeSinceOf({ activeSince }: KeptReport, to: DisplayStatus, now: number): Pick<Decided, 'activeSince'> {
  if (to === 'active') return { activeSince: isoTime(now) };
  return to === 'resolved' && activeSince !== undefined ? { activeSince } : {};
}

/** With the disaster ends the work of all who are on it. Returns how many there were. */
async function endWork(client: pg.PoolClient, disasterId: string, to: DisplayStatus, now: number): Promise<number> {
  if (to !== 'resolved' && to !== 'dismissed') return 0;
  const end = to === 'resolved' ? 'completed' : 'ended';
  const why = to === 'dismissed' ? { why: 'dismissed' as const } : {};
  const ended = await endAcceptances(client, { disasterId, to: end, ...why }, now);
  const ngos = await endPledgesOn(client, disasterId, to === 'resolved' ? 'done' : 'ended', now);
  if (to === 'dismissed' && ended.length + ngos.length > 0) await countPlaces(client, disasterId);
  await tellWorkers(client, disasterId, ended, end, now);
  await tellPledgers(client, disasterId, ngos, end, now);
  return ended.length;
}

/** A date without a time, or a slow clock, may say a little before the report: it was not resolved before it was made. */
function resolutionOf(report: KeptReport, resolvedAt: string | undefined, now: number): string {
  const at = resolvedAt === undefined ? now : epochMsOf(resolvedAt);
  return isoTime(Math.max(at, Date.parse(report.reportedAt)));
}
