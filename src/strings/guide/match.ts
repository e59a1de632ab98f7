import { wordsOf } from './fold.ts';

/** How well a word of the guide answers a word that was typed. */
const EXACT = 3;
const BEGINS = 2;
const STEM = 1;

/** An ending may be this long ("bleeding" finds "bleed"), after a stem of at least `STEM_LETTERS`. */
const ENDING_LETTERS = 3;
const STEM_LETTERS = 4;

/** How well a folded word answers a folded term; 0: not at all. */
export function strength(word: string, term: string): number {
  if (word === term) return EXACT;
  if (word.startsWith(term)) return BEGINS;
  const isStem = word.length >= STEM_LETTERS && term.length - word.length <= ENDING_LETTERS && term.startsWith(word);
  return isStem ? STEM : 0;
}

/** The best answer that any of these words gives. */
export function bestStrength(words: readonly string[], term: string): number {
  return words.reduce((best, word) => Math.max(best, strength(word, term)), 0);
}

/** A piece of a text, marked where it is what was looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The text in pieces; every word that answers one of the folded terms is a marked one. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    if (!terms.some((term) => strength(folded, term) > 0)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}
