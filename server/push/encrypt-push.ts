import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** RFC 8291, section 4: one record, which a push service takes up to 4,096 bytes of. */
const RECORD_BYTES = 4096;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 65;
/** Salt, size of records, length of the key's name, and that name: our public key (RFC 8188, 2.1). */
const HEAD_BYTES = SALT_BYTES + 4 + 1 + KEY_BYTES;
/** Ends the last record, before any padding. */
const LAST = Buffer.from([2]);

const KEY_INFO = Buffer.from('WebPush: info\0');
const CIPHER_INFO = Buffer.from('Content-Encoding: aes128gcm\0\u0001');
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0\u0001');
const ONE = Buffer.from([1]);

/** The bytes that a message may have. */
export const PAYLOAD_BYTES = RECORD_BYTES - HEAD_BYTES - TAG_BYTES - LAST.length;

export interface DeviceKeys {
  /** Unpadded base64url, as the browser gave them. */
  p256dh: string;
  auth: string;
}

/** Instead of chance; for tests against the values of the standard. */
export interface FixedChance {
  salt: Uint8Array;
  privateKey: Uint8Array;
}

/**
 * A message that the device alone can read, as the body of a request with `Content-Encoding: aes128gcm` (RFC 8291, RFC 8188). Throws for
 * a key that is no point of P-256, and for a message that is too long.
 */
export function encryptPush(payload: Uint8Array, device: DeviceKeys, fixed?: FixedChance): Buffer {
  if (payload.length > PAYLOAD_BYTES) throw new RangeError(`a push of ${payload.length} bytes`);
  const devicePublic = Buffer.from(device.p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  if (fixed) pair.setPrivateKey(fixed.privateKey);
  else pair.generateKeys();
  const ourPublic = pair.getPublicKey();
  const shared = hmac(Buffer.from(device.auth, 'base64url'), pair.computeSecret(devicePublic));
  const material = hmac(shared, KEY_INFO, devicePublic, ourPublic, ONE);
  const salt = fixed?.salt ?? randomBytes(SALT_BYTES);
  const secret = hmac(salt, material);
  const key = hmac(secret, CIPHER_INFO).subarray(0, 16);
  const nonce = hmac(secret, NONCE_INFO).subarray(0, 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(KEY_BYTES, 4);
  return Buffer.concat([
    salt,
    sizes,
    ourPublic,
    cipher.update(payload),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
