import type * as english from '../../forms/report.ts';
import type { Translated } from '../../texts.ts';

export const reportTexts: Translated<typeof english.reportTexts> = {
  lead: 'تكفي بضع كلمات. يمكنك فعل ذلك دون شبكة.',
  what: 'ماذا حدث',
  descriptionHint: 'ما يمكن رؤيته، ومن في خطر، وما يسدّ الطريق.',
  where: 'أين',
  here: 'أنا في المكان',
  elsewhere: 'لست في المكان',
  ifNone: 'إن لم تختر شيئًا',
  elsewhereHint: 'لن يُرسل موقعك أنت.',
  addressHint: 'شارع أو قرية أو معلم: كل ما يساعد على إيجاده.',
  roadBlocked: 'الطريق هنا مسدود',
  who: 'للتواصل معك',
  contactHint: 'تطّلع الإدارة ومتطوعون تمت الموافقة عليهم على الاسم والرقم، من أجل المساعدة. لا يراهما العامة أبدًا.',
  more: 'إن كان معروفًا',
  submit: 'إرسال البلاغ',
  another: 'بلاغ آخر',
};

export const positionTexts: Translated<typeof english.positionTexts> = {
  add: 'إضافة موقعي',
  again: 'البحث مجددًا',
  renew: 'تحديث',
  kept: 'موقع البلاغ الذي يجري تصحيحه باقٍ.',
  replaceKept: 'استخدام موقعي بدلًا منه',
  offer: 'موقعك الدقيق يساعد فرق الإنقاذ. سيستأذنك هاتفك أولًا.',
  asking: 'جارٍ تحديد موقعك… يمكنك المتابعة والإرسال في أي وقت.',
  found: (metres: string) => `تم تحديد الموقع، بدقة ${metres} تقريبًا.`,
  missing: {
    refused: 'هاتفك لا يشارك موقعه. وصف المكان بالكلمات يكفي.',
    'timed-out': 'لم يُحدَّد الموقع في الوقت المناسب. وصف المكان بالكلمات يكفي.',
    unavailable: 'لا يستطيع الهاتف تحديد موقعه هنا. وصف المكان بالكلمات يكفي.',
    unsupported: 'هذا الهاتف لا يستطيع معرفة موقعه. وصف المكان بالكلمات يكفي.',
  },
};
