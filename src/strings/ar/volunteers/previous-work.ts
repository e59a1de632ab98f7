import type * as english from '../../volunteers/previous-work.ts';
import type { Translated } from '../../texts.ts';

export const workTexts: Translated<typeof english.workTexts> = {
  noneTitle: 'لا يوجد شيء هنا بعد',
  none: 'ما قمت به في كارثة يظهر هنا عندما ينتهي.',
  noCopy: 'أعمالك ليست على هذا الهاتف بعد. ستصل مع الاتصال القادم.',
  removed: 'كارثة تمت إزالتها',
  place: 'المكان',
  from: 'تم القبول',
  declinedAt: 'تم القرار',
  until: 'انتهى',
  onTheWay: 'في الطريق',
  arrived: 'وصلت',
  done: 'تم العمل',
  waits: 'ينتظر على هذا الهاتف',
  reason: (reason: string) => `السبب المذكور: ${reason}`,
  makeCertificate: 'إصدار الشهادة',
  seeCertificate: 'عرض الشهادة',
};

export const workStateTexts: Translated<typeof english.workStateTexts> = {
  accepted: 'تم القبول',
  'on-the-way': 'في الطريق',
  arrived: 'وصلت',
  done: 'أبلغت أنه تم',
  completed: 'اكتمل',
  'not-confirmed': 'لم يتم التأكيد',
  withdrawn: 'انسحبت',
  released: 'أُعطي المكان لغيرك',
  ended: 'أُلغيت',
  declined: 'لم يُقبل',
};

export const workMeaningTexts: Translated<typeof english.workMeaningTexts> = {
  done: 'ينظر فيه مشرف ويؤكده. يمكنك الآن المساعدة في كارثة أخرى.',
  completed: 'شكرًا لك. يمكنك الحصول على شهادة بذلك.',
  'not-confirmed': 'لم يؤكد مشرف أن هذا العمل قد تم.',
  ended: 'رفض مشرف البلاغ: لم تكن كارثة، أو كانت معروفة من قبل.',
  released: 'لم تصل منك أي خطوة في الوقت المحدد، فأصبح مكانك متاحًا لغيرك.',
};

export const workWhyTexts: Translated<typeof english.workWhyTexts> = {
  full: 'سبقك العدد المطلوب من المتطوعين.',
  busy: 'كنت في كارثة أخرى.',
  closed: 'كانت هذه الكارثة قد انتهت، أو لم يُطلب من أحد المجيء.',
  role: 'لم يعد حسابك مخوّلًا للذهاب إلى الكوارث. اسأل أحد المشرفين.',
};
