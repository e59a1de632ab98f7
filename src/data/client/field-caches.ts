/** Roads that this phone has: for where there is no network. The app's own clean-ups leave this cache alone, but for a logout. */
export const ROAD_CACHE = 'relief-relay-roads';
/** Parts of the base map that were promised for the field: apart from those that looking at maps brings, which make room for one another. */
export const FIELD_MAP_CACHE = 'relief-relay-field-map';
