import type { InferInput } from 'valibot';
import type { Point } from '../../../contract/base/great-circle.ts';
import { ok, type Result } from '../../../contract/base/result.ts';
import type { findDisasters as findCall } from '../../../contract/calls/find-disasters.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { limits } from '../../../contract/limits.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { readRecords } from '../lists/read-records.ts';
import type { ReportRow } from '../lists/rows.ts';
import { isOpen, type DisasterFilter } from '../queries/lists/open-reports.ts';
import type { Page } from './accounts/approvals.ts';

type Query = InferInput<typeof findCall.query>;
type Found = Promise<Result<Page<ReportView>, CallFailure>>;

/** Kilometres around a place that are looked through one after the other: the nearest are to be there before those far away. */
export const RINGS_KM = [2, 10, 50, 150] as const;

/**
 * Confirmed disasters of the server, the active ones first, of each the newest first: what everybody may know of them, for the server is
 * asked as nobody, as by all public pages. Never rejects.
 */
export async function findDisasters(query: Query): Found {
  const answer = await callApi('findDisasters', { query });
  if (!answer.ok) return answer;
  const rows = readRecords('reports', answer.value.data) as Omit<ReportRow, 'round'>[];
  return ok({ rows: rows.filter(isOpen), next: answer.value.next });
}

export interface NearQuery extends DisasterFilter, Point {
  /** Of the page before: its ring, and the place in that. */
  cursor?: string;
}

/** The same around a place that the server is told to a kilometre, ring after ring: a page goes on to the next where there is nothing. */
export async function findDisastersNear({ lat, lng, cursor = '0', ...filter }: NearQuery): Found {
  const [first = '0', place = ''] = cursor.split(' ');
  for (let ring = Number(first), within = place; ; ring += 1, within = '') {
    const found = await findDisasters({
      ...filter,
      lati: degrees(lat),
      long: degrees(lng),
      radiusKm: String(RINGS_KM[ring]),
      ...(within !== '' && { cursor: within }),
    });
    // So wide a circle holds too much so far from the equator.
    if (!found.ok && ring > 0 && found.failure.kind === 'invalid') return ok({ rows: [], next: undefined });
    if (!found.ok) return found;
    const { rows, next } = found.value;
    if (next !== undefined) return ok({ rows, next: `${ring} ${next}` });
    const isLast = ring + 1 >= RINGS_KM.length;
    if (isLast || rows.length > 0) return ok({ rows, next: isLast ? undefined : `${ring + 1}` });
  }
}

/** The newest of those in a circle that the server is told to a kilometre, a page of them; undefined where it does not answer. */
export async function disastersAround(
  centre: Point,
  radiusKm: number,
  filter: DisasterFilter,
): Promise<readonly ReportView[] | undefined> {
  const [widest] = RINGS_KM.slice(-1);
  const found = await findDisasters({
    ...filter,
    lati: degrees(centre.lat),
    long: degrees(centre.lng),
    radiusKm: String(Math.min(radiusKm, widest ?? radiusKm)),
  });
  return found.ok ? found.value.rows : undefined;
}

function degrees(value: number): string {
  return publicDegrees(value).toFixed(limits.publicPositionDecimals);
}
