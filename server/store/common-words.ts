import type pg from 'pg';
import { MOST_WORDS, type Halves } from './word-search.ts';

type SearchedTable = 'reports';

/**
 * Which of the words stand in very many of the table's rows, by the database's own statistics. The index would read all those rows to
 * keep the few that the other words leave: it serves the rare ones alone. Undefined where all words are alike.
 */
export async function halvesOf(pool: pg.Pool, table: SearchedTable, typed: string): Promise<Halves | undefined> {
  const words = typed.match(/[^\s]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (words.length < 2) return undefined;
  const { rows } = await pool.query<{ word: string }>({
    name: 'common-words',
    text: `SELECT word FROM unnest($1::text[]) AS word WHERE EXISTS (
             SELECT 1 FROM pg_stats, unnest(most_common_elems::text::text[]) AS common
             WHERE schemaname = current_schema() AND tablename = $2 AND attname = 'search' AND starts_with(common, lower(word)))`,
    values: [words, table],
  });
  const common = new Set(rows.map(({ word }) => word));
  const rare = words.filter((word) => !common.has(word));
  if (rare.length === 0 || rare.length === words.length) return undefined;
  return { rare: rare.join(' '), common: words.filter((word) => common.has(word)).join(' ') };
}
