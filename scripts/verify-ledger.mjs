import { operate } from './lib/operate.mjs';

/**
 * `npm run verify-ledger -- FILE|URL [--since FILE] [--key KEY]`: checks a whole ledger, downloaded or at a server, and that it still has
 * what a checkpoint from before had. `npm run verify-ledger -- PROOF_FILE [--key KEY]`: checks the `tlog-proof` of one receipt. Needs no database.
 */
await operate('verify-ledger');
