import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** SQL, to be joined: a position that is still shared at the time `$n` (epoch milliseconds), and new enough to be true. */
export function isShared(now: `$${number}`): string {
  const moment = `to_timestamp(${now}::double precision / 1000)`;
  return `live_positions.shared_until > ${moment}
    AND live_positions.at > ${moment} - interval '${limits.positionMinutes} minutes'`;
}

export interface NewPosition {
  workId: string;
  accountId: string;
  lat: number;
  lng: number;
  /** Epoch milliseconds; what is longer than a shift is cut. */
  until: number;
}

/**
 * Keeps where the volunteer is, in place of where they were. False where this is no work that they are on: whoever ends it waits for this,
 * or is waited for, so that no position outlives its work.
 */
export async function keepPosition(pool: pg.Pool, position: NewPosition, now: number): Promise<boolean> {
  const { workId, accountId, lat, lng, until } = position;
  const { rowCount } = await pool.query({
    name: 'keep-position',
    text: `INSERT INTO live_positions (acceptance_id, lat, lng, at, shared_until)
           SELECT id, $4, $5, to_timestamp($6::double precision / 1000), to_timestamp($7::double precision / 1000)
           FROM acceptances WHERE id = $1 AND account_id = $2 AND state = ANY ($3) FOR NO KEY UPDATE
           ON CONFLICT (acceptance_id) DO UPDATE
             SET lat = EXCLUDED.lat, lng = EXCLUDED.lng, at = EXCLUDED.at, shared_until = EXCLUDED.shared_until`,
    values: [workId, accountId, busyStates, lat, lng, now, Math.min(until, now + limits.shareHours * HOUR_MS)],
  });
  return rowCount === 1;
}

/** Whoever ends acceptances calls it behind that, in a statement of its own: a position may have come while it waited. */
export async function forgetPositions(db: pg.Pool | pg.PoolClient, workIds: readonly string[]): Promise<void> {
  await db.query({
    name: 'forget-positions',
    text: 'DELETE FROM live_positions WHERE acceptance_id = ANY ($1::uuid[])',
    values: [workIds],
  });
}

/** Throws away what nobody shares any more; what ends with its work goes with that. Returns how many. */
export async function forgetOldPositions(pool: pg.Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'forget-old-positions',
    text: `DELETE FROM live_positions WHERE NOT (${isShared('$1')})`,
    values: [now],
  });
  return rowCount ?? 0;
}
