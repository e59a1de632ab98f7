import type { Classified } from './classifier.ts';
import { passagesOf, type FoundPassage, type SearchedBook } from './passages.ts';
import type { Findings, Searcher } from './search.ts';

/** Trouble that is answered by a person's sentence, and by nothing that only has words in common with it. */
const troubles = ['suicide', 'violence', 'poisoning', 'birth', 'chest-pain', 'stroke'] as const;
export type Trouble = (typeof troubles)[number];

/** What answers a question. */
export interface Answering extends Findings {
  /** It is stated as certain. */
  isSure: boolean;
  trouble?: Trouble;
}

/** How likely what is told must be, so that it is stated as certain. Learnt from the practice questions. */
const SURE = 0.6;
/** Whoever may be speaking of ending their life is answered so. */
const SUICIDE = 0.3;
/** What may be meant beside trouble of that kind. */
const ALSO_MEANT = 0.1;
/** What is less likely is not meant. */
const LEAST = 0.075;
/** How much it counts that the guide's own words were said: of a word that is typed alone little else is known. */
const BY_WORDS = 0.1;

/**
 * Answers questions from a book: what kind of trouble it is comes before which words it shares.
 *
 * @param classify what a question may be about, the likeliest first
 */
export function answering(searcher: Searcher, classify: (question: string) => Classified[], book: SearchedBook) {
  const sections = new Map(passagesOf(book).map((passage) => [passage.id, passage]));
  const passageOf = (id: string, score: number): FoundPassage[] => {
    const found = sections.get(id);
    if (!found) return [];
    const { kind, topic, section, steps } = found;
    return [{ id, kind, topic, steps, score, ...(section === undefined ? {} : { section }) }];
  };

  return (question: string): Answering => {
    const findings = searcher.search(question);
    const kinds = classify(question);
    const shareOf = (label: string) => kinds.find((kind) => kind.label === label)?.share ?? 0;
    const byWords = new Map(findings.found.map((passage) => [passage.id, passage]));
    const most = findings.found[0]?.score ?? 1;
    // What is most like that of which the guide says nothing is answered by its words alone.
    const meant = kinds[0]?.label === 'none' ? [] : kinds.filter(({ share }) => share >= LEAST);
    const scores = new Map(meant.map(({ label, share }) => [label, share]));
    for (const { id, score } of byWords.values()) scores.set(id, (scores.get(id) ?? 0) + (score / most) * BY_WORDS);
    const asFound = (id: string, score: number) => {
      const passage = byWords.get(id);
      return passage ? [{ ...passage, score }] : passageOf(id, score);
    };
    const found = [...scores].sort((one, other) => other[1] - one[1]).flatMap(([id, score]) => asFound(id, score));
    const answered = { ...findings, found, isAsked: findings.isAsked || found.length > 0 };
    const trouble = troubleIn(kinds[0], shareOf);
    if (trouble === 'violence') return { ...answered, isSure: false, trouble };
    if (trouble) {
      const own = `first-aid.${trouble}`;
      const others = kinds.filter(({ label, share }) => label !== own && share >= ALSO_MEANT && trouble !== 'suicide');
      const told = [{ label: own, share: shareOf(own) }, ...others];
      return { ...answered, found: told.flatMap(({ label, share }) => asFound(label, share)), isSure: true, trouble };
    }
    const first = found.find(({ kind }) => kind === 'section');
    return { ...answered, isSure: first !== undefined && shareOf(first.id) >= SURE };
  };
}

function troubleIn(likeliest: Classified | undefined, shareOf: (label: string) => number): Trouble | undefined {
  if (shareOf('first-aid.suicide') >= SUICIDE) return 'suicide';
  if (!likeliest || likeliest.share < SURE) return undefined;
  return troubles.find((trouble) => [trouble, `first-aid.${trouble}`].includes(likeliest.label));
}
