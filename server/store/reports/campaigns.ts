import type pg from 'pg';
import type { Campaign } from '../../../contract/entities/report.ts';

/** In the place of what was there; the report is locked. `now` in epoch milliseconds. */
export async function keepCampaign(
  client: pg.PoolClient,
  { reportId, accountId, revision }: { reportId: string; accountId: string; revision: number },
  { target, needs, text }: Campaign,
  now: number,
): Promise<void> {
  await client.query({
    name: 'keep-campaign',
    text: `INSERT INTO campaigns (id, target, needs, text, revision, account_id, at)
           VALUES ($1, $2, $3::jsonb, $4, $5, $6, to_timestamp($7::double precision / 1000))
           ON CONFLICT (id) DO UPDATE SET target = EXCLUDED.target, needs = EXCLUDED.needs, text = EXCLUDED.text,
             revision = EXCLUDED.revision, account_id = EXCLUDED.account_id, at = EXCLUDED.at`,
    values: [reportId, target ?? null, JSON.stringify(needs), text, revision, accountId, now],
  });
  await client.query({
    name: 'note-campaign',
    text: 'UPDATE reports SET changed_at = change_time() WHERE id = $1',
    values: [reportId],
  });
}
