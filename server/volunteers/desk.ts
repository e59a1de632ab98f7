import { isoTime } from '../../contract/base/clock.ts';
import type { Desk, WorkView } from '../../contract/entities/volunteer.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import type { Person } from '../../contract/policies/actions.ts';
import { reportView, type ReportRecord } from '../../contract/policies/report-view.ts';
import { viewerOf } from '../../contract/policies/viewer.ts';
import { volunteerView } from '../../contract/policies/volunteer-view.ts';
import type { AccountServices } from '../accounts/services.ts';
import { findReports } from '../store/reports/reports.ts';
import { learnedBy, workOf, type KeptWork } from '../store/volunteers/work.ts';
import { signTimes, type AcceptanceTimes } from './acceptance-times.ts';
import { readProfile } from './profile.ts';
import { isTaker } from './taker.ts';

/** All of a volunteer's own matters; undefined where the account is gone. `now` in epoch milliseconds. */
export async function readDesk(
  { pool, vault }: Pick<AccountServices, 'pool' | 'vault'>,
  person: Person,
  times: AcceptanceTimes,
  now: number,
): Promise<Desk | undefined> {
  const [kept, work, learned] = await Promise.all([
    readProfile(pool, vault, person._id),
    workOf(pool, person._id, now),
    learnedBy(pool, person._id),
  ]);
  const profile = kept && volunteerView('owner', kept);
  if (profile === undefined) return undefined;
  const reports = await findReports(
    pool,
    work.map(({ disasterId }) => disasterId),
  );
  const viewOf = (kept: KeptWork): WorkView => {
    const report = reports.get(kept.disasterId);
    return { ...workView(kept, times, now), ...(report && { disaster: disasterOf(person, kept, report, now) }) };
  };
  return { profile, work: work.map(viewOf), learned };
}

/** How to reach its reporter comes only with the disaster by itself, where each look is counted. */
function disasterOf(person: Person, kept: KeptWork, report: ReportRecord, now: number): ReportView {
  const viewer = viewerOf(person, { hasTaken: isTaker(kept, report, now) });
  const { name: _name, contactNumber: _number, ...rest } = reportView(viewer, report);
  return rest;
}

function workView(kept: KeptWork, times: AcceptanceTimes, now: number): WorkView {
  const { id, disasterId, state, why, reason, decidedAt, sharedUntil, certificateId, photos } = kept;
  const { onTheWayAt, arrivedAt, doneAt, endedAt } = kept;
  const { askAt, releaseAt } = signTimes(
    { signAt: kept.signAt.getTime(), askedAt: kept.askedAt?.getTime() },
    times,
    now,
  );
  return {
    _id: id,
    disasterId,
    state,
    ...(why === null ? {} : { why }),
    ...(reason === null ? {} : { reason }),
    decidedAt: decidedAt.toISOString(),
    ...(state === 'accepted' ? { askAt: isoTime(askAt), releaseAt: isoTime(releaseAt) } : {}),
    ...timesThere({ onTheWayAt, arrivedAt, doneAt, endedAt, sharedUntil }),
    ...(certificateId === null ? {} : { certificateId }),
    ...(photos === null ? {} : { photos }),
  };
}

function timesThere<Name extends string>(times: Readonly<Record<Name, Date | null>>): { [Member in Name]?: string } {
  const there = Object.entries<Date | null>(times).filter(([, time]) => time !== null);
  return Object.fromEntries(there.map(([name, time]) => [name, time?.toISOString()])) as { [Member in Name]?: string };
}
