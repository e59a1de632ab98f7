import type * as english from '../../forms/saved.ts';
import type { Translated } from '../../texts.ts';
import { ltr, own } from '../isolate.ts';

export const savedTexts: Translated<typeof english.savedTexts> = {
  saved: 'محفوظ على هذا الهاتف',
  sent: (reference: string) => `تم الإرسال، المرجع ${ltr(reference)}`,
  sentPlain: 'تم الإرسال. هذا الخادم لا يعطي إيصالات، فقد يصل البلاغ مرتين.',
  needsYou: (reason: string) => `يلزم إجراء منك: ${own(reason)}`,
  replaced: 'حلّ التصحيح محله',
  newerVersion: 'محفوظ بإصدار أحدث من هذا التطبيق. يلزم تحديث التطبيق لإرساله.',
  notAllSent: 'لا مكان في هذا الخادم لعدد المتضررين ولا للمساعدة المطلوبة: يرجى إبلاغهما هاتفيًا.',
  waitingFirst: 'على وشك الإرسال.',
  sendingNow: 'جارٍ الإرسال الآن.',
  closeIsFine: 'يمكنك إغلاق التطبيق. سيُرسل تلقائيًا فور توفر اتصال.',
  openAgain: 'يرجى ترك التطبيق مفتوحًا، أو فتحه من جديد عند توفر اتصال: عندها يُرسل تلقائيًا.',
  noPosition: 'لا يوجد فيه موقع GPS. وصف المكان بالكلمات موجود فيه.',
  nextTry: (when: string) => `المحاولة التالية ${when}.`,
  fieldsLead: 'ما يقوله الخادم:',
  needsYouHelp:
    'ما زال على هذا الهاتف كاملًا. يمكنك تصحيحه وإعادة إرساله، أو أخذ نسخة منه لعرضها على من يستطيع المساعدة.',
  damagedHelp: 'لم يُرسل، حتى لا يتصرف أحد بناءً على كلمات خاطئة. يمكنك أخذ نسخة مما بقي، أو تصحيحه وإعادة إرساله.',
  replacedBody: 'تم تصحيحه. ما أُرسل بدلًا منه يظهر في القائمة وحده.',
  seeCorrection: 'عرض المصحَّح',
  correct: 'تصحيح وإعادة إرسال',
  keptFor: 'تبقى النسخة على هذا الهاتف 30 يومًا.',
  keepReference: 'يرجى تدوين المرجع، فهو الدليل على وصول رسالتك.',
  arrivedAt: (when: string) => `وقت الوصول: ${when}.`,
  stops: { phone: 'هاتفك', server: 'خادم الإغاثة', arrived: 'وصلت' },
  refused: 'لم يقبل الخادم هذا البلاغ.',
  sendNow: 'إرسال الآن',
  sendAgain: 'إعادة الإرسال',
  takeCopy: 'أخذ نسخة',
  seeWaiting: 'عرض ما على هذا الهاتف',
  backHome: 'العودة إلى البداية',
  technical: 'ما يقوله الهاتف، لمن يساعدك',
  missingTitle: 'لم يعد على هذا الهاتف',
  missingBody: 'حُذف من هذا الهاتف، أو كُتب على هاتف آخر.',
};
