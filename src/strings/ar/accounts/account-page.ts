import { plural } from '../../plural.ts';
import { limits } from '../../../../contract/limits.ts';
import type * as english from '../../accounts/account-page.ts';
import type { Translated } from '../../texts.ts';
import { atLeastCharacters } from '../amounts.ts';
import { ltr, own } from '../isolate.ts';

export const accountPageTexts: Translated<typeof english.accountPageTexts> = {
  copy: 'هذا ما يعرفه هذا الهاتف.',
  unknownYet: 'يظهر الباقي عند الاتصال التالي.',
  you: 'أنت',
  logout: 'تسجيل الخروج',
  email: 'البريد الإلكتروني',
  role: 'نوع الحساب',
  member: 'تاريخ إنشاء الحساب',
  donations: 'تبرعاتي',
  donor: 'متبرّع',
  donorStatus: 'حسابك مخصص لتبرعاتك، ولا يحتاج إلى موافقة أحد.',
  reason: (reason: string) => `السبب: ${own(reason)}`,
};

export const statusWords: Translated<typeof english.statusWords> = {
  pending: {
    volunteer: 'لم توافق الإدارة بعد على تطوعك. حتى ذلك الحين يظهر لك ما يظهر للجميع.',
    ngo: 'لم توافق الإدارة بعد على منظمتك. حتى ذلك الحين يظهر لك ما يظهر للجميع.',
    admin: 'لم توافق الإدارة بعد على انضمامك إليها. حتى ذلك الحين يظهر لك ما يظهر للجميع.',
  },
  approved: {
    volunteer: 'تمت الموافقة على تطوعك.',
    ngo: 'تمت الموافقة على منظمتك.',
    admin: 'تمت الموافقة على انضمامك إلى الإدارة.',
  },
  refused: {
    volunteer: 'لم توافق الإدارة على تطوعك.',
    ngo: 'لم توافق الإدارة على منظمتك.',
    admin: 'لم توافق الإدارة على انضمامك إليها.',
  },
};

export const volunteerAskTexts: Translated<typeof english.volunteerAskTexts> = {
  title: 'المساعدة في التطوع',
  lead: 'يذهب المتطوعون إلى حيث تلزم المساعدة. تراجع الإدارة حسابك أولًا، وتبقى تبرعاتك فيه.',
  ask: 'طلب التطوع',
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  label: 'الاسم',
  save: 'حفظ الاسم',
  missing: 'يرجى كتابة الاسم.',
  sent: 'تم الإرسال. وصل اسمك إلى الخادم.',
  loggedOut: 'تم تسجيل خروجك على هذا الهاتف. يرجى تسجيل الدخول ثم تغيير الاسم.',
  failed: (detail: string) => `تعذّر الحفظ على هذا الهاتف. (${own(detail)})`,
};

export const deviceTexts: Translated<typeof english.deviceTexts> = {
  title: 'الأجهزة المسجَّل دخولك عليها',
  lead: 'هل هنا جهاز غير معروف لك؟ يرجى تسجيل خروجه، ثم تغيير كلمة المرور.',
  current: 'هذا الهاتف',
  lastUsed: (when: string) => `آخر استخدام: ${when}`,
  since: (when: string) => `تسجيل الدخول: ${when}`,
  unknown: 'جهاز غير معروف',
  named: (browser: string, system: string) => `${browser} على ${system}`,
  end: 'تسجيل خروج الجهاز',
  endThis: (device: string) => `تسجيل خروج الجهاز: ${own(device)}`,
  ended: 'تم تسجيل خروج الجهاز.',
  endAll: 'تسجيل الخروج من كل الأجهزة',
  endAllTitle: 'تسجيل الخروج من كل الأجهزة؟',
  endAllBody: 'سيتم تسجيل خروجك من كل الأجهزة، ومنها هذا الهاتف. في المرة القادمة تلزم كلمة المرور.',
  no: 'إلغاء',
  loadFailed: 'تعذّر تحميل قائمة الأجهزة.',
  reload: 'تحديث',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  title: 'عنوان البريد الإلكتروني',
  lead: 'تسجّل الدخول به، وإليه تُرسل روابط كلمة المرور الجديدة.',
  next: 'عنوان البريد الجديد',
  change: 'تغيير عنوان البريد',
  changed: 'تم تغيير عنوان بريدك. سجّل الدخول به من الآن فصاعدًا.',
  perhaps: 'ربما تم التغيير رغم ذلك: يرجى فتح هذه الصفحة من جديد عند توفر الاتصال.',
};

export const changePasswordTexts: Translated<typeof english.changePasswordTexts> = {
  title: 'كلمة المرور',
  lead: 'تغييرها يسجّل خروجك من كل الأجهزة الأخرى.',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  tooShort: `المطلوب ${atLeastCharacters(limits.passwordMinCharacters)}.`,
  missing: 'يرجى ملء هذا الحقل.',
  change: 'تغيير كلمة المرور',
  changed: 'تم تغيير كلمة المرور، وتسجيل الخروج من كل الأجهزة الأخرى.',
  wrong: 'هذه ليست كلمة مرورك.',
  perhaps: 'ربما تم التغيير رغم ذلك. يرجى تجربة الدخول بكلمة المرور الجديدة، ثم بالقديمة.',
};

