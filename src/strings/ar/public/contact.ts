import type * as english from '../../public/contact.ts';
import type { Translated } from '../../texts.ts';

export const contactTexts: Translated<typeof english.contactTexts> = {
  heading: 'التواصل معنا',
  lead: 'للكتابة إلى من يشغّلون هذا الخادم. يمكن ذلك دون اتصال.',
  notUrgent: 'هذه الاستمارة ليست لحالات الطوارئ: لا أحد يقرؤها فورًا. لطلب النجدة يرجى استعمال إحدى هاتين:',
  write: 'رسالتك',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  emailHint: 'إليه يُرسل الرد.',
  number: 'رقم الهاتف',
  numberHint: 'لتتمكن الإدارة من الاتصال بك.',
  message: 'الرسالة',
  messageHint: 'لا يقرؤها إلا إدارة هذا الخادم.',
  submit: 'إرسال الرسالة',
  another: 'كتابة رسالة أخرى',
  arrived: 'وصلت رسالتك. يأتي الرد عبر البريد الإلكتروني.',
  arrivedNoMail: 'وصلت رسالتك. إن كان فيها رقم هاتف فيمكن للإدارة الاتصال بك.',
  refused: 'لم يقبل الخادم هذه الرسالة.',
  who: 'إلى من تكتب',
  noMailTitle: 'هذا الخادم لا يرسل بريدًا',
  noMail: 'يرجى ترك رقم هاتف مع الرسالة: عندها تستطيع الإدارة الاتصال بك.',
  noneTitle: 'هذا الخادم لا يستقبل رسائل',
  none: 'ما يُكتب هنا لا يمكن إيصاله. يرجى استعمال الوسيلة المذكورة أدناه، أو الاتصال هاتفيًا.',
};

export const letterFieldNames: Translated<typeof english.letterFieldNames> = {
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
};
