import type * as english from '../../forms/leave-question.ts';
import type { Translated } from '../../texts.ts';

export const leaveQuestionTexts: Translated<typeof english.leaveQuestionTexts> = {
  title: 'المغادرة دون حفظ؟',
  body: 'ما كتبته في هذه الصفحة لم يُحفظ بعد. إذا غادرت فسيضيع.',
  leave: 'المغادرة دون حفظ',
  stay: 'البقاء في هذه الصفحة',
};
