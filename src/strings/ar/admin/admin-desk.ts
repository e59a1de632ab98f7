import { plural } from '../../plural.ts';
import type * as english from '../../admin/admin-desk.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const adminTabLabels: Translated<typeof english.adminTabLabels> = {
  overview: 'نظرة عامة',
  approval: 'الموافقات',
  reported: 'البلاغات',
  aid: 'المساعدات',
  donations: 'التبرعات',
  desk: 'المكتب',
};

export const adminNewsTexts: Translated<typeof english.adminNewsTexts> = {
  live: 'مباشر: تظهر التغييرات من تلقاء نفسها.',
  asking: 'يجري البحث عن التغييرات كل دقيقة.',
  offline: 'لا يوجد اتصال: هذا آخر ما عرفه هذا الهاتف.',
};

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  none: 'النظرة العامة ليست على هذا الهاتف بعد، ولا يمكن الوصول إلى الخادم. تصل فور توفر الشبكة.',
  needs: 'ما يحتاج إلى قرار الآن',
  nothing: 'لا شيء ينتظر قرارًا.',
  oldest: (when: string) => `الأقدم وصل ${own(when)}.`,
  oldestReport: 'الأطول انتظارًا:',
  reports: (count: number) =>
    plural(count, {
      zero: 'بلاغ ينتظر النظر فيه',
      one: 'بلاغ ينتظر النظر فيه',
      two: 'بلاغان ينتظران النظر فيهما',
      few: 'بلاغات تنتظر النظر فيها',
      many: 'بلاغًا ينتظر النظر فيه',
      other: 'بلاغ ينتظر النظر فيه',
    }),
  aid: (count: number) =>
    plural(count, {
      zero: 'طلب مساعدة لم يتولَّه أحد',
      one: 'طلب مساعدة لم يتولَّه أحد',
      two: 'طلبا مساعدة لم يتولَّهما أحد',
      few: 'طلبات مساعدة لم يتولَّها أحد',
      many: 'طلب مساعدة لم يتولَّه أحد',
      other: 'طلب مساعدة لم يتولَّه أحد',
    }),
  urgent: (count: number) =>
    plural(count, {
      zero: 'منها # عاجل.',
      one: 'منها # عاجل.',
      two: 'منها # عاجلان.',
      few: 'منها # عاجلة.',
      many: 'منها # عاجلًا.',
      other: 'منها # عاجل.',
    }),
  approvals: (count: number) =>
    plural(count, {
      zero: 'حساب ينتظر الموافقة',
      one: 'حساب ينتظر الموافقة',
      two: 'حسابان ينتظران الموافقة',
      few: 'حسابات تنتظر الموافقة',
      many: 'حسابًا ينتظر الموافقة',
      other: 'حساب ينتظر الموافقة',
    }),
  messages: (count: number) =>
    plural(count, {
      zero: 'رسالة مفتوحة',
      one: 'رسالة مفتوحة',
      two: 'رسالتان مفتوحتان',
      few: 'رسائل مفتوحة',
      many: 'رسالة مفتوحة',
      other: 'رسالة مفتوحة',
    }),
  work: (count: number) =>
    plural(count, {
      zero: 'عمل أبلغ متطوعون عن إنجازها',
      one: 'عمل أبلغ متطوع عن إنجازه',
      two: 'عملان أبلغ متطوعون عن إنجازهما',
      few: 'أعمال أبلغ متطوعون عن إنجازها',
      many: 'عملًا أبلغ متطوعون عن إنجازها',
      other: 'عمل أبلغ متطوعون عن إنجازها',
    }),
  roads: (count: number) =>
    plural(count, {
      zero: 'طريق مغلق بانتظار التأكيد',
      one: 'طريق مغلق بانتظار التأكيد',
      two: 'طريقان مغلقان بانتظار التأكيد',
      few: 'طرق مغلقة بانتظار التأكيد',
      many: 'طريقًا مغلقًا بانتظار التأكيد',
      other: 'طريق مغلق بانتظار التأكيد',
    }),
  deliveries: (count: number) =>
    plural(count, {
      zero: 'تسليم لم يؤكده المستلم',
      one: 'تسليم لم يؤكده المستلم',
      two: 'تسليمان لم يؤكدهما المستلم',
      few: 'عمليات تسليم لم يؤكدها المستلمون',
      many: 'تسليمًا لم يؤكده المستلمون',
      other: 'تسليم لم يؤكده المستلمون',
    }),
  donations: (count: number) =>
    plural(count, {
      zero: 'تبرع بانتظار التخصيص',
      one: 'تبرع بانتظار التخصيص',
      two: 'تبرعان بانتظار التخصيص',
      few: 'تبرعات بانتظار التخصيص',
      many: 'تبرعًا بانتظار التخصيص',
      other: 'تبرع بانتظار التخصيص',
    }),
  triage: (count: number) =>
    plural(count, {
      zero: 'سجل محجوز للمراجعة: وصل الكثير دفعة واحدة',
      one: 'سجل محجوز للمراجعة: وصل الكثير دفعة واحدة',
      two: 'سجلان محجوزان للمراجعة: وصل الكثير دفعة واحدة',
      few: 'سجلات محجوزة للمراجعة: وصل الكثير دفعة واحدة',
      many: 'سجلًا محجوزًا للمراجعة: وصل الكثير دفعة واحدة',
      other: 'سجل محجوز للمراجعة: وصل الكثير دفعة واحدة',
    }),
  messagesAside: (count: number) =>
    plural(count, {
      zero: 'رسالة محجوزة للمراجعة: وصل الكثير دفعة واحدة',
      one: 'رسالة محجوزة للمراجعة: وصل الكثير دفعة واحدة',
      two: 'رسالتان محجوزتان للمراجعة: وصل الكثير دفعة واحدة',
      few: 'رسائل محجوزة للمراجعة: وصل الكثير دفعة واحدة',
      many: 'رسالة محجوزة للمراجعة: وصل الكثير دفعة واحدة',
      other: 'رسالة محجوزة للمراجعة: وصل الكثير دفعة واحدة',
    }),
  running: 'الكوارث الجارية',
  allRunning: 'كلها',
  nobodyNow: 'لا أحد فيها الآن',
  accepted: (count: string) => `قبلوا: ${count}`,
  ofWanted: (count: string, wanted: string) => `${count} من ${wanted}`,
  onTheWay: (count: string) => `في الطريق: ${count}`,
  there: (count: string) => `في المكان: ${count}`,
  began: (when: string) => `بدأت ${own(when)}`,
  figure: (name: string, count: string) => `${name}: ${count}`,
  figures: 'حال الإغاثة',
  thisWeek: (change: string) => `${own(change)} هذا الأسبوع`,
};

export const overviewCards: Translated<typeof english.overviewCards> = {
  totalDisasters: 'إجمالي الكوارث',
  aidRequests: 'طلبات المساعدة',
  activeVolunteers: 'المتطوعون النشطون',
  ongoingRelief: 'الإغاثة الجارية',
};

export const overviewCounts: Translated<typeof english.overviewCounts> = {
  approvedVolunteers: 'متطوعون تمت الموافقة عليهم',
  pendingVolunteers: 'متطوعون بانتظار الموافقة',
  approvedNgos: 'منظمات تمت الموافقة عليها',
  pendingNgos: 'منظمات بانتظار الموافقة',
};

export const teamStateNames: Translated<typeof english.teamStateNames> = {
  accepted: 'تم القبول',
  'on-the-way': 'في الطريق',
  arrived: 'في المكان',
  done: 'أبلغ أن العمل تم',
  completed: 'اكتمل',
  'not-confirmed': 'لم يتم التأكيد',
  withdrawn: 'انسحب',
  released: 'أُعطي المكان لغيره',
  ended: 'أُلغي',
  declined: 'لم يُقبل',
};
