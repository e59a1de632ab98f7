import type * as english from '../../admin/admin-reports.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const reportedTexts: Translated<typeof english.reportedTexts> = {
  statuses: 'البلاغات حسب حالتها',
  pending: 'بلاغات معلّقة',
  active: 'كوارث جارية',
  resolved: 'كوارث انتهت',
  counted: (label: string, count: string) => `${label} (${count})`,
  nonePending: 'لا توجد بلاغات معلّقة عن كوارث',
  noneActive: 'لا توجد كوارث جارية',
  noneResolved: 'لا توجد كوارث منتهية',
  noneDismissed: 'لا توجد بلاغات مستبعدة',
  over: 'أي المنتهية منها',
  justResolved: 'انتهت',
  justDismissed: 'مستبعدة',
  found: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات',
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: '# بلاغات',
      many: '# بلاغًا',
      other: '# بلاغ',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات بعد',
      one: 'بلاغ واحد وأكثر',
      two: 'بلاغان وأكثر',
      few: '# بلاغات وأكثر',
      many: '# بلاغًا وأكثر',
      other: '# بلاغ وأكثر',
    }),
  heldBack: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات محجوزة للمراجعة.',
      one: 'بلاغ واحد محجوز للمراجعة، لأن بلاغات كثيرة جدًا وصلت دفعة واحدة.',
      two: 'بلاغان محجوزان للمراجعة، لأن بلاغات كثيرة جدًا وصلت دفعة واحدة.',
      few: '# بلاغات محجوزة للمراجعة، لأن بلاغات كثيرة جدًا وصلت دفعة واحدة.',
      many: '# بلاغًا محجوزًا للمراجعة، لأن بلاغات كثيرة جدًا وصلت دفعة واحدة.',
      other: '# بلاغ محجوز للمراجعة، لأن بلاغات كثيرة جدًا وصلت دفعة واحدة.',
    }),
  notYet: 'يجب أن توافق الإدارة على حسابك قبل أن ترى البلاغات.',
  seeDesk: 'عرضها في المكتب',
};

export const reportCardTexts: Translated<typeof english.reportCardTexts> = {
  viewDetails: 'عرض التفاصيل',
  detailsOf: (what: string, where: string) => `عرض التفاصيل: ${what}، ${where}`,
  position: 'خط العرض، خط الطول',
  address: 'المكان',
  noPosition: 'غير معروف',
  notChosen: 'لم يُختَر',
  placeNotChosen: 'حيث كان الهاتف؛ لم يُختَر «أنا في المكان»',
  reporter: 'صاحب البلاغ',
  anonymous: 'مجهول',
  reported: 'تاريخ البلاغ',
  activeSince: 'جارية منذ',
  resolved: 'انتهت',
  unknownTime: 'الوقت غير معروف',
  volunteers: 'المتطوعون',
  distance: 'المسافة',
  noDescription: 'لا يوجد وصف',
  dismissedFalse: 'استُبعد: بلاغ كاذب',
  dismissedDuplicate: 'استُبعد: بلاغ مكرر',
  dismissedOther: 'استُبعد',
  triage: 'محجوز للمراجعة',
  fromServer: 'من الخادم',
};

export const reportFilterTexts: Translated<typeof english.reportFilterTexts> = {
  search: 'البحث في البلاغات',
  searchHint: 'كلمات من البلاغ، أو اسم، أو رقم مرجعي.',
  filters: 'البحث والتصفية',
  filtersOn: (count: number) =>
    plural(count, {
      zero: 'البحث والتصفية: لا شيء',
      one: 'البحث والتصفية: واحد مفعّل',
      two: 'البحث والتصفية: اثنان مفعّلان',
      few: 'البحث والتصفية: # مفعّلة',
      many: 'البحث والتصفية: # مفعّلًا',
      other: 'البحث والتصفية: # مفعّل',
    }),
  age: 'منذ متى',
  anyAge: 'أي وقت',
  ages: {
    within1h: 'خلال الساعة الأخيرة',
    within1d: 'خلال آخر 24 ساعة',
    within1w: 'خلال آخر 7 أيام',
    over1h: 'منذ أكثر من ساعة',
    over6h: 'منذ أكثر من 6 ساعات',
    over1d: 'منذ أكثر من يوم',
    over3d: 'منذ أكثر من 3 أيام',
    over1w: 'منذ أكثر من أسبوع',
  },
  near: 'قرب مكان',
  nearHint: `خط العرض وخط الطول، مثل ${ltr('26.12, 85.39')}.`,
  notAPlace: `يرجى كتابة رقمين: خط العرض وخط الطول، مثل ${ltr('26.12, 85.39')}.`,
  nearMe: 'قربي',
  finding: 'جارٍ تحديد موقعك…',
  isFound: 'كُتب موقعك بدقة كيلومتر واحد تقريبًا.',
  radius: 'حتى أي مسافة',
  noneOfThese: 'لا يوجد بلاغ يطابق ما تبحث عنه.',
  clear: 'عرض الكل',
};

export const serverSearchTexts: Translated<typeof english.serverSearchTexts> = {
  ask: 'البحث على الخادم',
  beyond: 'ليست كلها على هذا الهاتف: قد يكون لدى الخادم المزيد.',
  isServer: 'ما وجده الخادم الآن:',
  asking: 'الخادم يبحث…',
  back: 'العودة إلى نسخة هذا الهاتف',
  more: 'عرض المزيد',
  again: 'البحث مرة أخرى',
  onlyPhone: 'لا يوجد اتصال، فجرى البحث على هذا الهاتف فقط.',
};

export const listPartTexts: Translated<typeof english.listPartTexts> = {
  shown: (from, to) => `من ${numberText(from)} إلى ${numberText(to)}`,
  next: 'عرض التالية',
  back: 'العودة إلى السابقة',
};

export const reportsMapTexts: Translated<typeof english.reportsMapTexts> = {
  label: 'خريطة البلاغات',
  none: 'لا يُعرف موقع أي منها. هي في القائمة.',
  shown: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات على الخريطة.',
      one: 'بلاغ واحد على الخريطة.',
      two: 'بلاغان على الخريطة.',
      few: '# بلاغات على الخريطة.',
      many: '# بلاغًا على الخريطة.',
      other: '# بلاغ على الخريطة.',
    }),
  onlyNewest: 'على الخريطة أحدث البلاغات فقط. البقية في القائمة.',
  unplaced: (count: number) =>
    plural(count, {
      zero: 'كل المواقع معروفة.',
      one: 'موقع بلاغ واحد غير معروف.',
      two: 'موقع بلاغين غير معروف.',
      few: 'مواقع # بلاغات غير معروفة.',
      many: 'مواقع # بلاغًا غير معروفة.',
      other: 'مواقع # بلاغ غير معروفة.',
    }),
};

export const recordOrderTexts: Translated<typeof english.recordOrderTexts> = {
  order: 'الترتيب',
  urgent: 'الأكثر إلحاحًا أولًا',
  newest: 'الأحدث أولًا',
};
