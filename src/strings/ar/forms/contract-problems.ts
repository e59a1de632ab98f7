import type * as english from '../../forms/contract-problems.ts';
import type { Translated } from '../../texts.ts';
import { atLeastCharacters } from '../amounts.ts';
import { ltr } from '../isolate.ts';

/** Keys are what contract and server say in English: never translate those. */
export const contractProblems: Translated<typeof english.contractProblems> = {
  required: 'هذا الحقل مطلوب',
  text: 'المطلوب نص',
  'not valid': 'غير صالح',
  'unknown field': 'حقل غير معروف',
  'at most # characters': (count: number) => `عدد الأحرف ${count} على الأكثر`,
  'at least # characters': (count: number) => atLeastCharacters(count),
  'a character that cannot be stored': 'فيه رمز لا يمكن تخزينه',
  'a whole number': 'المطلوب عدد صحيح بلا كسور',
  'not below #': 'لا يجوز أقل من 0',
  'too many': 'العدد كبير جدًا',
  'a number that keeps its digits': 'المطلوب عدد لا تضيع أرقامه',
  'a number between -# and #': (bound: number) => `المطلوب عدد بين ${ltr(`-${bound}`)} و${ltr(`${bound}`)}`,
  'a time in ISO #': 'المطلوب تاريخ ووقت',
  'a day that exists': 'المطلوب يوم موجود في التقويم',
  'an e-mail address, such as name@example.org': `المطلوب بريد إلكتروني، مثل ${ltr('name@example.org')}`,
  'one of *': 'المطلوب أحد الخيارات',
  'approve or refuse': 'المطلوب موافقة أو رفض',
  'true or false': 'المطلوب نعم أو لا',
  'a list': 'المطلوب قائمة',
  'at least one requirement': 'احتياج واحد على الأقل',
  'at most # requirements': (count: number) => `عدد الاحتياجات ${count} على الأكثر`,

  'Some fields need another look.': 'بعض الحقول تحتاج إلى مراجعة.',
  'This id was already used for something else.': 'سبق استخدام هذا الرقم لشيء آخر.',
  'This record was removed by request.': 'أُزيل هذا السجل بناءً على طلب.',
  'One item may have at most # kB.': (kilobytes: number) => `حجم الرسالة الواحدة ${kilobytes} كيلوبايت على الأكثر.`,
  'At most # kB fit in one request.': (kilobytes: number) => `يتسع الإرسال الواحد لـ ${kilobytes} كيلوبايت على الأكثر.`,
  'Your account may not do this.': 'حسابك لا يسمح بهذا الإجراء.',
  'This item belongs to another account.': 'هذه الرسالة تخص حسابًا آخر.',
  'Please log in.': 'يرجى تسجيل الدخول.',
  'There is nothing here.': 'لا يوجد شيء هنا.',
  'The server cannot save anything just now. Please try again.':
    'لا يستطيع الخادم تخزين شيء الآن. يرجى المحاولة من جديد.',

  'This e-mail address already has an account.': 'لهذا البريد الإلكتروني حساب من قبل.',
  'Thank you. If this e-mail address is new here, your account is ready: you can log in now.':
    'شكرًا. إذا كان هذا البريد الإلكتروني جديدًا هنا فحسابك جاهز، ويمكنك تسجيل الدخول الآن.',
  'This is not the setup code.': 'هذا ليس رمز الإعداد.',
  'The setup code is no longer good: there is an admin already. Leave it out and ask for approval.':
    'لم يعد رمز الإعداد صالحًا: توجد إدارة من قبل. يرجى ترك الحقل فارغًا وطلب الموافقة.',
  'Too easy to guess: this password is on lists that guessers try first.':
    'يسهل تخمينها: كلمة المرور هذه في القوائم التي يجرّبها المخمّنون أولًا.',
  'Too easy to guess: this password is a name that belongs to you or to this app.':
    'يسهل تخمينها: كلمة المرور هذه اسم يخصك أو يخص هذا التطبيق.',
  'This is not your password.': 'هذه ليست كلمة مرورك.',
  'Your password was just changed on another device.': 'تم للتو تغيير كلمة مرورك على جهاز آخر.',
  'This device is not logged in to your account.': 'هذا الجهاز غير مسجَّل الدخول إلى حسابك.',
  'Another phone has registered this token.': 'سجّل هاتف آخر عنوان التنبيهات نفسه.',
  'no token of a push service that this server sends to': 'ليست خدمة إشعارات يعرفها هذا الخادم',
  'This link is no longer good: it was used, or it is too old. Ask for a new one.':
    'لم يعد هذا الرابط صالحًا: استُخدم من قبل أو مضى وقته. يرجى طلب رابط جديد.',
  'The last administrator cannot leave. Approve another one first.':
    'لا يمكن أن تبقى الإدارة بلا أحد. تلزم أولًا الموافقة على شخص آخر في الإدارة.',
  'Two-factor login is on already. End it first.': 'تسجيل الدخول بخطوتين مفعّل من قبل. يلزم أولًا إيقافه.',
  'There is no two-factor login to be confirmed. Begin again.':
    'لا يوجد تسجيل دخول بخطوتين بانتظار التأكيد. يرجى البدء من جديد.',
  'The code is not right. Codes change every # seconds, and each is good once.': (seconds: number) =>
    `الرمز غير صحيح. تتغير الرموز كل ${seconds} ثانية، وكل رمز صالح لمرة واحدة.`,
  'No such account.': 'لا يوجد حساب كهذا.',
  'This account waits for a decision.': 'هذا الحساب ينتظر قرارًا.',
  'No such report.': 'لا يوجد بلاغ كهذا.',
  'No such message.': 'لا توجد رسالة كهذه.',
  'Nobody decides about their own account. Another admin can.':
    'لا أحد يتخذ قرارًا بشأن حسابه. يمكن ذلك لشخص آخر في الإدارة.',
  'The mail could not be sent. Please try again.': 'تعذّر إرسال البريد. يرجى المحاولة من جديد.',
};
