import { distanceKm } from '../../../contract/base/great-circle.ts';
import { keepRoadTile, roadFile } from '../../data/client/road-tiles.ts';
import { inTime } from '../in-time.ts';
import type { MapPoint } from '../place.ts';
import { tilesAround, type Circle, type Ends } from './tiles-around.ts';

/** Kilometres around the disaster: what a volunteer drives there in a day of detours. */
const AROUND_PLACE_KM = 20;
/** Around where the phone is: to come onto the main road. */
const AROUND_PHONE_KM = 10;
/** A way that is longer than this begins with a flight or a train. */
const LONGEST_WAY_KM = 300;
/** One that has not come after this long is counted as away, so that nothing waits for it without end. */
const TILE_MS = 60_000;

/** The roads around the disaster, around the phone where that is known, and between the two. `undefined`: nobody could say which. */
export async function fieldRoads(place: MapPoint, from: MapPoint | undefined, signal: AbortSignal) {
  const around = await tilesAround(reachesOf(place, from), signal);
  return (
    around && {
      files: around.tiles.map(roadFile),
      missing: around.missing.map((tile) => ({
        bytes: tile.bytes,
        keep: (mayGoOn: AbortSignal) => inTime(mayGoOn, TILE_MS, (either) => keepRoadTile(tile, either)),
      })),
    }
  );
}

function reachesOf(place: MapPoint, from: MapPoint | undefined): (Circle | Ends)[] {
  const there = { center: place, km: AROUND_PLACE_KM };
  if (!from) return [there];
  const way = distanceKm(from, place) <= LONGEST_WAY_KM ? [{ from, to: place }] : [];
  return [there, { center: from, km: AROUND_PHONE_KM }, ...way];
}
