import type * as english from '../../admin/admin-donations.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr, own } from '../isolate.ts';

export const adminDonationTexts: Translated<typeof english.adminDonationTexts> = {
  notYet: 'التبرعات للمشرفين الذين قُبل حسابهم.',
  test: 'تبرعات تجريبية: ليس لهذا الخادم مفاتيح دفع، ولا تنتقل أي أموال.',
  alerts: 'مدفوعات تحتاج إلى مراجعة',
  summary: 'كل التبرعات معًا',
  list: 'قائمة التبرعات',
  search: 'البحث في التبرعات',
  searchHint: 'الاسم أو الهاتف أو البريد أو الغرض أو الحملة، أو رقم الإيصال.',
  filters: 'أي التبرعات',
  all: 'الكل',
  toAllocate: 'بانتظار التخصيص',
  sort: 'الترتيب',
  found: (count: number) =>
    plural(count, {
      zero: 'لا تبرعات',
      one: 'تبرع واحد',
      two: 'تبرعان',
      few: '# تبرعات',
      many: '# تبرعًا',
      other: '# تبرع',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لا تبرعات',
      one: 'تبرع واحد، وهناك المزيد',
      two: 'تبرعان، وهناك المزيد',
      few: '# تبرعات، وهناك المزيد',
      many: '# تبرعًا، وهناك المزيد',
      other: '# تبرع، وهناك المزيد',
    }),
  clear: 'إظهار كل التبرعات',
  loading: 'جارٍ تحميل التبرعات…',
  more: 'إظهار المزيد',
  next: 'إظهار التالي',
  tryAgain: 'المحاولة مجددًا',
  refresh: 'تحديث',
  needsNetwork: 'لا تُحفظ التبرعات على هذا الهاتف، فهي تحتاج إلى اتصال.',
  open: 'التفاصيل',
  openOf: (donor: string) => `التفاصيل: تبرع ${own(donor)}`,
  exportCsv: 'تصدير CSV',
  exportXlsx: 'تصدير Excel',
  exporting: 'جارٍ تجهيز الملف…',
  exported: (count: number) =>
    plural(count, {
      zero: 'لم يُصدَّر شيء.',
      one: 'صُدِّر تبرع واحد.',
      two: 'صُدِّر تبرعان.',
      few: 'صُدِّرت # تبرعات.',
      many: 'صُدِّر # تبرعًا.',
      other: 'صُدِّر # تبرع.',
    }),
  nobody: 'حساب محذوف',
  nameless: 'الاسم غير معروف',
  testMark: 'تجريبي',
};

export const allocationNames: Translated<typeof english.allocationNames> = {
  all: 'مخصص',
  part: 'مخصص جزئيًا',
  none: 'غير مخصص',
};

export const paymentAlertNames: Translated<typeof english.paymentAlertNames> = {
  'unknown-order': 'دفعة لطلب ليس لنا',
  recovered: 'عُثر عليه من جديد لدى مزوّد الدفع بعد فقدان بيانات هنا؛ الغرض الذي كتبه المتبرع لم يعد معروفًا',
  mismatch: 'مبلغ أو عملة غير ما في الطلب',
  'odd-refund': 'استرداد أكثر مما دُفع أو بلا مبلغ؛ لم يُحتسب',
  'second-payment': 'دُفع مرتين؛ تُعاد الدفعة الثانية',
  'refund-failed': 'فشلت إعادة المبلغ؛ المال ما زال هنا',
  chargeback: 'استرد بنك المال',
  'events-missing': 'رسائل مزوّد الدفع لا تصل؛ تُجلب المدفوعات بالسؤال',
  'sums-differ': 'هذه المجاميع لا تطابق القيود؛ على من يشغّل الخادم أن يتحقق',
};

export const donationListTexts: Translated<typeof english.donationListTexts> = {
  none: 'لم يُعثر على تبرعات',
  failed: 'تعذر جلب التبرعات',
  noServer: 'خطأ في الاتصال بالخادم',
};

export const fundSumNames: Translated<typeof english.fundSumNames> = {
  received: 'إجمالي ما استُلم',
  allocated: 'المخصص',
  unallocated: 'غير المخصص',
  spent: 'المصروف',
  held: 'مخصص ولم يُصرف بعد',
  fees: 'الرسوم',
  refunded: 'المُعاد',
  shortfall: 'العجز',
  donors: 'المتبرعون',
  completed: 'تبرعات مكتملة',
  pending: 'تبرعات معلقة',
  failed: 'تبرعات فاشلة',
};

export const donationColumns: Translated<typeof english.donationColumns> = {
  donor: 'المتبرع',
  amount: 'المبلغ',
  phone: 'الهاتف',
  email: 'البريد',
  purpose: 'الغرض',
  date: 'التاريخ',
  status: 'الحالة',
  allocation: 'التخصيص',
  act: 'التفاصيل',
  campaign: 'الحملة',
  receipt: 'الإيصال',
  receiptDay: 'يوم الإيصال',
  payment: 'الدفعة',
  paidAt: 'وقت الدفع',
  convenienceFee: 'رسوم خدمة إضافية',
  failure: 'سبب الفشل',
  test: 'تجريبي',
};

