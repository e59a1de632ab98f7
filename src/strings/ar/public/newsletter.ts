import type * as english from '../../public/newsletter.ts';
import type { Translated } from '../../texts.ts';

export const newsletterTexts: Translated<typeof english.newsletterTexts> = {
  title: 'النشرة البريدية',
  lead: 'أخبار أعمال الإغاثة عبر البريد الإلكتروني. يمكنك إيقافها في أي وقت.',
  email: 'بريدك، من أجل النشرة',
  subscribe: 'اشتراك',
  missing: 'يرجى كتابة بريدك الإلكتروني.',
  notSaved: 'تعذّر الحفظ على هذا الهاتف. يرجى المحاولة مرة أخرى.',
  saved: 'محفوظ على هذا الهاتف. يُرسل تلقائيًا.',
  arrived: 'وصل طلبك.',
  lookInMail: 'رسالة في طريقها إلى بريدك. لتأكيد عنوانك يرجى فتح الرابط الموجود فيها.',
  noMailYet: 'لا يستطيع هذا الخادم إرسال البريد بعد. سيطلب منك التأكيد عندما يستطيع.',
  details: 'عرض حالته',
  another: 'كتابة عنوان آخر',
  refused: 'لم يقبل الخادم هذا العنوان.',
};
