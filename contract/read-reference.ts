import { entryOf } from './base/entry-of.ts';
import { plainDigits } from './base/digits.ts';
import { referenceAlphabet } from './reference.ts';

const LENGTH = 8;
/** Bits of a letter of the alphabet. */
const BASE = 32n;
/** Letters that Crockford's base 32 leaves out, as those that they are taken for. */
const misread = { O: '0', I: '1', L: '1' };

/**
 * A reference as somebody types what they heard or wrote down: in small letters, with any separator, in other digits, an O for a 0. Answers the
 * form that `referenceOf` gives; undefined for what can be none.
 */
export function readReference(text: string): string | undefined {
  const letters = Array.from(
    plainDigits(text)
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  const code = letters.map((letter) => entryOf(misread, letter) ?? letter);
  if (code.length !== LENGTH || !code.every((letter) => referenceAlphabet.includes(letter))) return undefined;
  return `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
}

/** How every id begins that has this reference, as `readReference` gives it: `3f0c2c1e-9a`. A reference is the first 40 bits of an id. */
export function idBeginning(reference: string): string {
  const bits = Array.from(reference.replace('-', '')).reduce(
    (sum, letter) => sum * BASE + BigInt(referenceAlphabet.indexOf(letter)),
    0n,
  );
  const hex = bits.toString(16).padStart(10, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
