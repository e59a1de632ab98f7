import { keptRoadTileList, roadTile } from '../../data/client/road-tiles.ts';
import type { MapPoint } from '../place.ts';
import { askWorker } from './ask-worker.ts';
import { tilesWithin } from './tiles-around.ts';

/** A stretch may begin in the tile beside that of its middle. */
const AROUND_KM = 1;
/** As many as a slow phone draws and reads in a moment. */
const MOST_TILES = 24;

/** The stretches that each of these spots blocks, by the roads that this phone has: nothing is fetched. Never rejects. */
export async function blockedStretches(spots: readonly MapPoint[], signal: AbortSignal): Promise<MapPoint[][][]> {
  const none = spots.map(() => []);
  try {
    const around = await tilesWithin(
      spots.map((center) => ({ center, km: AROUND_KM })),
      await keptRoadTileList(),
    );
    const here = around.tiles.filter((tile) => !around.missing.includes(tile)).slice(0, MOST_TILES);
    const tiles = await Promise.all(here.map((tile) => roadTile(tile, signal)));
    const there = tiles.filter((bytes) => bytes !== undefined);
    if (there.length === 0 || signal.aborted) return none;
    return await askWorker<MapPoint[][][]>({ tiles: there, spots }, signal, { broken: none, tooLate: none });
  } catch (error) {
    console.warn('stretches', error);
    return none;
  }
}
