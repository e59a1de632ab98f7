import { Fragment } from 'react';
import { piecesOf } from '../../strings/guide/match.ts';

/** A text with the words marked that were looked for. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return piecesOf(text, terms).map(({ text: piece, isMarked }, index) =>
    // Pieces of one text never change places.
    isMarked ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
  );
}
