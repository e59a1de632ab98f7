import type * as english from '../../public/ngo-requests.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const ngoRequestTexts: Translated<typeof english.ngoRequestTexts> = {
  notYet: 'يجب أن توافق الإدارة على منظمتكم قبل أن تروا طلبات المساعدة.',
  profileFirst: 'لا توجد مجالات عمل في ملفكم بعد، لذلك ترون كل الطلبات. أضيفوها لتروا ما يناسبكم.',
  toProfile: 'إلى ملفكم',
  which: 'أي طلبات',
  filters: 'البحث والتصفية',
  filtersOn: (count: number) =>
    plural(count, {
      zero: 'البحث والتصفية: لا شيء',
      one: 'البحث والتصفية: واحد مفعّل',
      two: 'البحث والتصفية: اثنان مفعّلان',
      few: 'البحث والتصفية: # مفعّلة',
      many: 'البحث والتصفية: # مفعّلًا',
      other: 'البحث والتصفية: # مفعّل',
    }),
  all: 'الكل',
  accepted: 'المقبولة',
  rejected: 'المرفوضة',
  counted: (label: string, count: string) => `${own(label)} (${count})`,
  search: 'البحث في الطلبات',
  searchHint: 'كلمات من الطلب أو مكان أو رقم مرجعي.',
  wide: 'ما هو خارج مجالات عملكم ومنطقة عملكم أيضًا',
  found: (count: number) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  more: 'عرض المزيد من الطلبات',
  none: 'لا يوجد الآن طلب مساعدة يناسب منظمتكم.',
  noneHow: 'يظهر هنا فور وصوله.',
  noneAccepted: 'لم تتولوا شيئًا بعد.',
  noneRejected: 'لم ترفضوا شيئًا.',
  noneFits: 'لا طلب يطابق ما تبحثون عنه.',
  clear: 'عرض الكل',
  showMap: 'عرض على الخريطة',
  hideMap: 'إخفاء الخريطة',
  mapLabel: 'خريطة الطلبات في هذه القائمة',
  unplaced: (count: number) =>
    plural(count, {
      zero: 'كل الطلبات لها موقع.',
      one: 'طلب واحد بلا موقع.',
      two: 'طلبان بلا موقع.',
      few: '# طلبات بلا موقع.',
      many: '# طلبًا بلا موقع.',
      other: '# طلب بلا موقع.',
    }),
};

export const urgencyNames: Translated<typeof english.urgencyNames> = {
  critical: 'حرج',
  high: 'مرتفع',
  normal: 'غير عاجل',
};

export const ngoRequestCardTexts: Translated<typeof english.ngoRequestCardTexts> = {
  open: 'جديد',
  asked: 'طلبتموه ولم يصل الرد بعد',
  accepted: 'مقبول',
  rejected: 'مرفوض',
  askedBody: 'لا يصبح لكم إلا بعد رد الخادم. لا تنطلقوا قبل ذلك.',
  sender: 'من',
  contact: 'وسيلة الاتصال',
  contactLater: 'تظهر بعد قبولكم.',
  contactComing: 'تصل مع الرد التالي من الخادم.',
  contactWhy: 'يسجل الخادم من يراها. استخدموها للمساعدة هنا فقط.',
  location: 'المكان',
  distance: 'من منطقة عملكم',
  beyond: (far: string) => `لم يقبله أحد أقرب، لذلك يُعرض عليكم أيضًا: على بُعد ${far} خارج منطقة خدمتكم.`,
  deadline: 'الموعد النهائي',
  askedAt: 'وقت الطلب',
  confirmed: 'قال صاحب الطلب إن الحاجة قائمة',
  moved: 'غيّر صاحب الطلب المكان',
  needs: 'المطلوب',
  urgent: 'عاجل',
  others: 'تولته منظمة أخرى',
  ours: 'لكم',
  alsoFrom: 'وكذلك من',
  forPerson: (name: string) => `إلى ${own(name)}`,
  delivered: (what: string) => `وصل: ${own(what)}`,
  given: (how: string) => `طريقة التسليم: ${how}`,
  message: 'إرسال رسالة',
  openInMaps: 'الفتح في تطبيق خرائط',
  reference: 'الرقم المرجعي',
  showPhotos: 'إظهار الصور',
  accept: 'قبول',
  acceptOf: (what: string) => `قبول: ${own(what)}`,
  acceptPart: 'اختيار ما تتولونه',
  reject: 'رفض',
  rejectOf: (what: string) => `رفض: ${own(what)}`,
  reconsider: 'التراجع عن الرفض',
  handBack: 'إعادة',
  change: 'تغيير',
  statusOf: (need: string, status: string) => `${own(need)}: ${own(status)}. تغيير`,
  waits: 'ينتظر على هذا الهاتف',
  next: 'عرض الطلب المفتوح التالي',
};

