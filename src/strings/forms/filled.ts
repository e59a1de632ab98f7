import { texts } from '../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts = texts('filledTexts', {
  title: 'Filled in from what you told us',
  all: 'I have checked them all',
  check: 'Check this',
  mark: 'Filled in from what you said. Not checked yet.',
  done: 'All checked.',
});
