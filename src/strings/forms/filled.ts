import { texts } from '../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts = texts('filledTexts', {
  title: 'Filled in from what you told us',
  lead: 'Check each of these before you send:',
  all: 'I have checked them all',
  mark: 'Filled in from what you said. Not checked yet.',
  done: 'All checked.',
});
