import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { folds } from './folds.ts';
import { indexedPassage, indexOptions, tellingTerms, type IndexedPassage } from './index-options.ts';
import { passagesOf, type FoundPassage, type Passage, type SearchedBook } from './passages.ts';
import { wordsOf, type Fold } from './words.ts';

export interface Findings {
  /** Best first. */
  found: readonly FoundPassage[];
  /** Nothing has all the words; what was found has some of them. */
  isPartial: boolean;
  /** Was anything looked for? Letters and words that say nothing are no query. */
  isAsked: boolean;
  /** The words of the book that answer, folded: for `piecesOf`. */
  terms: ReadonlySet<string>;
}

/** A book that can be searched. */
export interface Searcher {
  fold: Fold;
  search(query: string): Findings;
}

/** More than anybody reads on a small screen. */
const MOST = 20;
/** What answers this much less well than the best is no answer. */
const LEAST = 0.2;
/** A slip in words of so many letters; shorter ones are too near to each other. */
const FUZZY_FROM = 4;
const FUZZY = 0.25;
const PREFIX_FROM = 3;

const options: SearchOptions = {
  prefix: (term) => term.length >= PREFIX_FROM,
  fuzzy: (term) => (term.length >= FUZZY_FROM ? FUZZY : false),
  boost: { title: 3, above: 1.5 },
  weights: { prefix: 0.6, fuzzy: 0.4 },
  bm25: { k: 1.2, b: 0.1, d: 0.5 },
};

const searchers = new WeakMap<object, Promise<Searcher>>();

/**
 * The search of a book, made when it is first asked for: an index that came with the book would be more for a phone to fetch than the
 * search itself.
 *
 * @param source for which it is made once
 */
export function searcherOf<Source extends object>(
  source: Source,
  language: LanguageCode,
  asSearched: (source: Source) => SearchedBook,
): Promise<Searcher> {
  const searcher = searchers.get(source) ?? makeSearcher(asSearched(source), language);
  searchers.set(source, searcher);
  return searcher;
}

async function makeSearcher(book: SearchedBook, language: LanguageCode): Promise<Searcher> {
  const fold = folds[language];
  const passages = passagesOf(book);
  const telling = tellingTerms(fold, book.ignored);
  const index = new MiniSearch<IndexedPassage>(indexOptions(telling));
  // In parts, so that a cheap phone hears fingers in between.
  await index.addAllAsync(passages.map(indexedPassage));
  return {
    fold,
    search(query) {
      const asked = new Set(wordsOf(query).flatMap(({ word }) => telling(word) ?? []));
      return findingsOf(index.search(query, options), asked.size, passages, fold);
    },
  };
}

function findingsOf(
  results: readonly SearchResult[],
  asked: number,
  passages: readonly Passage[],
  fold: Fold,
): Findings {
  const isWhole = results.some(({ queryTerms }) => queryTerms.length === asked);
  const least = (results[0]?.score ?? 0) * LEAST;
  const found = results
    .filter(({ score }) => score >= least)
    .slice(0, MOST)
    .flatMap((result) => {
      const passage = passages[Number(result.id)];
      return passage ? [withStep(passage, result, fold)] : [];
    });
  return {
    found,
    isPartial: !isWhole && found.length > 0,
    isAsked: asked > 0,
    terms: new Set(results.flatMap(({ terms }) => terms)),
  };
}

/** A word that the headings have too tells less about a step than one that is only there. */
const IN_HEADINGS = 0.4;
/** So does one that only looks like what was typed. */
const NOT_THE_SAME = 0.5;

function withStep(passage: Passage, { match, queryTerms, score }: SearchResult, fold: Fold): FoundPassage {
  const { id, kind, topic, section, steps } = passage;
  const weights = new Map(
    Object.entries(match).map(([term, fields]) => {
      const weight = fields.length > 1 ? IN_HEADINGS : 1;
      return [term, queryTerms.includes(term) ? weight : weight * NOT_THE_SAME] as const;
    }),
  );
  const answers = steps.map((step) =>
    [...new Set(wordsOf(step).map(({ word }) => fold(word)))].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  );
  const best = Math.max(...answers);
  const found = { id, kind, topic, steps, score, ...(section === undefined ? {} : { section }) };
  return best > 0 ? { ...found, step: answers.indexOf(best) } : found;
}
