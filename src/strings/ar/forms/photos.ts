import { numberText, plural } from '../../plural.ts';
import { sizeText } from '../../size.ts';
import { isolated } from '../../isolate.ts';
import type * as english from '../../forms/photos.ts';
import type { Translated } from '../../texts.ts';

export const photoTexts: Translated<typeof english.photoTexts> = {
  take: 'التقاط صورة',
  choose: 'اختيار صور',
  hint: (most: number) =>
    plural(most, {
      zero: 'لا يمكن إرسال صور.',
      one: 'صورة واحدة على الأكثر. تُصغَّر على هذا الهاتف وتُرسل بعد النص.',
      two: 'صورتان على الأكثر. تُصغَّران على هذا الهاتف وتُرسلان بعد النص.',
      few: 'حتى # صور. تُصغَّر على هذا الهاتف وتُرسل بعد النص.',
      many: 'حتى # صورة. تُصغَّر على هذا الهاتف وتُرسل بعد النص.',
      other: 'حتى # صورة. تُصغَّر على هذا الهاتف وتُرسل بعد النص.',
    }),
  add: 'إضافة صور',
  ofWork: (most: number) =>
    plural(most, {
      zero: 'اختياري. لا صور.',
      one: 'اختياري. صورة واحدة على الأكثر، تُصغَّر على هذا الهاتف. لا يراها إلا أنت والإدارة.',
      two: 'اختياري. صورتان على الأكثر، تُصغَّران على هذا الهاتف. لا يراهما إلا أنت والإدارة.',
      few: 'اختياري. # صور على الأكثر، تُصغَّر على هذا الهاتف. لا يراها إلا أنت والإدارة.',
      many: 'اختياري. # صورة على الأكثر، تُصغَّر على هذا الهاتف. لا يراها إلا أنت والإدارة.',
      other: 'اختياري. # صورة على الأكثر، تُصغَّر على هذا الهاتف. لا يراها إلا أنت والإدارة.',
    }),
  show: (count: number) =>
    plural(count, {
      zero: 'لا صور لإظهارها',
      one: 'إظهار صورة واحدة',
      two: 'إظهار صورتين',
      few: 'إظهار # صور',
      many: 'إظهار # صورة',
      other: 'إظهار # صورة',
    }),
  preparing: (count: number) =>
    plural(count, {
      zero: 'لا صور قيد التجهيز',
      one: 'جارٍ تجهيز صورة واحدة…',
      two: 'جارٍ تجهيز صورتين…',
      few: 'جارٍ تجهيز # صور…',
      many: 'جارٍ تجهيز # صورة…',
      other: 'جارٍ تجهيز # صورة…',
    }),
  cost: (count: number, bytes: number) =>
    plural(count, {
      zero: 'لا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: '# صور',
      many: '# صورة',
      other: '# صورة',
    }) + `، ${sizeText(bytes)}`,
  thinLink:
    'عند استخدام بيانات الهاتف أو اتصال بطيء تُرسل الصور المصغَّرة أولًا. وتُرسل الصور نفسها عبر Wi-Fi، أو عند الضغط على «إرسال الصور الآن».',
  photo: (place: number) => `الصورة ${numberText(place)}`,
  caption: 'ما الذي يظهر فيها',
  up: (place: number) => `نقل الصورة ${numberText(place)} إلى أعلى`,
  down: (place: number) => `نقل الصورة ${numberText(place)} إلى أسفل`,
  moved: (place: number) => `أصبحت الصورة رقم ${numberText(place)}.`,
  remove: (place: number) => `إزالة الصورة ${numberText(place)}`,
  removed: 'أُزيلت الصورة.',
  undo: 'تراجع',
  putBack: 'أُعيدت الصورة.',
  asItCame: (bytes: number) =>
    `لا يستطيع هذا الهاتف فتح هذا النوع من الصور. تُرسل كما هي (${sizeText(bytes)}) مع كل ما سجّلته الكاميرا فيها، ولا يمكن تنزيلها إلا للمسؤولين.`,
  askPlace: 'هذه الصورة تحدد مكان التقاطها. هل نستخدم هذا المكان هنا؟',
  askOtherPlace: (distance) =>
    `التُقطت هذه الصورة على بعد ${distance} من المكان المذكور في هذا النموذج. هل نستخدم مكان الصورة بدلًا منه؟`,
  takePlace: 'استخدام مكان الصورة',
  noPlace: 'عدم استخدامه',
  placeUsed: 'حُدّد المكان من الصورة.',
  nothingShared: 'لم تصل أي صورة. يمكن اختيارها هنا.',
  notArrived: (count: number) =>
    plural(count, {
      zero: 'حُفظت كل الصور.',
      one: 'لم تُحفظ صورة واحدة على هذا الهاتف. يرجى اختيارها من جديد.',
      two: 'لم تُحفظ صورتان على هذا الهاتف. يرجى اختيارهما من جديد.',
      few: 'لم تُحفظ # صور على هذا الهاتف. يرجى اختيارها من جديد.',
      many: 'لم تُحفظ # صورة على هذا الهاتف. يرجى اختيارها من جديد.',
      other: 'لم تُحفظ # صورة على هذا الهاتف. يرجى اختيارها من جديد.',
    }),
  refused: {
    'not-image': (name: string) => `${isolated(name)}: يجب أن تكون الصور ملفات صور.`,
    broken: (name: string) => `لا يمكن فتح ${isolated(name)}: الملف تالف. يرجى اختيار ملف آخر.`,
    'too-large': (name: string) => `${isolated(name)} كبيرة جدًا ولا يستطيع هذا الهاتف تصغيرها. يرجى اختيار صورة أخرى.`,
    many: (name: string) => `لم تُضف ${isolated(name)}: لا يمكن إرسال صور أكثر.`,
    full: (name: string) => `لا مكان على هذا الهاتف لـ ${isolated(name)}. ما كتبته محفوظ ويمكن إرساله من دونها.`,
    failed: (name: string) => `تعذّر حفظ ${isolated(name)} على هذا الهاتف. ما كتبته محفوظ ويمكن إرساله من دونها.`,
  },
};

