import { folded } from '../../../data/queries/lists/fold.ts';
import type { knownNeeds, NgoCategory } from '../../../../contract/enumerations.ts';

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

interface Focused {
  focusAreas: readonly string[];
}

interface Placed {
  city?: string | undefined;
}

/** What is to be given, and where. */
export interface AidToGive {
  /** Kinds of need. */
  types: readonly string[];
  /** As it was written. */
  location: string;
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

/** Is its city named where the help is needed? */
export function isThere({ city = '' }: Placed, location: string): boolean {
  const town = asWords(city);
  return town.trim() !== '' && asWords(location).includes(town);
}

/** How well one suits: what it works on counts for more than where it is. */
export function suits(ngo: Focused & Placed, { types, location }: AidToGive): number {
  return (fits(ngo, types) ? 2 : 0) + (isThere(ngo, location) ? 1 : 0);
}

/** Its words alone, a blank before and behind each. */
function asWords(text: string): string {
  return ` ${folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
