import type { Near } from '../../contract/entities/near.ts';
import type { WirePosition } from '../../contract/entities/fields.ts';
import { placeOf } from '../../contract/policies/place-of.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { countryAt, readCountries } from './country-file.ts';
import { nearestTown } from './nearest-town.ts';
import { readTowns } from './town-file.ts';

/** Places that are remembered, some hundred bytes each: lists ask for the same ones again and again. */
const REMEMBERED = 5000;

/** Of a file that could not be read `null`: without towns no place has a name, without countries the nearest town is it wherever the border is. */
export const knownTowns = once('towns.br', readTowns);
const countries = once('countries.br', readCountries);
const remembered = new Map<string, Near | undefined>();

/**
 * The town that a position is near, by what the public may see of it: of two positions that are rounded to the same, both have the
 * same town and the same distance, so that the name tells nobody more than the numbers do.
 */
export function nearPlace(position: WirePosition | undefined): Near | undefined {
  const place = placeOf(position);
  if (place === undefined) return undefined;
  const rounded = { lat: publicDegrees(place.lat), lng: publicDegrees(place.lng) };
  const key = `${rounded.lat},${rounded.lng}`;
  if (remembered.has(key)) return remembered.get(key);
  const [all, borders] = [knownTowns(), countries()];
  const near =
    all === null ? undefined : nearestTown(all, rounded, borders === null ? '' : countryAt(borders, rounded));
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, near);
  return near;
}

/** Read when the first place is asked for, once. A server whose file is damaged answers all the same. */
function once<Read>(name: string, read: () => Read): () => Read | null {
  let kept: Read | null | undefined;
  return () => {
    if (kept !== undefined) return kept;
    try {
      kept = read();
    } catch (error) {
      process.emitWarning(
        `Places are not named as they should be: server/places/${name} cannot be read (${String(error)})`,
      );
      kept = null;
    }
    return kept;
  };
}
