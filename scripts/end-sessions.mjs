import { operate } from './lib/operate.mjs';

/** `npm run end-sessions -- --yes`: signs everybody out everywhere. The server may run. Environment as for `npm start`. */
await operate('end-sessions');
