import type * as english from '../../admin/admin-triage.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const deskTexts: Translated<typeof english.deskTexts> = {
  parts: 'أقسام المكتب',
  messages: 'الرسائل',
  work: 'عمل منجز',
  roads: 'الطرق',
  triage: 'محجوز للمراجعة',
  newsletter: 'النشرة البريدية',
  people: 'روابط إعادة التعيين',
  counted: (label: string, count: string) => `${label} (${count})`,
};

export const triageTexts: Translated<typeof english.triageTexts> = {
  title: 'محجوز للمراجعة',
  lead: 'وصل الكثير منها دفعة واحدة، فلا يراها أحد غيركم بعد. وقد تكون بينها نداءات استغاثة حقيقية.',
  reports: 'بلاغات الكوارث',
  aid: 'طلبات المساعدة',
  search: 'البحث في المحجوز',
  noReports: 'لا يوجد بلاغ محجوز عن كارثة.',
  noAid: 'لا يوجد طلب مساعدة محجوز.',
  noneOfThese: 'لا شيء في المحجوز يطابق هذه الكلمات.',
  found: (count: number) =>
    plural(count, {
      zero: 'لا شيء محجوز',
      one: 'واحد محجوز',
      two: 'اثنان محجوزان',
      few: '# محجوزة',
      many: '# محجوزًا',
      other: '# محجوز',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لا شيء محجوز بعد',
      one: 'واحد محجوز وأكثر',
      two: 'اثنان محجوزان وأكثر',
      few: '# محجوزة وأكثر',
      many: '# محجوزًا وأكثر',
      other: '# محجوز وأكثر',
    }),
  letThrough: 'النقل إلى القائمة الرئيسية',
  dismiss: 'استبعاد',
  about: (act: string, what: string, where: string) => `${act}: ${own(what)}، ${own(where)}`,
  dismissTitle: 'استبعاد هذا البلاغ؟',
  dismissBody: 'لن يُعرض على أحد. يبقى ضمن «كوارث انتهت» ويمكن إعادته.',
  why: 'لماذا',
  kinds: {
    false: 'بلاغ كاذب',
    duplicate: 'بلاغ مكرر',
    other: 'سبب آخر',
  },
  closeTitle: 'إغلاق طلب المساعدة هذا؟',
  closeBody: 'لن يحدث شيء بشأنه. يبقى ضمن المساعدات ويمكن فتحه من جديد.',
  closeRequest: 'إغلاق الطلب',
};
