import type * as english from '../../forms/needs.ts';
import type { Translated } from '../../texts.ts';

export const needLabels: Translated<typeof english.needLabels> = {
  'Drinking water': 'पीने का पानी',
  Food: 'खाना',
  'Baby food': 'शिशु आहार',
  Medicine: 'दवा',
  'First aid': 'प्राथमिक उपचार',
  Shelter: 'रहने की जगह',
  Blankets: 'कंबल',
  Clothing: 'कपड़े',
  'Hygiene supplies': 'साफ़-सफ़ाई का सामान',
  'Rescue boat': 'बचाव नाव',
  Evacuation: 'सुरक्षित जगह ले जाना',
  Electricity: 'बिजली',
};
