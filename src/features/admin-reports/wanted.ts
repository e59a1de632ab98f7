import type { DisplayStatus } from '../../../contract/enumerations.ts';
import { isoTime } from '../../../contract/base/clock.ts';
import type { ReportQuery } from '../../data/commands/admin/find-records.ts';
import type { AdminReportFilter, WantedReports } from '../../data/queries/admin/admin-reports.ts';
import { askedPlace, placeOfView } from '../../maps/near/near-place.ts';
import { ages, type ReportedView } from './read-view.ts';

/** What a view asks of this device's copy. */
export function wantedFrom(view: ReportedView): Omit<WantedReports, 'limit'> {
  const { status, type, severity, age, km } = view;
  const from = placeOfView(view);
  const text = view.search.trim();
  const filter: AdminReportFilter = {
    ...(type && { type }),
    ...(severity && { severity }),
    ...(age && ages[age]),
    ...(from && { near: { from, km } }),
    ...(isMainOnly(view) && { lane: 'main' }),
    ...(text !== '' && { text }),
  };
  return { status, filter };
}

const HOUR_MS = 3_600_000;

/** The same, asked of the server. `now` in epoch milliseconds. */
export function queryFrom(view: ReportedView, now: number): ReportQuery {
  const { status, type, severity, age } = view;
  const search = view.search.trim();
  const hours: { newerThanHours?: number; olderThanHours?: number } = age === undefined ? {} : ages[age];
  const before = (count: number) => isoTime(now - count * HOUR_MS);
  return {
    status,
    ...(type && { type }),
    ...(severity && { severity }),
    ...(hours.newerThanHours !== undefined && { from: before(hours.newerThanHours) }),
    ...(hours.olderThanHours !== undefined && { to: before(hours.olderThanHours) }),
    ...askedPlace(view),
    ...(isMainOnly(view) && { lane: 'main' }),
    ...(search !== '' && { search }),
  };
}

/** What is held back stands on the Desk, so that nobody can bury the others; who looks for words looks everywhere. */
function isMainOnly({ status, search }: Pick<ReportedView, 'status' | 'search'>): boolean {
  return status === ('pending' satisfies DisplayStatus) && search.trim() === '';
}
