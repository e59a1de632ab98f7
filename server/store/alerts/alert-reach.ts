import type pg from 'pg';
import { isAskedToo, isFree, isNear, isVolunteer, wantsIt, type Around, type TakeValue } from './near-devices.ts';

/** Whom an alert would go to, and who of those near it is left out. */
export interface AlertReach {
  /** Volunteers. */
  near: number;
  /** Their devices. */
  devices: number;
  /** Volunteers near it who are on a disaster. */
  busy: number;
  /** Volunteers near it who are free and want no such alert. */
  unwanted: number;
}

/** How many an alert would reach now. Planned for its own values each time, as all that asks so is. */
export async function countAround(pool: pg.Pool, around: Around): Promise<AlertReach> {
  const values: unknown[] = [];
  const value: TakeValue = (given) => `$${values.push(given)}`;
  const { rows } = await pool.query<AlertReach>(
    `WITH near AS (
       SELECT account_id AS id, coalesce(bool_or(${wantsIt(around, value)}), false) AS wanting
       FROM devices WHERE ${isNear(around, value)} GROUP BY account_id
     ), people AS MATERIALIZED (
       SELECT near.id, wanting, ${isFree('near.id')} AS free
       FROM near WHERE ${isVolunteer('near.id')}
     )
     SELECT count(*) FILTER (WHERE free AND wanting)::int AS near, count(*) FILTER (WHERE NOT free)::int AS busy,
            count(*) FILTER (WHERE free AND NOT wanting)::int AS unwanted,
            (SELECT count(*)::int FROM people JOIN devices ON devices.account_id = people.id
             WHERE free AND wanting AND ${isAskedToo(around, value)}) AS devices
     FROM people`,
    values,
  );
  return rows[0] ?? { near: 0, devices: 0, busy: 0, unwanted: 0 };
}
