import { folded, wordsIn } from '../../../../contract/search/folded.ts';
import { fits, type Focused } from '../../../../contract/policies/ngo-fits.ts';

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
  return ` ${wordsIn(folded(text)).join(' ')} `;
}
