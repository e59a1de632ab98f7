import { texts } from '../texts.ts';

/** What is said of a record that nobody has confirmed for long, and of where it came from. */
export const recordAgeTexts = texts('recordAgeTexts', {
  notConfirmed: 'Not confirmed since',
  mark: 'not confirmed lately',
  asked: (when: string) => `asked ${when}`,
  enteredBy: 'Entered by',
  helper: 'a helper, for somebody else',
  helperFor: (name: string) => `a helper, for ${name}`,
  elsewhere: 'Registered elsewhere too',
  sameElsewhere: 'Other open requests with this source and number',
});
