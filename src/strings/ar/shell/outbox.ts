import { plural } from '../../plural.ts';
import type * as english from '../../shell/outbox.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const outboxTexts: Translated<typeof english.outboxTexts> = {
  stillHere: (items: number, photos: number) =>
    [
      items > 0 &&
        plural(items, {
          zero: 'لا شيء بانتظار الإرسال على هذا الجهاز',
          one: 'رسالة واحدة بانتظار الإرسال على هذا الجهاز',
          two: 'رسالتان بانتظار الإرسال على هذا الجهاز',
          few: '# رسائل بانتظار الإرسال على هذا الجهاز',
          many: '# رسالة بانتظار الإرسال على هذا الجهاز',
          other: '# رسالة بانتظار الإرسال على هذا الجهاز',
        }),
      photos > 0 &&
        plural(photos, {
          zero: 'لا صور باقية هنا',
          one: 'صورة واحدة ما زالت هنا',
          two: 'صورتان ما زالتا هنا',
          few: '# صور ما زالت هنا',
          many: '# صورة ما زالت هنا',
          other: '# صورة ما زالت هنا',
        }),
    ]
      .filter((words) => words !== false)
      .join(' · '),
  allSent: 'لا شيء بانتظار الإرسال. كل ما حُفظ تم إرساله.',
  nothingYet: 'لا شيء هنا بعد. كل بلاغ أو طلب منك يظهر هنا مع حالته إلى أن يصل.',
  sendAll: 'إرسال الكل الآن',
  exportAll: 'أخذ نسخة من الكل',
  send: 'إرسال الآن',
  sendAgain: 'إعادة الإرسال',
  exportOne: 'أخذ نسخة',
  delete: 'حذف',
  showMore: 'عرض المزيد',
  lookUp: 'أُرسل من هاتف آخر؟ ابحث عنه برقمه المرجعي',
  trying: 'جارٍ محاولة الإرسال.',
  copied: (name: string) => `سُلّمت النسخة إلى المتصفح باسم ${ltr(name)}.`,
  kinds: {
    reportDisaster: 'بلاغ عن كارثة',
    requestAid: 'طلب مساعدة',
    updateAccount: 'تغيير اسمك',
    sendContactMessage: 'رسالة',
    subscribeNewsletter: 'النشرة البريدية',
    saveVolunteerProfile: 'ملفك كمتطوع',
    acceptDisaster: 'عرض للمساعدة في كارثة',
    takeStep: 'خطوة في الطريق',
    learnModule: 'وحدة تعلّمتها',
    actOnReport: 'قرار بشأن بلاغ',
    actOnAid: 'عمل على طلب مساعدة',
    answerDisaster: 'ردّ على كارثة',
    packDelivery: 'تجهيز عملية تسليم',
    actOnDelivery: 'تحديث عن عملية تسليم',
    actOnAccount: 'قرار بشأن حساب',
    markMessage: 'علامة على رسالة',
    alertVolunteers: 'تنبيه للمتطوعين',
    saveNgoProfile: 'ملف منظمتك',
    reportRoadBlock: 'طريق مسدود',
    actOnRoadBlock: 'قرار بشأن طريق مسدود',
    answerRequester: 'رد على صاحب الطلب',
    noteAlert: 'تأكيد وصول تنبيه',
    actOnOwn: 'ما قلته عنه لاحقًا',
  },
  passed: (kind) => `${kind}: يمكن العبور`,
  facts: {
    written: 'وقت الكتابة',
    lastTry: 'آخر محاولة',
    nextTry: 'المحاولة التالية',
    arrived: 'وقت الوصول',
  },
  neverTried: 'ليس بعد',
  deleted: 'تم الحذف من هذا الهاتف.',
  beingSent: (seconds: number) =>
    seconds > 1
      ? plural(seconds, {
          zero: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة بعد لحظة.',
          one: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة خلال ثانية على الأكثر.',
          two: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة خلال ثانيتين على الأكثر.',
          few: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة خلال # ثوانٍ على الأكثر.',
          many: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة خلال # ثانية على الأكثر.',
          other: 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة خلال # ثانية على الأكثر.',
        })
      : 'يجري الإرسال الآن، فلا يمكن الحذف بعد. تنتهي هذه المحاولة بعد لحظة.',
  alreadyGone: 'لم يعد موجودًا على هذا الهاتف.',
  failed: 'لم ينجح ذلك. لم يتغير شيء.',
};

export const deleteTexts: Translated<typeof english.deleteTexts> = {
  unsentTitle: 'حذف ما لم يُرسل قط؟',
  unsentBody: 'لم يصل إلى الخادم، فلن يقرأه أحد. النسخة الوحيدة على هذا الهاتف، وحذفها لا يمكن التراجع عنه.',
  sentTitle: 'حذف النسخة من هذا الهاتف؟',
  sentBody: 'لقد وصل ويبقى لدى فريق الإغاثة. تُحذف فقط النسخة التي على هذا الهاتف، ومعها الدليل على أنه لك.',
  yes: 'حذف',
  no: 'إبقاء',
};
