import type * as english from '../../forms/record-messages.ts';
import type { Translated } from '../../texts.ts';

export const recordMessageTexts: Translated<typeof english.recordMessageTexts> = {
  title: 'الرسائل',
  ownLead: 'من يتولى الأمر يقرأ ما تكتبه هنا، الآن أو حين يتولاه أحد. عند الخطر اتصل هاتفيًا.',
  takerLead: 'كل من طلب هذا يقرأ ردك. ويستطيع المشرفون قراءته أيضًا، من دون الأرقام.',
  field: 'رسالتك',
  send: 'إرسال',
  missing: 'من فضلك اكتب رسالتك.',
  notSaved: 'تعذّر على هذا الهاتف حفظها. لم تُرسل.',
  you: 'أنت',
  sender: 'صاحب الطلب',
  taker: 'من يتولى الأمر',
  waits: 'محفوظة على هذا الهاتف، وتُرسل حالما يتوفر اتصال.',
  arrived: 'وصلت إلى الخادم.',
  refused: 'لم يقبلها الخادم.',
  tooLate: 'كان الأمر قد انتهى حين وصلت. لم يُبلَّغ أحد.',
  none: 'لم يُكتب شيء حتى الآن.',
  show: 'عرض الرسائل',
  again: 'تحديث الرسائل',
  asking: 'جارٍ سؤال الخادم…',
  asOf: (when) => `الرسائل حتى ${when}`,
  last: (when) => `كتب صاحب الطلب ${when}.`,
};
