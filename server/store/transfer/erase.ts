import type pg from 'pg';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { countAllPlaces } from '../volunteers/count-places.ts';
import { erasureOf, recordTableNames } from '../database/exported-tables.ts';
import { erasePhotosOf } from '../photos/photos.ts';
import { freeOrphans } from './free-orphans.ts';
import { forgetPositions } from '../volunteers/live-positions.ts';
import { deletionTold } from '../database/removals.ts';

/**
 * Removes what people wrote under these ids, and admins about them, and leaves tombstones: receipts without their answers, which every
 * replay meets. Returns the ids that were not erased before; one without a receipt is left as it is.
 */
export async function eraseRecords(client: pg.PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE receipts SET erased_at = now(), answer = '' WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL
     RETURNING id`,
    [ids],
  );
  await tellOfTakings(client, ids);
  await erasePhotosOf(client, ids);
  for (const table of recordTableNames) {
    const erasure = `DELETE FROM ${table} WHERE id = ANY ($1::uuid[]) AND EXISTS (${erasureOf(table, `${table}.id`)})`;
    await client.query(deletionTold(table, erasure), [ids]);
  }
  await freeOrphans(client, Date.now());
  await freeVolunteersOf(client, ids);
  await countAllPlaces(client);
  await forgetReasonsOfErased(client, ids);
  return rows.map(({ id }) => id);
}

/** With an NGO's account goes what it has in hand: those requests are anybody's again, and whoever has a copy is told. */
async function tellOfTakings(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  await client.query(
    `UPDATE aid_requests SET changed_at = change_time()
     WHERE id IN (SELECT aid_id FROM aid_takings WHERE ngo_id = ANY ($1::uuid[]) AND state = 'active')`,
    [ids],
  );
}

/** Who is on a disaster that is no more is on none: nobody could ever resolve it. What they say they did, an admin may still confirm. */
async function freeVolunteersOf(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE acceptances SET state = 'ended', why = 'closed', ended_at = now()
     WHERE disaster_id = ANY ($1::uuid[]) AND state = ANY ($2)
       AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.id = disaster_id)
     RETURNING id`,
    [ids, busyStates],
  );
  const freed = rows.map(({ id }) => id);
  if (freed.length > 0) await forgetPositions(client, freed);
}

/** What admins wrote about records that are erased by now: about these, or about any, after an import. */
export async function forgetReasonsOfErased(client: pg.PoolClient, ids?: readonly string[]): Promise<void> {
  await client.query(
    `UPDATE acts SET detail = detail - 'reason'
     WHERE jsonb_exists(detail, 'reason') AND ($1::uuid[] IS NULL OR about = ANY ($1))
       AND about IN (SELECT id FROM receipts WHERE erased_at IS NOT NULL)`,
    [ids ?? null],
  );
}
