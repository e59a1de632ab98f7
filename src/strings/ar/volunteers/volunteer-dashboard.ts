import type * as english from '../../volunteers/volunteer-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const volunteerDashboardTexts: Translated<typeof english.volunteerDashboardTexts> = {
  nameless: 'متطوع',
  active: 'متطوع نشط',
  pending: 'في انتظار الموافقة',
  refused: 'لم تتم الموافقة',
  online: 'متصل',
  offline: 'غير متصل',
  standing: (what: string, where: string) => `${what} / ${where}`,
};

export const volunteerTabLabels: Translated<typeof english.volunteerTabLabels> = {
  profile: 'الملف الشخصي',
  notifications: 'الإشعارات',
  work: 'الأعمال السابقة',
  learning: 'التعلّم',
};
