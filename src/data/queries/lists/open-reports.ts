import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { openStatuses, type DisasterType, type OpenStatus, type Severity } from '../../../../contract/enumerations.ts';
import { mainDb } from '../../db.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { eachRow } from './each-row.ts';

/** What is asked for; what is absent may be any. */
export interface DisasterFilter {
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
  status?: OpenStatus | undefined;
}

/** An admin's copy holds reports that wait for a decision, and dismissed ones: those are no part of the public face. */
export function isOpen({ displayStatus }: Pick<ReportRow, 'displayStatus'>): boolean {
  return displayStatus === 'active' || displayStatus === 'resolved';
}

/** At most `limit` confirmed disasters: the active ones first, of each the newest first. */
export async function newestOpen(filter: DisasterFilter, limit: number): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const status of filter.status ? [filter.status] : openStatuses) {
    if (rows.length >= limit) break;
    // An array sorts after every text, so that `[status, []]` ends the range.
    const newest = mainDb.reports.where('[displayStatus+reportedAt]').between([status, ''], [status, []]).reverse();
    const wanted = filter.type || filter.severity ? newest.filter((row) => isWanted(row, filter)) : newest;
    rows.push(...(await wanted.limit(limit - rows.length).toArray()));
  }
  return rows;
}

/** The same by their distance from `from`; of which no place is known come last. */
export async function nearestOpen(filter: DisasterFilter, from: Point, limit: number): Promise<ReportRow[]> {
  const found: { id: string; status: string; km: number; at: string }[] = [];
  await eachOpen(filter, (row) => {
    const place = placeOf(row.location);
    const km = place ? distanceKm(from, place) : Number.POSITIVE_INFINITY;
    found.push({ id: row._id, status: row.displayStatus, km, at: row.reportedAt });
  });
  found.sort(
    (a, b) => compare(a.status, b.status) || compare(a.km, b.km) || compare(b.at, a.at) || compare(a.id, b.id),
  );
  const rows = await mainDb.reports.bulkGet(found.slice(0, limit).map(({ id }) => id));
  return rows.filter((row) => row !== undefined);
}

/** Shows `visit` each confirmed disaster that is asked for. */
export function eachOpen(filter: DisasterFilter, visit: (row: ReportRow) => void): Promise<void> {
  return eachRow(mainDb.reports, (row) => {
    if (isOpen(row) && isWanted(row, filter)) visit(row);
  });
}

function isWanted(row: ReportRow, { type, severity, status }: DisasterFilter): boolean {
  return (
    (type === undefined || row.disasterType === type) &&
    (severity === undefined || row.severity === severity) &&
    (status === undefined || row.displayStatus === status)
  );
}

/** Also for infinite distances, of which one minus the other is no number. */
export function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : Number(a > b);
}
