import type * as english from '../../admin/admin-disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const adminShownMessages: Translated<typeof english.adminShownMessages> = {
  alerted: 'تم تنبيه فرق التطوع!',
  alertFailed: 'تعذّر تنبيه فرق التطوع. يرجى المحاولة مرة أخرى.',
  alertError: 'حدث خطأ عند إرسال التنبيه. يرجى المحاولة مرة أخرى.',
  resolved: 'سُجِّلت الكارثة على أنها انتهت',
  reportStatusFailed: 'تعذّر تحديث حالة البلاغ',
  disasterStatusFailed: 'تعذّر تحديث حالة الكارثة',
  volunteerStatusFailed: 'تعذّر تحديث حالة فرق التطوع',
};

export const deskFieldNames: Translated<typeof english.deskFieldNames> = {
  severity: 'الشدة',
  location: 'الموقع',
  description: 'ماذا حدث',
  name: 'صاحب البلاغ',
  contactNumber: 'رقم الاتصال',
  peopleAffected: 'عدد المتضررين',
  assistanceRequired: 'المساعدة المطلوبة',
};

export const adminDisasterTexts: Translated<typeof english.adminDisasterTexts> = {
  back: 'العودة إلى لوحة الإدارة',
  backToList: 'العودة إلى القائمة',
  next: 'البلاغ التالي الذي لم يُبتّ فيه',
  notFound: 'لم يُعثر على الكارثة',
  notFoundWhy: 'لا يوجد بلاغ بهذا الرقم على هذا الهاتف ولا على الخادم.',
  away: 'هذا البلاغ ليس على هذا الهاتف، ولا يمكن الوصول إلى الخادم.',
  tryAgain: 'المحاولة مرة أخرى',
  returnToDashboard: 'الرجوع إلى لوحة الإدارة',
  triage: 'محجوز للمراجعة: وصلت بلاغات كثيرة دفعة واحدة',
  reference: 'المرجع',
  unknownPosition: 'الموقع غير معروف',
  place: 'المكان',
  mapLabel: 'خريطة: الكارثة، ومن يشاركون موقعهم من فرق التطوع',
  noDescription: 'لا يوجد وصف',
  facts: 'المعلومات',
  anonymous: 'مجهول',
  notProvided: 'لم يُذكر',
  notSpecified: 'غير محدد',
  reported: 'وقت الإبلاغ',
  written: 'وقت الكتابة على الهاتف',
  confirmed: 'قال مُرسِله إن الحاجة قائمة',
  moved: 'غيّر مُرسِله المكان',
  over: 'قال مُرسِله إن الأمر انتهى',
  activeSince: 'جارية منذ',
  resolvedAt: 'وقت الانتهاء',
  notAvailable: 'غير متوفر',
  alerted: 'آخر تنبيه',
  supersedes: 'يصحح هذا البلاغ بلاغًا سابقًا من الهاتف نفسه.',
  openEarlier: 'فتح البلاغ السابق',
  changedHere: 'تغيّر البلاغ أثناء اطلاعك عليه. ما يظهر الآن هو حالته الحالية.',
  haveRead: 'قرأت ذلك',
};

export const displayStatusNames: Translated<typeof english.displayStatusNames> = {
  pending: 'معلّقة',
  active: 'جارية',
  resolved: 'انتهت',
  dismissed: 'مستبعدة',
};

export const dismissalNames: Translated<typeof english.dismissalNames> = {
  false: 'بلاغ كاذب',
  duplicate: 'بلاغ مكرر',
  other: 'سبب آخر',
};

