import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { dayText } from '../dates.ts';

/** What a count is of: the words that stand under its number. */
export const figureTexts = texts('figureTexts', {
  title: 'So far',
  disasters: (count: number) => plural(count, { one: 'disaster confirmed', other: 'disasters confirmed' }),
  requests: (count: number) => plural(count, { one: 'request for aid met', other: 'requests for aid met' }),
  volunteers: (count: number) => plural(count, { one: 'approved volunteer', other: 'approved volunteers' }),
  ngos: (count: number) => plural(count, { one: 'partner organization', other: 'partner organizations' }),
  always: '24/7',
  response: 'response',
  asOf: (day: string) => `As of ${day}`,
});

export function figureNumber(count: number): string {
  return numberText(count);
}

/** When they were counted; ISO 8601. */
export function asOfText(at: string): string {
  return figureTexts.asOf(dayText(at));
}
