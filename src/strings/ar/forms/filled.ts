import type * as english from '../../forms/filled.ts';
import type { Translated } from '../../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts: Translated<typeof english.filledTexts> = {
  title: 'مُلئت ممّا أخبرتنا به',
  all: 'راجعتها كلها',
  check: 'راجع هذا',
  mark: 'مُلئ ممّا قلته. لم يُراجَع بعد.',
  done: 'رُوجعت كلها.',
};
