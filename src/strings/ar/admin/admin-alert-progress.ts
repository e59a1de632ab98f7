import type * as english from '../../admin/admin-alert-progress.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const alertProgressTexts: Translated<typeof english.alertProgressTexts> = {
  title: 'التنبيهات',
  none: 'لم يُنبَّه أحد إلى هذه الكارثة.',
  coming: 'جارٍ السؤال عمّا وصل إليه التنبيه…',
  by: (name: string) => `أرسله ${own(name)}`,
  phones: (count: number) =>
    plural(count, {
      zero: 'لا هواتف',
      one: 'هاتف واحد',
      two: 'هاتفان',
      few: '# هواتف',
      many: '# هاتفًا',
      other: '# هاتف',
    }),
  volunteers: (count: number) =>
    plural(count, {
      zero: 'لا أحد',
      one: 'متطوع واحد',
      two: 'متطوعان',
      few: '# متطوعين',
      many: '# متطوعًا',
      other: '# متطوع',
    }),
  some: (some: string, all: string) => `${own(some)} من ${own(all)}`,
  within: 'المسافة الآن',
  widest: 'أقصى مسافة',
  nextRing: (time: string) => `يُنبَّه من هم أبعد ${own(time)} إن كان من قبلوا حتى ذلك الحين أقل من اللازم.`,
  noneAnswered: 'لم يرد أي هاتف بعد. يرد الهاتف عندما يكون مفتوحًا وله شبكة.',
  noneChosen:
    'لم يوجد هاتف لتنبيهه: القريبون من المتطوعين مشغولون، أو لا يريدون مثل هذا التنبيه، أو لا تصلهم التنبيهات على هاتف. يجدون الكارثة في التطبيق.',
  noneChosenYet: 'جارٍ اختيار أول الهواتف.',
  notKept: (count: number) =>
    plural(count, {
      zero: 'لم يُختر أي متطوع. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
      one: 'اختير متطوع واحد. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
      two: 'اختير متطوعان. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
      few: 'اختير # متطوعين. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
      many: 'اختير # متطوعًا. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
      other: 'اختير # متطوع. ولم يعد معروفًا هنا إلى أين وصل التنبيه.',
    }),
  noPhones: (count: number) =>
    plural(count, {
      zero: 'لم يُختر أي متطوع.',
      one: 'اختير متطوع واحد لم يعد هاتفه يتلقى التنبيهات. يُبلَّغ بطريقة أخرى إن أراد ذلك.',
      two: 'اختير متطوعان لم يعد هاتفاهما يتلقيان التنبيهات. يُبلَّغان بطريقة أخرى إن أرادا ذلك.',
      few: 'اختير # متطوعين لم تعد هواتفهم تتلقى التنبيهات. يُبلَّغون بطريقة أخرى إن أرادوا ذلك.',
      many: 'اختير # متطوعًا لم تعد هواتفهم تتلقى التنبيهات. يُبلَّغون بطريقة أخرى إن أرادوا ذلك.',
      other: 'اختير # متطوع لم تعد هواتفهم تتلقى التنبيهات. يُبلَّغون بطريقة أخرى إن أرادوا ذلك.',
    }),
  earlier: 'تنبيهات سابقة',
  queued: 'ينتظر على هذا الهاتف',
  queuedBody: 'لم يُنبَّه أحد بعد. يخرج التنبيه من تلقاء نفسه عندما يصل إلى الخادم.',
  notTaken: 'لم يُرسل: يحتاج إليك',
  never: 'ليس على هذا الهاتف إلى أين وصلت التنبيهات، ولا يمكن الوصول إلى الخادم.',
  neverRefused: 'ليس على هذا الهاتف إلى أين وصلت التنبيهات، ولم يرد الخادم كما ينبغي.',
};

export const alertStateNames: Translated<typeof english.alertStateNames> = {
  choosing: 'جارٍ اختيار المتطوعين',
  sending: 'يُرسل الآن',
  waiting: 'أُرسل، وينتظر أن يقبل عدد أكبر',
  done: 'أُرسل',
};

export const alertFigureNames: Translated<typeof english.alertFigureNames> = {
  chosen: 'اختير',
  sent: 'أُرسل',
  reached: 'وصل إلى الهاتف',
  opened: 'فُتح',
  accepted: 'قبلوا منذ ذلك الحين',
};

export const alertHeldNames: Translated<typeof english.alertHeldNames> = {
  rest: 'سيأتي دورهم',
  over: 'لم تعد الحاجة إليهم قائمة حين جاء دورهم',
  quiet: 'في وقت راحتهم: يصلهم التنبيه حين ينتهي',
  capped: 'وصلهم اليوم أقصى ما يصل إلى شخص واحد',
  gone: 'لم يعودوا يتلقون التنبيهات: سجّلوا الخروج أو أوقفوها',
  refused: 'رفضتها الخدمة التي توصل التنبيهات',
  unreachable: 'لم ترد الخدمة التي توصل التنبيهات',
};

export const alertWays: Translated<typeof english.alertWays> = {
  sms: 'برسالة نصية، لمن لم يصل إلى هاتفه تنبيه',
  email: 'بالبريد الإلكتروني، لمن لم يصل إلى هاتفه تنبيه',
};

export const alertWayNames: Translated<typeof english.alertWayNames> = {
  waiting: 'سيأتي دورهم',
  noAddress: 'لا رقم أو عنوان يمكن أن تصل إليه',
  refused: 'رفضتها الخدمة التي توصلها',
  unreachable: 'لم ترد الخدمة التي توصلها',
  failed: 'تعذّر إبلاغهم',
  unknown: 'لا يُعرف إن كانت قد وصلت',
};
