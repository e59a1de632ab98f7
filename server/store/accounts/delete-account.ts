import type pg from 'pg';
import { busyStates, countedStates } from '../../../contract/policies/work-states.ts';
import { countPlaces } from '../volunteers/count-places.ts';
import type { FreedPlace } from '../volunteers/end-acceptances.ts';
import { forgetDonor } from '../donations/donations.ts';
import { DELETION } from '../database/exported-tables.ts';
import { endTakingsOf } from '../aid/end-takings.ts';
import { deletionTold } from '../database/removals.ts';

/**
 * Removes the account and all that refers to it. What stays is bare: its receipts, and one of its own id, as tombstones, so
 * that neither an old phone nor an old export brings anything back; the ids in the acts, without what was said of it; and
 * the money that was given, without who gave it. Returns the places that are free again by that.
 */
export async function deleteAccountRows(client: pg.PoolClient, accountId: string, now: number): Promise<FreedPlace[]> {
  await client.query(
    `UPDATE receipts SET erased_at = to_timestamp($2::double precision / 1000), answer = ''
     WHERE owner = $1 AND erased_at IS NULL`,
    [accountId, now],
  );
  // An item may have been sent under the account's id: that must not keep it from being deleted.
  await client.query(
    `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at, erased_at)
     SELECT $1, $2, '${DELETION}', '', 410, '', moment, moment
     FROM to_timestamp($3::double precision / 1000) AS moment
     ON CONFLICT (id) DO UPDATE SET owner = EXCLUDED.owner, call = EXCLUDED.call, digest = '', status = 410, answer = '',
                                    erased_at = EXCLUDED.erased_at`,
    [accountId, accountId, now],
  );
  const disasters = await lockDisastersOf(client, accountId);
  const { rows: freed } = await client.query<FreedPlace>(
    'SELECT disaster_id AS "disasterId", state FROM acceptances WHERE account_id = $1 AND state = ANY ($2)',
    [accountId, busyStates],
  );
  await endTakingsOf(client, accountId, now);
  await forgetDonor(client, accountId);
  // Where they were, and what they saw there.
  await client.query('DELETE FROM road_blocks WHERE account_id = $1', [accountId]);
  // What admins wrote about them, or about their work.
  await client.query(
    `UPDATE acts SET detail = detail - 'reason'
     WHERE about = $1 OR about IN (SELECT id FROM acceptances WHERE account_id = $1)`,
    [accountId],
  );
  await client.query(deletionTold('accounts', 'DELETE FROM accounts WHERE id = $1'), [accountId]);
  for (const disaster of disasters) await countPlaces(client, disaster);
  return freed;
}

/** Those on which the account has a place, or an NGO's people have, locked before its acceptances and pledges go: who decides takes them in this order too. */
async function lockDisastersOf(client: pg.PoolClient, accountId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM reports
     WHERE id IN (SELECT disaster_id FROM acceptances WHERE account_id = $1 AND state = ANY ($2)
                  UNION SELECT disaster_id FROM ngo_pledges WHERE ngo_id = $1 AND state IN ('active', 'done'))
     ORDER BY id FOR UPDATE`,
    [accountId, countedStates],
  );
  return rows.map(({ id }) => id);
}
