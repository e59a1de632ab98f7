import type * as english from '../../forms/filled.ts';
import type { Translated } from '../../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts: Translated<typeof english.filledTexts> = {
  title: 'مُلئت ممّا أخبرتنا به',
  lead: 'راجع كلًّا من هذه قبل الإرسال:',
  all: 'راجعتها كلها',
  mark: 'مُلئت ممّا قلته. لم تُراجَع بعد.',
  done: 'رُوجعت كلها.',
};
