import type * as english from '../../forms/needs.ts';
import type { Translated } from '../../texts.ts';

export const needLabels: Translated<typeof english.needLabels> = {
  'Drinking water': 'Agua potable',
  Food: 'Alimentos',
  'Baby food': 'Alimento para bebé',
  Medicine: 'Medicinas',
  'First aid': 'Primeros auxilios',
  Shelter: 'Refugio',
  Blankets: 'Mantas',
  Clothing: 'Ropa',
  'Hygiene supplies': 'Artículos de higiene',
  'Rescue boat': 'Bote de rescate',
  Evacuation: 'Evacuación',
  Electricity: 'Electricidad',
};
