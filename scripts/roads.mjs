import { operate } from './lib/operate.mjs';

/**
 * `npm run roads -- area.osm.pbf` (or `.osm`): makes the roads of an extract of OpenStreetMap into the tiles that phones find ways by.
 * An area is known by its file's name: the same name again replaces it. Environment as for `npm start`.
 */
await operate('roads');
