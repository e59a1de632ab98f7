import { FIELD_MAP_CACHE } from './field-caches.ts';

/** Pictures of the map that were seen before: for where there is no network. The app's own clean-ups leave this cache alone. */
export const TILE_CACHE = 'relief-relay-tiles';
/** And parts of the base map's file. */
export const BASE_MAP_CACHE = 'relief-relay-base-map';

/** Has this phone ever kept anything of the base map? Never rejects. */
export async function hasKeptBaseMap(): Promise<boolean> {
  try {
    return (await caches.has(BASE_MAP_CACHE)) || (await caches.has(FIELD_MAP_CACHE));
  } catch {
    return false;
  }
}

let isGivenUp = false;

/** Has this page or worker found the phone short of room? Then it keeps no more tiles. */
export function areTilesGivenUp(): boolean {
  return isGivenUp;
}

/** The phone's space belongs to what waits to be sent. Answers whether there were any to drop. Never rejects. */
export async function dropTiles(): Promise<boolean> {
  isGivenUp = true;
  try {
    const dropped = await Promise.all([caches.delete(TILE_CACHE), caches.delete(BASE_MAP_CACHE)]);
    return dropped.includes(true);
  } catch {
    return false;
  }
}