export const secondStepTexts: Translated<typeof english.secondStepTexts> = {
  title: 'تسجيل الدخول بخطوتين',
  off: 'إضافةً إلى كلمة المرور، يمكن أن يُطلب عند الدخول رمز من تطبيق على هاتفك. ننصح بذلك لحسابات الإدارة.',
  on: 'يُطلب عند الدخول رمز من تطبيق المصادقة.',
  begin: 'تفعيل تسجيل الدخول بخطوتين',
  end: 'إيقاف تسجيل الدخول بخطوتين',
  password: 'كلمة المرور',
  cancel: 'إلغاء',
  scan: 'يرجى مسح هذه الصورة بتطبيق المصادقة.',
  picture: 'رمز QR لتطبيق المصادقة',
  openLead: 'هل تطبيق المصادقة على هذا الهاتف؟',
  open: 'الفتح في التطبيق',
  orType: 'أو كتابة هذا فيه:',
  code: 'الرمز',
  codeHint: 'ستة أرقام، أو أحد رموز الاسترداد.',
  newCodeHint: 'الأرقام الستة الظاهرة الآن في التطبيق.',
  confirm: 'تأكيد',
  wrongCode: 'هذا الرمز غير صحيح، أو سبق استخدامه. يرجى كتابة الرمز التالي الذي يظهر في التطبيق.',
  recoveryTitle: 'رموز الاسترداد',
  recoveryLead:
    'إذا ضاع الهاتف الذي عليه التطبيق، يفتح كل رمز حسابك مرة واحدة. يرجى حفظ الرموز في مكان آخر، فهي لا تظهر إلا الآن.',
  copy: 'نسخ الرموز',
  copied: 'تم نسخ الرموز.',
  notCopied: 'تعذّر نسخ الرموز. يمكنك تنزيلها كملف أو كتابتها على ورقة.',
  download: 'تنزيل كملف',
  file: 'relief-relay-recovery-codes.txt',
  done: 'الرموز محفوظة عندي',
  ended: 'لا يُطلب عند الدخول إلا كلمة المرور.',
};

export const dataTexts: Translated<typeof english.dataTexts> = {
  title: 'بياناتك',
  exportLead: 'كل ما يحتفظ به الخادم عنك، والغرض من الاحتفاظ به، في ملف.',
  export: 'تنزيل بياناتي',
  exported: (name: string) => `سُلّمت بياناتك إلى المتصفح باسم ${ltr(name)}.`,
  delete: 'حذف حسابي',
  deleteTitle: 'حذف حسابك؟',
  goes: 'يُحذف نهائيًا: اسمك وبريدك الإلكتروني وكلمة مرورك وأجهزتك وما أُرسل بهذا الحساب. وما ينتظر الإرسال على أجهزتك الأخرى لا يمكن بعدها إرساله ولا قراءته.',
  stays: 'تبقى البلاغات وطلبات المساعدة، لأنها لم تُكتب بحسابك. ويبقى في السجل أن الإدارة اتخذت قرارًا ما، دون اسمك.',
  donationsStay:
    'تبقى تبرعاتك في المجاميع العلنية بالمبلغ واليوم ورقم الإيصال، دون اسمك وبيانات اتصالك. ولن تتمكن من فتح الإيصالات: احفظها أولًا.',
  waiting: (count: number) =>
    plural(count, {
      zero: 'لا توجد في هذا الحساب رسائل غير مرسلة.',
      one: 'رسالة واحدة من هذا الحساب لم تُرسل، وستُحذف أيضًا. يمكنك أخذ نسخة منها أولًا.',
      two: 'رسالتان من هذا الحساب لم تُرسلا، وستُحذفان أيضًا. يمكنك أخذ نسخة منهما أولًا.',
      few: '# رسائل من هذا الحساب لم تُرسل، وستُحذف أيضًا. يمكنك أخذ نسخة منها أولًا.',
      many: '# رسالة من هذا الحساب لم تُرسل، وستُحذف أيضًا. يمكنك أخذ نسخة منها أولًا.',
      other: '# رسالة من هذا الحساب لم تُرسل، وستُحذف أيضًا. يمكنك أخذ نسخة منها أولًا.',
    }),
  takeCopy: 'أخذ نسخة',
  password: 'كلمة مرورك',
  word: 'حذف',
  typeWord: 'للتأكيد يرجى كتابة كلمة: حذف',
  wordWrong: 'يرجى كتابة كلمة: حذف',
  yes: 'حذف حسابي',
  no: 'إبقاء الحساب',
  perhaps:
    'ربما تم الحذف رغم ذلك. يرجى تجربة الدخول: إذا رُفض فقد حُذف الحساب. وما لم يُرسل يبقى عندئذ مقفلًا على هذا الهاتف ولا تمكن قراءته: يلزم أخذ نسخة الآن عند الحاجة.',
};
