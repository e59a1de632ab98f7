import { texts } from '../texts.ts';

/** Above a form that was filled in from what a person told the assistant. */
export const filledTexts = texts('filledTexts', {
  title: 'Filled in from what you told the assistant',
  lead: 'Check each of these before you send:',
  all: 'I have checked them all',
  mark: 'Filled in from what you said. Not checked yet.',
  done: 'All checked.',
});
