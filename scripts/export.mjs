import { operate } from './lib/operate.mjs';

/**
 * `npm run export -- FILE`, or `npm run --silent export -- -` for stdout: all that people sent, with the receipts, as one file of JSON
 * lines. One moment of the database, also while the server runs. Environment as for `npm start`.
 */
await operate('export');
