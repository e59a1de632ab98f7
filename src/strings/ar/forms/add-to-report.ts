import type * as english from '../../forms/add-to-report.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

/** A report that adds to a disaster which is reported already. */
export const additionTexts: Translated<typeof english.additionTexts> = {
  title: 'هل أُبلغ عنه من قبل؟',
  hint: 'بعد أن تذكر ما حدث وأين، سترى هنا إن كان قد أُبلغ عنه من قبل.',
  ask: (size) => `تحقق مما إذا كان قد أُبلغ عنه من قبل (حتى ${size})`,
  asking: 'جارٍ التحقق مما أُبلغ عنه من قبل…',
  failed: 'تعذر التحقق من ذلك. يمكنك إرسال بلاغك على أي حال.',
  offline: 'لا يوجد اتصال للتحقق. يمكنك إرسال بلاغك على أي حال.',
  none: (when) => `لم يُبلَّغ عن شيء مشابه قرب هذا المكان (آخر تحقق ${when}).`,
  found: (name, when, distance) => `${name}، أُبلغ عنه ${when}، على بعد ${distance}: هل تضيف بلاغك إليه؟`,
  noneByWords: (when) => `لا يوجد بلاغ معروف يطابق ما كتبته (آخر تحقق ${when}).`,
  foundByWords: (name, when) => `${name}، أُبلغ عنه ${when}: هل تضيف بلاغك إليه؟`,
  reports: (count) =>
    plural(count, {
      zero: 'لا بلاغات',
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: '# بلاغات',
      many: '# بلاغًا',
      other: '# بلاغ',
    }),
  here: (what) => `${what} قريب من هنا`,
  near: (what, town) => `${what} قرب ${town}`,
  nearTown: (town) => `قرب ${town}`,
  add: 'أضف إلى هذا',
  other: 'ليس هو نفسه',
  adding: (name) => `أنت تضيف إلى: ${name}`,
  lead: 'اذكر الجديد. سيرى فريق الإغاثة بماذا يتعلق بلاغك.',
  change: 'غيّر النوع أو المكان',
  instead: 'أبلغ عن كارثة جديدة بدلًا من ذلك',
  willAdd: (name) => `حُفظ كمعلومات إضافية عن ${name}.`,
  added: (name) => `أُرسل كمعلومات إضافية عن ${name}.`,
  resolved: 'انتهت تلك الكارثة.',
  closed: 'أُغلقت في هذه الأثناء الكارثة التي أضفت إليها. بلاغك قائم بذاته ويُراجع كأي بلاغ آخر.',
  kind: 'معلومات إضافية عن كارثة',
};
