import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'سياسة الخصوصية لدى Google',
  terms: 'شروط خرائط Google',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  hint: 'اسم مكان أو شارع أو معلم',
  loading: 'بحث Google في الطريق…',
  move: 'حرّك الخريطة حتى يقف الدبوس على المكان.',
  found: (name: string) => `وُجد: ${name}`,
  back: 'العودة إلى الخريطة',
  notLoaded: 'تعذّر تحميل واجهة خرائط Google',
  failed: 'لا يعمل بحث Google الآن. ضع الدبوس على الخريطة.',
  noPlace: 'لا يعرف Google موقع هذا المكان. اختر مكانًا آخر.',
};

export const googleRouteTexts: Translated<typeof english.googleRouteTexts> = {
  asks: '«إظهار الطريق» يحمّل خريطة من Google ويرسل إلى Google مكانك ومكان الكارثة. يحسب Google الطريق البري. يتذكر هاتفك موافقتك، ويسأل Google من جديد عند لمس الزر.',
  otherwise: (host: string) =>
    `إذا لم يجد Google طريقًا فإن ${host} يحصل على المعلومات نفسها ويحسب الطريق، ويحصل عليها أيضًا عند قبول كارثة.`,
  notKept: 'هذا الطريق من Google ولا يُحفظ على هاتفك. بلا اتصال يختفي عند مغادرة هذه الصفحة.',
};
