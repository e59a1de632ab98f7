/**
 * Accents of Latin, Greek and Cyrillic letters, and the vowel points of Arabic: who searches leaves them out. The vowel signs of Hindi
 * are no such, nor is the Greek iota below a letter (U+0345), which stands beside it in capitals.
 */
const ACCENTS = /[\u0300-\u0344\u0346-\u036f\u064b-\u0652\u0670\u0640]/g;
/** Letters, digits and signs of ASCII alone. */
const PLAIN = /^[\n\r\t -~]*$/;

/** A text as it is compared in a search: one form for what is written alike, capital or small (ẞ, ß and SS), with accents or without. */
export function folded(text: string): string {
  // Many long texts are searched at once, and most need nothing of what follows.
  if (PLAIN.test(text)) return text.toUpperCase().trim();
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().toUpperCase().normalize('NFKC').trim();
}
