import { texts } from '../texts.ts';

/** What a report says, in the admin's language. */
export const translationTexts = texts('translationTexts', {
  open: 'Translate',
  note: (host: string) =>
    `A language model at ${host} gets the words without phone numbers, positions and the reporter’s name. It is noted in the history.`,
  waits: 'Translating…',
  title: (host: string) => `Machine translation by ${host}. Check it against the original.`,
  cut: 'Only the beginning of the report was translated.',
  failed: 'This was not translated.',
});
