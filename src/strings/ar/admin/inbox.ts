import type * as english from '../../admin/inbox.ts';
import type { Translated } from '../../texts.ts';
import { ltr, own } from '../isolate.ts';

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  title: 'الرسائل',
  open: 'رسائل بلا رد',
  nothingOpen: 'لا توجد رسائل بلا رد.',
  aside: 'محجوزة للمراجعة: وصل الكثير دفعة واحدة',
  asideLead: 'وصلت دفعة واحدة بأعداد كبيرة، فقد تكون رسائل مزعجة. وقد تكون بينها رسائل حقيقية.',
  nothingAside: 'لا شيء محجوز للمراجعة.',
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
  waits: {
    answered: 'سُجّل الرد. ينتظر على هذا الهاتف ويُرسل تلقائيًا.',
    open: 'فُتحت من جديد. ينتظر ذلك على هذا الهاتف ويُرسل تلقائيًا.',
  },
  about: (name: string) => `رسالة من ${own(name)}`,
  aboutSome: 'رسالة لم تُحفظ على هذا الهاتف',
  undo: 'تراجع',
  answeredBy: (by: string | undefined, when: string) => `تم الرد: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  showMore: 'عرض المزيد',
  reload: 'تحديث',
  failedTitle: 'تعذّر تحميل الرسائل',
  notSeen: 'لم تُعرض هذه القائمة على هذا الهاتف بعد. يحتاج ذلك إلى اتصال.',
  moreOnServer: 'على الخادم رسائل أكثر مما على هذا الهاتف.',
};
