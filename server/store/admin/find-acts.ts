import type pg from 'pg';
import { isBefore } from '../database/place-in-order.ts';

export interface KeptAct {
  id: string;
  at: Date;
  actor: string | null;
  /** Null where the actor's account is gone. */
  actorName: string | null;
  action: string;
  about: string | null;
  detail: Record<string, unknown>;
}

export interface ActsWanted {
  about?: string | undefined;
  /** Only what came before this one. Times are whole milliseconds: acts are written by this server's clock. */
  before?: readonly [atMs: number, id: string] | undefined;
  count: number;
}

/** Newest first. What was not asked for is not in the statement: it would hide the index from the plan. */
export async function findActs(pool: pg.Pool, { about, before, count }: ActsWanted): Promise<KeptAct[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const where = [
    ...(about === undefined ? [] : [`about = ${value(about)}::uuid`]),
    ...(before === undefined ? [] : [isBefore('at', 'acts.id', before, value)]),
  ];
  const { rows } = await pool.query<KeptAct>(
    `SELECT acts.id, at, actor, accounts.name AS "actorName", action, about, detail
     FROM acts LEFT JOIN accounts ON accounts.id = acts.actor
     ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}
     ORDER BY at DESC, acts.id DESC LIMIT ${value(count)}`,
    values,
  );
  return rows;
}

/** Everything that the account did and that was done to it, oldest first. Who else did it is theirs to tell. */
export async function actsOf(pool: pg.Pool, accountId: string): Promise<Pick<KeptAct, 'at' | 'action' | 'detail'>[]> {
  const { rows } = await pool.query<Pick<KeptAct, 'at' | 'action' | 'detail'>>(
    'SELECT at, action, detail FROM acts WHERE actor = $1 OR about = $1 ORDER BY at, id',
    [accountId],
  );
  return rows;
}
