import type * as english from '../../admin/dispatch-desk.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const dispatchDeskTexts: Translated<typeof english.dispatchDeskTexts> = {
  details: (what: string, where: string) => `التفاصيل: ${what}، ${where}`,
  chooseOne: 'اختر بلاغًا لترى تفاصيله هنا.',
  doubles: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات مكررة محتملة',
      one: 'بلاغ مكرر محتمل واحد',
      two: 'بلاغان مكرران محتملان',
      few: '# بلاغات مكررة محتملة',
      many: '# بلاغًا مكررًا محتملًا',
      other: '# بلاغ مكرر محتمل',
    }),
  times: (count: number) => `×${numberText(count)}`,
  openPage: 'افتح صفحته الخاصة',
  filters: (count: number) =>
    count === 0
      ? 'عوامل التصفية'
      : plural(count, {
          zero: 'عوامل التصفية',
          one: 'عوامل التصفية: واحد مفعّل',
          two: 'عوامل التصفية: اثنان مفعّلان',
          few: 'عوامل التصفية: # مفعّلة',
          many: 'عوامل التصفية: # مفعّلًا',
          other: 'عوامل التصفية: # مفعّل',
        }),
  keys: 'اختصارات لوحة المفاتيح',
  keysLead: 'تعمل في كل هذه الصفحة، لكن ليس أثناء الكتابة. مفتاح Enter على بلاغ يفتح تفاصيله.',
  keysOn: 'استخدم المفاتيح المفردة كاختصارات على هذا الجهاز',
  close: 'إغلاق',
  keyNames: {
    j: 'البلاغ التالي',
    k: 'البلاغ السابق',
    Enter: 'افتح تفاصيل البلاغ',
    Escape: 'العودة إلى القائمة',
    a: 'الموافقة دون تنبيه',
    '/': 'بحث',
    '?': 'هذه المساعدة',
  },
};
