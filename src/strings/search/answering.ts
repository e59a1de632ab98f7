import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { GuideCues } from './cues/shape.ts';
import { kindFinder, type Spoken } from './kinds.ts';
import { passagesOf, type FoundPassage, type SearchedBook } from './passages.ts';
import type { Findings, Searcher } from './search.ts';
import { wordsOf } from './words.ts';

/** Trouble that is answered by a person's sentence, and by nothing that only has words in common with it. */
const troubles = ['suicide', 'violence', 'poisoning', 'birth', 'chest-pain', 'stroke'] as const;
export type Trouble = (typeof troubles)[number];

/** What answers a question. */
export interface Answering extends Findings {
  /** It is stated as certain. */
  isSure: boolean;
  trouble?: Trouble;
}

/** How much the words of the guide count beside what a person tells: where it has all that were asked, and where it has some. */
const BY_WORDS = 3.5;
const BY_SOME_WORDS = 4;
/** What is certain: so much speaks for it, and so many times as much as for the next. Learnt from the practice questions. */
const SURE = 11;
const LEAD = 2;
/** A cue that is hardly said otherwise. */
const CLEAR = 13;
/** What may be meant beside trouble of that kind. */
const ALSO_MEANT = 13;
/** Trouble that cannot wait need not be so far ahead. */
const URGENT_LEAD = 1.2;

/** Answers questions from a book: what kind of trouble it is comes before which words it shares. */
export function answering(searcher: Searcher, cues: GuideCues, language: LanguageCode, book: SearchedBook) {
  const passages = passagesOf(book);
  const sections = new Map(passages.map((passage) => [passage.id, passage]));
  const known = new Set(
    passages.flatMap(({ topic, section = '', words, wordsAbove, steps }) =>
      wordsOf([topic, section, words, wordsAbove, ...steps].join(' ')).map(({ word }) => searcher.fold(word)),
    ),
  );
  const kindsOf = kindFinder(cues, language, searcher.fold, (folded) => known.has(folded));
  const passageOf = (id: string, score: number): FoundPassage[] => {
    const found = sections.get(id);
    if (!found) return [];
    const { kind, topic, section, steps } = found;
    return [{ id, kind, topic, steps, score, ...(section === undefined ? {} : { section }) }];
  };

  return (question: string): Answering => {
    const findings = searcher.search(question);
    const spoken = kindsOf(question);
    const byWords = new Map(findings.found.map((passage) => [passage.id, passage]));
    const most = findings.found[0]?.score ?? 1;
    const share = (findings.isPartial ? BY_SOME_WORDS : BY_WORDS) / most;
    const scores = new Map(spoken.sections);
    for (const { id, score } of byWords.values()) scores.set(id, (scores.get(id) ?? 0) + score * share);
    const found = [...scores]
      .sort((one, other) => other[1] - one[1])
      .flatMap(([id, score]) => {
        const passage = byWords.get(id);
        return passage ? [{ ...passage, score }] : passageOf(id, score);
      });
    const answered = { ...findings, found, isAsked: findings.isAsked || found.length > 0 };
    const trouble = troubleIn(spoken);
    if (trouble === 'violence') return { ...answered, isSure: false, trouble };
    if (trouble)
      return { ...answered, found: meant(found, spoken.sections, `first-aid.${trouble}`), isSure: true, trouble };
    const [first, second] = found.filter(({ kind }) => kind === 'section');
    const rival = Math.max(second?.score ?? 0, spoken.elsewhere, spoken.violence);
    return { ...answered, isSure: first !== undefined && first.score >= SURE && first.score >= rival * LEAD };
  };
}

/** Whoever speaks of ending their life is answered so, whatever they speak of besides. */
function troubleIn({ sections, violence, elsewhere }: Spoken): Trouble | undefined {
  const of = (trouble: Trouble) => (trouble === 'violence' ? violence : (sections.get(`first-aid.${trouble}`) ?? 0));
  if (of('suicide') >= CLEAR) return 'suicide';
  const others = [...sections].filter(([id]) => !troubles.some((trouble) => id === `first-aid.${trouble}`));
  const rival = Math.max(0, elsewhere, ...others.map(([, weight]) => weight));
  const [first, second = 0] = troubles.map(of).sort((one, other) => other - one);
  if (first === undefined || first < SURE || first < Math.max(rival, second) * URGENT_LEAD) return undefined;
  return troubles.find((trouble) => of(trouble) === first);
}

/** What trouble of a kind is answered with: its own section, and others that the person speaks of too. */
function meant(found: readonly FoundPassage[], spoken: ReadonlyMap<string, number>, own: string): FoundPassage[] {
  return [
    ...found.filter(({ id }) => id === own),
    ...found.filter(({ id }) => id !== own && own !== 'first-aid.suicide' && (spoken.get(id) ?? 0) >= ALSO_MEANT),
  ];
}
