import { soundOfDevanagari, soundOfLatin } from './hindi-sound.ts';
import { folded } from '../../../contract/search/folded.ts';
import { wordsOf } from './words.ts';

/** How the names in a text sound, one space between its words: towns are written in Latin letters, and many people write Devanagari. */
export function soundOfNames(text: string): string {
  return wordsOf(text)
    .map(({ word }) => withoutA(soundOfLatin(soundOfDevanagari(folded(word)))))
    .join(' ');
}

/** Devanagari does not write it: which are spoken in the middle of a name, such as Darbhanga, nobody can tell from its letters. */
function withoutA(sound: string): string {
  return sound.replaceAll(/(.)a/gu, '$1');
}
