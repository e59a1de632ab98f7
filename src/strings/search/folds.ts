import type { LanguageCode } from '../../../contract/enumerations.ts';
import { soundOfDevanagari, soundOfLatin } from './hindi-sound.ts';
import { plain, type Fold } from './words.ts';

type Replacement = readonly [RegExp, string];

/** A stem is never shorter: what is left of a short word would be many words. */
const SHORTEST_STEM = 3;

/** Without the first of these endings that leaves a stem. */
function withoutEnding(word: string, endings: readonly string[], shortest = SHORTEST_STEM): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}

function replaced(word: string, replacements: readonly Replacement[]): string {
  // oxlint-disable-next-line product/function-as-replacement -- the tables above name groups
  return replacements.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}

const ENGLISH_ENDINGS = ['ings', 'ing', 'edly', 'ed', 'es', 'ly', 's', 'e'];

/** "Bleeding" and "bleeds" are the same word, "stopped" and "stop" too. */
const foldEnglish: Fold = (word) =>
  withoutEnding(plain(word).replace(/['’]s$/u, ''), ENGLISH_ENDINGS).replace(/([bdgmnprt])\1$/u, '$1');

/** Letters that sound alike in Spanish, and what nobody hears. */
const SPANISH_SOUNDS: readonly Replacement[] = [
  [/qu(?=[ei])|k/g, 'c'],
  [/(^|[^c])h/g, '$1'],
  [/v/g, 'b'],
  [/c(?=[ei])|z|x/g, 's'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/n(?=[bp])/g, 'm'],
  [/([^aeiou\d])\1/g, '$1'],
];
const SPANISH_ENDINGS =
  'siones sion iendo ando aron ieron aban arse erse irse ados adas idos idas ado ada ido ida aba ia ar er ir an en es as os io a e o s'.split(
    ' ',
  );

const foldSpanish: Fold = (word) => withoutEnding(replaced(plain(word), SPANISH_SOUNDS), SPANISH_ENDINGS);

const HINDI_ENDINGS = ['iyan', 'iyon', 'on', 'en', 'na', 'ne', 'ni', 'a', 'e', 'i', 'o', 'u', 'n'];

const foldHindi: Fold = (word) => withoutEnding(soundOfLatin(soundOfDevanagari(plain(word))), HINDI_ENDINGS);

/** Letters that stand for each other: forms of alef, yeh, kaf and teh marbuta; dad and zah, which sound alike to many. */
const ARABIC_LETTERS: readonly Replacement[] = [
  [/[\u0622\u0623\u0625\u0671]/gu, '\u0627'],
  [/[\u0649\u06cc\u0626]/gu, '\u064a'],
  [/\u0624/gu, '\u0648'],
  [/\u06a9/gu, '\u0643'],
  [/\u0629/gu, '\u0647'],
  [/\u0621/gu, ''],
  [/\u0638/gu, '\u0636'],
];
/** The Arabic article, with what is written together with it. */
const ARTICLE = /^[\u0648\u0641]?(?:\u0627\u0644|\u0628\u0627\u0644|\u0643\u0627\u0644|\u0644\u0644)(?=..)/u;
const ARABIC_ENDINGS = ['هما', 'كما', 'ها', 'ات', 'ون', 'ين', 'ان', 'هم', 'نا', 'يه', 'ه', 'ي'];

const foldArabic: Fold = (word) =>
  withoutEnding(replaced(plain(word), ARABIC_LETTERS).replace(ARTICLE, ''), ARABIC_ENDINGS);

/** How each language compares words: for the index and for what is looked for alike. */
export const folds: Readonly<Record<LanguageCode, Fold>> = {
  en: foldEnglish,
  hi: foldHindi,
  es: foldSpanish,
  ar: foldArabic,
};
