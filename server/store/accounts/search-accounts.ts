import type pg from 'pg';
import type { AccountStatus, Role } from '../../../contract/enumerations.ts';
import { anyPart } from '../database/any-part.ts';
import type { Searched } from '../database/common-words.ts';
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

/** By name. Each pattern is a condition of its own: so the index of three letters each, where the database has it, serves them. */
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
  const { rows } = await pool.query<FoundAccount>(
    `SELECT id, name, email, role, status FROM accounts WHERE (${fits}) ${later}
     ORDER BY name, id LIMIT ${value(count)}`,
    values,
  );
  return rows;
}
