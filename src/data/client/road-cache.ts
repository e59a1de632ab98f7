/** Roads that this phone has: for where there is no network. The app's own clean-ups leave this cache alone, but for a logout. */
export const ROAD_CACHE = 'relief-relay-roads';

/** The squares of the map that are there tell where somebody was: they go with their session. Never rejects. */
export async function dropRoads(): Promise<void> {
  try {
    await caches.delete(ROAD_CACHE);
  } catch {
    // The browser has no such store, such as on plain http.
  }
}
