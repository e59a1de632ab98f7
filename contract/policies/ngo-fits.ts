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

/**
 * Does it work on one of these kinds of need? An area that it named itself, such as "Water" or "Boat rescue", counts where all its words
 * are the need's, or all of the need's are its own, in whatever order.
 */
export function fits({ focusAreas }: Focused, types: readonly string[]): boolean {
  const named = focusAreas.map(wordsOf).filter(({ size }) => size > 0);
  return types.some((type) => {
    const categories = Object.hasOwn(areas, type) ? areas[type as keyof typeof areas].map(wordsOf) : [];
    const need = wordsOf(type);
    return named.some(
      (area) =>
        categories.some((category) => hasAll(area, category) && hasAll(category, area)) ||
        (need.size > 0 && (hasAll(area, need) || hasAll(need, area))),
    );
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  // "Boats" are the same work as "boat".
  return new Set(words.filter((word) => word !== '').map((word) => word.replace(/^([a-z]{3,})s$/, '$1')));
}

function hasAll(some: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].every((word) => some.has(word));
}
