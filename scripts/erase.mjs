import { operate } from './lib/operate.mjs';

/**
 * `npm run erase -- ID --yes`: removes one record and what its receipt said, for good. A phone that sends it again is told
 * that it is gone. The server may run. Environment as for `npm start`.
 */
await operate('erase');
