/** Roads that this phone has: for where there is no network. The app's own clean-ups leave this cache alone, but for a logout. */
export const ROAD_CACHE = 'relief-relay-roads';
/** Parts of the base map that were promised for the field: apart from those that looking at maps brings, which make room for one another. */
export const FIELD_MAP_CACHE = 'relief-relay-field-map';

/** The squares of the map that are there tell where somebody was: they go with their session. Never rejects. */
export async function dropFieldCaches(): Promise<void> {
  try {
    await Promise.all([caches.delete(ROAD_CACHE), caches.delete(FIELD_MAP_CACHE)]);
  } catch {
    // The browser has no such store, such as on plain http.
  }
}
