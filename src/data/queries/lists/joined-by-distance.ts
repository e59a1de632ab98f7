import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { compare } from './open-reports.ts';

/** Each with its distance, in the order in which a phone lists the nearest: the active ones first, those without a place last. */
export function joinedByDistance(
  own: readonly ReportView[],
  others: readonly ReportView[],
  from: Point,
): (ReportView & { km?: number })[] {
  const rows = [...own, ...others].map((row) => {
    const place = placeOf(row.location);
    return place ? { ...row, km: distanceKm(from, place) } : row;
  });
  return rows.sort(
    (a: ReportView & { km?: number }, b: ReportView & { km?: number }) =>
      compare(a.displayStatus, b.displayStatus) ||
      compare(a.km ?? Number.POSITIVE_INFINITY, b.km ?? Number.POSITIVE_INFINITY) ||
      compare(b.reportedAt, a.reportedAt) ||
      compare(a._id, b._id),
  );
}
