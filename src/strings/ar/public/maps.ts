import type * as english from '../../public/maps.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const mapTexts: Translated<typeof english.mapTexts> = {
  loading: 'الخريطة في الطريق…',
  notHere: 'الخريطة ليست على هذا الهاتف بعد. ستصل عند توفر الاتصال. حتى ذلك الحين يمكن وصف المكان بالكلمات.',
  later: 'تنزيلها عند عودة الاتصال',
  laterNoted: 'ستصل فور توفر الاتصال.',
  failed: 'تعذّر تشغيل الخريطة',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  touchToMove: 'المس الخريطة لتحريكها',
  keys: 'أزرار الأسهم تحرّك الخريطة، وزائد وناقص يقرّبانها ويبعدانها.',
  group: (count: number) =>
    plural(count, {
      zero: 'لا مواقع.',
      one: 'موقع واحد. تُفتح الخريطة هناك.',
      two: 'موقعان. تُفتح الخريطة هناك.',
      few: '# مواقع. تُفتح الخريطة هناك.',
      many: '# موقعًا. تُفتح الخريطة هناك.',
      other: '# موقع. تُفتح الخريطة هناك.',
    }),
  groupChoices: 'المواقع في هذه النقطة',
  closeChoices: 'إغلاق',
  more: (count: number) =>
    plural(count, {
      zero: 'لا مزيد',
      one: 'وموقع آخر',
      two: 'وموقعان آخران',
      few: 'و# مواقع أخرى',
      many: 'و# موقعًا آخر',
      other: 'و# موقع آخر',
    }),
};

export const pinTexts: Translated<typeof english.pinTexts> = {
  choose: 'اختر على الخريطة',
  title: 'أين المكان؟',
  help: 'حرّك الخريطة حتى يقف الدبوس على المكان.',
  position: (lati: string, long: string) => `الموقع: ${lati}، ${long}`,
  coarse: 'قرّب أكثر: دقة الدبوس هي دقة الخريطة التي تراها.',
  outlineOnly: 'لا توجد هنا خريطة مفصّلة الآن: دقة الدبوس هي دقة الخريطة التي تراها.',
  use: 'استخدم هذا المكان',
  cancel: 'إلغاء',
  chosen: (lati: string, long: string) => `حُدِّد على الخريطة: ${lati}، ${long}.`,
  change: 'حرّك الدبوس',
  remove: 'أزِل الدبوس',
  removed: 'أُزيل الدبوس.',
  set: 'وُضع المكان من الخريطة.',
  search: 'البحث عن مكان عبر Google',
  searchSends: 'يحصل Google على ما تكتبه وعلى المكان الذي تختاره.',
};
