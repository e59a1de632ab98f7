import type * as english from '../inbox.ts';
import type { Translated } from '../texts.ts';
import { ltr, own } from './isolate.ts';

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  title: 'الرسائل',
  open: 'رسائل بلا رد',
  nothingOpen: 'لا توجد رسائل بلا رد.',
  aside: 'وُضعت جانبًا: وصلت بأعداد كبيرة',
  asideLead: 'وصلت دفعة واحدة بأعداد كبيرة، فقد تكون رسائل مزعجة. وقد تكون بينها رسائل حقيقية.',
  nothingAside: 'لم يوضع شيء جانبًا.',
  answered: 'تم الرد عليها',
  nothingAnswered: 'لا شيء بعد.',
  reference: 'المرجع',
  came: 'وقت الوصول',
  written: 'وقت الكتابة',
  replyTo: (email: string) => `الكتابة إلى ${ltr(email)}`,
  mailSubject: (reference: string) => `رسالتك ${ltr(reference)}`,
  mark: 'تم الرد',
  markAbout: (name: string) => `تم الرد: رسالة من ${own(name)}`,
  openAgain: 'إعادة فتحها',
  openAgainAbout: (name: string) => `إعادة فتحها: رسالة من ${own(name)}`,
  marked: (name: string) => `سُجّل الرد على رسالة ${own(name)}.`,
  reopened: (name: string) => `رسالة ${own(name)} مفتوحة من جديد.`,
  answeredBefore: (by: string | undefined, name: string, when: string) =>
    `سبق أن ردّ أحد من الإدارة${by === undefined ? '' : ` (${own(by)})`} على رسالة ${own(name)}، ${when}. لم يتغير شيء.`,
  undo: 'تراجع',
  answeredBy: (by: string | undefined, when: string) => `تم الرد: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  showMore: 'عرض المزيد',
  reload: 'إعادة التحميل',
  failedTitle: 'تعذّر تحميل الرسائل',
  needsConnection: 'لا تُحفظ الرسائل إلا على هاتف المرسل: قراءتها تحتاج إلى اتصال.',
  markFailed: (reason: string) => `لم يتغير شيء. ${own(reason)}`,
};
