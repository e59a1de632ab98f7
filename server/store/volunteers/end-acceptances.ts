import type pg from 'pg';
import type { WorkState, WorkWhy } from '../../../contract/enumerations.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { countPlaces } from './count-places.ts';
import { forgetPositions } from './live-positions.ts';
import { findReport } from '../reports/reports.ts';

/** Those on the way, and those who say that they are done: whom the end of their disaster concerns. */
const openStates = [...busyStates, 'done'] as const;

export interface End {
  disasterId: string;
  to: 'completed' | 'ended';
  why?: WorkWhy;
}

/**
 * Brings the work of all who are on the disaster to its end. Its report is locked: nobody comes or goes meanwhile. Returns whose it
 * was; `now` in epoch milliseconds.
 */
export async function endAcceptances(
  client: pg.PoolClient,
  { disasterId, to, why }: End,
  now: number,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; accountId: string }>({
    name: 'end-acceptances',
    text: `UPDATE acceptances SET state = $2, why = $3, ended_at = to_timestamp($4::double precision / 1000)
           WHERE disaster_id = $1 AND state = ANY ($5) RETURNING id, account_id AS "accountId"`,
    values: [disasterId, to, why ?? null, now, openStates],
  });
  await forgetPositionsOf(client, rows);
  return rows.map(({ accountId }) => accountId);
}

/** A place that is free again before its volunteer was done, and how far they had come. */
export interface FreedPlace {
  disasterId: string;
  state: WorkState;
}

/**
 * Takes the volunteer off the disaster that they are on: their account may not go any more. The account is locked. What they say they have
 * done an admin may still confirm.
 */
export async function endWorkOf(client: pg.PoolClient, accountId: string, now: number): Promise<FreedPlace[]> {
  const freed: FreedPlace[] = [];
  const { rows: places } = await client.query<{ disasterId: string }>({
    name: 'places-of-account',
    text: 'SELECT disaster_id AS "disasterId" FROM acceptances WHERE account_id = $1 AND state = ANY ($2)',
    values: [accountId, busyStates],
  });
  for (const { disasterId } of places) {
    await findReport(client, disasterId, { forUpdate: true });
    const { rows } = await client.query<{ id: string; state: WorkState }>({
      name: 'end-work-of-account',
      text: `UPDATE acceptances SET state = 'ended', why = 'role', ended_at = to_timestamp($3::double precision / 1000)
             FROM (SELECT id, state FROM acceptances
                   WHERE account_id = $1 AND disaster_id = $2 AND state = ANY ($4) FOR UPDATE) AS before
             WHERE acceptances.id = before.id RETURNING acceptances.id, before.state`,
      values: [accountId, disasterId, now, busyStates],
    });
    await forgetPositionsOf(client, rows);
    await countPlaces(client, disasterId);
    freed.push(...rows.map(({ state }) => ({ disasterId, state })));
  }
  return freed;
}

async function forgetPositionsOf(client: pg.PoolClient, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await forgetPositions(client, ids);
}
