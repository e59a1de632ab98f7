import type * as english from '../../public/ngo-volunteers.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoVolunteerTexts: Translated<typeof english.ngoVolunteerTexts> = {
  categories: 'الفئة',
  bothCategories: 'كلتاهما',
  resource: 'طلب موارد',
  volunteer: 'طلب متطوعين',
  title: (disaster: string, count: number) =>
    plural(count, {
      zero: `${disaster}: لا حاجة إلى متطوعين`,
      one: `${disaster}: مطلوب متطوع واحد`,
      two: `${disaster}: مطلوب متطوعان`,
      few: `${disaster}: مطلوب # متطوعين`,
      many: `${disaster}: مطلوب # متطوعًا`,
      other: `${disaster}: مطلوب # متطوع`,
    }),
  titleFull: (disaster: string) => `${disaster}: عدد المتطوعين كافٍ`,
  places: 'المتطوعون',
  placesOf: (accepted: string, wanted: string) => `${accepted} من ${wanted} في الطريق`,
  since: 'نشطة منذ',
  sender: 'من',
  desk: 'منسقو الإغاثة',
  contact: 'جهة الاتصال',
  contactLater: 'تظهر حين يصبح أفرادكم مُنتظَرين.',
  showContact: 'إظهار من يُتصل به',
  contactAsking: 'جارٍ سؤال الخادم…',
  contactNone: 'لم يُذكر اسم ولا رقم.',
  contactWhy: 'تُسجَّل كل مشاهدة. استخدموها للمساعدة هنا فقط.',
  expected: (count: number) =>
    plural(count, {
      zero: 'لا أحد من أفرادكم مُنتظَر',
      one: 'فرد واحد منكم مُنتظَر',
      two: 'فردان منكم مُنتظَران',
      few: '# أفراد منكم مُنتظَرون',
      many: '# فردًا منكم مُنتظَرون',
      other: '# فرد منكم مُنتظَرون',
    }),
  asked: (count: number) =>
    plural(count, {
      zero: 'لم يُرسَل أحد',
      one: 'أُرسل: فرد واحد. لا ردّ بعد',
      two: 'أُرسل: فردان. لا ردّ بعد',
      few: 'أُرسل: # أفراد. لا ردّ بعد',
      many: 'أُرسل: # فردًا. لا ردّ بعد',
      other: 'أُرسل: # فرد. لا ردّ بعد',
    }),
  askedBody: 'لا يُنتظَرون إلا بعد أن يردّ الخادم. لا تنطلقوا قبل ذلك.',
  arrives: 'الوصول',
  soon: 'في أقرب وقت ممكن',
  note: 'ملاحظتكم',
  answer: 'إرسال أفراد',
  answerTo: (what: string) => `إرسال أفراد: ${what}`,
  withdraw: 'سحب',
  others: 'آخرون',

  answerTitle: 'كم فردًا ترسلون؟',
  answerBody: (count: number) =>
    plural(count, {
      zero: 'لا أماكن شاغرة بحسب ما يعرفه هذا الهاتف.',
      one: 'مكان واحد شاغر بحسب ما يعرفه هذا الهاتف.',
      two: 'مكانان شاغران بحسب ما يعرفه هذا الهاتف.',
      few: '# أماكن شاغرة بحسب ما يعرفه هذا الهاتف.',
      many: '# مكانًا شاغرًا بحسب ما يعرفه هذا الهاتف.',
      other: '# مكان شاغر بحسب ما يعرفه هذا الهاتف.',
    }),
  people: 'الأفراد',
  peopleMissing: 'اكتبوا عددًا صحيحًا، 1 أو أكثر.',
  peopleTooMany: (most: number) =>
    plural(most, {
      zero: 'لا مكان شاغر بحسب ما يعرفه هذا الهاتف.',
      one: 'مكان واحد شاغر بحسب ما يعرفه هذا الهاتف. اكتبوا 1.',
      two: 'مكانان شاغران بحسب ما يعرفه هذا الهاتف. اكتبوا 2 أو أقل.',
      few: '# أماكن شاغرة بحسب ما يعرفه هذا الهاتف. اكتبوا # أو أقل.',
      many: '# مكانًا شاغرًا بحسب ما يعرفه هذا الهاتف. اكتبوا # أو أقل.',
      other: '# مكان شاغر بحسب ما يعرفه هذا الهاتف. اكتبوا # أو أقل.',
    }),
  arrivesAt: 'متى يصلون',
  arrivesWrong: 'اكتبوا يومًا ووقتًا.',
  noteLabel: 'ملاحظة للمنسقين',
  noteHint: 'من يقودهم، وماذا يحملون معهم.',
  answerYes: 'إرسال هؤلاء الأفراد',
  withdrawTitle: 'هل تسحبون أفرادكم؟',
  withdrawBody: 'تصبح أماكنهم شاغرة للآخرين فورًا، ولن تروا بعد ذلك من يُتصل به.',
  withdrawYes: 'سحبهم',
  reason: 'السبب',
  reasonHint: 'يقرؤه المنسقون.',
  reasonMissing: 'يُرجى ذكر السبب.',
  cancel: 'إلغاء',

  peopleSent: 'الأفراد المُرسَلون',
};
