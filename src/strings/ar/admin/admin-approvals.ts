import type * as english from '../../admin/admin-approvals.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const approvalColumns: Translated<typeof english.approvalColumns> = {
  name: 'الاسم',
  organization: 'المنظمة',
  skills: 'المهارات',
  type: 'النوع',
  location: 'المكان',
  registered: (number: string) => `رقم التسجيل: ${number}`,
  area: (km: string, place: string) => `يعمل ضمن ${km} من ${place}`,
  date: 'التاريخ',
  act: 'القرار',
  unknown: 'غير مذكور بعد',
};

export const approvalStateTexts: Translated<typeof english.approvalStateTexts> = {
  approve: {
    waiting: 'قرارك: موافقة. ينتظر على هذا الهاتف، ويسري بعد إرساله.',
    stuck: 'لم تُقبل موافقتك.',
    sent: 'أُرسلت موافقتك. رد الخادم في الطريق.',
    done: 'تمت الموافقة.',
    conflict: 'سبقك شخص آخر. لم تغيّر موافقتك شيئًا.',
  },
  refuse: {
    waiting: 'قرارك: رفض. ينتظر على هذا الهاتف، ويسري بعد إرساله.',
    stuck: 'لم يُقبل قرار الرفض.',
    sent: 'أُرسل قرار الرفض. رد الخادم في الطريق.',
    done: 'تم الرفض.',
    conflict: 'سبقك شخص آخر. لم يغيّر رفضك شيئًا.',
  },
  undo: {
    waiting: 'تم التراجع عن القرار. التراجع ينتظر على هذا الهاتف، ويسري بعد إرساله.',
    stuck: 'تعذّر التراجع عن قرارك.',
    sent: 'أُرسل التراجع. رد الخادم في الطريق.',
    done: 'تم التراجع عن قرارك.',
    conflict: 'لم يعد التراجع ممكنًا: اتخذ شخص آخر قرارًا بعده، أو فات الأوان.',
  },
  undoIt: 'تراجع',
  seconds: (seconds: string) => `(${seconds} ث)`,
  neverSent: (name: string) => `${own(name)}: تم التراجع عن قرارك. لم يُرسل أصلًا.`,
  about: (name: string) => `بخصوص ${own(name)}`,
  aboutSomebody: 'بخصوص حساب ليس في هذه القوائم',
  more: 'ينتظر أشخاص آخرون. يظهرون هنا بعد اتخاذ القرار بشأن هؤلاء.',
  noCopy: 'قائمة المنتظرين ليست على هذا الهاتف بعد، ولا يمكن الوصول إلى الخادم. تصل فور توفر الشبكة.',
  notSaved: 'تعذّر الحفظ على هذا الهاتف، فلم يُتخذ أي قرار.',
  signedOut: 'تم تسجيل خروجك من هذا الهاتف، فلم يُتخذ أي قرار. يرجى تسجيل الدخول واتخاذ القرار من جديد.',
};
