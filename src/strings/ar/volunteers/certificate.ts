import type * as english from '../../volunteers/certificate.ts';
import type { Translated } from '../../texts.ts';

export const paperTexts: Translated<typeof english.paperTexts> = {
  title: 'شهادة تقدير',
  presented: 'تُمنح هذه الشهادة مع الشكر إلى',
  deed: ({ disaster, reference, reported, completed }) =>
    `تقديرًا للعمل التطوعي في مساعدة الناس في ${disaster}. تم الإبلاغ عن هذه الكارثة (${reference}) في ${reported}، واكتمل العمل في ${completed}.`,
  issued: (date: string) => `صدرت في ${date} عبر Relief Relay.`,
  issuedBy: (date: string, operator: string) => `صدرت في ${date} عبر Relief Relay. الجهة التي تديره هنا: ${operator}.`,
  verify: 'للتأكد من صحة هذه الشهادة، افتح هذا العنوان:',
  notValid: 'لم تعد صالحة',
};

export const paperDisasterTexts: Translated<typeof english.paperDisasterTexts> = {
  flood: 'فيضان',
  earthquake: 'زلزال',
  fire: 'حريق',
  hurricane: 'إعصار',
  landslide: 'انهيار أرضي',
  other: 'كارثة',
};

export const certificateMakerTexts: Translated<typeof english.certificateMakerTexts> = {
  name: 'اسم المتطوع',
  nameHint: 'كما يجب أن يظهر على الورقة.',
  generate: 'إصدار',
  making: 'يجري إصدارها…',
  print: 'طباعة/تنزيل',
  pdf: 'كملف PDF',
  create: 'إصدار شهادة جديدة',
  check: 'الصفحة التي يمكن للجميع التحقق منها',
  offline: 'يحتاج هذا إلى اتصال: الخادم هو الذي يصدر الشهادة.',
  replaceTitle: 'هل تريد استبدال الشهادة؟',
  replaceBody: 'الشهادة السابقة لن تبقى صالحة: صفحتها تقول ذلك لمن يتحقق منها.',
  replaceYes: 'إصدار الجديدة',
  replaceNo: 'إبقاء القديمة',
  perhaps: 'ربما صدرت مع ذلك. حاول مرة أخرى: الاسم نفسه لا يُصدر شهادة ثانية.',
  tooMany: 'لا يمكن إصدار شهادات أخرى لهذا العمل، أو أنه لم يكتمل.',
  notThere: 'لا يوجد عمل مكتمل كهذا على هذا الهاتف.',
  back: 'العودة إلى الأعمال السابقة',
  tryAgain: 'حاول مرة أخرى',
};

export const certificateCheckTexts: Translated<typeof english.certificateCheckTexts> = {
  title: 'التحقق من شهادة',
  validTitle: 'هذه الشهادة صحيحة',
  valid: 'يقول الخادم ذلك الآن. كل ما تذكره الورقة مكتوب أدناه.',
  replacedTitle: 'تم استبدال هذه الشهادة',
  replaced: 'حلّت محلها شهادة أحدث. لم تعد هذه صالحة.',
  unknownTitle: 'لا توجد شهادة كهذه',
  unknown: 'قارن العنوان بالعنوان المكتوب على الورقة حرفًا حرفًا. إذا كان هو نفسه، فالورقة ليست صحيحة.',
  offlineTitle: 'تعذّر التحقق',
  offline: 'الخادم وحده يعرف ما إذا كانت الشهادة صحيحة.',
};
