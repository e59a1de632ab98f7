import { readReference } from '../../../../contract/read-reference.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { folded, wordsIn } from '../../../../contract/search/folded.ts';
import { numbersIn, tailsTyped, tailsWritten } from '../../../../contract/search/phone-tails.ts';
import { mayBeSlip, slipsOf } from '../../../../contract/search/slips.ts';

type HasText = (id: string, written: readonly (string | undefined)[]) => boolean;

/** A shorter word says nothing of a reference: in one of five there is a `9`, which is mostly the number of a ward or a house. */
const SHORTEST_OF_REFERENCE = 3;

/**
 * Has a record each of these words somewhere in what was written in it, or, of at least three characters, in its reference? Or is all of it its
 * reference, or a phone number of it, whatever stands between the digits? Nothing typed: all have; signs alone: none. `isNear`: a longer word
 * may also be one slip away from a word of the record, by the rule of the server's searches.
 */
export function textFilter(text: string, isNear = false): HasText {
  if (text.trim() === '') return () => true;
  const typed = folded(text);
  const words = wordsIn(typed);
  if (words.length === 0) return () => false;
  const meant = readReference(text);
  const together = words.join('');
  const tails = tailsOf(typed);
  // Made once: the words of each record are then only looked up.
  const slips = new Map(isNear ? words.filter(mayBeSlip).map((word) => [word, new Set(slipsOf(word))]) : []);
  return (id, written) => {
    const reference = referenceOf(id);
    if (reference === meant) return true;
    const all = folded(written.join('\n'));
    const code = folded(reference).replace('-', '');
    const isInCode = (part: string) => part.length >= SHORTEST_OF_REFERENCE && code.includes(part);
    if (isInCode(together)) return true;
    const isSlip = (word: string) => {
      const near = slips.get(word);
      return near !== undefined && wordsIn(all).some((one) => near.has(one));
    };
    return (
      words.every((word) => all.includes(word) || isInCode(word) || isSlip(word)) ||
      (tails !== undefined && hasNumber(all, tails))
    );
  };
}

/** Has it a word of which one letter may be wrong? */
export function mayHaveSlip(text: string): boolean {
  return wordsIn(folded(text)).some(mayBeSlip);
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
