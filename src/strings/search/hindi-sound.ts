import { entryOf } from '../../../contract/base/entry-of.ts';
/**
 * Hindi is compared as it sounds, in few Latin letters: many people type it so, none of them spells like the next, and who writes
 * Devanagari confuses short and long vowels too. बाढ़, बाढ and "baadh" are all `badh`.
 */

const CONSONANTS = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
};

const VOWELS = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ऍ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
};

const VOWEL_SIGNS = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ॅ': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
};

const SIGN_OF_NO_VOWEL = '्';
const NASALS = new Set(['ं', 'ँ']);
/** Stands for the vowel that no letter writes, until it is known whether it is spoken. */
const UNWRITTEN = '\u0259';

/** How a Devanagari word without its dots sounds; other letters and digits stay as they are. */
export function soundOfDevanagari(word: string): string {
  const letters = Array.from(word);
  const said = letters.map((letter, index) => {
    const consonant = entryOf(CONSONANTS, letter);
    if (consonant === undefined)
      return entryOf(VOWELS, letter) ?? entryOf(VOWEL_SIGNS, letter) ?? (NASALS.has(letter) ? 'n' : letter);
    const next = letters[index + 1] ?? '';
    return next in VOWEL_SIGNS || next === SIGN_OF_NO_VOWEL ? consonant : consonant + UNWRITTEN;
  });
  return said
    .join('')
    .replaceAll(SIGN_OF_NO_VOWEL, '')
    .replace(/\u0259$/u, '')
    .replace(/([aeiou\u0259](?:[kgjtdb]h|[a-z]))\u0259(?=(?:[kgjtdb]h|[a-z])[aeiou])/gu, '$1')
    .replaceAll(UNWRITTEN, 'a')
    .replaceAll('०', '0');
}

/** Spellings in Latin letters that sound alike to who types them, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/a[iey](?![aeiou])/g, 'e'],
  [/a[uw](?![aeiou])|ou/g, 'o'],
  [/ph/g, 'f'],
  [/ch+|cch/g, 'c'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/m(?=[bp])/g, 'n'],
  [/([^aeiou\d])\1/g, '$1'],
];

/** A spelling in Latin letters as `soundOfDevanagari` writes it. */
export function soundOfLatin(word: string): string {
  // oxlint-disable-next-line product/function-as-replacement -- the tables above name groups
  return SPELLINGS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}
