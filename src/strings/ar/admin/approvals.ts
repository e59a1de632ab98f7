import { plural } from '../../plural.ts';
import type * as english from '../../admin/approvals.ts';
import type { Translated } from '../../texts.ts';
import { linkGoodFor } from '../amounts.ts';
import { ltr, own } from '../isolate.ts';

export const approvalTexts: Translated<typeof english.approvalTexts> = {
  about: (act: string, name: string) => `${act}: ${own(name)}`,
  tables: {
    volunteer: 'طلبات التطوع المعلّقة',
    ngo: 'طلبات المنظمات المعلّقة',
    admin: 'طلبات الإدارة المعلّقة',
  },
  nobody: 'لا توجد طلبات معلّقة.',
  approve: 'موافقة',
  refuse: 'رفض',
  showMore: 'عرض المزيد',
  reload: 'تحديث',

  decided: 'قرارات سابقة',
  decidedTables: { approved: 'تمت الموافقة', refused: 'تم الرفض' },
  approvedBy: (by: string | undefined, when: string) =>
    `تمت الموافقة: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `تم الرفض: ${by === undefined ? '' : `${own(by)}، `}${when}`,
  reason: (reason: string) => `السبب: ${own(reason)}`,
  nothingDecided: 'لا أحد.',
  withdraw: 'سحب الموافقة',
  approveAfterAll: 'موافقة بعد الرفض',
};

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  refuseTitle: (name: string) => `رفض ${own(name)}؟`,
  withdrawTitle: (name: string) => `سحب الموافقة على ${own(name)}؟`,
  refuseBody: 'يظهر السبب للشخص في صفحة حسابه. يمكن الموافقة لاحقًا.',
  expected: (where: string) => `الحضور متوقع الآن في: ${own(where)}. يُخلى المكان فورًا: يُفضَّل الاتصال أولًا.`,
  near: (what: string, town: string) => `${what} قرب ${own(town)}`,
  people: (count: number) =>
    plural(count, { zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' }),
  withdrawBody: 'يُسجَّل خروج الحساب من كل الأجهزة ويفقد كل ما كان متاحًا له. يظهر السبب للشخص في صفحة حسابه.',
  reason: 'السبب',
  reasonHint: 'جملة مفهومة لمن يقرؤها.',
  reasonMissing: 'يرجى ذكر السبب.',
  refuseYes: 'رفض',
  withdrawYes: 'سحب الموافقة',
  adminTitle: (name: string) => `منح ${own(name)} صلاحيات الإدارة؟`,
  adminBody:
    'من في الإدارة يرى كل شيء، ومنه أسماء المحتاجين وأرقام هواتفهم، ويقرر بشأن الجميع. يجب أن يكون هذا الشخص معروفًا لك تمامًا.',
  adminYes: 'منح صلاحيات الإدارة',
  no: 'إلغاء',
};

export const findTexts: Translated<typeof english.findTexts> = {
  title: 'روابط إعادة التعيين',
  lead: 'لمن تعذّر عليه تسجيل الدخول: إنشاء رابط لتعيين كلمة مرور جديدة.',
  label: 'الاسم أو البريد الإلكتروني',
  find: 'بحث',
  searching: 'جارٍ البحث…',
  none: 'لم يُعثر على أحد.',
  found: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر على أحد.',
      one: 'عُثر على شخص واحد.',
      two: 'عُثر على شخصين.',
      few: 'عُثر على # أشخاص.',
      many: 'عُثر على # شخصًا.',
      other: 'عُثر على # شخص.',
    }),
  showMore: 'عرض المزيد',
  cancel: 'إلغاء',
  close: 'إغلاق',
  makeLinkFor: (name: string) => `إنشاء رابط كلمة مرور: ${own(name)}`,
  makeLink: 'إنشاء رابط كلمة مرور',
  confirmTitle: (name: string) => `إنشاء رابط كلمة مرور للحساب ${own(name)}؟`,
  confirmBody:
    'من لديه الرابط يمكنه الدخول بهذا الحساب. يجب التأكد من هوية من يطلبه، وعدم إعطاء الرابط لأي شخص آخر. أي رابط أقدم يتوقف عن العمل.',
  confirmYes: 'إنشاء الرابط',
  ready: 'الرابط جاهز',
  goodFor: linkGoodFor,
  mailed: (email: string, minutes: number) => `تم إرسال الرابط إلى ${ltr(email)}. ${linkGoodFor(minutes)}`,
  link: 'الرابط',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  notCopied: 'تعذّر النسخ. الضغط المطوّل على الرابط ينسخه.',
};

export const accountStatusNames: Translated<typeof english.accountStatusNames> = {
  pending: 'بانتظار الموافقة',
  approved: 'تمت الموافقة',
  refused: 'تم الرفض',
  donor: 'متبرّع',
};
