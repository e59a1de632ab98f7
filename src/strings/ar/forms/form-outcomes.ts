import type * as english from '../../forms/form-outcomes.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const formOutcomeTexts: Translated<typeof english.formOutcomeTexts> = {
  saveFailed: 'تعذّر الحفظ على هذا الهاتف',
  saveFailedBody: 'لم يضِع شيء مما كتبته. يرجى إبقاء هذه الصفحة مفتوحة واختيار ما يلزم:',
  tryAgain: 'إعادة المحاولة',
  exportTyped: 'أخذ نسخة',
  stillSaving: 'ما زال الحفظ جاريًا',
  stillSavingBody:
    'يستغرق الأمر وقتًا أطول من المعتاد. يرجى إبقاء هذه الصفحة مفتوحة: يستمر الحفظ تلقائيًا، وتخبرك هذه الصفحة عند اكتماله. الانتظار ليس ضروريًا:',
  sendDirectly: 'إرسال الآن',
  sendingDirectly: 'جارٍ الإرسال…',
  sendDirectlyAgain: 'محاولة الإرسال مجددًا',
  directHint: 'إرسال فوري، دون الحفظ على هذا الهاتف.',
  directWaits: (reason: string) => `لم يتم الإرسال بعد. ${own(reason)} تكرار المحاولة آمن: لا يُحتسب مرتين أبدًا.`,
  directRefused: (reason: string) => `لم يقبل الخادم الرسالة. ${own(reason)}`,
  share: 'مشاركة كنص',
  sentDirectly: 'لا توجد نسخة على هذا الهاتف. يرجى تدوين المرجع: فهو الدليل الوحيد على وصول رسالتك.',
  sentDirectlyPlain: 'لا توجد نسخة على هذا الهاتف، وهذا الخادم لا يعطي مرجعًا.',
  correctionElsewhere: 'التصحيح جارٍ في علامة تبويب أخرى',
  correctionElsewhereBody: 'ما كتبته موجود هناك. يمكنك المتابعة هناك، أو إغلاقها ثم المحاولة من جديد.',
  correctionOver: 'لا يوجد ما يحتاج إلى تصحيح',
  correctionOverBody: 'لم يعد موجودًا على هذا الهاتف، أو لم يعد يحتاج إلى إجراء منك.',
  correctionFailed: 'تعذّر الفتح للتصحيح',
  correctionFailedBody: 'لم تستجب ذاكرة هذا الهاتف. ما حُفظ باقٍ. يرجى المحاولة من جديد بعد لحظات.',
  saved: 'محفوظ على هذا الهاتف',
  savedBody: 'يرجى ترك التطبيق مفتوحًا، أو فتحه من جديد عند توفر اتصال: عندها يُرسل تلقائيًا. تعذّر تحميل باقي هذه الصفحة.',
};