export const reportDecisionTexts: Translated<typeof english.reportDecisionTexts> = {
  title: 'القرار',
  pendingLead: 'قبل قرارك لا يصل تنبيه إلى أحد، ولا يظهر البلاغ للجميع.',
  alert: 'تنبيه فرق التطوع',
  alertAgain: 'تنبيه من جديد',
  approve: 'الموافقة دون تنبيه',
  approveTitle: 'الموافقة دون تنبيه؟',
  approveBody: 'تظهر للجميع في قائمة الكوارث، ويمكن للمتطوعين قبولها. لا تصل رسالة إلى أحد.',
  approveYes: 'موافقة',
  release: 'النقل إلى القائمة الرئيسية',
  wanted: 'تغيير العدد المطلوب',
  wantedLabel: 'عدد المتطوعين المطلوب',
  wantedHint: 'إن تُرك فارغًا فلا عدد مطلوب. من قبل المهمة لا يفقد مكانه.',
  wantedProblem: 'عدد صحيح ابتداءً من 1، بالأرقام.',
  save: 'حفظ',
  resolve: 'تسجيلها على أنها انتهت',
  resolveTitle: 'تسجيل هذه الكارثة على أنها انتهت؟',
  resolveBody: 'تنتهي للجميع: يكتمل عمل من تطوعوا فيها، ويمكنهم التطوع لكارثة أخرى.',
  resolving: 'جارٍ التسجيل…',
  resolveAgain: 'المتابعة',
  resolveStopped: 'توقف ذلك في منتصفه. لم يُفقد شيء: تمكن المتابعة من حيث توقف.',
  resolveKept: 'لا توجد شبكة. القرار كله محفوظ على هذا الهاتف ويُرسل عند توفر الشبكة.',
  isResolved: 'انتهت هذه الكارثة',
  reopen: 'فتحها من جديد',
  reopenTitle: 'فتح هذه الكارثة من جديد؟',
  reopenBody: 'تعود إلى قائمة الكوارث الجارية، ويمكن للمتطوعين قبولها. من عملوا فيها يبقون متاحين لغيرها.',
  dismiss: 'استبعاد',
  dismissTitle: 'استبعاد هذا البلاغ؟',
  dismissBody: 'لا يظهر للجميع، وينتهي عمل من قبلوه. يمكن إعادته.',
  kind: 'السبب في كلمة',
  chooseKind: 'اختيار السبب',
  kindMissing: 'يرجى اختيار السبب.',
  isDismissed: 'تم استبعاد هذا البلاغ.',
  bringBack: 'إعادته',
  bringBackTitle: 'إعادة هذا البلاغ؟',
  bringBackBody: 'ينتظر القرار من جديد، كما كان عند وصوله.',
  reason: 'السبب',
  reasonHint: 'جملة لسائر من في الإدارة. تبقى في السجل.',
  reasonMissing: 'يرجى ذكر السبب.',
  no: 'إلغاء',
  saved: 'محفوظ على هذا الهاتف. يسري عندما يصل إلى الخادم.',
  notSaved: 'تعذّر الحفظ على هذا الهاتف. لم يُتخذ أي قرار. يرجى المحاولة مرة أخرى.',
};

export const adminTeamTexts: Translated<typeof english.adminTeamTexts> = {
  title: 'فرق التطوع',
  counted: (accepted: string, wanted: string) => `قبلها ${ltr(accepted)} من ${ltr(wanted)} من المتطوعين المطلوبين`,
  accepted: (count: number) =>
    plural(count, {
      zero: 'لم يقبلها أحد',
      one: 'قبلها متطوع واحد',
      two: 'قبلها متطوعان',
      few: 'قبلها # متطوعين',
      many: 'قبلها # متطوعًا',
      other: 'قبلها # متطوع',
    }),
  none: 'لم يقبلها أحد حتى الآن.',
  asking: 'جارٍ سؤال الخادم…',
  ask: 'تحديث',
  online: 'لا تُحفظ أسماؤهم على أي هاتف: يحتاج ذلك إلى اتصال.',
  position: (when: string) => `الموقع: ${when}`,
  noPosition: 'دون مشاركة الموقع',
  onMap: (name: string, when: string) => `${name}، ${when}`,
};

export const teamStateNames: Translated<typeof english.teamStateNames> = {
  accepted: 'تم القبول',
  'on-the-way': 'في الطريق',
  arrived: 'في المكان',
  done: 'أبلغ أن العمل تم',
  completed: 'اكتمل',
  'not-confirmed': 'لم يتم التأكيد',
  withdrawn: 'انسحب',
  released: 'أُعطي المكان لغيره',
  ended: 'أُلغي',
  declined: 'لم يُقبل',
};

export const reviseTexts: Translated<typeof english.reviseTexts> = {
  open: 'تصحيح المعلومات',
  title: 'تصحيح المعلومات',
  lead: 'يبقى البلاغ كما وصل، ويمكن قراءته في السجل. يرى الجميع المعلومات كما تُترك هنا.',
  positionHint: 'خط العرض، خط الطول. إن تُرك فارغًا فالموقع غير معروف.',
  positionProblem: `رقمان مثل ${ltr('26.12, 85.39')}.`,
  peopleProblem: 'أرقام فقط، مثل 120.',
  reason: 'السبب',
  optional: 'اختياري',
  missing: 'يرجى ملء هذا الحقل.',
  tooLong: 'هذا أطول من اللازم.',
  unchanged: 'لا شيء يختلف عما هو مكتوب.',
  movedOn: 'تغيّرت المعلومات في هذه الأثناء. تلزم المقارنة قبل الحفظ: سيُرفض تصحيحك هذا.',
  startAgain: 'البدء من جديد مما هي عليه الآن',
  save: 'حفظ المعلومات',
  cancel: 'تركها كما هي',
  problems: 'يرجى مراجعة ما يلي',
};
