import type * as english from '../../public/ngo-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const ngoDashboardTexts: Translated<typeof english.ngoDashboardTexts> = {
  active: 'منظمة نشطة',
  nameless: 'منظمة',
};

export const ngoTabLabels: Translated<typeof english.ngoTabLabels> = {
  profile: 'ملف المنظمة',
  notifications: 'الإشعارات',
  work: 'الأعمال السابقة',
  disasters: 'الكوارث النشطة',
  deliveries: 'عمليات التسليم',
};
