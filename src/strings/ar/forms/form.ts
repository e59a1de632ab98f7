import { plural } from '../../plural.ts';
import type * as english from '../../forms/form.ts';
import type { Translated } from '../../texts.ts';

export const formTexts: Translated<typeof english.formTexts> = {
  restored: 'نموذجك غير المكتمل لم يضِع. ما كتبته موجود أدناه.',
  prefilled: 'لم يُرسَل شيء بعد.',
  startOver: 'البدء من جديد',
  startOverTitle: 'مسح هذا النموذج؟',
  startOverBody: 'سيُمسح كل ما فيه.',
  startOverEarlier: 'يبقى النموذج السابق غير المكتمل.',
  startOverYes: 'مسح',
  startOverNo: 'إبقاء',
  notKept: 'هذا الهاتف لا يحتفظ الآن بما يُكتب. يرجى عدم إغلاق هذه الصفحة قبل إرسال النموذج.',
  summary: (count: number) =>
    plural(count, {
      zero: 'لا شيء يحتاج إلى مراجعة',
      one: 'حقل واحد يحتاج إلى مراجعة',
      two: 'حقلان يحتاجان إلى مراجعة',
      few: '# حقول تحتاج إلى مراجعة',
      many: '# حقلًا تحتاج إلى مراجعة',
      other: '# حقل تحتاج إلى مراجعة',
    }),
  submitting: 'جارٍ الحفظ...',
  worksOffline: 'يعمل دون شبكة. يُحفظ على هاتفك ويُرسل تلقائيًا.',
  earlierKept: 'على هذا الهاتف نموذج سابق غير مكتمل. يُفتح في المرة القادمة، بعد إرسال هذا النموذج.',
  correcting: 'تصحيح وإعادة إرسال',
  correctingBody: 'ما سيُرسل الآن يحل محل ما لم يُقبل.',
  yesSend: 'نعم، إرسال',
  noChange: 'تعديل',
  optional: 'اختياري',
  photos: 'الصور',
  missing: {
    map: 'الخريطة ليست على هذا الهاتف بعد.',
    photos: 'لا يمكن إضافة صور الآن: هذا الجزء ليس على هذا الهاتف.',
    check: 'التحقق من البلاغات السابقة ليس على هذا الهاتف بعد.',
  },
};
