import { readReference } from '../../../../contract/read-reference.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { folded, wordsIn } from '../../../../contract/search/folded.ts';
import { numbersIn, tailsTyped, tailsWritten } from '../../../../contract/search/phone-tails.ts';

type HasText = (id: string, written: readonly (string | undefined)[]) => boolean;

/** A shorter word says nothing of a reference: in one of five there is a `9`, which is mostly the number of a ward or a house. */
const SHORTEST_OF_REFERENCE = 3;

/**
 * Has a record each of these words somewhere in what was written in it, or, of at least three characters, in its reference? Or is all of it its
 * reference, or a phone number of it, whatever stands between the digits? Nothing typed: all have; signs alone: none.
 */
export function textFilter(text: string): HasText {
  if (text.trim() === '') return () => true;
  const typed = folded(text);
  const words = wordsIn(typed);
  if (words.length === 0) return () => false;
  const meant = readReference(text);
  const together = words.join('');
  const tails = tailsOf(typed);
  return (id, written) => {
    const reference = referenceOf(id);
    if (reference === meant) return true;
    const all = folded(written.join('\n'));
    const code = folded(reference).replace('-', '');
    const isInCode = (part: string) => part.length >= SHORTEST_OF_REFERENCE && code.includes(part);
    if (isInCode(together)) return true;
    return (
      words.every((word) => all.includes(word) || isInCode(word)) || (tails !== undefined && hasNumber(all, tails))
    );
  };
}

/** By which a number is found that is all that was typed. */
function tailsOf(typed: string): ReadonlySet<string> | undefined {
  const [number, ...others] = numbersIn(typed);
  if (number === undefined || others.length > 0 || /\p{L}/u.test(typed)) return undefined;
  return new Set(number.readings[0]?.flatMap(tailsTyped));
}

function hasNumber(text: string, tails: ReadonlySet<string>): boolean {
  return numbersIn(text).some(({ readings }) =>
    readings
      .flat()
      .flatMap(tailsWritten)
      .some((tail) => tails.has(tail)),
  );
}
