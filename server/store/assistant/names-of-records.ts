import type pg from 'pg';
import { idsOfReference } from '../database/word-search.ts';

/** References in one question: more is no question. */
const MOST = 20;
/** Records whose ids begin alike: nearly always there is one. Without a bound the planner expects a share of all, and reads all for a few references. */
const ALIKE = 10;

/** Who sent the reports and aid requests whose references, such as `7K3M-9QPT`, stand in a text. */
export async function namesOfRecords(pool: pg.Pool, said: string): Promise<string[]> {
  const codes = said.match(/(?<![\p{L}\p{N}])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\p{L}\p{N}])/giu) ?? [];
  const ranges = [...new Set(codes)].slice(0, MOST).flatMap((code) => {
    const ids = idsOfReference(code);
    return ids ? [ids] : [];
  });
  if (ranges.length === 0) return [];
  const of = (table: string) =>
    `SELECT meant_record.body::jsonb ->> 'name' AS name
     FROM unnest($1::uuid[], $2::uuid[]) AS meant (first, last), LATERAL (
       SELECT body FROM ${table} WHERE id BETWEEN meant.first AND meant.last ORDER BY id LIMIT ${ALIKE}) AS meant_record`;
  const { rows } = await pool.query<{ name: string | null }>(`${of('reports')} UNION ${of('aid_requests')}`, [
    ranges.map(([first]) => first),
    ranges.map(([, last]) => last),
  ]);
  return rows.flatMap(({ name }) => name ?? []);
}
