import { plainDigits } from '../base/digits.ts';

/** People type them in ten shapes, or leave them out. */
export const APOSTROPHES = /['’‘‛ʼʻʽʾʿ`´′＇]/gu;

/** Accents of Latin, Greek and Cyrillic letters; vowel points, hamza marks and tatweel of Arabic; the nukta of Indian scripts. */
const LEFT_OUT =
  /[\u0300-\u0344\u0346-\u036f\u0483-\u0487\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu;

/** What Unicode takes apart no further, and is typed as the letters behind it. */
const ALIKE = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ø', 'o'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ə', 'e'],
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
  ['ς', 'σ'],
  // Arabic: alef of every kind, teh marbuta and the other forms of heh, of yeh, of kaf; noon without its dot.
  ['\u0671', '\u0627'],
  ['\u0629', '\u0647'],
  ['\u06be', '\u0647'],
  ['\u06c1', '\u0647'],
  ['\u06c3', '\u0647'],
  ['\u06d5', '\u0647'],
  ['\u0649', '\u064a'],
  ['\u06cc', '\u064a'],
  ['\u06cd', '\u064a'],
  ['\u06d0', '\u064a'],
  ['\u06d2', '\u064a'],
  ['\u06a9', '\u0643'],
  ['\u06aa', '\u0643'],
  ['\u06ba', '\u0646'],
  // Chandrabindu is written as anusvara.
  ['\u0901', '\u0902'],
]);
const ALIKE_LETTERS = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'gu');

/** A half nasal of Devanagari before a consonant of its own row is written as a dot above as well: हिन्दी and हिंदी, अम्बाला and अंबाला. */
const HALF_NASALS = /ङ्(?=[क-ङ])|ञ्(?=[च-ञ])|ण्(?=[ट-ण])|न्(?=[त-न])|म्(?=[प-म])/gu;

/** Letters, digits and signs of ASCII alone, of which only capitals and apostrophes are written in two ways. */
const PLAIN = /^[\n\r\t -~]*$/;

/**
 * A text as it is compared in every search, on phones and on the server: what is typed alike is written alike. Small letters, no accents, no
 * vowel points, one form of each Arabic letter that keyboards write in several, ASCII digits, no apostrophes, nothing invisible. Blanks and
 * other signs stay. Folding what is folded changes nothing.
 */
export function folded(text: string): string {
  // Many long texts are searched at once, and most need nothing of what follows.
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll(APOSTROPHES, '').trim();
  return (
    plainDigits(text.replaceAll(APOSTROPHES, '').normalize('NFKD'))
      // By way of the capitals: ı has that of i.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(APOSTROPHES, '')
      .replaceAll(LEFT_OUT, '')
      .replaceAll(ALIKE_LETTERS, (letter) => ALIKE.get(letter) ?? letter)
      .replaceAll(HALF_NASALS, 'ं')
      // A syllable of Korean is one letter, as it is typed.
      .normalize('NFC')
      .trim()
  );
}

/** The words of a folded text: runs of letters, their signs and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
