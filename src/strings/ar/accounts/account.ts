import { plural } from '../../plural.ts';
import { limits } from '../../../../contract/limits.ts';
import type * as english from '../../accounts/account.ts';
import type { Translated } from '../../texts.ts';
import { atLeastCharacters, linkGoodFor } from '../amounts.ts';
import { ltr, own } from '../isolate.ts';

export const signInTexts: Translated<typeof english.signInTexts> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  code: 'الرمز',
  codeHint:
    'الأرقام الستة الظاهرة الآن في تطبيق المصادقة، أو أحد رموز الاسترداد. إن فقدتهما معًا فيمكن لمن يشغّل الخادم أن يتيح لك الدخول من جديد.',
  submit: 'تسجيل الدخول',
  busy: 'لحظة واحدة…',
  wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  wrongCode: 'هذا الرمز غير صحيح، أو سبق استخدامه. يرجى كتابة الرمز الظاهر الآن.',
  noAccount: 'ليس لديك حساب بعد؟',
  register: 'إنشاء حساب',
  forgot: 'نسيت كلمة المرور؟',
  signedIn: (name: string) => (name === '' ? 'تم تسجيل دخولك' : `تم تسجيل دخولك باسم ${own(name)}`),
  signedInBody: 'يمكنك المتابعة، أو الدخول هنا بحساب آخر.',
  ended: 'انتهى تسجيل دخولك',
  endedBody:
    'للمتابعة يرجى تسجيل الدخول من جديد. كل ما هو بانتظار الإرسال باقٍ على هذا الهاتف، ورسائلك تُرسل بعد تسجيل الدخول.',
  toDashboard: 'إلى لوحة العمل',
  withoutAccount: 'الإبلاغ وطلب المساعدة لا يحتاجان إلى حساب.',
};

