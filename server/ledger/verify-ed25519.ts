import { createPublicKey, verify } from 'node:crypto';
import type { VerifyEd25519 } from '../../contract/ledger/signed-note.ts';

/** What stands before an Ed25519 key in SPKI (RFC 8410). */
const PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export const verifyEd25519: VerifyEd25519 = (publicKey, bytes, signature) => {
  const key = createPublicKey({ key: Buffer.concat([PREFIX, publicKey]), format: 'der', type: 'spki' });
  return Promise.resolve(verify(null, bytes, key, signature));
};