export const ngoRequestAskTexts: Translated<typeof english.ngoRequestAskTexts> = {
  saved: 'حُفظ على هذا الهاتف.',
  savedUnder: (place) => `حُفظ على هذا الهاتف. تجده تحت «${place}».`,
  notSaved: 'تعذر الحفظ على هذا الهاتف، فلم يتغير شيء. يُرجى المحاولة من جديد.',
  otherNgo: 'منظمة أخرى',
  takeTitle: 'ماذا تتولون؟',
  takeLegend: 'كل ما لم يتوله أحد بعد',
  takeNone: 'اختاروا حاجة واحدة على الأقل.',
  take: 'قبول هذه',
  close: 'إغلاق',
  handBack: 'إعادة',
  handBackTitle: 'هل تعيدون هذا؟',
  handBackBody: 'يصبح ما تبقى متاحًا لغيركم من جديد، ولا ترون بعدها لمن هو.',
  reason: 'السبب',
  reasonHint: 'يبقى في سجل هذا الطلب.',
  reasonMissing: 'يُرجى ذكر السبب.',
  cancel: 'إلغاء',
};

export const ngoGivenTexts: Translated<typeof english.ngoGivenTexts> = {
  title: (need: string) => `كيف سُلّم ${need}؟`,
  body: 'مع عملية التسليم يؤكد المستلم الاستلام برمز. ومن دونها، اذكر هنا كيف جرى التسليم.',
  how: 'كيف جرى التسليم',
  hint: 'من سلّمه وأين ولمن. مثلًا: أوصله قاربنا إلى المنزل.',
  missing: 'اذكر كيف جرى التسليم.',
  yes: 'حفظ على أنه لُبّي',
  cancel: 'إلغاء',
};

export const ngoWorkTexts: Translated<typeof english.ngoWorkTexts> = {
  none: 'لم يكتمل شيء بعد.',
  noneHow: 'يظهر هنا ما قبلتموه وسلمتموه.',
  unknown: 'لا يعرف هذا الهاتف بعد ما أنجزتموه. سيسأل فور توفر الشبكة.',
  title: (disaster: string) => `إغاثة: ${own(disaster)}`,
  location: 'المكان',
  date: 'تاريخ الإنجاز',
  duration: 'المدة',
  impact: 'الأثر',
  met: (count: number) =>
    plural(count, {
      zero: 'لم تُلبَّ حاجة',
      one: 'لُبيت حاجة واحدة',
      two: 'لُبيت حاجتان',
      few: 'لُبيت # حاجات',
      many: 'لُبيت # حاجة',
      other: 'لُبيت # حاجة',
    }),
  resources: 'الموارد المقدمة',
  lessThanDay: 'أقل من يوم',
  days: (count: number) =>
    plural(count, {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  campaigns: (count: number) =>
    plural(count, {
      zero: 'لا حملات',
      one: 'حملة واحدة',
      two: 'حملتان',
      few: '# حملات',
      many: '# حملة',
      other: '# حملة',
    }),
};
