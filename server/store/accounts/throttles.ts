import type pg from 'pg';

/** A bucket of tries: full at first, each try takes one out, and they come back evenly. */
export interface Bucket {
  /** Tries that it holds when full. */
  size: number;
  /** Seconds in which one try comes back. */
  refillSeconds: number;
}

/** Tries missing from the bucket at the time of this statement: `spent`, less what came back since. */
const MISSING = `GREATEST(0, throttles.spent -
  GREATEST(0, EXTRACT(epoch FROM to_timestamp($2::double precision / 1000) - throttles.at)) / $3::double precision)`;

/**
 * Takes a try out of the bucket of this key, in one statement, so that tries at the same moment in several processes are
 * counted like any others. Returns 0, or the seconds until one is there; then none was taken. `now` in epoch milliseconds.
 */
export async function takeTry(
  pool: pg.Pool,
  key: string,
  { size, refillSeconds }: Bucket,
  now: number,
): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'take-try',
    text: `INSERT INTO throttles (key, spent, at) VALUES ($1, 1, to_timestamp($2::double precision / 1000))
           ON CONFLICT (key) DO UPDATE SET spent = ${MISSING} + 1, at = EXCLUDED.at
           WHERE ${MISSING} + 1 <= $4::double precision`,
    values: [key, now, refillSeconds, size],
  });
  if (rowCount === 1) return 0;
  const { rows } = await pool.query<{ missing: number }>({
    name: 'missing-tries',
    text: `SELECT ${MISSING} AS missing FROM throttles WHERE key = $1`,
    values: [key, now, refillSeconds],
  });
  return Math.max(1, Math.ceil(((rows[0]?.missing ?? size) + 1 - size) * refillSeconds));
}

/** The try was none: what it was for went well. */
export async function giveTryBack(pool: pg.Pool, key: string): Promise<void> {
  await pool.query({
    name: 'give-try-back',
    text: `UPDATE throttles SET spent = GREATEST(0, spent - 1) WHERE key = $1`,
    values: [key],
  });
}

export async function fillBucket(db: pg.Pool | pg.PoolClient, key: string): Promise<void> {
  await db.query('DELETE FROM throttles WHERE key = $1', [key]);
}
