import type { ReportView } from '../../../contract/entities/report.ts';
import type { Point } from '../../../contract/base/great-circle.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { adminReportsOrNear } from '../../data/queries/admin/admin-reports.ts';
import type { ReportedView } from './read-view.ts';
import { wantedFrom } from './wanted.ts';

/** More marks than these say nothing on a phone's screen, and make it slow. */
const MOST_PLACES = 10_000;

/** What a map needs of a report: the rest is let go at once. */
type ReportPlace = Point & Pick<ReportView, 'disasterType' | 'severity' | 'displayStatus'> & { id: string };

export interface ReportPlaces {
  places: ReportPlace[];
  /** Only the newest were looked at. */
  hasMore: boolean;
  /** How many of them have no place. */
  unplaced: number;
  /** None fits the words that are looked for, and these come close. */
  isNear: boolean;
}

/** Where the reports that are looked at are, by this device's copy. */
export async function placesAmong(view: ReportedView): Promise<ReportPlaces> {
  const { rows, hasMore, isNear } = await adminReportsOrNear({ ...wantedFrom(view), limit: MOST_PLACES });
  const places = rows.flatMap(({ _id: id, location, disasterType, severity, shownStatus: displayStatus }) => {
    const place = placeOf(location);
    return place ? [{ id, ...place, disasterType, ...(severity && { severity }), displayStatus }] : [];
  });
  return { places, hasMore, unplaced: rows.length - places.length, isNear };
}
