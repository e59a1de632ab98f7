import { wordsOf } from './fold.ts';
import { bestStrength } from './match.ts';
import { indexOf, type GuideIndex, type IndexedPassage, type Passage } from './passages.ts';
import type { GuideBook } from './shape.ts';

export interface GuideFindings {
  /** Best first. */
  found: readonly Passage[];
  /** Nothing has all the words; what was found has some of them. */
  isPartial: boolean;
  /** The words that were looked for, folded: for `piecesOf`. */
  terms: readonly string[];
}

/** One letter finds half of the guide. */
const SHORTEST = 2;
/** More than anybody reads on a small screen. */
const MOST = 20;
const WEIGHT = { topic: 300, section: 200, step: 50 } as const;
/** The word itself in a heading is worth a little more than its beginning in a title; one in a step never is. */
const OWN = 105;
/** One word more is worth more than anything else. */
const EACH_WORD = 10_000;

/**
 * Places of the guide that have all the words of the query: in themselves or in the headings above them, as beginnings of
 * words, whatever the accents. Titles come before headings, headings before steps. Pure.
 */
export function searchGuide(book: GuideBook, query: string): GuideFindings {
  const words = wordsOf(query)
    .map(({ folded }) => folded)
    .filter((word) => word.length >= SHORTEST);
  if (words.length === 0) return { found: [], isPartial: false, terms: [] };
  const index = indexOf(book);
  const terms = tellingOf(words, index);
  const scored = index.passages
    .map((passage) => ({ passage, ...scoreOf(passage, terms) }))
    .filter(({ isOwn }) => isOwn);
  const whole = scored.filter(({ matched }) => matched === terms.length);
  const ranked = (whole.length > 0 ? whole : scored).sort((a, b) => b.score - a.score).map(({ passage }) => passage);
  const ids = new Set(ranked.map(({ id }) => id));
  const found = ranked.filter((passage) => !isShownBySection(passage, ids)).slice(0, MOST);
  return { found: found.map(withoutIndex), isPartial: whole.length === 0 && found.length > 0, terms };
}

function withoutIndex({ own: _own, above: _above, ...passage }: IndexedPassage): Passage {
  return passage;
}

/** The words that mean something; all of them where none does. */
function tellingOf(words: readonly string[], { ignored }: GuideIndex): string[] {
  const telling = words.filter((word) => !ignored.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** A section shows its first step: the step by itself would say the same again. */
function isShownBySection({ id }: Passage, ids: ReadonlySet<string>): boolean {
  return id.endsWith('.1') && ids.has(id.slice(0, -2));
}

function scoreOf({ kind, own, above }: IndexedPassage, terms: readonly string[]) {
  let matched = 0;
  let isOwn = false;
  let score: number = WEIGHT[kind];
  for (const term of terms) {
    const inOwn = bestStrength(own, term);
    const inAbove = bestStrength(above, term);
    if (inOwn + inAbove === 0) continue;
    matched += 1;
    isOwn ||= inOwn > 0;
    score += EACH_WORD + Math.max(inOwn * OWN, inAbove);
  }
  return { matched, isOwn, score };
}
