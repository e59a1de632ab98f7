import type * as english from '../../admin/reported-work.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const reportedWorkTexts: Translated<typeof english.reportedWorkTexts> = {
  title: 'أعمال أُبلغ عن إنجازها',
  lead: 'يُرجى تأكيد ما هو معروف لك أو ما يؤكده شخص في المكان. العمل المؤكَّد يمنح شهادة.',
  empty: 'لا يوجد عمل ينتظر التأكيد.',
  askReporter: 'اسأل المُبلِّغ قبل التأكيد:',
  phone: 'الهاتف',
  place: 'المكان',
  arrived: 'الوصول',
  done: 'الإنجاز',
  notSaid: 'غير مذكور',
  goneReport: 'بلاغ تمت إزالته',
  confirm: 'تأكيد',
  refuse: 'عدم التأكيد',
  about: (act: string, name: string) => `${act}: ${own(name)}`,
  confirmed: (name: string) => `تم تأكيد عمل ${own(name)}.`,
  refused: (name: string) => `لم يُؤكَّد عمل ${own(name)}. يظهر السبب لهذا الشخص.`,
  undone: (name: string) => `تم التراجع عن تأكيد عمل ${own(name)}.`,
  confirmAfterAll: 'تأكيد بعد الرفض',
  confirmedBy: (by: string | undefined, when: string) => `تم التأكيد: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `لم يُؤكَّد: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  conflict: (message: string) => `${own(message)} تم تحميل القائمة من جديد.`,
  decideFailed: (reason: string) => `لم يُتخذ أي قرار. ${own(reason)}`,
  failedTitle: 'تعذّر تحميل الأعمال المُبلغ عنها',
  needsConnection: 'التأكيد يحتاج إلى اتصال: فهو يسري فورًا على الجميع.',
  reload: 'تحديث',
  showMore: 'عرض المزيد',
};

export const notConfirmTexts: Translated<typeof english.notConfirmTexts> = {
  title: (name: string) => `عدم تأكيد عمل ${own(name)}؟`,
  body: 'يظهر السبب للشخص المتطوع، ولا يحصل على شهادة عن هذا العمل.',
  reason: 'السبب',
  reasonHint: 'جملة مفهومة لمن يقرؤها.',
  reasonMissing: 'يرجى ذكر السبب.',
  yes: 'عدم التأكيد',
  no: 'إلغاء',
};
