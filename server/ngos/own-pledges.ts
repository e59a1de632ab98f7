import type pg from 'pg';
import type { PledgeView } from '../../contract/entities/pledge.ts';
import { limits } from '../../contract/limits.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { reportView, type ReportRecord } from '../../contract/policies/report-view.ts';
import { pledgesOf, type KeptPledge } from '../store/ngos/pledges.ts';
import { findReports } from '../store/reports/reports.ts';
import { isStillTheirs } from '../volunteers/taker.ts';

/** All that an account ever pledged, for its owner's own copy (S50), oldest first. */
export async function ownPledges(pool: pg.Pool, ngoId: string): Promise<PledgeView[]> {
  const pledges = await pledgesOf(pool, ngoId, { isOpen: false, count: null });
  return pledges.map(pledgeView).toReversed();
}

/** The people that an NGO sends, or sent to what is resolved by now, with where it is: newest first. `now` in epoch milliseconds. */
export async function pledgesToShow(pool: pg.Pool, ngoId: string, now: number): Promise<PledgeView[]> {
  const pledges = await pledgesOf(pool, ngoId, { isOpen: true, count: limits.ngoDoneWork });
  const reports = await findReports(
    pool,
    pledges.map(({ disasterId }) => disasterId),
  );
  return pledges.map((pledge) => {
    const report = reports.get(pledge.disasterId);
    return { ...pledgeView(pledge), ...(report && { disaster: disasterOf(pledge, report, now) }) };
  });
}

/** How to reach its reporter comes only with the disaster by itself, where each look is counted. */
function disasterOf({ state }: KeptPledge, report: ReportRecord, now: number): NonNullable<PledgeView['disaster']> {
  const isActive = displayStatusOf(report.status, report.resolvedAt) === 'active';
  const isTheirs = state === 'active' ? isActive : isStillTheirs(report, now);
  const { name: _name, contactNumber: _number, ...rest } = reportView(isTheirs ? 'taker' : 'ngo', report);
  return rest;
}

function pledgeView({
  id,
  disasterId,
  people,
  arrivesAt,
  note,
  state,
  reason,
  since,
  endedAt,
}: KeptPledge): PledgeView {
  return {
    _id: id,
    disasterId,
    people,
    ...(arrivesAt === null ? {} : { arrivesAt: arrivesAt.toISOString() }),
    ...(note === null ? {} : { note }),
    state,
    ...(reason === null ? {} : { reason }),
    since: since.toISOString(),
    ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
  };
}
