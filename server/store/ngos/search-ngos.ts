import type pg from 'pg';
import { accents } from '../../../contract/base/accents.ts';
import type { NgoRecord } from '../../../contract/policies/ngo-view.ts';
import { anyPart } from '../database/any-part.ts';
import { ngoOf, NGOS, type NgoRow } from './ngos.ts';

interface NgosWanted {
  /** As it was typed: each of its words somewhere in the name, the place or the focus areas, with accents or without. */
  search: string;
  /** One of its focus areas, whatever the case. */
  category?: string | undefined;
  scope?: string | undefined;
  after?: readonly [name: string, id: string] | undefined;
  count: number;
}

/** Nobody remembers more of an organization. */
const MOST_WORDS = 10;
const NAME = 'coalesce(organization_name, name)';
/** What everybody may know: the name that an account was opened with is not told any more where the organization has told another. */
const ALL = `regexp_replace(normalize(concat_ws(E'\\n', ${NAME}, city, address, focus_areas::text), NFKD), '${accents}', '', 'g')`;
const ACCENTS = new RegExp(accents, 'g');

/** Approved NGOs, by name. */
export async function searchNgos(
  pool: pg.Pool,
  { search, category, scope, after, count }: NgosWanted,
): Promise<NgoRecord[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const words = (search.normalize('NFKD').replace(ACCENTS, '').match(/\S+/gu) ?? []).slice(0, MOST_WORDS);
  const where = [`status = 'approved'`, ...words.map((word) => `${ALL} ILIKE ANY (${value(anyPart(word))}::text[])`)];
  if (category !== undefined) {
    where.push(
      `EXISTS (SELECT 1 FROM jsonb_array_elements_text(focus_areas) AS named (one) WHERE lower(one) = lower(${value(category)}))`,
    );
  }
  if (scope !== undefined) where.push(`scope = ${value(scope)}`);
  if (after !== undefined) where.push(`(${NAME}, id) > (${value(after[0])}, ${value(after[1])}::uuid)`);
  const { rows } = await pool.query<NgoRow>(
    `SELECT * FROM ${NGOS} WHERE ${where.join(' AND ')} ORDER BY ${NAME}, id LIMIT ${value(count)}`,
    values,
  );
  return rows.map(ngoOf);
}
