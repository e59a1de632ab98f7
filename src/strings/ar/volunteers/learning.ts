import type * as english from '../../volunteers/learning.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const courseTexts: Translated<typeof english.courseTexts> = {
  lead: 'دورات قصيرة للقراءة قبل الانطلاق، مع الشبكة أو بدونها.',
  about: (act: string, course: string) => `${act}: ${own(course)}`,
  duration: 'المدة',
  minutes: (count: number) =>
    plural(count, {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  level: 'المستوى',
  levels: { basic: 'أساسي', advanced: 'متقدّم' },
  modules: 'الدروس',
  progress: 'التقدّم',
  percent: (part: number) => numberText(part, { style: 'percent' }),
  learnedOf: (done: number, total: number) => `الدروس المكتملة: ${numberText(done)} من ${numberText(total)}`,
  noEarlier: 'لا يوجد اتصال، وما اكتمل من الدروس على هواتف أخرى غير معروف على هذا الهاتف بعد. سيصل مع الاتصال التالي.',

  start: 'بدء الدورة',
  goOn: 'متابعة',
  again: 'قراءة من جديد',
  allCourses: 'كل الدورات',
  wholeCourse: (course: string) => `الدورة: ${own(course)}`,
  moduleOf: (place: number, total: number) => `الدرس ${numberText(place)} من ${numberText(total)}`,
  learned: 'مكتمل',
  sources: 'المصادر',
  sourcesNote: 'هذه الروابط تحتاج إلى اتصال.',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  title: 'اختبار قصير',
  check: 'التحقق من الإجابة',
  choose: 'يرجى اختيار إجابة أولًا.',
  right: 'إجابة صحيحة.',
  wrong: 'ليست هذه الإجابة الصحيحة. يمكن اختيار إجابة أخرى، وتكرار المحاولة دون حد.',
  mark: 'تسجيل الدرس مكتملًا',
  saved: 'اكتمل الدرس. ذلك محفوظ على هذا الهاتف ويُرسل تلقائيًا.',
  failed: (detail: string) => `تعذّر الحفظ على هذا الهاتف. (${own(detail)})`,
  loggedOut: 'انتهت الجلسة على هذا الهاتف. يرجى تسجيل الدخول ثم تسجيل الدرس من جديد.',
  next: 'الدرس التالي',
  courseDone: 'اكتملت الدورة كلها',
  courseDoneBody: 'يمكن قراءة أي درس من جديد في أي وقت.',
};
