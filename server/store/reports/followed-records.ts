import type pg from 'pg';
import { deviceLimits } from '../../../contract/device-limits.ts';

export interface Proof {
  id: string;
  /** SHA-256 of the claim secret. */
  claimHash: string;
}

/** Those of the reports and aid requests that the proofs are right for are followed from now on. Returns their ids. `now` in epoch milliseconds. */
export async function followRecords(
  client: pg.PoolClient,
  deviceId: string,
  proofs: readonly Proof[],
  now: number,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'follow-records',
    text: `WITH proofs AS (SELECT DISTINCT id, claim FROM unnest($2::uuid[], $3::text[]) AS proof (id, claim)),
             own AS (
               SELECT id FROM reports JOIN proofs USING (id) WHERE claim_hash = claim
               UNION
               SELECT id FROM aid_requests JOIN proofs USING (id) WHERE claim_hash = claim)
           INSERT INTO followed_records (device_id, record_id, followed_at)
           SELECT $1, id, to_timestamp($4::double precision / 1000) FROM own
           ON CONFLICT (record_id, device_id) DO UPDATE SET followed_at = EXCLUDED.followed_at
           RETURNING record_id AS id`,
    values: [deviceId, proofs.map(({ id }) => id), proofs.map(({ claimHash }) => claimHash), now],
  });
  await client.query({
    name: 'forget-spare-followed',
    text: `DELETE FROM followed_records WHERE id IN (
             SELECT id FROM followed_records WHERE device_id = $1
             ORDER BY followed_at DESC, id OFFSET ${deviceLimits.followed})`,
    values: [deviceId],
  });
  return rows.map(({ id }) => id);
}
