import { areaCentre } from '../../../contract/policies/service-area.ts';
import { squareOf } from '../../../contract/policies/report-index.ts';
import { lastPlace } from '../last-place.ts';
import { readPerson } from '../person-store.ts';
import { alertState } from '../queries/alerts.ts';
import { ngoCopy } from '../queries/ngos/own-ngo.ts';

/**
 * The square of a degree around which this phone keeps more of a list than elsewhere: where an organization works, where its person wants
 * alerts for, or where its map was last. Undefined where nothing is known, and for admins, whose desk is of everywhere.
 */
export async function nearSquare(): Promise<string | undefined> {
  const role = readPerson()?.role;
  if (role === 'admin') return undefined;
  const area = role === 'ngo' ? areaCentre((await ngoCopy())?.ngo.area) : undefined;
  const { wishes, place: told } = (await alertState()) ?? {};
  const wished = wishes?.place ?? told;
  const place = area ?? (wished ? { lat: wished.lati, lng: wished.long } : lastPlace());
  return place && squareOf(place);
}
