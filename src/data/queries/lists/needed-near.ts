import { MOST_REQUESTS, NEAR_KM, neededAround, type Needed } from '../../../../contract/policies/needs-around.ts';
import { mainDb } from '../../db.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { areasAround } from '../../lists/areas-around.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { ofOwnCopy } from './lists.ts';

/**
 * What is asked for near a disaster: of the open requests of this device's copy for the same type of disaster, by kind. Null where
 * nobody can say what is near: its place is not known, or there is no copy. Never rejects.
 */
export function neededNear({
  disasterType,
  location,
}: Pick<ReportRow, 'disasterType' | 'location'>): Promise<Needed | null> {
  const place = placeOf(location);
  if (place === undefined) return Promise.resolve(null);
  const read = async () => {
    const around: AidRow[] = [];
    for (const area of areasAround(disasterType, place, NEAR_KM)) {
      const left = MOST_REQUESTS + 1 - around.length;
      if (left > 0) around.push(...(await mainDb.aid.where('area').equals(area).limit(left).toArray()));
    }
    return neededAround(place, around);
  };
  return ofOwnCopy<Needed | null>('aid', read, null).catch(() => null);
}
