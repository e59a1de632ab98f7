import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** From a report that was just saved to an aid request of the same person. */
export const fromReportTexts = texts('fromReportTexts', {
  alsoAid: 'I also need aid',
  offer: 'You reported a disaster a moment ago. Your name, phone number and place can be filled in from it.',
  fill: 'Fill in from my report',
  filled: 'Filled in from your report. Check it before you send.',
  forPeople: (count: number) => plural(count, { one: 'for one person', other: 'for # people' }),
});
