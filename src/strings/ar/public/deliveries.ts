import type * as english from '../../public/deliveries.ts';
import type { Translated } from '../../texts.ts';

export const deliveryStatusNames: Translated<typeof english.deliveryStatusNames> = {
  pending: 'جاهزة',
  in_transit: 'في الطريق',
  delivered: 'سُلِّمت',
  canceled: 'أُلغيت',
};

export const deliveryPriorityNames: Translated<typeof english.deliveryPriorityNames> = {
  Critical: 'حرجة',
  High: 'عالية',
  Medium: 'متوسطة',
  Low: 'منخفضة',
};

export const deliveryLineNames: Translated<typeof english.deliveryLineNames> = {
  delivered: 'سُلِّم',
  part: 'سُلِّم جزء منه',
  dropped: 'ليس في هذا التسليم',
  missing: 'لم يصل، بحسب المستلم',
};

export const deliveryWhyTexts: Translated<typeof english.deliveryWhyTexts> = {
  ngo: 'ألغته المنظمة',
  'handed-back': 'أعادت المنظمة هذه الاحتياجات',
  fulfilled: 'لُبِّيت هذه الاحتياجات بطريقة أخرى',
  closed: 'أُغلق طلب المساعدة',
  role: 'لم يعد بإمكان المنظمة العمل هنا',
};

export const deliveryTexts: Translated<typeof english.deliveryTexts> = {
  expected: 'موعد الوصول المتوقع',
  packedAt: 'جُهِّزت',
  departedAt: 'انطلقت',
  deliveredAt: 'سُلِّمت',
  canceledAt: 'أُلغيت',
  priority: 'الأولوية',
  carrier: 'الناقل',
  where: 'إلى أين',
  contact: 'رقم التواصل',
  needs: 'في هذا التسليم',
  came: (what) => `سُلِّم حتى الآن: ${what}`,
  confirmed: 'أكّده المستلِم',
  unconfirmed: 'غير مؤكَّد: يُسأل المستلم',
  unanswered: 'غير مؤكَّد: لا جواب خلال 72 ساعة، يُعدّ مستلَمًا',
  nothingCame: 'يقول المستلم إنه لم يصل شيء',
  ownAccount: 'أكّده حساب المنظمة نفسها',
  note: 'ملاحظة',
  reason: 'السبب',
  ofRequest: 'عمليات التسليم',
  noneOfRequest: 'لا توجد عملية تسليم لهذا الطلب بعد.',
  failed: 'تعذّر تحميل عمليات التسليم.',
  retry: 'إعادة المحاولة',
  by: (name) => `من ${name}`,
};
