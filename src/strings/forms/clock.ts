import { texts } from '../texts.ts';
/** Said in the form of an aid request where the phone's clock cannot be right. */
export const clockTexts = texts('clockTexts', {
  wrong: (time: string) => `The clock of this phone is wrong: it says ${time}.`,
  reckoned: '“In 6 hours” and the others are counted from the server’s time.',
  unknown: 'Set it right in the phone’s settings, or enter the day and the time yourself.',
});
