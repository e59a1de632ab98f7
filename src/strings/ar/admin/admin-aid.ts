import type * as english from '../../admin/admin-aid.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const aidTabTexts: Translated<typeof english.aidTabTexts> = {
  none: 'لم يُعثر على طلبات مساعدة',
  noneOfThese: 'لا يوجد طلب مساعدة يطابق ما تبحث عنه.',
  clear: 'عرض الكل',
  notYet: 'يجب أن توافق الإدارة على حسابك قبل أن ترى من يحتاج إلى المساعدة.',
  search: 'البحث في طلبات المساعدة',
  searchHint: 'كلمات من الطلب، أو اسم، أو احتياج، أو رقم مرجعي.',
  filters: 'أي طلبات المساعدة',
  all: 'الكل',
  unclaimed: 'لم يتولَّها أحد',
  unconfirmed: 'سُلّم ولم يؤكَّد',
  urgent: 'عاجلة',
  counted: (label: string, count: string) => `${label} (${count})`,
  found: (count: number) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لا طلبات بعد',
      one: 'طلب واحد وأكثر',
      two: 'طلبان وأكثر',
      few: '# طلبات وأكثر',
      many: '# طلبًا وأكثر',
      other: '# طلب وأكثر',
    }),
  heldBack: (count: number) =>
    plural(count, {
      zero: 'لا طلبات محجوزة للمراجعة.',
      one: 'طلب واحد محجوز للمراجعة، لأن طلبات كثيرة جدًا وصلت دفعة واحدة.',
      two: 'طلبان محجوزان للمراجعة، لأن طلبات كثيرة جدًا وصلت دفعة واحدة.',
      few: '# طلبات محجوزة للمراجعة، لأن طلبات كثيرة جدًا وصلت دفعة واحدة.',
      many: '# طلبًا محجوزًا للمراجعة، لأن طلبات كثيرة جدًا وصلت دفعة واحدة.',
      other: '# طلب محجوز للمراجعة، لأن طلبات كثيرة جدًا وصلت دفعة واحدة.',
    }),
};

export const aidStatusNames: Translated<typeof english.aidStatusNames> = {
  active: 'مفتوحة',
  fulfilled: 'تمت تلبيتها',
  withdrawn: 'تم سحبها',
  expired: 'انتهت مدتها',
};

export const aidCardTexts: Translated<typeof english.aidCardTexts> = {
  viewDetails: 'عرض التفاصيل',
  detailsOf: (what: string, who: string) => `عرض التفاصيل: ${what}، ${who}`,
  requester: 'صاحب الطلب',
  contact: 'رقم الهاتف',
  deadline: 'الموعد النهائي',
  offeredWider: 'لم يتولَّ أحد كل ما فيه: يُعرض على مسافة أبعد',
  overdue: 'فات الموعد',
  location: 'المكان',
  requirements: 'الاحتياجات',
  urgent: 'عاجل',
  heldBack: 'محجوز للمراجعة',
  forPerson: (name: string) => `إلى ${own(name)}`,
  delivered: (what: string) => `وصل منه: ${own(what)}`,
  given: (how: string) => `طريقة التسليم: ${how}`,
  hand: (name: string, when: string) => `لدى ${own(name)} منذ ${own(when)}`,
  unnamed: 'إحدى المنظمات',
  waits: 'ينتظر على هذا الهاتف',
  statusOf: (need: string, status: string) => `${own(need)}: ${status}. تغيير`,
  change: 'تغيير',
  details: 'طلب مساعدة',
  reference: 'الرقم المرجعي',
  created: 'وصل',
  written: 'كُتب',
  confirmed: 'أكّده صاحب الطلب',
  moved: 'غيّر صاحب الطلب المكان',
  movedFrom: 'المكان قبل ذلك',
  close: 'إغلاق',
  gone: 'طلب المساعدة هذا ليس على هذا الهاتف.',
};

export const aidActTexts: Translated<typeof english.aidActTexts> = {
  saved: 'حُفظ على هذا الهاتف، ويُرسل من تلقاء نفسه.',
  notSaved: 'لم يتمكن هذا الهاتف من الحفظ، فلم يتغير شيء. يرجى المحاولة مرة أخرى.',
  cancel: 'إلغاء',
  reason: 'السبب',
  reasonHint: 'يبقى في سجل هذا الطلب.',
  reasonMissing: 'يرجى ذكر السبب.',

  assign: 'إسناد إلى منظمة',
  assignTitle: 'إسناد إلى منظمة',
  assignLines: 'ما تتولاه المنظمة',
  assignNone: 'يرجى اختيار احتياج واحد على الأقل.',
  findNgo: 'اسم المنظمة أو مكانها أو مجال عملها',
  noNgos: 'لا توجد منظمة على هذا الهاتف تطابق ذلك.',
  firstNgos: (shown: string, total: string) => `الأنسب ${shown} من أصل ${total} من المنظمات.`,
  moreNgos: 'عرض المزيد من المنظمات',
  noNgosThere: 'لا يعرف الخادم أيضًا منظمة تطابق ذلك.',
  sameNgos: 'كلها موجودة أعلاه بالفعل.',
  fits: 'تعمل في هذا النوع من المساعدة',
  there: 'في المكان نفسه',
  give: 'إسناد',
  giveTo: (name: string) => `إسناد إلى ${own(name)}`,

  handBack: 'استرجاع',
  handBackFrom: (name: string) => `استرجاع من ${own(name)}`,
  handBackTitle: (name: string) => `استرجاعه من ${own(name)}؟`,
  handBackBody: 'لن ترى المنظمة بعد ذلك لمن هو. وما لم تتم تلبيته يعود بلا أحد يتولاه.',

  closeRequest: 'إغلاق الطلب',
  newCode: 'إعطاء رمز جديد',
  newCodeTitle: 'إعطاء المستلم رمزًا جديدًا؟',
  newCodeBody: 'أُدخلت رموز خاطئة كثيرة. يرى المستلم الرمز الجديد على هاتفه.',
  closeTitle: 'إغلاق هذا الطلب؟',
  closeBody: 'لن يصل منه شيء آخر وإن بقي احتياج لم تتم تلبيته. ومن تولاه لن يبقى لديه. يمكن فتحه من جديد.',
  closeHow: 'سبب الإغلاق',
  closings: { withdrawn: 'تم سحبه: لم تعد هناك حاجة إليه', expired: 'انتهت مدته: فات الأوان' },
  closeTold: (stage: string) => `سيقرأ صاحب الطلب: «${stage}». ومن لا يزال محتاجًا عليه إرسال طلب جديد.`,

  reopen: 'فتح من جديد',
  release: 'النقل إلى القائمة الرئيسية',
};
