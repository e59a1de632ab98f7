import type pg from 'pg';
import type { ActResult } from '../../../contract/enumerations.ts';

/** What became of one act, for who made it. */
export interface KeptOutcome {
  /** The item's id. */
  id: string;
  /** Who made it. */
  accountId: string;
  about: string;
  /** `call.act`. */
  what: string;
  result: ActResult;
  /** After a conflict: how it stands, and since when by whom. */
  stands?: string | undefined;
  byAccount?: string | undefined;
  /** Epoch milliseconds. */
  byAt?: number | undefined;
}

/** In the transaction of the act. `now` in epoch milliseconds. */
export async function keepOutcome(client: pg.PoolClient, outcome: KeptOutcome, now: number): Promise<void> {
  const { id, accountId, about, what, result, stands, byAccount, byAt } = outcome;
  await client.query({
    name: 'keep-outcome',
    text: `INSERT INTO act_outcomes (id, account_id, about, what, result, stands, by_account, by_at, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000),
                   to_timestamp($9::double precision / 1000))`,
    values: [id, accountId, about, what, result, stands ?? null, byAccount ?? null, byAt ?? null, now],
  });
}

/** What became of one act. */
export async function findOutcome(
  client: pg.PoolClient,
  id: string,
): Promise<(Pick<KeptOutcome, 'accountId' | 'about' | 'what' | 'result'> & { at: number }) | undefined> {
  const { rows } = await client.query<Pick<KeptOutcome, 'accountId' | 'about' | 'what' | 'result'> & { at: Date }>({
    name: 'find-outcome',
    text: 'SELECT account_id AS "accountId", about, what, result, at FROM act_outcomes WHERE id = $1',
    values: [id],
  });
  return rows[0] && { ...rows[0], at: rows[0].at.getTime() };
}

/** By the item's id: the name of who was first, where that is somebody who is still here. */
export async function firstNames(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: 'first-names',
    text: `SELECT outcome.id, accounts.name FROM act_outcomes AS outcome JOIN accounts ON accounts.id = outcome.by_account
           WHERE outcome.id = ANY ($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface OwnOutcomeRow {
  id: string;
  about: string;
  what: string;
  result: ActResult;
  stands: string | null;
  /** Null where there was nobody, or their account is gone. */
  by: string | null;
  byAt: Date | null;
  at: Date;
}

/** Newest first; absent `count`: all. */
export async function outcomesOf(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  count: number | null = null,
): Promise<OwnOutcomeRow[]> {
  const { rows } = await db.query<OwnOutcomeRow>({
    name: 'outcomes-of',
    text: `SELECT outcome.id, about, what, result, stands, accounts.name AS by, by_at AS "byAt", at
           FROM act_outcomes AS outcome LEFT JOIN accounts ON accounts.id = outcome.by_account
           WHERE outcome.account_id = $1 ORDER BY at DESC, outcome.id DESC LIMIT $2`,
    values: [accountId, count],
  });
  return rows;
}
