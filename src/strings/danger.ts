import { texts } from './texts.ts';

/** The first line of every form, and of the start. */
export const dangerTexts = texts('dangerTexts', {
  lead: 'Life in danger?',
  call: (number: string) => `Call ${number}`,
});
