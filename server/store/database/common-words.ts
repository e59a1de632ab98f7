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

/** By the database's own statistics; of a table that it has not counted yet all words are rare. */
export async function splitWords(
  pool: pg.Pool,
  table: keyof typeof STATISTICS,
  typed: string | undefined,
): Promise<SplitWords> {
  const words = wordsOf(typed ?? '');
  if (words.length === 0) return { rare: [], common: [] };
  const { rows } = await pool.query<{ word: string }>({
    name: 'common-words',
    text: `SELECT word FROM unnest($1::text[]) AS word WHERE EXISTS (
             SELECT 1 FROM pg_stats, unnest(most_common_elems::text::text[]) AS common
             WHERE schemaname = current_schema() AND (tablename, attname) IN (SELECT * FROM unnest($2::text[], $3::text[]))
               AND starts_with(common, lower(word)))`,
    values: [words, STATISTICS[table].map(([relation]) => relation), STATISTICS[table].map(([, column]) => column)],
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
