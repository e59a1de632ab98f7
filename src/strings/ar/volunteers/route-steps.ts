import type * as english from '../../volunteers/route-steps.ts';
import type { Translated } from '../../texts.ts';

export const turnWords: Translated<typeof english.turnWords> = {
  uturn: 'الدوران للخلف',
  'sharp right': 'الانعطاف الحاد يمينًا',
  right: 'الانعطاف يمينًا',
  'slight right': 'الانعطاف قليلًا إلى اليمين',
  straight: 'السير إلى الأمام',
  'slight left': 'الانعطاف قليلًا إلى اليسار',
  left: 'الانعطاف يسارًا',
  'sharp left': 'الانعطاف الحاد يسارًا',
};

export const forkWords: Translated<typeof english.forkWords> = {
  left: 'البقاء على اليسار',
  straight: 'البقاء في الوسط',
  right: 'البقاء على اليمين',
};
export const mergeWords: Translated<typeof english.mergeWords> = {
  left: 'الاندماج يسارًا',
  straight: 'الاندماج',
  right: 'الاندماج يمينًا',
};
export const onRampWords: Translated<typeof english.onRampWords> = {
  left: 'سلوك المنحدر الأيسر',
  straight: 'سلوك المنحدر',
  right: 'سلوك المنحدر الأيمن',
};
export const offRampWords: Translated<typeof english.offRampWords> = {
  left: 'سلوك المخرج الأيسر',
  straight: 'سلوك المخرج',
  right: 'سلوك المخرج الأيمن',
};
export const arriveWords: Translated<typeof english.arriveWords> = {
  left: 'الوصول، والمكان على اليسار',
  straight: 'الوصول',
  right: 'الوصول، والمكان على اليمين',
};

export const routeStepTexts: Translated<typeof english.routeStepTexts> = {
  head: (direction: string) => `السير باتجاه ${direction}`,
  setOut: 'الانطلاق',
  goOn: 'المتابعة',
  endOfRoad: (turn: string) => `عند نهاية الطريق: ${turn}`,
  atRoundabout: (turn: string) => `عند الدوّار: ${turn}`,
  roundaboutExit: (exit: string) => `عند الدوّار سلوك المخرج ${exit}`,
  roundabout: 'عبور الدوّار',
  leaveRoundabout: 'الخروج من الدوّار',
  ferry: 'ركوب العبّارة',
  follow: 'متابعة الطريق المرسوم',
  onto: (words: string, road: string) => `${words} إلى ${road}`,
  along: (words: string, road: string) => `${words} على ${road}`,
  said: (words: string, distance: string) => `${words} (${distance})`,
  andThen: (words: string, distance: string) => `${words}، ثم ${distance}`,
  careful: (words: string, risks: string) => `${words}. انتبه: ${risks}`,
  toRoad: (distance: string) => `الطريق على بعد ${distance}`,
  toRoadOverWater: (distance: string) => `الطريق على بعد ${distance}، وبينكما ماء`,
  lastStretch: (distance: string) => `توقف هنا: آخر ${distance} ليست على طريق`,
  lastOverWater: (distance: string) => `توقف هنا: آخر ${distance} ليست على طريق، وتمر عبر الماء`,
};

export const riskWords: Translated<typeof english.riskWords> = {
  ford: 'مخاضة',
  floods: 'قد يكون مغمورًا بالماء',
  conditional: 'مفتوح في أوقات معينة فقط',
  impassable: 'محدد على الخريطة بأنه غير سالك',
  narrow: 'أضيق من أن تمر به شاحنة',
  onFoot: 'قد لا تنقل المركبات',
};

export const riskSentences: Translated<typeof english.riskSentences> = {
  ford: 'مخاضة: الماء يجري فوق الطريق. لا تدخلها بالمركبة إن لم ترَ القاع.',
  floods: 'طريق قد يكون مغمورًا بالماء أو مغلقًا في هذا الموسم.',
  conditional: 'طريق مفتوح في أوقات معينة أو لمركبات معينة فقط.',
  impassable: 'طريق تحدده الخريطة بأنه غير سالك.',
  narrow: 'طريق أضيق من أن تمر به شاحنة.',
  onFoot: 'عبّارة للمشاة: قد لا تنقل المركبات.',
};

export const onlyWayTexts: Translated<typeof english.onlyWayTexts> = {
  lead: 'لا تعرف طرق هذا الهاتف طريقًا آخر. انتبه في هذا الطريق إلى ما يلي:',
  water: 'بين الطريق والمكان ماء. لا تعبره من دون قارب آمن أو جسر آمن.',
};
