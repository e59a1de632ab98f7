import type pg from 'pg';
import { countedStates } from '../../../contract/policies/work-states.ts';
import { moveDriven } from '../database/driven.ts';

/** Volunteers and organizations of these reports are on another one from now on: a place, or what was done in one. */
export async function moveWork(client: pg.PoolClient, from: readonly string[], to: string): Promise<void> {
  await client.query({
    name: 'move-acceptances',
    text: 'UPDATE acceptances SET disaster_id = $2 WHERE disaster_id = ANY ($1::uuid[]) AND state = ANY ($3)',
    values: [from, to, countedStates],
  });
  await client.query({
    name: 'move-pledges',
    text: `UPDATE ngo_pledges SET disaster_id = $2 WHERE disaster_id = ANY ($1::uuid[]) AND state IN ('active', 'done')`,
    values: [from, to],
  });
  await moveDriven(client, 'reports', from, to);
}
