import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the database must not show, in a form that only who has the server's key can read. */
export interface Vault {
  /** Tells two keys apart, and nothing about either. Kept in the database that was filled with this key. */
  keyCheck: string;
  /** The text, encrypted for this column of this account alone: moved to another row it no longer opens. */
  seal(text: string, accountId: string, column: SealedColumn): string;
  /** Throws for what this key, account and column did not seal. */
  open(sealed: string, accountId: string, column: SealedColumn): string;
  /** A keyed hash, for what must be found again but not guessed from a copy of the database, such as an address. */
  mark(text: string): string;
  /** Bytes for a key of another kind: the same for this server each time, and for no other use. */
  bytesFor(use: 'vapid' | 'delivery codes' | 'test payments' | 'ledger', length: number): Buffer;
}

type SealedColumn = 'sealing_private' | 'totp_secret' | 'aadhaar' | 'blood_group';

/** AES-256-GCM, NIST SP 800-38D: 96-bit nonce, 128-bit tag. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `secret` holds 256 random bits or more; each use has a key of its own by HKDF (RFC 5869). */
export function vaultOf(secret: Uint8Array): Vault {
  const keyFor = (use: string, length = 32) =>
    Buffer.from(hkdfSync('sha256', secret, '', `relief-relay ${use}`, length));
  const sealing = keyFor('sealing');
  const marking = keyFor('marking');
  return {
    keyCheck: keyFor('check').toString('base64url'),
    seal(text, accountId, column) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(placeOf(accountId, column));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, accountId, column) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(placeOf(accountId, column))
        .setAuthTag(tag);
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest('hex'),
    bytesFor: keyFor,
  };
}

function placeOf(accountId: string, column: SealedColumn): Buffer {
  return Buffer.from(`${accountId} ${column}`);
}
