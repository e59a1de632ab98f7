import type { knownNeeds } from '../../../contract/known-needs.ts';
import { texts } from '../texts.ts';

/** What the aid form suggests; keys are the kinds as they travel. */
export const needLabels = texts<Record<(typeof knownNeeds)[number], string>>('needLabels', {
  'Drinking water': 'Drinking water',
  Food: 'Food',
  'Baby food': 'Baby food',
  Medicine: 'Medicine',
  'First aid': 'First aid',
  Shelter: 'Shelter',
  Blankets: 'Blankets',
  Clothing: 'Clothing',
  'Hygiene supplies': 'Hygiene supplies',
  'Rescue boat': 'Rescue boat',
  Evacuation: 'Evacuation',
  Electricity: 'Electricity',
});

/** A kind as the reader's language has it; one that a person wrote stays as it was written. */
export function needLabel(type: string): string {
  return isKnown(type) ? needLabels[type] : type;
}

/** The kind that travels for what stands in the form: everybody who helps reads the same word. */
export function needType(typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const known = Object.entries(needLabels).find(([key, label]) => label !== key && label.toLowerCase() === wanted);
  return known?.[0] ?? typed;
}

function isKnown(type: string): type is keyof typeof needLabels {
  return Object.hasOwn(needLabels, type);
}
