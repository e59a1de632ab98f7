import type * as english from '../../forms/filled.ts';
import type { Translated } from '../../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts: Translated<typeof english.filledTexts> = {
  title: 'Rellenado con lo que usted nos dijo',
  all: 'Ya los revisé todos',
  check: 'Revise esto',
  mark: 'Rellenado con lo que usted dijo. Sin revisar todavía.',
  done: 'Todo revisado.',
};
