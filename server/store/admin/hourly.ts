import type pg from 'pg';
import { isoTime } from '../../../contract/base/clock.ts';
import type { Hourly } from '../../../contract/calls/overview.ts';
import { aidStatuses, displayStatuses } from '../../../contract/enumerations.ts';

/** Three days: what a desk compares the present hour with, and few enough to travel with each overview. */
export const HOURS = 72;
const HOUR_MS = 3_600_000;

/** How many reports and aid requests came in each hour, the triage lane apart: two stretches of indexes that are there for the lists. */
export async function countHourly(pool: pg.Pool, now: number): Promise<Hourly> {
  const from = (Math.floor(now / HOUR_MS) - HOURS + 1) * HOUR_MS;
  const [reports, aid] = await Promise.all([
    inHours(pool, from, { table: 'reports', at: 'reported_at', stands: 'stands', states: displayStatuses }),
    inHours(pool, from, { table: 'aid_requests', at: 'created_at', stands: 'status', states: aidStatuses }),
  ]);
  return { from: isoTime(from), reports, aid };
}

interface Counted {
  table: string;
  at: string;
  /** The column in the index between the lane and the time, and all that it may hold. */
  stands: string;
  states: readonly string[];
}

async function inHours(pool: pg.Pool, from: number, { table, at, stands, states }: Counted): Promise<number[]> {
  const { rows } = await pool.query<{ hour: number; count: number }>({
    name: `hourly-${table}`,
    text: `SELECT floor((extract(epoch FROM ${at}) - $1::double precision) / 3600)::int AS hour, count(*)::int AS count
           FROM ${table}
           WHERE lane = 'main' AND ${stands} = ANY ($2) AND ${at} >= to_timestamp($1::double precision)
           GROUP BY hour`,
    values: [from / 1000, states],
  });
  const counts = Array.from({ length: HOURS }, () => 0);
  // What a clock that was ahead has written lies after the last hour.
  for (const { hour, count } of rows) if (hour < HOURS) counts[hour] = count;
  return counts;
}
