import type * as english from '../../admin/admin-newsletter.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminNewsletterTexts: Translated<typeof english.adminNewsletterTexts> = {
  title: 'كتابة النشرة البريدية',
  lead: 'تُرسل بالبريد الإلكتروني إلى كل من طلبها وأكّد عنوانه.',
  readers: (count: number) =>
    plural(count, {
      zero: 'لا عناوين مؤكدة الآن.',
      one: 'عنوان واحد مؤكد الآن.',
      two: 'عنوانان مؤكدان الآن.',
      few: '# عناوين مؤكدة الآن.',
      many: '# عنوانًا مؤكدًا الآن.',
      other: '# عنوان مؤكد الآن.',
    }),
  nobody: 'لم يؤكد أحد عنوانًا بعد: لا يوجد من تُرسل إليه.',
  noMailTitle: 'هذا الخادم لا يرسل بريدًا',
  noMail: 'لا يمكن إرسال شيء حتى يُعِدّ من يدير الخادم البريد.',
  subject: 'الموضوع',
  text: 'النص',
  textHint: 'نص عادي بلغة قرائك. يُضاف سطر عن كيفية إيقاف النشرة.',
  look: 'إرسال…',
  problems: 'يرجى النظر في هذا مرة أخرى:',
  confirmTitle: (subject: string) => `هل تُرسل «${subject}»؟`,
  confirmBody: (count: number) =>
    plural(count, {
      zero: 'لا تذهب إلى أحد.',
      one: 'تذهب إلى شخص واحد ولا يمكن استرجاعها.',
      two: 'تذهب إلى شخصين ولا يمكن استرجاعها.',
      few: 'تذهب إلى # أشخاص ولا يمكن استرجاعها.',
      many: 'تذهب إلى # شخصًا ولا يمكن استرجاعها.',
      other: 'تذهب إلى # شخص ولا يمكن استرجاعها.',
    }),
  yes: 'أرسلها الآن',
  no: 'ليس بعد',
  onItsWay: 'النشرة في طريقها. ترى أدناه إلى أين وصلت.',
  perhaps: 'ربما أُرسلت مع ذلك. أرسلها مرة أخرى دون تغيير: لن يتلقاها أحد مرتين.',
  wentBefore: 'أُرسلت من قبل بكلمات أخرى: انظر أدناه. ما هو مكتوب هنا سيكون نشرة جديدة.',
  sentTitle: 'ما أُرسل حتى الآن',
  none: 'لم تُرسل أي نشرة بعد.',
  at: (when: string) => `أُرسلت ${when}`,
  atBy: (when: string, by: string) => `أرسلها ${by} ${when}`,
  recipients: 'المستلمون',
  sent: 'قبلها خادم بريدهم',
  waiting: 'ما زالت تنتظر',
  failed: 'لم تُقبل',
  unsure: 'غير مؤكد: انقطع الاتصال في المنتصف، ولا تُرسل مرتين',
  left: 'تركوا النشرة قبل ذلك',
  showMore: 'عرض المزيد',
  reload: 'تحديث',
  failedTitle: 'تعذّر تحميل النشرات',
};
