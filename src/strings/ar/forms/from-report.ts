import { plural } from '../../plural.ts';
import type * as english from '../../forms/from-report.ts';
import type { Translated } from '../../texts.ts';

export const fromReportTexts: Translated<typeof english.fromReportTexts> = {
  alsoAid: 'أحتاج إلى مساعدة أيضًا',
  offer: 'أبلغت عن كارثة قبل قليل. يمكن ملء اسمك ورقم هاتفك والمكان من بلاغك.',
  fill: 'الملء من بلاغي',
  filled: 'مُلئت من بلاغك. راجعها قبل الإرسال.',
  forPeople: (count: number) =>
    plural(count, {
      zero: '',
      one: 'لشخص واحد',
      two: 'لشخصين',
      few: 'لـ # أشخاص',
      many: 'لـ # شخصًا',
      other: 'لـ # شخص',
    }),
};