export const registerTexts: Translated<typeof english.registerTexts> = {
  lead: 'للتطوع وللمنظمات وللإدارة. الإبلاغ عن كارثة وطلب المساعدة لا يحتاجان إلى حساب.',
  donorLead: 'لا يحتاج إلى موافقة أحد. فيه تبرعاتك وإيصالاتها فقط.',
  name: 'الاسم',
  nameHint: 'اسمك، أو اسم منظمتك.',
  role: 'نوع الحساب',
  roleHints: {
    volunteer: 'لتقديم المساعدة في الميدان. تلزم أولًا موافقة الإدارة.',
    ngo: 'تتولى منظمتك طلبات المساعدة. تلزم أولًا موافقة الإدارة.',
    admin: 'لتنسيق العمل. تلزم أولًا موافقة شخص آخر في الإدارة.',
  },
  about: {
    lead: {
      volunteer: 'تقرأ الإدارة هذا قبل الموافقة على حسابك. ويمكن ذكره لاحقًا في ملفك.',
      ngo: 'تقرأ الإدارة هذا قبل الموافقة على منظمتك. ويمكن ذكره لاحقًا في ملف المنظمة.',
    },
    phone: 'رقم الهاتف',
    city: { volunteer: 'المدينة أو المنطقة', ngo: 'المنطقة التي تعملون فيها' },
    skills: 'المهارات',
    skillsHint: 'مهارة في كل سطر: قيادة قارب، إسعاف أولي، لغات.',
    registrationNumber: 'رقم التسجيل',
  },
  setupCode: 'رمز الإعداد',
  setupCodeHint: 'لا توجد إدارة بعد: بهذا الرمز، الذي طبعه الخادم عند أول تشغيل، يصبح حسابك أول حساب للإدارة.',
  consentLead: 'إنشاء الحساب يعني الموافقة على ما يُحفظ من بياناتك:',
  privacyPolicy: 'سياسة الخصوصية',
  submit: 'إنشاء حساب',
  busy: 'لحظة واحدة…',
  haveAccount: 'لديك حساب؟',
  login: 'تسجيل الدخول',
  taken: 'هذا البريد الإلكتروني مسجَّل من قبل. يمكنك تسجيل الدخول به أو تعيين كلمة مرور جديدة.',
  perhaps: 'إن كان الحساب قد أُنشئ رغم ذلك فيمكن تسجيل الدخول به الآن.',
  made: 'تم إنشاء حسابك',
  madeBody: {
    pending: 'حالة الحساب تظهر بعد تسجيل الدخول: الإدارة تراجعه أولًا. حتى ذلك الحين يظهر لك ما يظهر للجميع.',
    approved: 'يمكنك تسجيل الدخول به الآن.',
    refused: 'حالة الحساب تظهر بعد تسجيل الدخول.',
  },
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  hint: `${atLeastCharacters(limits.passwordMinCharacters)}. جملة قصيرة يسهل تذكّرها.`,
  missing: (count: number) =>
    plural(count, {
      zero: 'الطول كافٍ.',
      one: 'ينقص حرف واحد.',
      two: 'ينقص حرفان.',
      few: 'تنقص # أحرف.',
      many: 'ينقص # حرفًا.',
      other: 'ينقص # حرف.',
    }),
  longEnough: 'الطول كافٍ.',
  forgotLead: 'يرجى كتابة بريدك الإلكتروني: سيُرسل إليه رابط لتعيين كلمة مرور جديدة.',
  forgotSubmit: 'إرسال الرابط',
  forgotSent: 'يرجى مراجعة بريدك',
  forgotSentBody: `إذا كان لهذا العنوان حساب، فالرابط في الطريق إليه. ${linkGoodFor(limits.resetLinkMinutes)}`,
  mailUnknown:
    'لا يُعرف إلا عند توفر الاتصال ما إذا كان هذا الخادم يستطيع إرسال رابط بالبريد. ويمكن أيضًا طلب رابط من الإدارة.',
  noMail: 'هذا الخادم لا يرسل بريدًا',
  noMailBody: `يمكن طلب رابط لكلمة مرور جديدة من الإدارة: شخصيًا أو هاتفيًا أو برسالة. ${linkGoodFor(limits.resetLinkMinutes)}`,
  askAdmin: 'مراسلة الإدارة',
  backToLogin: 'العودة إلى تسجيل الدخول',
  resetLead: 'بعد ذلك يُسجَّل خروجك من كل الأجهزة، ويكون الدخول بكلمة المرور الجديدة.',
  newPassword: 'كلمة المرور الجديدة',
  resetSubmit: 'تعيين كلمة المرور',
  deletedNews: {
    title: 'حُذف حسابك',
    body: 'لم يبق منه شيء على هذا الهاتف. تبقى تبرعاتك محسوبة دون اسمك.',
  },
  changedNews: { title: 'تم تعيين كلمة المرور الجديدة', body: 'يمكنك تسجيل الدخول بها الآن.' },
  linkIncomplete: 'هذا الرابط غير مكتمل',
  linkIncompleteBody:
    'يرجى فتح الرابط كاملًا من الرسالة مرة أخرى، أو طلب رابط جديد. يعمل الرابط مرة واحدة، ولا يعمل بعد إعادة التحميل.',
  linkOver: 'لم يعد هذا الرابط صالحًا: الرابط صالح لوقت قصير ولمرة واحدة. يرجى طلب رابط جديد.',
  newLink: 'طلب رابط جديد',
};

export const accountProblemTexts: Translated<typeof english.accountProblemTexts> = {
  missing: {
    name: 'يرجى كتابة الاسم.',
    email: 'يرجى كتابة بريدك الإلكتروني.',
    password: 'يرجى كتابة كلمة المرور.',
    newPassword: 'يرجى كتابة كلمة مرور جديدة.',
    role: 'يرجى اختيار نوع الحساب.',
    code: 'يرجى كتابة الرمز.',
  },
  pleaseUse: (bound: string) => `المطلوب: ${bound}.`,
  missingOther: 'يرجى ملء هذا الحقل.',
  notAnEmail: `هذا ليس عنوان بريد إلكتروني. يكون مثل ${ltr('name@example.org')}.`,
};
