import { operate } from './lib/operate.mjs';

/**
 * `npm run reset-link --silent -- [--without-second-step] EMAIL`: a link by which that account sets a new password, once, within
 * 15 minutes; with the option it ends the second step too. For the only admin of a server, and for one who lost phone and recovery
 * codes. The server may run. Environment as for `npm start`.
 */
await operate('reset-link');
