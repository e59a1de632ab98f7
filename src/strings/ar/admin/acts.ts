import type * as english from '../../admin/acts.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const actStateTexts: Translated<typeof english.actStateTexts> = {
  waiting: (act: string) => `ينتظر على هذا الهاتف: ${own(act)}`,
  notDone: (act: string) => `يحتاج إلى تدخلك: ${own(act)}`,
  soon: 'يُرسل من تلقاء نفسه فور توفر الاتصال. حتى ذلك الحين لا يسري على أحد آخر.',
  see: 'عرض ما ينتظر',
  conflict: 'سبقك شخص آخر',
  noPlaces: 'لا يُنتظر أحد من أفرادكم',
  first: (name: string, when: string | undefined) =>
    `التصرف السابق لتصرفك: ${own(name)}${when === undefined ? '' : `، ${own(when)}`}.`,
  otherAdmin: 'شخص آخر في الإدارة',
  stands: (how: string) => `الوضع الآن: ${own(how)}.`,
  nothing: (act: string) =>
    `لذلك لم يغيّر تصرفك (${own(act)}) شيئًا. يُرجى النظر في الوضع الحالي، ثم التصرف من جديد إن لزم الأمر.`,
  putAway: 'إزالة هذا التنبيه',
};

export const actNames: Translated<typeof english.actNames> = {
  'actOnReport.decide': 'القرار بشأن البلاغ',
  'actOnReport.revise': 'تصحيح المعلومات',
  'actOnReport.describe': 'النص العام والاحتياجات',
  'actOnReport.release': 'نقل البلاغ إلى القائمة الرئيسية',
  'actOnReport.merge': 'دمج مع بلاغ آخر',
  'actOnReport.unmerge': 'فصل عن الحادث',
  'actOnReport.keep-apart': 'إبقاء كلٍّ على حدة',
  'actOnReport.merge-added': 'دمج البلاغات المرسلة إضافةً إليه',
  alertVolunteers: 'تنبيه المتطوعين',
  'actOnAid.assign': 'الإسناد إلى منظمة',
  'actOnAid.take': 'تولي الطلب',
  'actOnAid.reject': 'رفض الطلب',
  'actOnAid.reconsider': 'التراجع عن الرفض',
  'actOnAid.hand-back': 'الإعادة',
  'actOnAid.need': 'حالة أحد الاحتياجات',
  'actOnAid.close': 'إغلاق الطلب',
  'actOnAid.reopen': 'إعادة فتح الطلب',
  'actOnAid.release': 'نقل الطلب إلى القائمة الرئيسية',
  'actOnAid.merge': 'دمج مع طلب آخر',
  'actOnAid.unmerge': 'فصل عن الطلب الآخر',
  'actOnAid.keep-apart': 'إبقاء كلٍّ على حدة',
  'actOnAid.new-code': 'رمز جديد لتسليم',
  'answerDisaster.send': 'إرسال أفراد',
  'answerDisaster.withdraw': 'سحب الأفراد',
  'answerDisaster.reject': 'رفض الكارثة',
  'answerDisaster.reconsider': 'التراجع عن الرفض',
  packDelivery: 'تجهيز التسليم',
  'actOnDelivery.depart': 'انطلاق التسليم',
  'actOnDelivery.deliver': 'إتمام التسليم',
  'actOnDelivery.cancel': 'إلغاء التسليم',
  'actOnAccount.decide': 'القرار بشأن الحساب',
  'actOnAccount.undo': 'التراجع عن القرار',
  markMessage: 'وضع علامة على رسالة',
  'actOnRoadBlock.confirm': 'تأكيد انسداد الطريق',
  'actOnRoadBlock.lift': 'إعلان فتح الطريق',
};

export const standingTexts: Translated<typeof english.standingTexts> = {
  pending: 'معلّق',
  active: 'جارٍ',
  resolved: 'تمت معالجته',
  dismissed: 'مستبعد',
  approved: 'تمت الموافقة',
  refused: 'مرفوض',
  fulfilled: 'تمت تلبيته',
  'partially-fulfilled': 'تمت تلبيته جزئيًا',
  in_transit: 'في الطريق',
  delivered: 'سُلِّمت',
  canceled: 'أُلغيت',
  withdrawn: 'تم سحبه',
  expired: 'انتهت مدته',
  answered: 'تم الرد',
  reported: 'غير مؤكد',
  confirmed: 'مؤكد',
  full: 'شُغلت كل الأماكن',
  fewer: 'الأماكن الشاغرة أقل',
  pledged: 'منظمتكم ترسل أفرادًا بالفعل',
  unwanted: 'لا يُطلب متطوعون',
  done: 'انتهى',
  ended: 'أُلغي',
  lifted: 'مفتوح من جديد',
};

export const lateTexts: Translated<typeof english.lateTexts> = {
  late: (made: string, received: string) => `كُتب ${own(made)}، ووصل ${own(received)}`,
  slow: (made: string, way: string) => `كُتب ${own(made)}، واستغرق وصوله ${own(way)}`,
};
