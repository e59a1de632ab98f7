import type { LanguageCode } from '../../../contract/enumerations.ts';
import { plain, type Fold } from './words.ts';

const SHORTEST = 3;

/** What else a word may be, besides what folding makes of it: without what Arabic writes together with it, or Hindi without the vowels that hasty people leave out. */
export function looseForms(word: string, language: LanguageCode, fold: Fold): string[] {
  if (language === 'ar') return arabicForms(word, fold);
  if (language === 'hi') {
    const consonants = fold(word).replaceAll(/[aeiou]/gu, '');
    return consonants.length >= SHORTEST ? [`-${consonants}`] : [];
  }
  return [];
}

/** And, so, with, for, as, on; of dialects: will, is doing. */
const JOINED = /^(?:وال|فال|بال|كال|عال|هال|لل|ال|و|ف|ب|ل|ك|ع|ه)/u;
/** I, you, he, she, we do. */
const DOER = /^[ايتن]/u;
const NOT = /ش$/u;

function arabicForms(word: string, fold: Fold): string[] {
  const forms = new Set<string>();
  const add = (form: string, depth: number) => {
    const folded = fold(form);
    if (folded.length >= SHORTEST) forms.add(folded);
    const doer = folded.replace(DOER, '');
    if (doer.length >= SHORTEST) forms.add(`-${doer}`);
    if (folded.length >= SHORTEST) forms.add(`-${folded}`);
    if (depth === 0) return;
    const without = form.replace(JOINED, '');
    if (without !== form && without.length >= SHORTEST) add(without, depth - 1);
    const positive = form.replace(NOT, '');
    if (positive !== form && positive.length > SHORTEST) add(positive, depth - 1);
  };
  add(plain(word), 2);
  return [...forms];
}
