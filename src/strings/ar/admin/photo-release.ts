import type * as english from '../../admin/photo-release.ts';
import type { Translated } from '../../texts.ts';

export const photoReleaseTexts: Translated<typeof english.photoReleaseTexts> = {
  open: 'عرضها للجميع…',
  change: 'تغيير ما هو مغطى…',
  withdraw: 'سحبها',
  withdrawTitle: 'سحب هذه الصورة؟',
  withdrawBody: 'لن يراها أحد على الصفحة العامة بعد الآن. النسخ التي حفظها الناس تبقى لديهم.',
  cancel: 'إلغاء',
  title: 'عرضها للجميع',
  everybody: 'سيرى الجميع هذه الصورة.',
  everybodyOnceOpen: 'سيرى الجميع هذه الصورة بعد الموافقة على البلاغ.',
  cover:
    'غطِّ الوجوه ولوحات السيارات وكل ما يدل على هوية أحد: ارسم مربعًا بإصبعك أو بالفأرة، أو أضف واحدًا. مفاتيح الأسهم تحرّك المربع، ومع Shift تغيّر حجمه، وDelete يزيله.',
  picture: 'الصورة كما سيراها الجميع',
  addBox: 'إضافة مربع',
  box: (number: string) => `المربع ${number}`,
  where: (name: string, left: string, top: string, width: string, height: string) =>
    `${name}: ${left} من اليسار، ${top} من الأعلى، العرض ${width}، الارتفاع ${height}`,
  boxes: 'الأجزاء المغطاة',
  noBoxes: 'لا شيء مغطى.',
  remove: (name: string) => `إزالة ${name}`,
  tooMany: 'لا يمكن إضافة مزيد من المربعات.',
  loading: 'جارٍ تحميل الصورة…',
  tryAgain: 'المحاولة من جديد',
  release: 'عرضها للجميع',
  releasing: 'لحظة…',
  released: 'يمكن للجميع رؤية الصورة الآن.',
  withdrawn: 'سُحبت الصورة.',
  failed: (why: string) => `لم يتم ذلك. ${why}`,
  unknown: 'ربما تم ذلك: حمّل الصور من جديد لترى.',
  notReleasable: 'لا يمكن عرض هذه الصورة للجميع.',
};
