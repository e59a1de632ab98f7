import type * as english from '../../forms/needs.ts';
import type { Translated } from '../../texts.ts';

export const needLabels: Translated<typeof english.needLabels> = {
  'Drinking water': 'مياه شرب',
  Food: 'طعام',
  'Baby food': 'طعام للرضّع',
  Medicine: 'أدوية',
  'First aid': 'إسعافات أولية',
  Shelter: 'مأوى',
  Blankets: 'بطانيات',
  Clothing: 'ملابس',
  'Hygiene supplies': 'مستلزمات نظافة',
  'Rescue boat': 'قارب إنقاذ',
  Evacuation: 'إجلاء',
  Electricity: 'كهرباء',
};
