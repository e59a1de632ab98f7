import type * as english from '../../public/disasters.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const disasterTexts: Translated<typeof english.disasterTexts> = {
  active: 'جارية',
  resolved: 'انتهت',
  reported: (time: string) => `تاريخ البلاغ: ${time}`,
  ended: (time: string) => `انتهت: ${time}`,
  about: (position: string) => `قرب ${position}`,
  fromTown: (km: string, town: string) => `على بعد ${km} تقريبًا من ${town}`,
  at: (position: string) => `الموقع: ${position}`,
  within: (position: string, distance: string) => `${position}، ضمن ${distance} تقريبًا`,
  noPlace: 'الموقع غير معروف',
  away: (far: string) => `على بعد ${far} منك`,
};

export const severityWords: Translated<typeof english.severityWords> = {
  mild: 'خفيفة',
  moderate: 'متوسطة',
  severe: 'شديدة',
  critical: 'حرجة',
  other: 'أخرى',
};

export const disasterListTexts: Translated<typeof english.disasterListTexts> = {
  title: 'جهود الإغاثة من الكوارث',
  lead: 'الكوارث التي أكدتها الإدارة، والجارية منها أولًا.',
  ways: 'طريقة العرض',
  list: 'القائمة',
  map: 'الخريطة',
  filters: 'أي الكوارث',
  type: 'النوع',
  anyType: 'كل الأنواع',
  severity: 'الشدة',
  anySeverity: 'الكل',
  status: 'الحالة',
  anyStatus: 'الكل',
  none: 'لا توجد كارثة مؤكدة الآن.',
  noneHow: 'ما يبلغ عنه الناس يظهر هنا فور تأكيد الإدارة له.',
  noneOfThese: 'لا توجد كارثة تطابق ما تبحث عنه.',
  clear: 'عرض الكل',
  all: 'كل الكوارث',
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  nearest: 'الأقرب أولًا',
  newest: 'الأحدث أولًا',
  asking: 'جارٍ تحديد موقعك…',
  isNearest: 'الأقرب إليك أولًا.',
  stays: 'موقعك يبقى على هذا الهاتف.',
  told: 'للعثور على ما هو قريب منك يُبلَّغ الخادم بموقعك بدقة كيلومتر تقريبًا.',
  failures: {
    refused: 'هاتفك لا يشارك موقعه. الأحدث أولًا.',
    'timed-out': 'لم يُحدَّد الموقع في الوقت المناسب. الأحدث أولًا.',
    unavailable: 'لا يستطيع الهاتف تحديد موقعه هنا. الأحدث أولًا.',
    unsupported: 'هذا الهاتف لا يستطيع تحديد موقعه. الأحدث أولًا.',
  },
};

export const ownReportTexts: Translated<typeof english.ownReportTexts> = {
  title: 'بلاغات من هذا الهاتف',
  lead: 'ليست في القائمة العامة: تؤكد الإدارة كل بلاغ أولًا.',
  waiting: 'ينتظر الإرسال على هذا الهاتف',
  sending: 'يُرسَل الآن',
  sent: 'أُرسل',
  needsYou: 'يحتاج إليك',
  unknown: 'بلاغ',
  seeAll: 'عرض ما على هذا الجهاز',
};

export const disasterMapTexts: Translated<typeof english.disasterMapTexts> = {
  label: 'خريطة الكوارث',
  rounded: 'تظهر الأماكن بدقة كيلومتر واحد تقريبًا.',
  none: 'لا يُعرف موقع أي منها. هي في القائمة.',
  shown: (count: number) =>
    plural(count, {
      zero: 'لا كوارث على الخريطة.',
      one: 'كارثة واحدة على الخريطة.',
      two: 'كارثتان على الخريطة.',
      few: '# كوارث على الخريطة.',
      many: '# كارثة على الخريطة.',
      other: '# كارثة على الخريطة.',
    }),
  more: (count: number) =>
    plural(count, {
      zero: 'لا مزيد في القائمة.',
      one: 'وواحدة أخرى في القائمة فقط.',
      two: 'واثنتان أخريان في القائمة فقط.',
      few: 'و# أخرى في القائمة فقط.',
      many: 'و# أخرى في القائمة فقط.',
      other: 'و# أخرى في القائمة فقط.',
    }),
  unplaced: (count: number) =>
    plural(count, {
      zero: 'كل المواقع معروفة.',
      one: 'موقع كارثة واحدة غير معروف.',
      two: 'موقع كارثتين غير معروف.',
      few: 'مواقع # كوارث غير معروفة.',
      many: 'مواقع # كارثة غير معروفة.',
      other: 'مواقع # كارثة غير معروفة.',
    }),
  chosen: 'المختارة على الخريطة',
  choose: 'يمكن اختيار مكان على الخريطة للقراءة عنه.',
  counted: (count: number) =>
    plural(count, {
      zero: 'لا كوارث جارية في هذا الجزء.',
      one: 'كارثة جارية واحدة في هذا الجزء.',
      two: 'كارثتان جاريتان في هذا الجزء.',
      few: '# كوارث جارية في هذا الجزء.',
      many: '# كارثة جارية في هذا الجزء.',
      other: '# كارثة جارية في هذا الجزء.',
    }),
  countedSince: (time: string) => `أحصاها الخادم ${time}.`,
  nearer: 'يمكن اختيار رقم على الخريطة لرؤيته عن قرب.',
};
