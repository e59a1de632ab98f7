import { accents } from '../../../../contract/base/accents.ts';

const ACCENTS = new RegExp(accents, 'g');
/** Letters, digits and signs of ASCII alone. */
const PLAIN = /^[\n\r\t -~]*$/;

/** A text as it is compared in a search: one form for what is written alike, capital or small (ẞ, ß and SS), with accents or without. */
export function folded(text: string): string {
  // Many long texts are searched at once, and most need nothing of what follows.
  if (PLAIN.test(text)) return text.toUpperCase().trim();
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().toUpperCase().normalize('NFKC').trim();
}