export const donationStatusNames: Translated<typeof english.donationStatusNames> = {
  completed: 'مكتمل',
  pending: 'معلق',
  failed: 'فاشل',
};

export const donationSortNames: Translated<typeof english.donationSortNames> = {
  newest: 'الأحدث أولًا',
  oldest: 'الأقدم أولًا',
  largest: 'الأكبر أولًا',
  smallest: 'الأصغر أولًا',
  donor: 'المتبرع أبجديًا',
};

export const fundEntryNames: Translated<typeof english.fundEntryNames> = {
  received: 'استلام',
  fee: 'رسم',
  refund: 'إعادة إلى المتبرع',
  allocated: 'تخصيص',
  'taken-back': 'سحب',
  purchase: 'شراء',
  settled: 'سداد عجز',
};

export const donationSheetTexts: Translated<typeof english.donationSheetTexts> = {
  title: (donor: string) => `تبرع ${donor}`,
  done: 'تم التسجيل.',
  close: 'إغلاق',
  loading: 'جارٍ تحميل التبرع…',
  sums: 'ما جرى للمال',
  entries: 'القيود',
  noEntries: 'لم يُسجل شيء بعد.',
  left: (amount: string) => `المتبقي ${ltr(amount)}`,
  by: (name: string) => `سجّله ${own(name)}`,
  fromWhom: (name: string) => `من ${own(name)}`,
  forCampaign: 'لحملة كارثة',
  forDelivery: 'لعملية تسليم',
  forNeed: 'لحاجة في طلب مساعدة',
  settledOther: 'سُدّ عجز تبرع آخر',
  notPaid: 'لم يُدفع هذا التبرع، فلا يمكن فعل شيء بماله.',
  offline: 'ما يُفعل بالمال يحتاج إلى اتصال. يبدو أنك غير متصل.',
  back: 'العودة إلى التبرع',
  allocate: 'تخصيص',
  takeBack: 'سحب التخصيص',
  takeBackOf: (amount: string) => `السحب من تخصيص ${ltr(amount)}`,
  purchase: 'تسجيل شراء',
  purchaseOf: (amount: string) => `تسجيل شراء من تخصيص ${ltr(amount)}`,
  fee: 'تسجيل رسم',
  refund: 'إعادة المال',
  problems: 'بعض الحقول تحتاج إلى نظرة أخرى',
  amount: 'المبلغ بالروبية',
  amountHint: (most: string) => `على الأكثر ${ltr(most)}.`,
  amountMissing: 'يُرجى كتابة المبلغ.',
  amountWrong: 'يُرجى كتابة مبلغ مثل 2500 أو 2500.50.',
  amountTooMuch: (most: string) => `هذا أكثر من المتوفر: على الأكثر ${ltr(most)}.`,
  category: 'الفئة',
  choose: 'اختيار',
  purpose: 'لأي غرض؟',
  purposes: {
    none: 'الفئة وحدها',
    campaign: 'حملة كارثة نشطة',
    delivery: 'عملية تسليم',
    need: 'حاجة في طلب مساعدة',
  },
  find: 'بحث',
  campaign: 'كارثة نشطة',
  delivery: 'عملية تسليم',
  need: 'حاجة',
  bringing: 'جارٍ تحميل الخيارات…',
  noChoice: 'لا يوجد ما يُختار.',
  reason: 'السبب',
  what: 'ما تم شراؤه',
  feeWhat: 'مقابل ماذا هذا الرسم',
  fromWhomLabel: 'اشتُري من',
  code: 'الرمز من تطبيق المصادقة',
  codeHint: 'أو رمز استرداد.',
  refundLead: 'يعود المال إلى المتبرع عبر مزود الدفع. لا يمكن التراجع عن ذلك. يحتاج حسابك إلى تسجيل الدخول بخطوتين.',
  setUpCode: 'إعداد تسجيل الدخول بخطوتين',
  refundTitle: (amount: string) => `إعادة ${ltr(amount)}؟`,
  refundSpent: (amount: string) => `صُرف ${amount} من هذا المبلغ: وستتحمله أعمال الإغاثة.`,
  refundAllocated: (amount: string) => `خُصص ${amount} من هذا المبلغ: وسينقص من ذلك التخصيص.`,
  refundBody: 'يعود المال إلى المتبرع. لا يمكن التراجع عن ذلك.',
  no: 'عدم الإعادة',
  busy: 'جارٍ الإرسال…',
  perhaps: 'ربما تم ذلك فعلًا. يُرجى الإرسال مجددًا دون تغيير: يُنفذ مرة واحدة فقط.',
  changed: 'سُجل هذا من قبل بقيم أخرى. يُرجى النظر في القيود قبل التسجيل مجددًا.',
};
