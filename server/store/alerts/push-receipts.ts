import type pg from 'pg';
import type { PushEvent } from '../../../contract/entities/push-message.ts';

interface NewReceipt {
  noticeId: string;
  deviceId: string;
  event: PushEvent;
}

/** What was opened has been reached, whichever is told first; the first time of each stays. `now` in epoch milliseconds. */
export async function keepPushReceipt(
  client: pg.PoolClient,
  { noticeId, deviceId, event }: NewReceipt,
  now: number,
): Promise<void> {
  await client.query({
    name: 'keep-push-receipt',
    text: `INSERT INTO push_receipts (notice_id, device_id, reached_at, opened_at)
           SELECT notices.id, devices.id, moment, CASE WHEN $3 THEN moment END
           FROM notices, devices, to_timestamp($4::double precision / 1000) AS moment
           WHERE notices.id = $1 AND devices.id = $2
           ON CONFLICT (notice_id, device_id) DO UPDATE
           SET opened_at = coalesce(push_receipts.opened_at, EXCLUDED.opened_at)`,
    values: [noticeId, deviceId, event === 'opened', now],
  });
}
