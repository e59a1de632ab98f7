import type * as english from '../../volunteers/field-kept.ts';
import type { Translated } from '../../texts.ts';

export const fieldKeptTexts: Translated<typeof english.fieldKeptTexts> = {
  title: 'المحفوظ للميدان',
  since: (size, day) => `الطرق والخريطة: ${size}. منذ ${day}.`,
  unfinished: 'ليس كل شيء هنا بعد. افتح الكارثة لتنزيل الباقي.',
  area: 'منطقتي',
  unfinishedArea: 'لم يصل كل شيء بعد. افتح ملفك لتنزيل الباقي.',
  until: (day) => `يُحفظ حتى ${day}.`,
  remove: (kind) => `حذف من هذا الهاتف: ${kind}`,
  removed: 'حُذف من هذا الهاتف.',
};
