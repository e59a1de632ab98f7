import type * as english from '../../shell/titles.ts';
import type { Translated } from '../../texts.ts';

export const titles: Translated<typeof english.titles> = {
  home: 'الرئيسية',
  report: 'الإبلاغ عن كارثة',
  aid: 'طلب مساعدة',
  account: 'حسابك',
  outbox: 'على هذا الجهاز',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  forgotPassword: 'نسيت كلمة المرور',
  resetPassword: 'كلمة مرور جديدة',
  volunteer: 'التطوع',
  admin: 'الإدارة',
  volunteerDashboard: 'لوحة التطوع',
  ngoDashboard: 'لوحة المنظمة',
  adminDashboard: 'لوحة الإدارة',
  guide: 'دليل الطوارئ',
  funds: 'لوحة شفافية الأموال',
  disasters: 'الكوارث',
  donate: 'تبرَّع',
};
