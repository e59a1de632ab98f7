import { Fragment } from 'react';
import { piecesOf } from '../../strings/search/match.ts';
import type { Fold } from '../../strings/search/words.ts';

export interface Marks {
  /** Folded. */
  terms: ReadonlySet<string>;
  fold: Fold;
}

/** A text with the words marked that were looked for. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  return piecesOf(text, marks.terms, marks.fold).map(({ text: piece, isMarked }, index) =>
    // Pieces of one text never change places.
    isMarked ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
  );
}
