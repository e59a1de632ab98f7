import type pg from 'pg';
import { wordsOf, type SplitWords } from './word-search.ts';

/** Where the database keeps statistics of a table's words: of a column, or of an index over what a column says. */
const STATISTICS = {
  reports: [['reports', 'search']],
  aid_requests: [
    ['aid_requests', 'search'],
    ['aid_requests_needs', 'to_tsvector'],
  ],
  contact_messages: [['contact_messages', 'search']],
  donations: [['donations', 'search']],
} as const;

/** Rows that a page shows. */
const PAGE = 100;

/**
 * By the database's own statistics; of a table that it has not counted yet all words are rare. A word is common where a page of its rows is
 * found sooner among the newest than all of its rows by the index: `PAGE / share` rows are looked at there, `share * rows` here. That the
 * database knows a word well says nothing: of a table with few words it knows each.
 */
export async function splitWords(
  pool: pg.Pool,
  table: keyof typeof STATISTICS,
  typed: string | undefined,
): Promise<SplitWords> {
  const words = wordsOf(typed ?? '');
  if (words.length === 0) return { rare: [], common: [] };
  const { rows } = await pool.query<{ word: string }>({
    name: 'common-words',
    text: `SELECT word FROM unnest($1::text[]) AS word, LATERAL (
             SELECT sum(known.share) AS share
             FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS known (word, share)
             WHERE schemaname = current_schema() AND tablename = ANY ($2::name[]) AND attname = ANY ($3::name[])
               AND starts_with(known.word, lower(word.word))) AS all_of_it
           WHERE share * share * (SELECT reltuples FROM pg_class WHERE oid = to_regclass($4)) > ${PAGE}`,
    values: [
      words,
      STATISTICS[table].map(([relation]) => relation),
      STATISTICS[table].map(([, column]) => column),
      table,
    ],
  });
  const common = new Set(rows.map(({ word }) => word));
  return { rare: words.filter((word) => !common.has(word)), common: words.filter((word) => common.has(word)) };
}

/**
 * The order of newest rows by this column. The database takes a word that it knows nothing of for a frequent one, and looks through the newest
 * of all, to the last row, for a page of them: behind a rare word the order is one that no index has, and the index of the words is read.
 */
export function newestBy(table: string, column: string, { rare }: SplitWords): string {
  const at = `${table}.${column}`;
  return `ORDER BY ${rare.length === 0 ? at : `${at} + interval '0'`} DESC, ${table}.id DESC`;
}
