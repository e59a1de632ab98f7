import { referenceOf } from '../../../../contract/reference.ts';
import { folded } from './fold.ts';

type HasText = (id: string, written: readonly (string | undefined)[]) => boolean;

/** A shorter word says nothing of a reference: in one of five there is a `9`, which is mostly the number of a ward or a house. */
const SHORTEST_OF_REFERENCE = 3;

/**
 * Has a record each of these words somewhere in what was written in it, or, of at least three characters, in its reference? No word: all have.
 */
export function textFilter(text: string): HasText {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (id, written) => {
    const reference = folded(referenceOf(id));
    const all = folded(written.join('\n'));
    return words.every(
      (word) => all.includes(word) || (word.length >= SHORTEST_OF_REFERENCE && reference.includes(word)),
    );
  };
}
