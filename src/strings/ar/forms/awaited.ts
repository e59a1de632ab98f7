import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'يجري تجهيز مساعدة لك',
  title: 'هناك مساعدة في طريقها إليك',
  lead: 'أعطِ هذا الرمز لمن يوصلها. لا تذكره إلا بعد أن تستلم كل ما هو مذكور.',
  handedOver: 'سُجِّل تسليم على أنه سُلِّم',
  didItCome: 'سُلِّم دون رمزك. هل استلمته؟',
  allCame: 'نعم، كله',
  partCame: 'جزء منه فقط',
  nothingCame: 'لم يصل شيء',
  howMuch: (what: string) => `ما وصل: ${what}`,
  amount: 'كم وصل',
  say: 'حفظ',
  back: 'رجوع',
  nothingTitle: 'لم يصل شيء؟',
  nothingBody: 'ما طلبته مطلوب من جديد. تُبلَّغ المنظمة وفريق الإغاثة.',
  nothingYes: 'نعم، لم يصل شيء',
  answerWaits: 'حُفظ جوابك على هذا الهاتف ويُرسل حالما يتوفر اتصال.',
  answerSent: 'أُرسل جوابك. شكرًا لك.',
  answerFailed: 'لم يُحفظ جوابك. حاول مرة أخرى.',
  stillLead: 'يمكنك أيضًا إعطاء هذا الرمز لمن أحضره. من دون جواب يُعدّ مستلَمًا بعد 72 ساعة.',
  code: 'رمزك',
  expected: 'موعد الوصول المتوقع',
  from: 'من',
  carrier: 'الناقل',
  asOf: (when) => `آخر تحديث: ${when}`,
};

export const cameNames: Translated<typeof english.cameNames> = {
  all: 'كله',
  part: 'جزء',
  nothing: 'لا شيء',
};
