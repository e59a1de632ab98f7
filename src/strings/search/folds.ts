import type { LanguageCode } from '../../../contract/enumerations.ts';
import { soundOfDevanagari, soundOfLatin } from './hindi-sound.ts';
import { folded } from '../../../contract/search/folded.ts';
import type { Fold } from './words.ts';

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
const foldEnglish: Fold = (word) => withoutEnding(folded(word), ENGLISH_ENDINGS).replace(/([bdgmnprt])\1$/u, '$1');

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

const foldSpanish: Fold = (word) => withoutEnding(replaced(folded(word), SPANISH_SOUNDS), SPANISH_ENDINGS);

const HINDI_ENDINGS = ['iyan', 'iyon', 'on', 'en', 'na', 'ne', 'ni', 'a', 'e', 'i', 'o', 'u', 'n'];

const foldHindi: Fold = (word) => withoutEnding(soundOfLatin(soundOfDevanagari(folded(word))), HINDI_ENDINGS);

/** Dad and zah sound alike to many. */
const ZAH = /\u0638/gu;
const DAD = '\u0636';
/** The Arabic article, with what is written together with it. */
const ARTICLE = /^[\u0648\u0641]?(?:\u0627\u0644|\u0628\u0627\u0644|\u0643\u0627\u0644|\u0644\u0644)(?=..)/u;
const ARABIC_ENDINGS = ['هما', 'كما', 'ها', 'ات', 'ون', 'ين', 'ان', 'هم', 'نا', 'يه', 'ه', 'ي'];

const foldArabic: Fold = (word) =>
  withoutEnding(folded(word).replaceAll(ZAH, DAD).replace(ARTICLE, ''), ARABIC_ENDINGS);

/** How each language compares words: for the index and for what is looked for alike. */
export const folds: Readonly<Record<LanguageCode, Fold>> = {
  en: foldEnglish,
  hi: foldHindi,
  es: foldSpanish,
  ar: foldArabic,
};
