import { plural } from '../../plural.ts';
import type * as english from '../../forms/track.ts';
import type { Translated } from '../../texts.ts';
import { isolated } from '../../isolate.ts';

export const trackTexts: Translated<typeof english.trackTexts> = {
  merged: 'هذا حادث واحد مع بلاغات أخرى. ما يُتخذ بشأنه يشملها جميعًا.',
  mergedInto: (event: string) => `هذا جزء من حادث واحد مع بلاغات أخرى: ${event}. ما يُتخذ بشأنه يشملها جميعًا.`,
  mergedRequest: 'ضُمّ إلى طلب آخر من أسرتكم أو مكانكم. لتتمكن منظمة واحدة من تلبية الطلبين.',
  title: 'أين وصل الأمر',
  of: (reference) => `الرقم المرجعي ${reference}`,
  way: 'ما حدث حتى الآن',
  notSent: 'ما زال على هذا الهاتف. يظهر هنا أين وصل الأمر بعد أن يصل البلاغ.',
  notAskedYet: 'لا يعرف هذا الهاتف بعد أين وصل الأمر. سيسأل عنه فور توفر الاتصال.',
  unknown: 'لا يعرف الخادم هذا السجل. إذا أُرسل من هاتف آخر، فابحث عنه برقم الهاتف.',
  asOf: (when) => `آخر تحديث: ${when}`,
  again: 'تحديث',
  volunteers: (alerted) =>
    plural(alerted, {
      zero: 'لم يُنبَّه أي متطوع.',
      one: 'نُبِّه متطوع واحد.',
      two: 'نُبِّه متطوعان.',
      few: 'نُبِّه # متطوعين.',
      many: 'نُبِّه # متطوعًا.',
      other: 'نُبِّه # متطوع.',
    }),
  there: 'كان متطوع في المكان',
  nobodyNow: 'لا أحد يتولاه الآن',
  onIt: (count) =>
    plural(count, {
      zero: 'لا أحد يتولاه الآن.',
      one: 'يتولاه الآن واحد.',
      two: 'يتولاه الآن اثنان.',
      few: 'يتولاه الآن #.',
      many: 'يتولاه الآن #.',
      other: 'يتولاه الآن #.',
    }),
  requirements: 'ما طلبته',
  urgent: 'عاجل',
  has: (name, when) => `تتولاه ${name} منذ ${when}.`,
  nobody: 'لم يتولَّه أحد بعد.',
  handedOver: 'سُجِّل أنه سُلِّم دون رمزك. هل وصل؟',
  come: (what) => `وصل: ${what}`,
  fulfilled: 'تمت تلبيته',
  confirmed: (when) => `قلت في ${when} إن الحاجة ما زالت قائمة.`,
  moved: (when) => `قلت في ${when} إن المكان غير ذلك.`,
  over: (when) => `قلت في ${when} إنه لم تعد هناك حاجة.`,
};

export const trackStageNames: Translated<typeof english.trackStageNames> = {
  received: 'وصل',
  seen: 'اطّلع عليه فريق الإغاثة',
  approved: 'تمت الموافقة',
  alerted: 'نُبِّه المتطوعون',
  accepted: 'قبل متطوع',
  resolved: 'انتهى الأمر',
  dismissed: 'رُفض',
  taken: 'تولّته منظمة',
  'on-the-way': 'في الطريق إليك',
  delivered: 'سُلِّم جزء',
  fulfilled: 'تمت تلبيته',
  withdrawn: 'سُحب',
  expired: 'أُغلق: تعذّر الوصول إلى أحد',
};

export const dismissalTexts: Translated<typeof english.dismissalTexts> = {
  false: 'لم يجد فريق الإغاثة شيئًا هناك. إذا كانت المساعدة ما زالت مطلوبة، فأبلغ مرة أخرى.',
  duplicate: 'أبلغ شخص آخر عن الحدث نفسه من قبل. والمساعدة مستمرة هناك.',
  other: 'لن يتحرك فريق الإغاثة بشأنه. إذا كانت المساعدة ما زالت مطلوبة، فأبلغ مرة أخرى.',
};

export const ownActTexts: Translated<typeof english.ownActTexts> = {
  title: 'هل تغيّر شيء؟',
  stillNeeded: 'ما زالت هناك حاجة',
  noLongerNeeded: 'لم تعد هناك حاجة',
  neededAgain: 'الحاجة ما زالت قائمة',
  addNeed: 'أضف احتياجًا',
  movePlace: 'المكان خطأ: إنه هنا',
  write: 'كتابة رسالة',
  askTitle: 'لم تعد هناك حاجة؟',
  askAid: 'يُسحب طلبك، ويتحرر منه من تولّاه. يمكنك الرجوع عن ذلك.',
  askReport: 'يقرأ فريق الإغاثة أن الأمر انتهى. يمكنك الرجوع عن ذلك.',
  yes: 'نعم، لم تعد هناك حاجة',
  no: 'رجوع',
  save: 'حفظ',
  what: 'ماذا',
  quantity: 'كم',
  missingWhat: 'اذكر ما تحتاج إليه.',
  missingQuantity: 'اذكر الكمية.',
  which: (act: string, which: string) => `${act} (${isolated(which)})`,
  waits: (what) => `${what}: حُفظ على هذا الهاتف، ويُرسل فور توفر الاتصال.`,
  sent: (what) => `${what}: وصل إلى الخادم.`,
  refused: (what) => `${what}: لم يقبله الخادم.`,
  conflict: (what) => `${what}: كان فريق الإغاثة قد أغلقه من قبل، ويبقى مغلقًا. اطلب من جديد إذا كنت تحتاج إلى مساعدة.`,
  notSaved: 'تعذّر حفظه على هذا الهاتف. لم يتغيّر شيء.',
};

export const lookUpTexts: Translated<typeof english.lookUpTexts> = {
  title: 'ابحث عن بلاغ أو طلب',
  lead: 'بالرقم المرجعي ورقم الهاتف الذي أُعطي معه. ترى أين وصل الأمر ولا شيء غير ذلك.',
  reference: 'الرقم المرجعي',
  referenceHint: 'ثمانية أحرف وأرقام، مثل 7F3K-9Q2M.',
  referenceWrong: 'الرقم المرجعي ثمانية أحرف وأرقام.',
  phone: 'رقم الهاتف',
  phoneHint: 'الرقم كاملًا كما أُعطي.',
  phoneMissing: 'اكتب رقم هاتف واحدًا كاملًا.',
  submit: 'ابحث',
  busy: 'جارٍ السؤال…',
  nothing: 'لم يوجد شيء بهذا الرقم المرجعي وهذا الهاتف. تحقق منهما وحاول مرة أخرى.',
  tooOften: 'محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مرة أخرى.',
  failed: 'تعذّر سؤال الخادم. تحقق من الاتصال وحاول مرة أخرى.',
  report: 'بلاغ عن كارثة',
  aid: 'طلب مساعدة',
};

export const movePlaceTexts: Translated<typeof english.movePlaceTexts> = {
  lead: 'من يساعد يذهب إلى المكان الذي تختاره هنا. يمكنك أن تختار من جديد في أي وقت.',
  locate: 'استخدم مكاني الآن',
  locating: 'جارٍ تحديد الموقع…',
  chosen: (where) => `المكان المختار: ${where}`,
  missing: 'اختر المكان من فضلك: حيث أنت الآن أو على الخريطة.',
  place: 'المكان بالكلمات',
  placeHint: 'معلَم يجده السائق. اتركه فارغًا إن كانت الكلمات التي ذكرتها صحيحة.',
};
