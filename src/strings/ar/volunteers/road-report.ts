import type * as english from '../../volunteers/road-report.ts';
import type { Translated } from '../../texts.ts';

export const roadReportTexts: Translated<typeof english.roadReportTexts> = {
  report: 'الإبلاغ عن طريق مسدود',
  title: 'ما الذي يسد الطريق؟',
  lead: 'اضغط على ما تراه فيُرسل. يُحفظ أولًا على هذا الهاتف، حتى من دون إشارة.',
  asking: 'جارٍ تحديد موقعك…',
  here: 'يُسجَّل حيث تقف الآن.',
  noPlace: 'لا يعرف هذا الهاتف موقعه. حدّد المكان على الخريطة.',
  pinned: 'يُسجَّل حيث الدبوس على الخريطة.',
  note: 'ملاحظة',
  noteHint: 'العمق، والطريق البديل. لا يراها إلا المتطوعون والإدارة.',
  needsPlace: 'حدّد المكان على الخريطة أولًا.',
  saved: 'حُفظ الطريق المسدود على هذا الهاتف.',
  notSaved: 'تعذّر على هذا الهاتف حفظه. أفرغ بعض المساحة ثم حاول مجددًا.',
  cancel: 'إغلاق',
};
