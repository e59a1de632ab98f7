import type * as english from '../../accounts/roles.ts';
import type { Translated } from '../../texts.ts';

export const roleLabels: Translated<typeof english.roleLabels> = {
  volunteer: 'تطوع',
  ngo: 'منظمة غير حكومية',
  admin: 'إدارة',
};
