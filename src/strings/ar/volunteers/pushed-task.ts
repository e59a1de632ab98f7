import type * as english from '../../volunteers/pushed-task.ts';
import type { Translated } from '../../texts.ts';

export const pushedTaskTexts: Translated<typeof english.pushedTaskTexts> = {
  title: 'تنبيهات وصلت إلى هذا الهاتف',
  came: (time) => `تنبيه بتاريخ ${time}`,
  away: (far) => `على بُعد ${far} من مكانك`,
  calling: 'يُطلب متطوعون هنا',
  onPhone: 'وصل هذا مع التنبيه، وهو على هذا الهاتف حتى بدون شبكة.',
  askTitle: 'هل تستطيع المساعدة هنا؟',
  askBody: 'لم تنضم بعد: اقبل فقط إذا كنت تستطيع الانطلاق قريبًا.',
  askLater: 'أرى أولًا',
};
