import { distanceKm } from '../../../contract/base/great-circle.ts';
import type { RoadTileEntry } from '../../../contract/roads/road-index.ts';
import { ROAD_PRECISION, ROAD_TILE_STEPS } from '../../../contract/roads/road-tile.ts';
import { missingTiles, roadTile, roadTileList } from '../../data/client/road-tiles.ts';
import type { MapPoint } from '../place.ts';

const KM_PER_DEGREE = 111.195;
const COLUMNS = (360 * ROAD_PRECISION) / ROAD_TILE_STEPS;
const PER_DEGREE = ROAD_PRECISION / ROAD_TILE_STEPS;

/** Kilometres beyond the two ends that a way may lead round. */
const ROUND_KM = 10;

export interface Circle {
  center: MapPoint;
  km: number;
}

/** Two places that a way leads between. */
export interface Ends {
  from: MapPoint;
  to: MapPoint;
}

/** Bytes of the tiles that one way is looked for in: half a million stretches, which a search of a phone of 2 GB has room for. */
const MOST_WAY_BYTES = 6_000_000;

/** Where a way is looked for. Of more tiles than a small phone has room for, those that are the least out of the way. */
function tilesOfWay(ends: Ends, list: readonly RoadTileEntry[]): RoadTileEntry[] {
  const ranked = tilesOfCircle(wayCircle(ends), list).map((tile) => ({ tile, km: kmOver(tile.key, ends) }));
  ranked.sort((a, b) => a.km - b.km);
  let bytes = 0;
  return ranked.map(({ tile }) => tile).filter((tile) => (bytes += tile.bytes) <= MOST_WAY_BYTES);
}

function tilesOfCircle({ center, km }: Circle, list: readonly RoadTileEntry[]): RoadTileEntry[] {
  return list.filter(({ key }) => isNear(key, center, km));
}

/** From one end to the other over the middle of a tile. */
function kmOver(key: string, { from, to }: Ends): number {
  const { row, column } = placeOf(key);
  const middle = { lat: (row + 0.5) / PER_DEGREE - 90, lng: (column + 0.5) / PER_DEGREE - 180 };
  return distanceKm(from, middle) + distanceKm(middle, to);
}

function wayCircle({ from, to }: Ends): Circle {
  const degrees = to.lng - from.lng;
  const shortWay = degrees - 360 * Math.round(degrees / 360);
  const center = { lat: (from.lat + to.lat) / 2, lng: from.lng + shortWay / 2 };
  return { center, km: distanceKm(from, to) / 2 + ROUND_KM };
}

/** The tiles within any of these circles or for any of these ways, and which of them are still to be fetched; `undefined` where no list was to be had. */
export async function tilesAround(reaches: readonly (Circle | Ends)[], signal: AbortSignal) {
  const list = await roadTileList(signal);
  return list && tilesWithin(reaches, list);
}

/** The same of a list that is at hand. */
export async function tilesWithin(reaches: readonly (Circle | Ends)[], list: readonly RoadTileEntry[]) {
  const wanted = new Set(
    reaches.flatMap((reach) => ('km' in reach ? tilesOfCircle(reach, list) : tilesOfWay(reach, list))),
  );
  const tiles = list.filter((tile) => wanted.has(tile));
  return { tiles, missing: await missingTiles(tiles) };
}

/** Fetches and keeps tiles, and answers the bytes of those that are there then. `tell`: how many bytes are done, after each. */
export async function keepTiles(
  tiles: readonly RoadTileEntry[],
  signal: AbortSignal,
  tell: (bytes: number) => void = () => undefined,
): Promise<ArrayBuffer[]> {
  const there: ArrayBuffer[] = [];
  let done = 0;
  for (const tile of tiles) {
    if (signal.aborted) break;
    const bytes = await roadTile(tile, signal);
    if (bytes) there.push(bytes);
    done += tile.bytes;
    tell(done);
  }
  return there;
}

/** Does any part of the tile lie in the square around the circle? */
function isNear(key: string, { lat, lng }: MapPoint, km: number): boolean {
  const { row, column } = placeOf(key);
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const rows = (lat + 90) * PER_DEGREE - (row + 0.5);
  const columns = (lng + 180) * PER_DEGREE - (column + 0.5);
  const around = columns - COLUMNS * Math.round(columns / COLUMNS);
  return Math.abs(rows) <= high * PER_DEGREE + 0.5 && Math.abs(around) <= wide * PER_DEGREE + 0.5;
}

function placeOf(key: string): { row: number; column: number } {
  const [row = 0, column = 0] = key.split('-').map(Number);
  return { row, column };
}
