import type * as english from '../../public/ngos.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoListTexts: Translated<typeof english.ngoListTexts> = {
  title: 'المنظمات الشريكة لنا',
  lead: 'منظمات تساعد في الكوارث. وافقت إدارة هذه الخدمة على كل واحدة منها.',
  find: 'ابحث عن منظمة',
  search: 'الاسم أو المدينة',
  category: 'الفئة',
  allCategories: 'كل الأنواع',
  scope: 'نطاق العمل',
  allScopes: 'كل النطاقات',
  clear: 'عرض كل المنظمات',
  found: (count: number) =>
    plural(count, {
      zero: 'لا منظمات',
      one: 'منظمة واحدة',
      two: 'منظمتان',
      few: '# منظمات',
      many: '# منظمة',
      other: '# منظمة',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'أكثر من # منظمة',
      one: 'أكثر من منظمة واحدة',
      two: 'أكثر من منظمتين',
      few: 'أكثر من # منظمات',
      many: 'أكثر من # منظمة',
      other: 'أكثر من # منظمة',
    }),
  foundKept: (count: number) =>
    plural(count, {
      zero: 'لا منظمات على هذا الهاتف',
      one: 'منظمة واحدة على هذا الهاتف',
      two: 'منظمتان على هذا الهاتف',
      few: '# منظمات على هذا الهاتف',
      many: '# منظمة على هذا الهاتف',
      other: '# منظمة على هذا الهاتف',
    }),
  noneKept: 'لا تطابق بحثك أي منظمة محفوظة على هذا الهاتف.',
  noneFound: 'لم نجد أي منظمة',
  noneFoundBody: 'جرّب تغيير كلمات البحث أو الخيارات',
  none: 'لا توجد منظمات شريكة بعد',
  noneBody: 'تظهر المنظمة هنا بعد أن تسجّل وتوافق عليها الإدارة.',
  view: 'عرض الملف',
  viewOf: (name: string) => `عرض الملف: ${name}`,
};

export const ngoCategoryLabels: Translated<typeof english.ngoCategoryLabels> = {
  'Medical Aid': 'مساعدة طبية',
  'Food Aid': 'مساعدة غذائية',
  'Child Welfare': 'رعاية الأطفال',
  Shelter: 'مأوى',
  'Humanitarian Aid': 'مساعدة إنسانية',
};

export const ngoScopeLabels: Translated<typeof english.ngoScopeLabels> = {
  Global: 'عالمي',
  Regional: 'إقليمي',
  Local: 'محلي',
};

export const ngoStatusLabels: Translated<typeof english.ngoStatusLabels> = {
  approved: 'معتمدة',
  pending: 'بانتظار الموافقة',
  refused: 'غير معتمدة',
};

export const ngoTexts: Translated<typeof english.ngoTexts> = {
  loading: 'جارٍ تحميل بيانات المنظمة...',
  goBack: 'رجوع',
  notFound: 'لم نجد هذه المنظمة',
  notFoundBody: 'ربما لم تعد شريكة، أو أن العنوان غير صحيح.',
  notHere: 'هذه المنظمة ليست على هذا الهاتف',
  notHereBody: 'لا يمكن الوصول إلى الخادم الآن. حاول مرة أخرى عند توفر الشبكة.',
  tryAgain: 'حاول مرة أخرى',
  requestAid: 'اطلب المساعدة',
  requestAidBody: 'يصل طلبك إلى كل من يساعد هنا، لا إلى هذه المنظمة وحدها.',
  contact: 'التواصل',
  details: 'عن هذه المنظمة',
  address: 'العنوان',
  focusAreas: 'مجالات العمل',
  area: 'منطقة العمل',
  areaRound: (km: string, place: string) => `حتى ${km} من ${place}`,
  scope: 'نطاق عملها',
  phone: 'رقم التواصل',
  website: 'الموقع الإلكتروني',
  websiteNote: 'يُفتح خارج هذا التطبيق.',
  picture: 'صورة',
  registration: 'رقم التسجيل',
  established: 'تاريخ التأسيس',
  establishedNote: 'يوم سجّلت المنظمة في Relief Relay.',
  notAvailable: 'غير متوفر',
  none: 'لا يوجد',
  backToList: 'العودة إلى قائمة المنظمات',
};

export const homeNgoTexts: Translated<typeof english.homeNgoTexts> = {
  title: 'المنظمات الشريكة',
  lead: 'منظمات تساعد في الكوارث، وكيف تصل إليها.',
  noneFound: 'لا توجد منظمة تطابق هذا الاختيار.',
  all: 'كل المنظمات الشريكة',
};
