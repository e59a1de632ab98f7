import type * as english from '../../admin/admin-history.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr, own } from '../isolate.ts';

export const historyTexts: Translated<typeof english.historyTexts> = {
  title: 'السجل',
  online: 'السجل محفوظ على الخادم: يحتاج إلى اتصال.',
  again: 'تحديث',
  more: 'عرض المزيد',
  when: (time: string, by: string) => `${time}، ${own(by)}`,
  reason: (reason: string) => `السبب: ${own(reason)}`,
  received: 'وصل البلاغ',
  approved: 'تمت الموافقة',
  resolved: 'سُجِّلت على أنها انتهت',
  dismissed: (kind: string) => `تم الاستبعاد: ${kind}`,
  broughtBack: 'تمت الإعادة',
  reopened: 'فُتحت من جديد',
  wanted: (from: string, to: string) => `عدد المتطوعين المطلوب: كان ${own(from)} وصار ${own(to)}`,
  noNumber: 'دون عدد',
  revised: 'تصحيح المعلومات',
  nothing: 'لا شيء',
  campaign: 'كتابة الصفحة العامة',
  released: 'نُقل إلى القائمة الرئيسية',
  contactSeen: 'تم الاطلاع على جهة الاتصال',
  translated: 'أُرسل إلى نموذج لغوي لترجمته',
  photoReleased: 'عُرضت الصورة للجميع',
  photoWithdrawn: 'سُحبت الصورة',
  photoSeen: 'تم الاطلاع على صورة',
  roadConfirmed: 'تأكد انسداد الطريق',
  roadLifted: 'أُعلن فتح الطريق',
  alerted: (chosen: number) =>
    plural(chosen, {
      zero: 'لم يصل التنبيه إلى أي متطوع',
      one: 'أُرسل تنبيه إلى متطوع واحد',
      two: 'أُرسل تنبيه إلى متطوعين اثنين',
      few: 'أُرسل تنبيه إلى # متطوعين',
      many: 'أُرسل تنبيه إلى # متطوعًا',
      other: 'أُرسل تنبيه إلى # متطوع',
    }),
  choosing: 'يجري اختيار متطوعين آخرين: سيستمر العدد في الازدياد بضع دقائق.',
  within: (km: string) => `ضمن ${km}`,
  allocated: 'خُصص جزء من تبرع',
  takenBack: 'سُحب تخصيص',
  purchase: 'سُجلت عملية شراء',
  fee: 'سُجلت رسوم',
  refunded: 'أُعيد تبرع إلى صاحبه',
  other: (action: string) => `حدث شيء آخر (${ltr(action)})`,
};
