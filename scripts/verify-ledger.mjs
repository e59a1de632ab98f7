import { operate } from './lib/operate.mjs';

/**
 * `npm run verify-ledger -- FILE|URL [--since FILE] [--key KEY]`: checks a whole ledger, downloaded or at a server, and that it still has
 * what a checkpoint from before had. Needs no database.
 */
await operate('verify-ledger');
