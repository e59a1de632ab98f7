import type pg from 'pg';
import type { Point } from '../../../contract/base/great-circle.ts';
import type { WirePosition } from '../../../contract/entities/fields.ts';
import type { AidPlaceSaid } from '../../../contract/policies/aid-place.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { cellOf } from '../database/cell-of.ts';
import { headOf, isInTree } from '../merges/trees.ts';

/** Adds a place to those that were said of an aid request, whose row is locked; lists and maps go by it. `at`: epoch milliseconds. */
export async function keepAidPlace(
  client: pg.PoolClient,
  id: string,
  said: AidPlaceSaid & { position: WirePosition },
  at: number,
): Promise<void> {
  const point: Point = { lat: Number(said.position.lati), lng: Number(said.position.long) };
  await client.query({
    name: 'keep-aid-place',
    text: `UPDATE aid_requests SET moves = moves || $2::jsonb, moved_at = to_timestamp($3::double precision / 1000),
                  lat = $4, lng = $5, cell = $6, changed_at = change_time() WHERE id = $1`,
    values: [id, JSON.stringify([{ ...said, at }]), at, point.lat, point.lng, cellOf(point)],
  });
  // Whoever has a copy of what stands for it has this place in it.
  await client.query({
    name: 'tell-head-of-aid-place',
    text: `UPDATE aid_requests SET changed_at = change_time() WHERE id = ${headOf('aid_requests', '$1::uuid')} AND id <> $1`,
    values: [id],
  });
}

/** Accounts of those who have an aid request or a disaster in hand: its NGOs, volunteers who are on it, and NGOs whose people are. */
export async function holdersOf(client: pg.Pool | pg.PoolClient, id: string): Promise<string[]> {
  const { rows } = await client.query<{ account: string }>({
    name: 'holders-of',
    text: `SELECT ngo_id AS account FROM aid_takings WHERE aid_id = $1 AND state = 'active'
           UNION SELECT account_id FROM acceptances WHERE disaster_id = $1 AND state = ANY ($2)
           UNION SELECT ngo_id FROM ngo_pledges WHERE state = 'active' AND ${isInTree('disaster_id', 'reports', '$1::uuid')}`,
    values: [id, busyStates],
  });
  return rows.map(({ account }) => account);
}

/** When its sender moved a report last, whose new place is a revision. */
export async function keepReportMoved(client: pg.PoolClient, id: string, at: number): Promise<void> {
  await client.query({
    name: 'keep-report-moved',
    text: 'UPDATE reports SET moved_at = to_timestamp($2::double precision / 1000), changed_at = change_time() WHERE id = $1',
    values: [id, at],
  });
}
