import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'سياسة الخصوصية لدى Google',
  terms: 'شروط خرائط Google',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  open: 'البحث عن مكان عبر Google',
  sends: 'يحصل Google على ما تكتبه وعلى المكان الذي تختاره.',
  title: 'البحث عن مكان عبر Google',
  hint: 'اسم مكان أو شارع أو معلم',
  loading: 'بحث Google في الطريق…',
  move: 'حرّك الخريطة حتى يقف الدبوس على المكان.',
  found: (name: string) => `وُجد: ${name}`,
  back: 'العودة إلى الخريطة',
  notLoaded: 'تعذّر تحميل واجهة خرائط Google',
  failed: 'لا يعمل بحث Google الآن. ضع الدبوس على الخريطة.',
  noPlace: 'لا يعرف Google موقع هذا المكان. اختر مكانًا آخر.',
};
