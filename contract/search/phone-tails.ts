/** Digits of a phone number by which it is known, whatever stands before them. */
const MOST = 10;
const FEWEST = 7;

/** A longer run of digits is no phone number. */
const LONGEST = 15;

/** Digits in a row, with what stands between them. */
export interface NumberRun {
  run: string;
  /** Where it stands in the text, in UTF-16 units. */
  index: number;
  /** How it may be read: each time the phone numbers that it is, as digits alone. */
  readings: string[][];
}

/**
 * The phone numbers that may stand in a folded text: groups of digits with a blank, a dot, a hyphen or brackets between them. They are one
 * number, or several: a group that is long enough one by itself, short ones put together until there are ten digits.
 */
export function numbersIn(text: string): NumberRun[] {
  return Array.from(text.matchAll(/\d[\d ().\u2010-\u2015-]{5,}\d/gu), ({ 0: run, index }) => ({
    run,
    index,
    readings: [[run.replaceAll(/\D/g, '')], severalOf(run)]
      .map((numbers) => numbers.filter(({ length }) => length >= FEWEST && length <= LONGEST))
      .filter((numbers, index, all) => numbers.length > 0 && (index === 0 || numbers.join() !== all[0]?.join())),
  })).filter(({ readings }) => readings.length > 0);
}

function severalOf(run: string): string[] {
  const numbers = [''];
  for (const group of run.match(/\d+/gu) ?? []) {
    const last = numbers.at(-1) ?? '';
    if (last.length >= MOST || group.length >= FEWEST) numbers.push(group);
    else numbers[numbers.length - 1] = last + group;
  }
  return numbers;
}

/** By what a number that was written is found: its last seven to ten digits; and, of one with fewer than ten, itself, marked as whole. */
export function tailsWritten(number: string): string[] {
  const lengths = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);
  const tails = lengths.flatMap((length) => (number.length >= length ? [tail(number, length)] : []));
  return number.length < MOST ? [...tails, whole(number)] : tails;
}

/** What a number that was typed finds, each by itself: those that end with it, and shorter ones that it ends with. */
export function tailsTyped(number: string): string[] {
  const length = Math.min(number.length, MOST);
  const shorter = Array.from({ length: length - FEWEST }, (_, index) => whole(number.slice(-(FEWEST + index))));
  return [tail(number, length), ...shorter];
}

function tail(number: string, length: number): string {
  return `…${number.slice(-length)}`;
}

function whole(number: string): string {
  return `=${number}`;
}
