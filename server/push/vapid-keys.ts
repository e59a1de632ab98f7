import { createPrivateKey, type KeyObject } from 'node:crypto';
import { publicPoint } from '../start/vapid-pair.mjs';
import type { Vault } from '../vault.ts';

/** By which push services know this server (RFC 8292). Phones subscribe with the public one: another pair, and all have to do so again. */
export interface VapidKeys {
  /** Uncompressed P-256, unpadded base64url: 87 characters. */
  publicKey: string;
  privateKey: KeyObject;
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** FIPS 186-5, A.2.1: 64 bits more than the order has, so that none is likelier than another. */
const SEED_BYTES = 40;

/** Those of the settings, else ones made from the server's key: the same at each start, and in every process that has that key. */
export function ownVapidKeys(
  given: { publicKey: string; privateKey: string } | undefined,
  vault: Pick<Vault, 'bytesFor'>,
): VapidKeys {
  if (given !== undefined) {
    return keysOf(Buffer.from(given.privateKey, 'base64url'));
  }
  const seed = BigInt(`0x${vault.bytesFor('vapid', SEED_BYTES).toString('hex')}`);
  const scalar = (seed % (ORDER - 1n)) + 1n;
  return keysOf(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
}

function keysOf(scalar: Buffer): VapidKeys {
  const point = publicPoint(scalar);
  const base64url = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: base64url(scalar),
    x: base64url(point.subarray(1, 33)),
    y: base64url(point.subarray(33)),
  };
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}
