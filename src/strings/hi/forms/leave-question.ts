import type * as english from '../../forms/leave-question.ts';
import type { Translated } from '../../texts.ts';

export const leaveQuestionTexts: Translated<typeof english.leaveQuestionTexts> = {
  title: 'बिना सेव किए यह पेज छोड़ें?',
  body: 'आपने इस पेज पर जो लिखा है, वह अभी सेव नहीं हुआ है। पेज छोड़ेंगे तो वह मिट जाएगा।',
  leave: 'बिना सेव किए छोड़ें',
  stay: 'इसी पेज पर रहें',
};
