import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/field-area.ts';

export const areaTexts: Translated<typeof english.areaTexts> = {
  title: 'منطقتي',
  lead: (where) => `احتفظ على هذا الهاتف بالخريطة والطرق ضمن 20 كم من ${where}، لوقت لا توجد فيه شبكة.`,
  named: (name) => `المكان الذي اخترته للتنبيهات (${name})`,
  alerts: 'مكان تنبيهاتك',
  here: 'المكان الذي أنت فيه الآن',
  before: 'المكان الذي حفظتها من أجله',
  noPlace: 'لا يعرف هذا الهاتف منطقتك بعد. اختر مكانًا لتنبيهاتك، أو استخدم مكانك الآن.',
  takeHere: 'استخدام مكاني',
  asking: 'جارٍ تحديد موقعك…',
};
