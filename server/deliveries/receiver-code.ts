import { createHmac, timingSafeEqual } from 'node:crypto';
import { plainDigits } from '../../contract/base/digits.ts';
import { referenceAlphabet } from '../../contract/reference.ts';
import type { Vault } from '../vault.ts';

/** 30 bits, and five tries: nobody guesses it. Six signs are said once over a bad line. */
const SIGNS = 6;
const KEY_BYTES = 32;

/** A delivery, and how many codes it had before this one. */
export interface Coded {
  id: string;
  codeRound: number;
}

/**
 * The code by which the receiver of a delivery confirms it. It is made of the delivery's id with a key of this server: it stands in no
 * database and no export, and is the same each time, until an admin has another one made.
 */
export function receiverCode(vault: Vault, { id, codeRound }: Coded): string {
  const made = codeRound === 0 ? id : `${id} ${codeRound}`;
  const hash = createHmac('sha256', vault.bytesFor('delivery codes', KEY_BYTES)).update(made).digest();
  return Array.from(hash.subarray(0, SIGNS), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('');
}

/** As it was said and typed: in any case, with spaces or hyphens, with letters that the alphabet leaves out for their likeness. */
export function isReceiverCode(vault: Vault, delivery: Coded, typed: string): boolean {
  // Hashes are of one length, and the time that their comparison takes tells nothing.
  return timingSafeEqual(hashOf(vault, receiverCode(vault, delivery)), hashOf(vault, plainCode(typed)));
}

/** By what a code that was tried is known again: nobody reads it out of that. */
export function triedCode(vault: Vault, { id }: Coded, typed: string): string {
  return hashOf(vault, `${id} ${plainCode(typed)}`).toString('base64url');
}

function hashOf(vault: Vault, text: string): Buffer {
  return createHmac('sha256', vault.bytesFor('delivery codes', KEY_BYTES)).update(`compared ${text}`).digest();
}

function plainCode(typed: string): string {
  return plainDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
