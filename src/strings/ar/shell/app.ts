import { numberText } from '../../plural.ts';
import type * as english from '../../shell/app.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const appTexts: Translated<typeof english.appTexts> = {
  name: 'Relief Relay',
  skip: 'الانتقال إلى المحتوى',
  mainNavigation: 'التنقل الرئيسي',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  home: 'الرئيسية',
  about: 'من نحن',
  contact: 'التواصل معنا',
  ngo: 'المنظمات',
  guide: 'الدليل',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  dashboard: 'لوحة العمل',
  account: 'الحساب',
  logout: 'تسجيل الخروج',
  personMenu: (name: string) => (name === '' ? 'حسابك' : `حساب ${own(name)}`),
  volunteer: 'التطوع',
  quickLinks: 'روابط سريعة',
  legal: 'معلومات قانونية',
  privacyPolicy: 'سياسة الخصوصية',
  termsOfService: 'شروط الخدمة',
  cookiePolicy: 'سياسة ملفات الارتباط',
  inDanger: 'عند الخطر',
  call: (number: string) => `الاتصال على ${number}`,
  waitingShort: (count: number) => `${numberText(count)} بالانتظار`,
  waitingRest: ' على هذا الجهاز',
  waitingRead: 'يرجى القراءة',
  waitingDamage: '. تضرر جزء من ذاكرة هذا الهاتف. التفاصيل هنا',
  waitingUnknown: 'تعذّرت قراءة الذاكرة',
  offline: 'لا اتصال: يُحفظ هنا ويُرسل لاحقًا.',
  loading: 'لحظة واحدة…',
  needed: 'الحقول التي عليها * مطلوبة.',
  partMissing: 'هذا الجزء ليس على هذا الهاتف بعد.',
  tryAgain: 'حاول مرة أخرى',
  documentTitle: (screen: string) => `${screen} · Relief Relay`,
};

export const troubleTexts: Translated<typeof english.troubleTexts> = {
  title: 'توقفت هذه الصفحة عن العمل',
  body: 'ما حُفظ باقٍ على هذا الهاتف وسيُرسل.',
  chunkTitle: 'هذه الصفحة ليست على هاتفك بعد',
  chunkBody: 'تم تحديث التطبيق، أو انقطع الاتصال أثناء تحميل الصفحة. لم يضِع شيء مما حُفظ. إعادة التحميل محاولة جديدة.',
  reload: 'إعادة التحميل',
  seeWaiting: 'عرض ما على هذا الجهاز',
  later: 'تنزيلها عند عودة الاتصال',
  laterNoted: 'ستصل فور توفر الاتصال.',
  technical: 'تفاصيل تقنية',
};
