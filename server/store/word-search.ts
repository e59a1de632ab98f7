import { referenceAlphabet } from '../../contract/reference.ts';

/**
 * What people typed as the text of a `to_tsquery('simple', …)` over a column of ours: each word from its beginning, all of them.
 * Quoted, so that nothing in it is an operator; the database itself takes a word apart as it did those of the records. Undefined where
 * nothing was typed.
 */
export function wordQuery(typed: string): string | undefined {
  const words = wordQueries(typed);
  return words.length === 0 ? undefined : words.join(' & ');
}

/** The same of each word by itself. */
export function wordQueries(typed: string): string[] {
  const words = typed.match(/[^\s]+/gu)?.slice(0, MOST_WORDS) ?? [];
  return words.map((word) => `(${inEachCase(word).map(fromItsBeginning).join(' | ')})`);
}

/** Two halves of what was typed, each a text of its own. */
export interface Halves {
  rare: string;
  common: string;
}

/**
 * The condition that a record has these words, or this reference, which may be both: `NEAR-FARM` is a code as well. None where nothing was
 * typed. `value` keeps a value of the statement and answers its place. Of `halves` the index serves the rare words alone: a column that
 * something was added to is no index's.
 */
export function fitsWords(
  typed: string,
  { words, id, halves }: { words: string; id: string; halves?: Halves | undefined },
  value: (of: unknown) => string,
): string[] {
  const query = wordQuery(typed);
  if (query === undefined) return [];
  const holds = (column: string, text: string | undefined) => `${column} @@ to_tsquery('simple', ${value(text)})`;
  const byWords =
    halves === undefined
      ? holds(words, query)
      : `(${holds(words, wordQuery(halves.rare))} AND ${holds(`(${words} || ''::tsvector)`, wordQuery(halves.common))})`;
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
  const code = typed.trim().toUpperCase().replace('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) return undefined;
  let bits = 0;
  for (const letter of code) bits = bits * 32 + referenceAlphabet.indexOf(letter);
  const hex = bits.toString(16).padStart(10, '0');
  const start = `${hex.slice(0, 8)}-${hex.slice(8)}`;
  return [`${start}00-0000-0000-000000000000`, `${start}ff-ffff-ffff-ffffffffffff`];
}
