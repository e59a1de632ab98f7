import type pg from 'pg';
import { latestChanges } from '../migrations/0055-change-clock.ts';

/** The order of changes, in epoch milliseconds. It is kept near the time of day, and only rises whatever the machine's clock does. */
export interface ChangeClock {
  /** Changes that are made from now on have this place or a later one. */
  atMs: number;
  /** All changes up to this place are to be seen: none comes to light behind it any more. */
  settledMs: number;
}

/** Read before the rows: what comes to light meanwhile has a later place. */
export async function readChangeClock(pool: pg.Pool): Promise<ChangeClock> {
  const { rows } = await pool.query<{ at: Date; settled: Date }>({
    name: 'change-clock',
    text: 'SELECT at, settled FROM change_clock',
  });
  const [clock] = rows;
  if (clock === undefined) throw new Error('the database has no clock of changes');
  // At the very millisecond others may still be made.
  return { atMs: clock.at.getTime(), settledMs: clock.settled.getTime() - 1 };
}

/** What a transaction saw of the clock, and its number: every one that is begun later has a higher one. None, where the engine has no such. */
export interface ClockSample {
  at: Date;
  number: number | undefined;
}

export async function sampleClock(pool: pg.Pool, hasNumbers: boolean): Promise<ClockSample> {
  const { rows } = await pool.query<{ at: Date; number: string | null }>(
    `SELECT at, ${hasNumbers ? 'pg_current_xact_id()::text' : 'NULL'} AS number FROM change_clock`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no clock of changes');
  return { at: row.at, number: row.number === null ? undefined : Number(row.number) };
}

/** No transaction with a lower number is under way. */
export async function oldestUnderWay(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ oldest: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest',
  );
  return Number(rows[0]?.oldest ?? 0);
}

/** Do this engine's transactions have numbers? */
export async function hasNumbers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(`SELECT to_regproc('pg_current_snapshot') IS NOT NULL AS has`);
  return rows[0]?.has === true;
}

/** Moves the clock on: past what was seen of it, and what is settled up to where nothing is under way any more. */
export async function moveClock(pool: pg.Pool, seen: Date, settled: Date | undefined): Promise<void> {
  await pool.query({
    name: 'move-change-clock',
    text: `UPDATE change_clock SET at = GREATEST(at + interval '1 ms', $1::timestamptz, now()),
                                   settled = GREATEST(settled, LEAST(at, COALESCE($2::timestamptz, settled)))`,
    values: [seen, settled ?? null],
  });
}

/** Behind no change that is there: an import brings those of a machine whose clock may have been ahead. */
export async function raiseClock(client: pg.PoolClient): Promise<void> {
  await client.query(`UPDATE change_clock SET at = GREATEST(at, now(), ${latestChanges})`);
}
