import type * as english from '../../volunteers/tasks.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const taskListTexts: Translated<typeof english.taskListTexts> = {
  title: 'كوارث تحتاج إلى متطوعين',
  yours: 'كارثتك الحالية',
  call: 'اتصال',
  map: 'الخريطة',
  filter: 'تصفية',
  news: 'طلباتك للمساعدة في الكوارث',
  howFar: 'المسافة',
  anyDistance: 'أي مسافة',
  within: (km: string) => `حتى ${km}`,
  hereNow: 'استخدام مكاني الآن',
  needsPlace: 'للاختيار حسب المسافة، يلزم الضغط على «استخدام مكاني الآن».',
  fromLast: 'الأقرب إلى آخر مكان استُخدم على هذا الهاتف أولًا، بدقة نحو 10 كم.',
  fromNamed: (name: string) => `الأقرب إلى ${name}، المكان المختار للتنبيهات، أولًا.`,
  fromChosen: 'الأقرب إلى المكان المختار للتنبيهات أولًا.',
  fromAlerts: 'الأقرب إلى آخر مكان عُرف لهذا الهاتف من أجل التنبيهات أولًا.',
  newest:
    'الأحدث أولًا: لا يعرف هذا الهاتف مكانًا تُحسب منه المسافة. يمكن الضغط على «استخدام مكاني الآن» أو اختيار مكان للتنبيهات.',
  noneFits: 'لا توجد كارثة تطابق ما اخترته.',
  none: 'لا توجد كارثة تحتاج إلى متطوعين الآن.',
  noneHow: 'ما إن تؤكد الإدارة كارثة حتى تظهر هنا.',
  ofThem: (count: string, name: string) => `منهم ${count} من ${name}`,
  places: (accepted: string, wanted: string) => `المتطوعون: ${accepted} من ${wanted}`,
  accepted: (count: number) =>
    plural(count, {
      zero: 'لم يقبل أحد بعد',
      one: 'قبول واحد من متطوع',
      two: 'قبول من متطوعَين',
      few: 'قبول من # متطوعين',
      many: 'قبول من # متطوعًا',
      other: 'قبول من # متطوع',
    }),
  mine: 'قبلتها',
  asked: 'طلبتها، ولا جواب بعد',
  full: 'اكتملت الأماكن',
  deskUnknown: 'لا يعرف هذا الهاتف بعد أي كوارث قبلتها. سيسأل حالما يتوفر اتصال.',
};

export const taskTexts: Translated<typeof english.taskTexts> = {
  back: 'العودة إلى الإشعارات',
  reported: 'وقت الإبلاغ',
  severity: 'الشدة',
  type: 'النوع',
  location: 'المكان',
  moved: 'غيّر المُبلِّغ المكان',
  distance: 'المسافة منك',
  away: (far: string, direction: string) => `${far}، باتجاه ${direction}`,
  required: 'عدد المتطوعين المطلوب',
  accepted: 'قبلوا حتى الآن',
  howFarFromHere: 'كم يبعد من هنا؟',
  openInMaps: 'فتح في تطبيق خرائط',
  contact: 'جهة الاتصال',
  number: 'رقم الاتصال',
  showContact: 'إظهار جهة الاتصال',
  contactWhy: 'يسجّل الخادم من يطّلع عليها. يرجى استخدامها للمساعدة هنا فقط.',
  contactAsking: 'جارٍ سؤال الخادم…',
  contactKept: (time: string) => `محفوظة على هذا الهاتف كما وردت في ${time}.`,
  contactNone: 'لم يُترك أي رقم.',
  contactLater: 'يظهر لفرق التطوع الموافق عليها بمن تتصل.',
  leaves: (time: string) => `انتهى عملك هنا. تُحذف جهة الاتصال والمكان الدقيق من هذا الهاتف في ${time}.`,
  left: 'انتهى عملك هنا. لا يحتفظ هذا الهاتف بالمكان إلا بدقة 1 كم تقريبًا.',
  refreshContact: 'تحديث جهة الاتصال',
  call: (number: string) => `الاتصال على ${number}`,
};

export const directionTexts: Translated<typeof english.directionTexts> = {
  north: 'الشمال',
  northEast: 'الشمال الشرقي',
  east: 'الشرق',
  southEast: 'الجنوب الشرقي',
  south: 'الجنوب',
  southWest: 'الجنوب الغربي',
  west: 'الغرب',
  northWest: 'الشمال الغربي',
};

export const teamTexts: Translated<typeof english.teamTexts> = {
  refresh: 'تحديث الفريق',
  title: 'آخرون في هذه الكارثة',
  show: 'إظهار من هناك أيضًا',
  asking: 'جارٍ سؤال الخادم…',
  none: 'لا أحد غيرك حتى الآن.',
};
