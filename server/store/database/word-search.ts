import { folded, wordsIn } from '../../../contract/search/folded.ts';
import { numbersIn, tailsTyped } from '../../../contract/search/phone-tails.ts';
import { mayBeSlip, slipsOf } from '../../../contract/search/slips.ts';
import { idBeginning, readReference } from '../../../contract/read-reference.ts';
import { cut } from './sought.ts';

/** One thing that is looked for: a word, or a phone number however its digits stand. */
export interface Term {
  words: readonly string[];
  /** As a `tsquery`: each word from its beginning. */
  query: string;
}

/** Nobody remembers more of a record, and each is a search of its own. */
export const MOST_WORDS = 10;

/** What is looked for, as many as are looked for at once. */
export function termsOf(typed: string): Term[] {
  const text = folded(typed);
  const terms: Term[] = [];
  let at = 0;
  for (const { index, run, readings } of numbersIn(text)) {
    terms.push(...wordsIn(text.slice(at, index)).map(termOf));
    terms.push(termOfNumber(wordsIn(run), readings));
    at = index + run.length;
  }
  terms.push(...wordsIn(text.slice(at)).map(termOf));
  return terms.slice(0, MOST_WORDS);
}

/** Each is looked up as hundreds. */
const MOST_NEAR_WORDS = 4;

/** The same, each longer word also with one letter wrong; undefined where none is long enough, or too many are. */
export function nearTermsOf(typed: string): Term[] | undefined {
  const terms = termsOf(typed);
  const { length } = terms.filter(isWordWithSlip);
  if (length === 0 || length > MOST_NEAR_WORDS) return undefined;
  return terms.map((term) => {
    const [word = ''] = term.words;
    return isWordWithSlip(term) ? { ...term, query: [term.query, ...slipsOf(word).map(quoted)].join(' | ') } : term;
  });
}

function isWordWithSlip({ words: [word = '', ...others] }: Term): boolean {
  return others.length === 0 && mayBeSlip(word);
}

function termOf(word: string): Term {
  return { words: [word], query: `${quoted(cut(word))}:*` };
}

function termOfNumber(words: readonly string[], readings: readonly (readonly string[])[]): Term {
  const asTyped = words.map((word) => termOf(word).query).join(' & ');
  const byTails = readings.map((numbers) =>
    numbers.map((number) => `(${tailsTyped(number).map(quoted).join(' | ')})`).join(' & '),
  );
  return { words, query: [asTyped, ...byTails].map((way) => `(${way})`).join(' | ') };
}

/** Quoted, so that nothing in it is an operator. */
function quoted(word: string): string {
  return `'${word}'`;
}

/** All of them as the text of a `tsquery`. */
export function queryOf(terms: readonly Term[]): string {
  return terms.map(({ query }) => `(${query})`).join(' & ');
}

/** What was typed, apart: what stands in very many rows of a table, and the rest. */
export interface SplitWords {
  rare: readonly Term[];
  common: readonly Term[];
}

export const NOTHING_SPLIT: SplitWords = { rare: [], common: [] };

interface Columns {
  /** SQL: what `sought` in a row is made of, or more. */
  sought: string;
  /** SQL: that the row was kept by a server before this one, and nobody has filled `sought` yet; and whether it has a query's words even so. */
  unfilled?: { is: string; has(query: string): string };
  id: string;
  split: SplitWords;
  /** One letter of each longer word may be wrong. */
  isNear?: boolean | undefined;
}

/**
 * The condition that a record has these words, or this reference, which may be both: `NEAR-FARM` is a code as well. None where nothing was
 * typed; signs alone find nothing. `value` keeps a value of the statement and answers its place. Of words that are `split`, where there are
 * both, the index serves the rare ones alone: a column that something was added to is no index's.
 */
export function fitsWords(
  typed: string,
  { sought, unfilled, id, split, isNear = false }: Columns,
  value: (of: unknown) => string,
): string[] {
  if (typed.trim() === '') return [];
  const terms = (isNear ? nearTermsOf(typed) : undefined) ?? termsOf(typed);
  const ids = idsOfReference(typed);
  const ways: string[] = [];
  if (terms.length > 0) {
    const holds = (column: string, some: readonly Term[]) => {
      const query = `${value(queryOf(some))}::tsquery`;
      // Of hundreds of words that it knows nothing of the database expects every row, and reads them all: what it does not see it takes for few.
      return `${column} @@ ${isNear ? `(SELECT ${query})` : query}`;
    };
    ways.push(
      split.rare.length === 0 || split.common.length === 0
        ? holds(sought, terms)
        : `(${holds(sought, split.rare)} AND ${holds(`(${sought} || ''::tsvector)`, split.common)})`,
    );
    const before = unfilled && !isNear && unfoldedQueries(typed);
    if (unfilled && before) {
      const each = before.map((query) => unfilled.has(`to_tsquery('simple', ${value(query)})`));
      ways.push(`(${unfilled.is} AND ${each.join(' AND ')})`);
    }
  }
  if (ids !== undefined) ways.push(`${id} BETWEEN ${value(ids[0])}::uuid AND ${value(ids[1])}::uuid`);
  return [ways.length === 0 ? 'false' : `(${ways.join(' OR ')})`];
}

/** Of rows whose words were kept as they were written: each word from its beginning, in each letter case of its first letter. */
function unfoldedQueries(typed: string): string[] {
  const words = typed.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.slice(0, MOST_WORDS) ?? [];
  return words.map((word) => {
    const forms = inEachCase(word).map((form) => `'${form.replaceAll(/['\\]/g, String.raw`\$&`)}':*`);
    return `(${forms.join(' | ')})`;
  });
}

/** Under the database's plain locale only A to Z have a letter case: other words are sought as people begin them. */
function inEachCase(word: string): string[] {
  if (!/[^ -~]/.test(word)) return [word];
  const lower = word.toLowerCase();
  const [first = '', ...rest] = lower;
  return [...new Set([word, lower, first.toUpperCase() + rest.join(''), word.toUpperCase()])];
}

/** The ids that a reference as people read it stands for, from and to: it is their first 40 bits. Undefined for what is none. */
export function idsOfReference(typed: string): readonly [from: string, to: string] | undefined {
  const reference = readReference(typed);
  if (reference === undefined) return undefined;
  const start = idBeginning(reference);
  return [`${start}00-0000-0000-000000000000`, `${start}ff-ffff-ffff-ffffffffffff`];
}
