import type pg from 'pg';
import { dropFromDeliveries } from '../deliveries/change-deliveries.ts';

/** Ends all that is in anybody's hand of a request, whose row is locked. `now` in epoch milliseconds. */
export async function endTakingsOn(client: pg.PoolClient, aidId: string, now: number): Promise<void> {
  await dropFromDeliveries(client, { aidId }, { why: 'closed' }, now);
  await client.query({
    name: 'free-lines-of-aid',
    text: 'DELETE FROM aid_taken_lines WHERE aid_id = $1',
    values: [aidId],
  });
  await client.query({
    name: 'end-takings-on',
    text: `UPDATE aid_takings SET state = 'ended', ended_at = to_timestamp($2::double precision / 1000)
           WHERE aid_id = $1 AND state = 'active'`,
    values: [aidId, now],
  });
}

/**
 * Gives free all that an account has in hand, for it may act as an NGO no more, or is about to go. Its row is locked. Who has a copy of
 * those requests is told by the next change.
 */
export async function endTakingsOf(client: pg.PoolClient, ngoId: string, now: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>({
    name: 'lock-aid-taken-by',
    text: `SELECT id FROM aid_requests
           WHERE id IN (SELECT aid_id FROM aid_takings WHERE ngo_id = $1 AND state = 'active')
           ORDER BY id FOR NO KEY UPDATE`,
    values: [ngoId],
  });
  if (rows.length === 0) return;
  await dropFromDeliveries(client, { ngoId }, { why: 'role' }, now);
  await client.query({
    name: 'free-lines-of-ngo',
    text: `DELETE FROM aid_taken_lines WHERE taking_id IN (SELECT id FROM aid_takings WHERE ngo_id = $1)`,
    values: [ngoId],
  });
  await client.query({
    name: 'end-takings-of',
    text: `UPDATE aid_takings SET state = 'ended', ended_at = to_timestamp($2::double precision / 1000)
           WHERE ngo_id = $1 AND state = 'active'`,
    values: [ngoId, now],
  });
  await client.query({
    name: 'tell-aid-given-free',
    text: 'UPDATE aid_requests SET to_offer = true, changed_at = change_time() WHERE id = ANY ($1)',
    values: [rows.map(({ id }) => id)],
  });
}

/** After an import, whose rows may have met others here: no taking is active without a line in hand. */
export async function endEmptyTakings(client: pg.PoolClient): Promise<void> {
  await client.query(
    `UPDATE aid_takings SET state = 'ended', ended_at = now()
     WHERE state = 'active' AND NOT EXISTS (SELECT 1 FROM aid_taken_lines WHERE taking_id = aid_takings.id)`,
  );
}
