import { createECDH } from 'node:crypto';

/**
 * Are the two one pair of P-256, in unpadded base64url?
 *
 * @param {string} publicKey
 * @param {string} privateKey
 * @returns {boolean}
 */
export function isVapidPair(publicKey, privateKey) {
  try {
    const isKey = /^[A-Za-z0-9_-]{43}$/.test(privateKey);
    return isKey && publicPoint(Buffer.from(privateKey, 'base64url')).toString('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * The uncompressed public point (65 bytes) of a private key of P-256 (32 bytes). Throws where that is none.
 *
 * @param {Buffer} scalar
 * @returns {Buffer}
 */
export function publicPoint(scalar) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  return pair.getPublicKey();
}
