import type * as english from '../../volunteers/route.ts';
import type { Translated } from '../../texts.ts';

export const routeMessages: Translated<typeof english.routeMessages> = {
  noPosition: 'تعذّر تحديد موقعك. يرجى التحقق من إعدادات تحديد الموقع.',
  noGeolocation: 'متصفحك لا يدعم تحديد الموقع.',
  notLoaded: 'تعذّر تحميل واجهة خرائط Google',
  failed: (status: string) => `تعذّر طلب الاتجاهات. السبب: ${status}`,
};

export const routeTexts: Translated<typeof english.routeTexts> = {
  title: 'الطريق إلى هناك',
  show: 'إظهار الطريق',
  again: 'تحديث الطريق',
  tryAgain: 'إعادة المحاولة',
  onPhone: 'الاكتفاء بتقدير على هذا الهاتف',
  asks: (host: string) =>
    `«إظهار الطريق» يرسل مكانك ومكان الكارثة إلى ${host} الذي يحسب الطريق البري. يتذكر هاتفك موافقتك، ويسأل ${host} من جديد عند لمس الزر وعند قبول كارثة.`,
  agreed: (host: string) => `وافقت على أن يحصل ${host} على موقعك لحساب الطرق.`,
  takeBack: 'إيقاف إرسال موقعي',
  takenBack: 'لم يعد موقعك يُرسل إلى أي خدمة طرق.',
  stays: 'يبقى موقعك على هذا الهاتف.',
  working: 'جارٍ البحث عن الطريق…',
  found: (distance: string, time: string) => `وُجد الطريق: ${distance}، ${time}.`,
  estimated: (distance: string, time: string) => `تقدير: ${distance}، ${time}.`,
  distance: 'المسافة بالطريق',
  duration: 'مدة القيادة',
  roughly: (value: string) => `نحو ${value}`,
  source: 'المصدر',
  from: (host: string, time: string) => `${host}، ${time}`,
  kept: (time: string) => `محفوظ على هذا الهاتف، ${time}`,
  keptStart: 'يبدأ من حيث كنت حينها.',
  estimate: 'تقدير أُجري على هذا الهاتف دون خريطة للطرق. قد يكون الطريق أطول أو أبطأ أو مقطوعًا.',
  caution: 'قد لا يراعي هذا الطريق الطرق المغمورة أو المقطوعة. ما تراه هناك أصدق.',
  steps: 'خطوة بخطوة',
  ownRoads: 'استخدام الطرق المحفوظة على هذا الهاتف',
  roadsStay: 'يبقى موقعك على هذا الهاتف. لا يعرف خادمنا إلا مربعات الخريطة التي تحتاج إليها.',
  fetchRoads: (size: string) => `تنزيل الطرق (${size})`,
  around: 'إظهار طريق بديل (من الطرق على هذا الهاتف)',
  avoidUnconfirmed: 'تجنّب الطرق المقطوعة غير المؤكدة أيضًا',
  noneFrom: (source: string, why: string) => `لا طريق من ${source}: ${why}.`,
  phoneRoads: 'الطرق على هذا الهاتف',
};

export const routeStatusWords: Translated<typeof english.routeStatusWords> = {
  'no-place': 'مكان غير معروف',
  'no-connection': 'لا يوجد اتصال',
  'timed-out': 'لم يصل رد في الوقت المحدد',
  unreadable: 'رد لا يستطيع هذا التطبيق قراءته',
  'off-road': 'لا طريق معروف قرب أحد المكانين',
  'no-way': 'لا طريق مفتوحًا بين المكانين',
  blocked: 'طريقه يمر بطريق مقطوع',
  'no-roads': 'لا طرق لتلك المنطقة على هذا الهاتف ولا على خادمنا',
  'roads-missing': 'الطرق ليست على هذا الهاتف بعد',
  'google-not-loaded': 'لم تُحمَّل خريطته',
  'google-refused': 'رُفض الطلب',
  'google-map': 'تعذّر رسم خريطته',
};

export const routeStatusHelp: Translated<typeof english.routeStatusHelp> = {
  NoRoute: 'لا تعرف الخدمة طريقًا بريًا بين المكانين.',
  NoSegment: 'لا تعرف الخدمة طريقًا قرب أحد المكانين.',
  'HTTP 429': 'لا تقبل الخدمة طلبات أخرى الآن. يرجى الانتظار قليلًا ثم إعادة المحاولة.',
  refused: 'يرفض Google مفتاح هذا الخادم. يرجى إبلاغ القائمين عليه.',
};
