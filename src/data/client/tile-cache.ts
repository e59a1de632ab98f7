/** Pictures of the map that were seen before: for where there is no network. The app's own clean-ups leave this cache alone. */
export const TILE_CACHE = 'relief-relay-tiles';

let isGivenUp = false;

/** Has this page or worker found the phone short of room? Then it keeps no more tiles. */
export function areTilesGivenUp(): boolean {
  return isGivenUp;
}

/** The phone's space belongs to what waits to be sent. Answers whether there were any to drop. Never rejects. */
export async function dropTiles(): Promise<boolean> {
  isGivenUp = true;
  try {
    return await caches.delete(TILE_CACHE);
  } catch {
    return false;
  }
}
