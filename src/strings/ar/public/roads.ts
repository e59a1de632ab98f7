import type * as english from '../../public/roads.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const roadTexts: Translated<typeof english.roadTexts> = {
  list: (count: number) =>
    plural(count, {
      zero: 'لا طرق مسدودة',
      one: 'طريق مسدود واحد',
      two: 'طريقان مسدودان',
      few: '# طرق مسدودة',
      many: '# طريقًا مسدودًا',
      other: '# طريق مسدود',
    }),
  none: 'لا يُعرف أي طريق مسدود هنا.',
  asOf: (when: string) => `آخر تحديث: ${own(when)}.`,
  unknown: 'الطرق المسدودة ليست على هذا الهاتف بعد. ستصل فور توفر الاتصال.',
  onMap: (what: string, how: string, when: string) => `طريق مسدود: ${own(what)}، ${own(how)}، أُبلغ عنه ${own(when)}`,
  reported: (when: string) => `أُبلغ عنه ${own(when)}`,
  confirmed: (when: string) => `تم تأكيده ${own(when)}`,
  passed: (when: string) => `تمكّن متطوع من العبور ${own(when)}`,
  until: (when: string) => `حتى ${own(when)}، ما لم يُؤكَّد من جديد`,
  waiting: 'محفوظ على هذا الهاتف. سيُرسل فور توفر الاتصال.',
  openInMaps: 'فتح في تطبيق الخرائط',
  onRoute: (when: string, what: string, how: string) =>
    `هذا المسار يمر بطريق مسدود أُبلغ عنه ${own(when)}: ${own(what)}، ${own(how)}.`,
};

export const roadStateNames: Translated<typeof english.roadStateNames> = {
  reported: 'غير مؤكد',
  confirmed: 'مؤكد',
  lifted: 'مفتوح من جديد',
  expired: 'انتهت مدته',
};
