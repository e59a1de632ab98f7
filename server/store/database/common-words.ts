import type pg from 'pg';
import { NOTHING_SPLIT, termsOf, type SplitWords, type Term } from './word-search.ts';

/** What is looked for. */
export interface Searched {
  /** As it was typed: words, a number or a reference. */
  search?: string | undefined;
  /** One letter of each longer word may be wrong. */
  isNear?: boolean | undefined;
}

/** Rows that a page shows. */
const PAGE = 100;

/**
 * By the database's own statistics; of a table that it has not counted yet all words are rare. A word is common where a page of its rows is
 * found sooner among the newest than all of its rows by the index: `PAGE / share` rows are looked at there, `share * rows` here. That the
 * database knows a word well says nothing: of a table with few words it knows each.
 */
export async function splitWords(
  pool: pg.Pool,
  table: 'reports' | 'aid_requests' | 'contact_messages' | 'donations' | 'accounts',
  { search = '', isNear = false }: Searched,
): Promise<SplitWords> {
  const terms = termsOf(search);
  if (terms.length === 0) return NOTHING_SPLIT;
  // Of a word that is found nowhere as it was typed.
  if (isNear) return { rare: terms, common: [] };
  const { rows } = await pool.query<{ word: string }>({
    name: 'common-words',
    text: `SELECT word FROM unnest($1::text[]) AS word, LATERAL (
             SELECT sum(known.share) AS share
             FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS known (word, share)
             WHERE schemaname = current_schema() AND tablename = $2 AND attname = 'sought' AND starts_with(known.word, word.word)
           ) AS all_of_it
           WHERE share * share * (SELECT reltuples FROM pg_class WHERE oid = to_regclass($2)) > ${PAGE}`,
    values: [terms.flatMap(({ words }) => words), table],
  });
  const known = new Set(rows.map(({ word }) => word));
  // A number is known by the whole of it.
  const isCommon = ({ words: [word = '', ...others] }: Term) => others.length === 0 && known.has(word);
  return { rare: terms.filter((term) => !isCommon(term)), common: terms.filter(isCommon) };
}

/**
 * The order of newest rows by this column. The database takes a word that it knows nothing of for a frequent one, and looks through the newest
 * of all, to the last row, for a page of them: behind a rare word the order is one that no index has, and the index of the words is read.
 */
export function newestBy(table: string, column: string, { rare }: SplitWords): string {
  const at = `${table}.${column}`;
  return `ORDER BY ${rare.length === 0 ? at : `${at} + interval '0'`} DESC, ${table}.id DESC`;
}
