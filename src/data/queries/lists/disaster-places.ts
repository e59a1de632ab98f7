import type { Point } from '../../../../contract/base/great-circle.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { ofOwnCopy } from './lists.ts';
import { compare, eachOpen, type DisasterFilter } from './open-reports.ts';

/** More marks than these say nothing on a phone's screen, and make it slow. */
export const MOST_PLACES = 10_000;

/** What a map needs of a disaster. */
export interface DisasterPlace
  extends Point, Pick<ReportRow, 'disasterType' | 'severity' | 'displayStatus' | 'reportedAt'> {
  id: string;
}

export interface DisasterPlaces {
  /** At most `MOST_PLACES`: the active ones first, of each the newest. */
  places: DisasterPlace[];
  /** How many more have a place. */
  more: number;
  /** How many have none. */
  unplaced: number;
}

/** Where the confirmed disasters of this device's copy are. Never rejects. */
export function disasterPlaces(filter: DisasterFilter): Promise<DisasterPlaces> {
  const none: DisasterPlaces = { places: [], more: 0, unplaced: 0 };
  return ofOwnCopy('reports', () => read(filter), none).catch(() => none);
}

async function read(filter: DisasterFilter): Promise<DisasterPlaces> {
  const places: DisasterPlace[] = [];
  let unplaced = 0;
  await eachOpen(filter, ({ _id: id, location, disasterType, severity, displayStatus, reportedAt }) => {
    const place = placeOf(location);
    if (place) places.push({ id, ...place, disasterType, severity, displayStatus, reportedAt });
    else unplaced += 1;
  });
  places.sort((a, b) => compare(a.displayStatus, b.displayStatus) || compare(b.reportedAt, a.reportedAt));
  return { places: places.slice(0, MOST_PLACES), more: Math.max(0, places.length - MOST_PLACES), unplaced };
}
