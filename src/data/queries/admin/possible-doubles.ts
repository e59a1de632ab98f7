import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { publicDisasterType } from '../../../../contract/policies/public-disaster-type.ts';
import { adminReports } from './admin-reports.ts';

/** Two reports of one type so near each other, and so soon after one another, may tell of the same event. */
const NEAR_KM = 2;
const SOON_MS = 24 * 3_600_000;
/** Squares of which a neighbour is never farther away than the next one, up to 60° north and south. */
const SQUARES_PER_DEGREE = 25;
/** A desk shows hundreds of rows; beyond so many open reports the oldest are not compared. */
const MOST = 5000;

type Compared = Pick<ReportView, '_id' | 'disasterType' | 'location' | 'reportedAt'>;

/** How many others may tell of the same event: of those for which there is one. A hint for a person, who decides. */
export type PossibleDoubles = ReadonlyMap<string, number>;

/** Among the open reports of this device's copy. */
export async function doublesOnPhone(): Promise<PossibleDoubles> {
  const { rows } = await adminReports({ status: ['pending', 'active'], limit: MOST });
  return doublesAmong(rows);
}

export function doublesAmong(reports: readonly Compared[]): PossibleDoubles {
  const bySquare = new Map<string, Placed[]>();
  const doubles = new Map<string, number>();
  const count = (id: string) => doubles.set(id, (doubles.get(id) ?? 0) + 1);
  for (const report of reports) {
    const place = placeOf(report.location);
    if (place === undefined) continue;
    const one: Placed = { id: report._id, place, at: epochMsOf(report.reportedAt) };
    const type = publicDisasterType(report.disasterType);
    const [row, column] = [squareOf(place.lat), squareOf(place.lng)];
    for (const key of squaresAround(type, row, column)) {
      for (const other of bySquare.get(key) ?? []) {
        if (!isDouble(one, other)) continue;
        count(one.id);
        count(other.id);
      }
    }
    const own = keyOf(type, row, column);
    bySquare.set(own, [...(bySquare.get(own) ?? []), one]);
  }
  return doubles;
}

interface Placed {
  id: string;
  place: Point;
  /** Epoch milliseconds. */
  at: number;
}

function isDouble(one: Placed, other: Placed): boolean {
  return Math.abs(one.at - other.at) <= SOON_MS && distanceKm(one.place, other.place) <= NEAR_KM;
}

const squareOf = (degrees: number) => Math.floor(degrees * SQUARES_PER_DEGREE);
const keyOf = (type: string, row: number, column: number) => `${type} ${row} ${column}`;

function squaresAround(type: string, row: number, column: number): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => keyOf(type, row + north, column + east)));
}