export const photoProgressTexts: Translated<typeof english.photoProgressTexts> = {
  title: 'الصور',
  onPhone: (count: number) =>
    plural(count, {
      zero: 'لا صور على هذا الهاتف',
      one: 'صورة واحدة ما زالت على هذا الهاتف',
      two: 'صورتان ما زالتا على هذا الهاتف',
      few: '# صور ما زالت على هذا الهاتف',
      many: '# صورة ما زالت على هذا الهاتف',
      other: '# صورة ما زالت على هذا الهاتف',
    }),
  afterText: 'تُرسل بعد النص.',
  allSent: (count: number) =>
    plural(count, {
      zero: 'لم تصل أي صورة.',
      one: 'وصلت صورة واحدة.',
      two: 'وصلت صورتان.',
      few: 'وصلت # صور.',
      many: 'وصلت # صورة.',
      other: 'وصلت # صورة.',
    }),
  lost: (count: number) =>
    plural(count, {
      zero: 'كل الصور على هذا الهاتف.',
      one: 'صورة واحدة لم تعد على هذا الهاتف ولا يمكن إرسالها.',
      two: 'صورتان لم تعودا على هذا الهاتف ولا يمكن إرسالهما.',
      few: '# صور لم تعد على هذا الهاتف ولا يمكن إرسالها.',
      many: '# صورة لم تعد على هذا الهاتف ولا يمكن إرسالها.',
      other: '# صورة لم تعد على هذا الهاتف ولا يمكن إرسالها.',
    }),
  foreign: 'هذا الخادم لا يستقبل الصور. تبقى على هذا الهاتف.',
  smallFirst: 'تُرسل الصور المصغَّرة أولًا. أما الصور نفسها فتنتظر شبكة Wi-Fi.',
  sendNow: 'إرسال الصور الآن',
  sendingNow: 'تُرسل الصور الآن عبر أي اتصال.',
  waits: 'في الانتظار',
  sent: 'وصلت',
  refused: 'لم يقبلها الخادم',
  tooLarge: 'كبيرة جدًا: لم يقبلها الخادم',
  smallSent: 'وصلت الصورة المصغَّرة',
  partSent: (done: number, whole: number) => `أُرسل ${sizeText(done)} من ${sizeText(whole)}`,
  settingTitle: 'الصور عبر بيانات الهاتف',
  settingHint: 'عند اتصال بطيء أو مدفوع حسب الاستهلاك.',
  settings: { all: 'إرسالها دائمًا', small: 'الصور المصغَّرة فقط' },
};
