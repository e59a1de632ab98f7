import { folded, wordsIn } from '../search/folded.ts';

/** Fewer words than these agree by chance. */
const FEWEST_WORDS = 4;
/** Characters of a word that tells anything. */
const SHORTEST_WORD = 3;

/** The words by which a text is compared. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(wordsIn(folded(text)).filter((word) => word.length >= SHORTEST_WORD));
}

/** Without a place of both, two texts tell of one event where so many of the words of the shorter one are in the other. */
export const NEARLY_THE_SAME = 0.75;

/** From 0 to 1: the share of the words of the shorter text that the other has as well. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewest = Math.min(one.size, other.size);
  if (fewest < FEWEST_WORDS) return 0;
  return Array.from(one).filter((word) => other.has(word)).length / fewest;
}
