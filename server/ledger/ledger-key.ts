import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { checkpointText, type Checkpoint } from '../../contract/ledger/checkpoint.ts';
import type { Sha256 } from '../../contract/ledger/merkle.ts';
import { formatKey, formatNote, keyIdOf } from '../../contract/ledger/signed-note.ts';
import type { Vault } from '../vault.ts';

export const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** By which the ledger's checkpoints are known: Ed25519. */
export interface LedgerKey {
  publicKey: Uint8Array;
  privateKey: KeyObject;
}

const SEED_BYTES = 32;
/** What stands before the seed of an Ed25519 key in PKCS #8, and before the key itself in SPKI (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX_BYTES = 12;

/** Made from the server's own key, as all others are: the same at each start, and in every process that has that key. */
export function ledgerKeyOf(vault: Pick<Vault, 'bytesFor'>): LedgerKey {
  const seed = vault.bytesFor('ledger', SEED_BYTES);
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { publicKey: new Uint8Array(spki.subarray(PUBLIC_PREFIX_BYTES)), privateKey };
}

/** The checkpoint as a signed note. The key signs under the name of the log's origin. */
export function signCheckpoint({ publicKey, privateKey }: LedgerKey, checkpoint: Checkpoint): string {
  const text = checkpointText(checkpoint);
  const name = checkpoint.origin;
  const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey));
  return formatNote({ text, signatures: [{ name, keyId: keyIdOf(sha256, { name, publicKey }), signature }] });
}

/** The public key under an origin's name, in the form that tools for signed notes take. */
export function publicLedgerKey({ publicKey }: LedgerKey, origin: string): string {
  return formatKey(sha256, { name: origin, publicKey });
}
