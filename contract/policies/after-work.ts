import { epochMsOf } from '../base/iso-time.ts';
import type { WorkView } from '../entities/volunteer.ts';
import type { ReportView } from '../entities/report.ts';
import { publicDegrees } from './public-position.ts';
import { placeOf } from './place-of.ts';
import { isBusy } from './work-states.ts';

/** How long a volunteer's phone keeps whom to call and where exactly it was, once their work there has come to its end. */
export const AFTER_WORK_HOURS = 24;
const AFTER_WORK_MS = AFTER_WORK_HOURS * 60 * 60_000;

type Ending = Pick<WorkView, 'state' | 'endedAt'>;

/** Epoch milliseconds at which that leaves the phone; `undefined` while they are on it, or wait for their work to be confirmed. */
export function leavesAt({ state, endedAt }: Ending): number | undefined {
  if (isBusy(state) || state === 'done' || endedAt === undefined) return undefined;
  const at = epochMsOf(endedAt) + AFTER_WORK_MS;
  return Number.isFinite(at) ? at : undefined;
}

export function hasLeft(work: Ending, now: number): boolean {
  const at = leavesAt(work);
  return at !== undefined && at <= now;
}

type Placed = Pick<ReportView, 'address' | 'location' | 'locationAccuracy'>;

/** The disaster with its place as everybody is told it. */
export function withoutExactPlace<Report extends Placed>(report: Report): Report {
  const { address: _address, locationAccuracy: _accuracy, ...rest } = report;
  const place = placeOf(report.location);
  const location = place && { lati: publicDegrees(place.lat), long: publicDegrees(place.lng) };
  return { ...rest, ...(location && { location }) } as Report;
}
