import { operate } from './lib/operate.mjs';

/**
 * `npm run import -- FILE`: adds what an export holds to what is there, all of it or, if the file is not whole, nothing.
 * The server may run. Environment as for `npm start`.
 */
await operate('import');
