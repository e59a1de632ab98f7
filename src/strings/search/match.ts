import { wordsOf, type Fold } from './words.ts';

/** A piece of a text, marked where it is what was looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The text in pieces; every word that is one of the folded terms is a marked one. */
export function piecesOf(text: string, terms: ReadonlySet<string>, fold: Fold): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, start, end } of wordsOf(text)) {
    if (!terms.has(fold(word))) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}
