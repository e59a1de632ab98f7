import { leftToRight } from './isolate.ts';
import { texts } from './texts.ts';

/** The first line of every form, and of the start. */
export const dangerTexts = texts('dangerTexts', {
  lead: 'Life in danger?',
  call: (number: string) => `Call ${number}`,
  /** In place of a number that nobody told; not within another word: the server writes its number there. */
  localNumber: 'the local emergency number',
});

/** The number as it is shown, in a sentence or alone; words for one that nobody told. */
export function shownNumber(number: string | undefined): string {
  return number === undefined ? dangerTexts.localNumber : leftToRight(number);
}
