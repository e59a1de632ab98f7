import type * as english from '../../admin/admin-search.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const deskSearchTexts: Translated<typeof english.deskSearchTexts> = {
  messages: 'البحث في الرسائل',
  messagesHint: 'كلمات أو اسم أو عنوان بريد إلكتروني أو رقم مرجع.',
  work: 'البحث في الأعمال',
  workHint: 'اسم أو كلمات من وصف الكارثة أو رقم مرجع أو العنوان المكتوب على الشهادة.',
  heldHint: 'كلمات أو مكان أو اسم أو رقم مرجع.',
  which: 'ما الذي يُعرض',
  noneOfThese: 'لا شيء يطابق هذا البحث.',
  clear: 'مسح البحث',
  found: (count: number) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة وغيرها',
      two: 'نتيجتان وغيرهما',
      few: '# نتائج وغيرها',
      many: '# نتيجة وغيرها',
      other: '# نتيجة وغيرها',
    }),
  noneConfirmed: 'لم يُؤكَّد أي عمل بعد.',
  noneRefused: 'لا يوجد عمل رُفض تأكيده.',
  decided: 'وقت القرار',
};

export const messageStateNames: Translated<typeof english.messageStateNames> = {
  open: 'بلا رد',
  answered: 'تم الرد عليها',
};

export const workStateNames: Translated<typeof english.workStateNames> = {
  done: 'بانتظار التأكيد',
  completed: 'مؤكَّدة',
  'not-confirmed': 'غير مؤكَّدة',
};
