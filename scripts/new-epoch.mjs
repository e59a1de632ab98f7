import { operate } from './lib/operate.mjs';

/**
 * `npm run new-epoch`: after a database was put back to an earlier state by means that the server cannot see, makes
 * each phone ask what is missing and send it again. Environment as for `npm start`; the server may run.
 */
await operate('new-epoch');
