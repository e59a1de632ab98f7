import type * as english from '../../public/disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const disasterPageTexts: Translated<typeof english.disasterPageTexts> = {
  reports: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات عنها',
      one: 'بلاغ واحد عنها',
      two: 'بلاغان عنها',
      few: '# بلاغات عنها',
      many: '# بلاغًا عنها',
      other: '# بلاغ عنها',
    }),
  loading: 'لحظة واحدة…',
  severity: 'الشدة',
  status: 'الحالة',
  since: 'منذ',
  until: 'انتهت',
  near: 'طلبات المساعدة القريبة',
  atLeast: (count: string) => `على الأقل ${count}`,
  resolved: (time: string) => `انتهت هذه الكارثة: ${time}.`,
  resolvedSometime: 'انتهت هذه الكارثة.',
  asSeenBefore: 'لا يمكن الوصول إلى الخادم. هذا آخر ما عرفه هذا الهاتف.',
  description: 'ماذا حدث',
  campaign: 'عن أعمال الإغاثة',
  noDescription: 'لا يوجد وصف.',
  impact: 'الأثر',
  place: 'المكان',
  mapLabel: (type: string) => `الخريطة: ${type}`,
  rounded: 'يظهر المكان بدقة كيلومتر واحد تقريبًا، لحماية الناس هناك. تراه فرق التطوع الموافق عليها بدقة.',
  exact: 'يظهر لك المكان الدقيق لأنك تساعد. يرجى عدم نشره.',
  coarse: (distance: string) =>
    `لم يعرف الهاتف هذا الموقع إلا ضمن ${distance} تقريبًا: استرشد بوصف المكان واسأل. يظهر لك لأنك تساعد. يرجى عدم نشره.`,
  noPlace: 'موقعها غير معروف.',
  share: 'مشاركة',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  notCopied: 'لم يستطع هذا المتصفح نسخه. الرابط في شريط العنوان.',
  shareText: (type: string, address: string) => `${type}: ما هو معروف وكيف يمكن المساعدة. ${address}`,
  photo: 'صورة من هذه الكارثة',
  showPhoto: 'إظهار الصورة',
  openPhoto: 'فتح الصورة',
  photoNotLoaded: 'تعذّر تحميل الصورة.',
  back: 'كل الكوارث',
};

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: 'كيف يمكنك المساعدة',
  donate: 'التبرع الآن',
  volunteer: 'قبول المهمة بالتطوع',
  aid: 'طلب المساعدة',
  report: 'الإبلاغ عمّا تراه',
};

export const neededTexts: Translated<typeof english.neededTexts> = {
  title: 'ما يلزم',
  within: (km: string) => `مطلوب ضمن ${km}، لنوع الكارثة نفسه. يُحسب ما لم يُلبَّ بعد فقط.`,
  notAll: (count: number) =>
    plural(count, {
      zero: 'هناك المزيد.',
      one: 'هناك المزيد: يُحسب هنا طلب واحد.',
      two: 'هناك المزيد: يُحسب هنا طلبان.',
      few: 'هناك المزيد: تُحسب هنا # طلبات.',
      many: 'هناك المزيد: يُحسب هنا # طلبًا.',
      other: 'هناك المزيد: يُحسب هنا # طلب.',
    }),
  none: (km: string) => `لا شيء مطلوب الآن ضمن ${km}، بحسب ما يعرفه هذا الهاتف.`,
  unknown: 'موقع هذه الكارثة غير معروف: لا يمكن معرفة ما هو مطلوب قربها.',
  part: 'يحفظ هذا الهاتف جزءًا من الطلبات فقط: قد يكون هناك المزيد.',
  noCopy: 'لم تصل طلبات المساعدة إلى هذا الهاتف بعد.',
  other: 'شيء آخر',
  asked: 'طلبها من يقودون أعمال الإغاثة.',
  nearby: 'مطلوب في الجوار',
  requests: (count: number) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  urgent: (count: number) =>
    plural(count, {
      zero: 'لا عاجل',
      one: 'واحد عاجل',
      two: 'اثنان عاجلان',
      few: '# عاجلة',
      many: '# عاجلًا',
      other: '# عاجل',
    }),
};

export const donationTexts: Translated<typeof english.donationTexts> = {
  title: 'التبرعات',
  none: 'لم يُسجَّل أي تبرع لهذه الكارثة.',
  unknown: 'لا يعرف هذا الهاتف بعد ما الذي جرى التبرع به لهذه الكارثة.',
  progress: 'ما تم التبرع به حتى الآن',
  ofTarget: (total: string, target: string) => `${ltr(total)} من ${ltr(target)}`,
  target: (amount: string) => `تحتاج أعمال الإغاثة إلى ${ltr(amount)}.`,
  recent: 'أحدث التبرعات',
  use: 'كيف تُستخدم الأموال',
  test: 'هذه تبرعات تجريبية: لم تنتقل أي أموال.',
};

export const missingDisasterTexts: Translated<typeof english.missingDisasterTexts> = {
  heading: 'كارثة',
  title: 'هذه الكارثة غير معروضة',
  body: 'ليست عامة، أو لم تعد موجودة.',
  awayTitle: 'هذه الكارثة ليست على هذا الهاتف بعد',
  awayBody: 'لا يمكن الوصول إلى الخادم. ما رآه هذا الهاتف مرة يُفتح دون شبكة أيضًا.',
  tryAgain: 'حاول مرة أخرى',
};

export const mergedDisasterTexts: Translated<typeof english.mergedDisasterTexts> = {
  title: 'هذه حادثة واحدة مع بلاغ آخر',
  body: 'أبلغ عنها عدة أشخاص. كل ما يتعلق بها موجود الآن في مكان واحد:',
};
