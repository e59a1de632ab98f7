import { withoutInvisible } from '../../../contract/base/invisible.ts';
import { referenceAlphabet } from '../../../contract/reference.ts';

/**
 * What people typed as the text of a `to_tsquery('simple', …)` over a column of ours: each word from its beginning, all of them.
 * Quoted, so that nothing in it is an operator; the database itself takes a word apart as it did those of the records. Undefined where
 * nothing was typed.
 */
export function wordQuery(typed: string): string | undefined {
  return queryOf(wordsOf(typed));
}

/** The same of each word by itself. */
export function wordQueries(words: readonly string[]): string[] {
  return words.map((word) => `(${inEachCase(word).map(fromItsBeginning).join(' | ')})`);
}

/** The words of what was typed, as many as are looked for. */
export function wordsOf(typed: string): string[] {
  return typed.match(/[^\s]+/gu)?.slice(0, MOST_WORDS) ?? [];
}

function queryOf(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : wordQueries(words).join(' & ');
}

/** What was typed, apart: the words that stand in very many rows of a table, and the others. */
export interface SplitWords {
  rare: readonly string[];
  common: readonly string[];
}

/**
 * The condition that a record has these words, or this reference, which may be both: `NEAR-FARM` is a code as well. None where nothing was
 * typed. `value` keeps a value of the statement and answers its place. Of words that are `split`, where there are both, the index serves the
 * rare ones alone: a column that something was added to is no index's.
 */
export function fitsWords(
  typed: string,
  { words, id, split }: { words: string; id: string; split: SplitWords },
  value: (of: unknown) => string,
): string[] {
  const query = wordQuery(typed);
  if (query === undefined) return [];
  const holds = (column: string, text: string | undefined) => `${column} @@ to_tsquery('simple', ${value(text)})`;
  const byWords =
    split.rare.length === 0 || split.common.length === 0
      ? holds(words, query)
      : `(${holds(words, queryOf(split.rare))} AND ${holds(`(${words} || ''::tsvector)`, queryOf(split.common))})`;
  const ids = idsOfReference(typed);
  if (ids === undefined) return [byWords];
  return [`(${byWords} OR ${id} BETWEEN ${value(ids[0])}::uuid AND ${value(ids[1])}::uuid)`];
}

/** Under the database's plain locale only A to Z have a letter case: other words are sought as people begin them. */
function inEachCase(word: string): string[] {
  if (!/[^ -~]/.test(word)) return [word];
  const lower = word.toLowerCase();
  const [first = '', ...rest] = lower;
  return [...new Set([word, lower, first.toUpperCase() + rest.join(''), word.toUpperCase()])];
}

function fromItsBeginning(word: string): string {
  return `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}':*`;
}

/** Nobody remembers more of a record, and each is a search of its own. */
export const MOST_WORDS = 10;

/**
 * The ids that a reference as people read it stands for, from and to: it is their first 40 bits. Undefined for what is none. O and I or
 * L are heard for 0 and 1.
 */
export function idsOfReference(typed: string): readonly [from: string, to: string] | undefined {
  const code = withoutInvisible(typed)
    .trim()
    .toUpperCase()
    .replace('-', '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) return undefined;
  let bits = 0;
  for (const letter of code) bits = bits * 32 + referenceAlphabet.indexOf(letter);
  const hex = bits.toString(16).padStart(10, '0');
  const start = `${hex.slice(0, 8)}-${hex.slice(8)}`;
  return [`${start}00-0000-0000-000000000000`, `${start}ff-ffff-ffff-ffffffffffff`];
}
