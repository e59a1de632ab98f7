import type { Near } from '../../contract/entities/near.ts';
import type { WirePosition } from '../../contract/entities/fields.ts';
import { placeOf } from '../../contract/policies/place-of.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { nearestTown } from './nearest-town.ts';
import { readTowns, type Towns } from './town-file.ts';

/** Places that are remembered, some hundred bytes each: lists ask for the same ones again and again. */
const REMEMBERED = 5000;

/** `null`: the file could not be read, and no place has a name. */
let towns: Towns | null | undefined;
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
  if (towns === undefined) towns = townsOrNone();
  const near = towns === null ? undefined : nearestTown(towns, rounded);
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, near);
  return near;
}

/** Read when the first place is asked for, once. A server whose file is damaged answers all the same, without names. */
function townsOrNone(): Towns | null {
  try {
    return readTowns();
  } catch (error) {
    process.emitWarning(`No place has a name: server/places/towns.br cannot be read (${String(error)})`);
    return null;
  }
}
