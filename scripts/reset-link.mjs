import { operate } from './lib/operate.mjs';

/**
 * `npm run reset-link --silent -- EMAIL`: a link by which that account sets a new password, once, within 15 minutes. For the
 * only admin of a server. The server may run. Environment as for `npm start`.
 */
await operate('reset-link');
