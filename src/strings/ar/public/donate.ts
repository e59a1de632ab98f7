import type * as english from '../../public/donate.ts';
import type { Translated } from '../../texts.ts';

export const shownDonationMessages: Translated<typeof english.shownDonationMessages> = {
  signIn: 'يُرجى تسجيل الدخول للتبرع',
  serverError: (status: number) => `خطأ في الخادم: ${status}`,
  orderFailed: 'تعذّر إنشاء طلب التبرع',
  verifyFailed: 'تعذّر التحقق من الدفع. يُرجى التواصل معنا.',
  paymentFailed: (description: string) => `لم يتم الدفع: ${description}`,
  somethingWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  thanks: 'شكرًا لتبرعك!',
};

export const donateTexts: Translated<typeof english.donateTexts> = {
  title: 'تبرَّع',
  lead: 'يذهب مالك إلى أعمال الإغاثة. وما يُفعل به معلن للجميع حتى آخر بيسة.',
  whatBecomes: 'شاهد أين يذهب المال',
  testTitle: 'مدفوعات تجريبية فقط',
  test: 'هذا الخادم لا يقبل مدفوعات حقيقية: لا يتحرك أي مال، وكل تبرع مُعلَّم بأنه تجربة.',
  campaign: (disaster: string) => `لأعمال الإغاثة بعد: ${disaster}`,
  campaignUnknown: 'للكارثة التي جئت من صفحتها.',
  general: 'حيث تشتد الحاجة أكثر.',
  giveGenerally: 'تبرَّع بدلًا من ذلك حيث تشتد الحاجة أكثر',
  campaignOver: 'لا تُقبل تبرعات لهذه الكارثة الآن. يمكنك التبرع حيث تشتد الحاجة أكثر.',
  amount: 'المبلغ بالروبية (₹)',
  amountHint: 'روبية واحدة على الأقل، مثل 500 أو 99.50.',
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  phoneHint: '10 أرقام، بلا رمز البلد.',
  purpose: 'الغرض',
  purposeHint: 'إن كان لشيء بعينه.',
  optional: 'اختياري',
  about: 'تبرعك',
  you: 'عنك',
  private: 'لا يرى اسمك وبيانات التواصل إلا أنت والمسؤولون. ويعرض السجل العام المبلغ واليوم.',
  submit: 'تبرَّع',
  ordering: 'لحظة…',
  needsNetwork: 'يحتاج التبرع إلى اتصال: لا يُحفظ أبدًا ليُرسل لاحقًا. ويبقى ما كتبته على هذا الهاتف.',
  offline: 'لا يوجد اتصال. لم يُدفع شيء. يبقى ما كتبته على هذا الهاتف: حاول مرة أخرى عند عودة الاتصال.',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  restored: 'احتفظنا بما كتبته.',
  startOver: 'ابدأ من جديد',
  summary: 'يُرجى مراجعة ما عليه علامة:',
  dismissed: 'أغلقت صفحة الدفع. لم يُدفع شيء.',
  dialogFailed: 'تعذّر فتح صفحة الدفع. لم يُدفع شيء. يُرجى المحاولة مرة أخرى.',
  confirming: 'جارٍ تأكيد دفعتك…',
  unconfirmedTitle: (amount: string) => `يجري تأكيد دفعة بمبلغ ${amount}`,
  payAgain: 'ادفع مرة أخرى رغم ذلك',
  unconfirmed: 'لا حاجة إلى الدفع مرة أخرى. يسأل الخادم مزوّد الدفع بنفسه؛ وستجد النتيجة في حسابك.',
  sessionOver: 'انتهى تسجيل دخولك. لرؤية النتيجة يلزم تسجيل الدخول من جديد.',
  checkAgain: 'تحقق مرة أخرى',
  done: (amount: string) => `وصل ${amount}.`,
  second: 'كان قد دُفع من قبل. تُعاد إليك الدفعة الثانية.',
  receipt: 'عرض الإيصال',
  another: 'تبرَّع مرة أخرى',
  toAccount: 'تبرعاتي',
};

export const testPaymentTexts: Translated<typeof english.testPaymentTexts> = {
  title: 'دفعة تجريبية',
  body: (amount: string) => `لا يتحرك أي مال. كأنك دفعت ${amount}:`,
  pay: 'ادفع (تجربة)',
  fail: 'دع الدفع يفشل (تجربة)',
  cancel: 'إلغاء',
};

export const donationStatusTexts: Translated<typeof english.donationStatusTexts> = {
  completed: 'مكتمل',
  pending: 'قيد الانتظار',
  failed: 'لم يتم',
};

export const ownDonationTexts: Translated<typeof english.ownDonationTexts> = {
  none: 'لم تتبرع بشيء بعد.',
  unknown: 'تظهر تبرعاتك مع الاتصال القادم.',
  asOf: (time: string) => `آخر تحديث: ${time}`,
  give: 'تبرَّع',
  receipt: (number: number) => `الإيصال ${number}`,
  refunded: (amount: string) => `أُعيد إليك ${amount}.`,
  test: 'تجربة',
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  title: 'إيصال تبرع',
  number: 'رقم الإيصال',
  received: 'استُلم من',
  amount: 'المبلغ',
  day: 'تاريخ الدفع',
  for: 'لأجل',
  general: 'حيث تشتد الحاجة أكثر',
  purpose: 'الغرض',
  payment: 'الدفعة',
  operator: 'الجهة المستلمة',
  test: 'كانت هذه دفعة تجريبية: لم يتحرك أي مال، وليس هذا دليلًا على تبرع.',
  refunded: (amount: string) => `من هذا المبلغ أُعيد ${amount} إلى المتبرع.`,
  print: 'طباعة',
  pdf: 'حفظ بصيغة PDF',
  noPdf: 'في هذا الاسم حروف لا يمكن للملف عرضها. اطبع هذه الصفحة بدلًا من ذلك.',
  entry: 'القيد في السجل',
  proof: 'إثبات للسجل',
  proofLead: 'يثبت هذا الملف أن تبرعك مدوَّن في السجل العام. يمكن لأي شخص التحقق منه؛ وهو لا يذكر من أنت.',
  saveProof: 'حفظ الإثبات',
  back: 'تبرعاتي',
  gone: 'هذا التبرع ليس لك، أو غير موجود.',
  notPaid: 'هذا التبرع غير مدفوع: لا يوجد إيصال.',
  offline: 'هذا آخر ما رآه هذا الهاتف.',
};

export const donationProblemTexts: Translated<typeof english.donationProblemTexts> = {
  missingAmount: 'يُرجى كتابة مبلغ.',
  wrongAmount: 'هذا ليس مبلغًا بالروبية. يُكتب هكذا: 500 أو 99.50.',
  tooLittle: 'أصغر تبرع هو روبية واحدة.',
  tooMuch: (most: string) => `أكبر تبرع هو ${most}.`,
  missingName: 'يُرجى كتابة اسمك الكامل.',
  missingPhone: 'يُرجى كتابة رقم هاتفك.',
  wrongPhone: 'رقم الهاتف هنا من 10 أرقام بالضبط.',
};
