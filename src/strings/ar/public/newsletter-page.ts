import type * as english from '../../public/newsletter-page.ts';
import type { Translated } from '../../texts.ts';
import { plural } from '../../plural.ts';

/** The page that the links of the newsletter’s mails open. */
export const newsletterPageTexts: Translated<typeof english.newsletterPageTexts> = {
  confirmTitle: 'تأكيد عنوانك',
  confirmLead: 'بعد الضغط على الزر تصل النشرة إلى بريدك الإلكتروني.',
  confirm: 'تأكيد',
  confirmed: 'تم تأكيد عنوانك. شكرًا لك.',
  confirmedBody: 'في كل رسالة رابط يمكنك به إيقاف النشرة.',
  leaveTitle: 'إيقاف النشرة البريدية',
  leaveLead: 'بعد الضغط على الزر يُحذف بريدك الإلكتروني من هذا الخادم.',
  leave: 'حذف عنواني',
  left: 'تم حذف عنوانك.',
  leftBody: (days: number) =>
    plural(days, {
      zero: 'لا يُرسل إليه شيء، أيًا كان من يكتبه.',
      one: 'لمدة يوم واحد لا يُرسل إليه شيء، أيًا كان من يكتبه.',
      two: 'لمدة يومين لا يُرسل إليه شيء، أيًا كان من يكتبه.',
      few: 'لمدة # أيام لا يُرسل إليه شيء، أيًا كان من يكتبه.',
      many: 'لمدة # يومًا لا يُرسل إليه شيء، أيًا كان من يكتبه.',
      other: 'لمدة # يوم لا يُرسل إليه شيء، أيًا كان من يكتبه.',
    }),
  busy: 'لحظة…',
  badConfirm: 'لم يعد هذا الرابط صالحًا: إما قديم جدًا، أو حلّت رسالة أحدث محله. يرجى الاشتراك من جديد أدناه.',
  badLeave: 'هذا الرابط غير كامل. يرجى نسخه كاملًا من الرسالة وفتحه مرة أخرى.',
  noLink: 'للحصول على النشرة يرجى كتابة بريدك الإلكتروني في آخر هذه الصفحة.',
  noLinkBody: 'لإيقافها يرجى فتح الرابط الموجود في آخر كل رسالة.',
};
