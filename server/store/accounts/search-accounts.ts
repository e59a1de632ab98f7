import type pg from 'pg';
import type { AccountStatus, Role } from '../../../contract/enumerations.ts';
import { anyPart } from '../database/any-part.ts';
import { splitWords, type Searched } from '../database/common-words.ts';
import { nearTermsOf, queryOf, termsOf } from '../database/word-search.ts';

export interface FoundAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
}

/** `search`: any part of the name or the address, letter case aside; or the beginnings of their words, however they are written. */
export interface AccountsWanted extends Searched {
  after?: readonly [name: string, id: string] | undefined;
  count: number;
}

/** Less is in too many names. */
const SHORTEST_PART = 3;

/**
 * By name. Each pattern is a condition of its own: so the index of three letters each, where the database has it, serves them. The order of
 * few is one that no index has: the database takes what it knows nothing of for frequent, and looks through all accounts by name for a page.
 */
export async function searchAccounts(
  pool: pg.Pool,
  { search = '', isNear = false, after, count }: AccountsWanted,
): Promise<FoundAccount[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const patterns = anyPart(search).map(value);
  const terms = (isNear ? nearTermsOf(search) : undefined) ?? termsOf(search);
  const fits = [
    ...patterns.flatMap((pattern) => [`name ILIKE ${pattern}`, `email ILIKE ${pattern}`]),
    ...(terms.length === 0 ? [] : [`sought @@ (SELECT ${value(queryOf(terms))}::tsquery)`]),
  ].join(' OR ');
  const later = after === undefined ? '' : `AND (name, id) > (${value(after[0])}, ${value(after[1])}::uuid)`;
  const { rare } = await splitWords(pool, 'accounts', { search, isNear });
  const isFew = rare.length > 0 && search.trim().length >= SHORTEST_PART;
  const { rows } = await pool.query<FoundAccount>(
    `SELECT id, name, email, role, status FROM accounts WHERE (${fits}) ${later}
     ORDER BY ${isFew ? `name || ''` : 'name'}, id LIMIT ${value(count)}`,
    values,
  );
  return rows;
}
