import { createHmac, timingSafeEqual } from 'node:crypto';
import { plainDigits } from '../../contract/base/digits.ts';
import { referenceAlphabet } from '../../contract/reference.ts';
import type { Vault } from '../vault.ts';

/** 30 bits, and five tries: nobody guesses it. Six signs are said once over a bad line. */
const SIGNS = 6;
const KEY_BYTES = 32;

/**
 * The code by which the receiver of a delivery confirms it. It is made of the delivery's id with a key of this server: it stands in no
 * database and no export, and is the same each time.
 */
export function receiverCode(vault: Vault, deliveryId: string): string {
  const hash = createHmac('sha256', vault.bytesFor('delivery codes', KEY_BYTES)).update(deliveryId).digest();
  return Array.from(hash.subarray(0, SIGNS), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

/** As it was said and typed: in any case, with spaces or hyphens, with letters that the alphabet leaves out for their likeness. */
export function isReceiverCode(vault: Vault, deliveryId: string, typed: string): boolean {
  const key = vault.bytesFor('delivery codes', KEY_BYTES);
  const hashOf = (text: string) => createHmac('sha256', key).update(`compared ${text}`).digest();
  // Hashes are of one length, and the time that their comparison takes tells nothing.
  return timingSafeEqual(hashOf(receiverCode(vault, deliveryId)), hashOf(plainCode(typed)));
}

function plainCode(typed: string): string {
  return plainDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
