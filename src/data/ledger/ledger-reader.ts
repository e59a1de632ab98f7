import { LEDGER_PREFIX } from '../../../contract/calls/ledger-addresses.ts';
import type { LogReader } from '../../../contract/ledger/follow-log.ts';
import { parseKey } from '../../../contract/ledger/signed-note.ts';
import { askLedger } from '../client/ask-ledger.ts';
import { sha256Fallback } from '../outbox/adapters/sha256-fallback.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

/** Reads the ledger of the server, by the key that its settings name; undefined where they name none. */
export function ledgerReader(ledgerKey: string | undefined): LogReader | undefined {
  const key = parseKey(sha256Fallback, ledgerKey ?? '');
  if (key === undefined) return undefined;
  return {
    sha256: sha256Fallback,
    verify: verifyEd25519,
    publicKey: key.publicKey,
    async read(origin, path) {
      // An origin is the log's address without the scheme: the host may have had another name then.
      const at = origin.indexOf(`${LEDGER_PREFIX}/`);
      return at < 0 ? undefined : askLedger(`${origin.slice(at)}/${path}`);
    },
  };
}
