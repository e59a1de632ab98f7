import type pg from 'pg';
import type { NgoRecord } from '../../../contract/policies/ngo-view.ts';
import { anyPart } from '../database/any-part.ts';
import type { Searched } from '../database/common-words.ts';
import { fitsWords, MOST_WORDS, NOTHING_SPLIT } from '../database/word-search.ts';
import { ngoOf, NGOS, type NgoRow } from './ngos.ts';

/** `search`: each of its words somewhere in the name, the place or the focus areas, as it is typed; or from its beginning, however it is written. */
interface NgosWanted extends Searched {
  /** One of its focus areas, whatever the case. */
  category?: string | undefined;
  scope?: string | undefined;
  after?: readonly [name: string, id: string] | undefined;
  count: number;
}

const NAME = 'coalesce(organization_name, name)';
/** What everybody may know: the name that an account was opened with is not told any more where the organization has told another. */
const ALL = `concat_ws(E'\\n', ${NAME}, city, address, focus_areas::text)`;

/** Approved NGOs, by name. */
export async function searchNgos(
  pool: pg.Pool,
  { search = '', isNear, category, scope, after, count }: NgosWanted,
): Promise<NgoRecord[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const words = isNear ? [] : (search.match(/\S+/gu) ?? []).slice(0, MOST_WORDS);
  const asTyped = words.map((word) => `${ALL} ILIKE ANY (${value(anyPart(word))}::text[])`);
  const folded = fitsWords(search, { sought: 'sought', id: 'id', split: NOTHING_SPLIT, isNear }, value);
  const ways = [asTyped, folded].filter(({ length }) => length > 0).map((way) => `(${way.join(' AND ')})`);
  const where = [`status = 'approved'`, ...(ways.length === 0 ? [] : [`(${ways.join(' OR ')})`])];
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
