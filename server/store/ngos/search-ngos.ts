import type pg from 'pg';
import type { NgoRecord } from '../../../contract/policies/ngo-view.ts';
import { anyPart } from '../database/any-part.ts';
import { ngoOf, NGOS, type NgoRow } from './ngos.ts';

interface NgosWanted {
  /** As it was typed: each of its words somewhere in the name, the place or the focus areas. */
  search: string;
  after?: readonly [name: string, id: string] | undefined;
  count: number;
}

/** Nobody remembers more of an organization. */
const MOST_WORDS = 10;
const NAME = 'coalesce(organization_name, name)';
const ALL = `concat_ws(E'\\n', organization_name, name, city, address, focus_areas::text)`;

/** Approved NGOs, by name. */
export async function searchNgos(pool: pg.Pool, { search, after, count }: NgosWanted): Promise<NgoRecord[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const words = (search.match(/\S+/gu) ?? []).slice(0, MOST_WORDS);
  const where = [`status = 'approved'`, ...words.map((word) => `${ALL} ILIKE ANY (${value(anyPart(word))}::text[])`)];
  if (after !== undefined) where.push(`(${NAME}, id) > (${value(after[0])}, ${value(after[1])}::uuid)`);
  const { rows } = await pool.query<NgoRow>(
    `SELECT * FROM ${NGOS} WHERE ${where.join(' AND ')} ORDER BY ${NAME}, id LIMIT ${value(count)}`,
    values,
  );
  return rows.map(ngoOf);
}
