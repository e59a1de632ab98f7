import type { NgoCategory } from '../enumerations.ts';
import type { knownNeeds } from '../known-needs.ts';

/** The focus areas that a kind of need belongs to. */
const areas: Readonly<Record<(typeof knownNeeds)[number], readonly NgoCategory[]>> = {
  'Drinking water': ['Humanitarian Aid', 'Food Aid'],
  Food: ['Food Aid'],
  'Baby food': ['Food Aid', 'Child Welfare'],
  Medicine: ['Medical Aid'],
  'First aid': ['Medical Aid'],
  Shelter: ['Shelter'],
  Blankets: ['Shelter', 'Humanitarian Aid'],
  Clothing: ['Humanitarian Aid'],
  'Hygiene supplies': ['Humanitarian Aid', 'Medical Aid'],
  'Rescue boat': ['Humanitarian Aid'],
  Evacuation: ['Humanitarian Aid', 'Shelter'],
  Electricity: ['Humanitarian Aid'],
};

export interface Focused {
  focusAreas: readonly string[];
}

/** Does it work on one of these kinds of need? An area that it named itself, such as "Water", counts where the need's words have it. */
export function fits({ focusAreas }: Focused, types: readonly string[]): boolean {
  const named = focusAreas.map(plain).filter((area) => area !== '');
  return types.some((type) => {
    const wanted = Object.hasOwn(areas, type) ? areas[type as keyof typeof areas].map(plain) : [];
    const words = ` ${plain(type)} `;
    return named.some((area) => wanted.includes(area) || words.includes(` ${area} `));
  });
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
