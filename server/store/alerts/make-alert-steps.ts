import type pg from 'pg';
import type { AlertStep } from '../../../contract/alert-steps.ts';

/** SQL: some device of this account has said that the push of this notice came. */
export function isReached(noticeId: string, accountId: string): string {
  return `EXISTS (SELECT 1 FROM devices JOIN push_receipts ON push_receipts.device_id = devices.id
    WHERE devices.account_id = ${accountId} AND push_receipts.notice_id = ${noticeId})`;
}

/**
 * An alert whose ring was asked before `asked` (epoch milliseconds), and whose people nobody has looked at since. Not while pushes wait for
 * their first turn, but for `waited`: they may still reach their people.
 */
export async function lockAlertToStep(
  client: pg.PoolClient,
  { now, asked, waited }: { now: number; asked: number; waited: number },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>({
    name: 'lock-alert-to-step',
    text: `SELECT alerts.id FROM alerts JOIN notices ON notices.id = alerts.id
           WHERE stepped_at IS DISTINCT FROM asked_at AND asked_at <= to_timestamp($2::double precision / 1000)
             AND asked_at > to_timestamp($1::double precision / 1000) - interval '2 days'
             AND expires_at > to_timestamp($1::double precision / 1000)
             AND (asked_at <= to_timestamp($3::double precision / 1000) OR NOT (choosing OR EXISTS (
               SELECT 1 FROM notice_batches WHERE notice_id = alerts.id AND tries = 0
                 AND (leased_until IS NOT NULL OR due_at <= to_timestamp($1::double precision / 1000)))))
           ORDER BY asked_at LIMIT 1 FOR UPDATE OF alerts SKIP LOCKED`,
    values: [now, asked, waited],
  });
  return rows[0]?.id;
}

/** One for each way that each person wants whom the alert went to and no push reached. Nobody gets a second one. */
export async function makeStepsOf(
  client: pg.PoolClient,
  alertId: string,
  steps: readonly AlertStep[],
  now: number,
): Promise<number> {
  const { rowCount } = await client.query({
    name: 'make-steps',
    text: `INSERT INTO alert_steps (id, notice_id, account_id, step, due_at)
           SELECT gen_random_uuid(), alert_id, account_id, step, to_timestamp($3::double precision / 1000)
           FROM alert_recipients JOIN volunteer_profiles ON volunteer_profiles.id = account_id
           CROSS JOIN LATERAL (VALUES ('sms', sms_alerts), ('email', email_alerts)) AS way (step, is_wanted)
           WHERE alert_id = $1 AND (sms_alerts OR email_alerts) AND is_wanted AND step = ANY ($2)
             AND NOT ${isReached('alert_id', 'alert_recipients.account_id')}
           ON CONFLICT (notice_id, account_id, step) DO NOTHING`,
    values: [alertId, steps, now],
  });
  await client.query({
    name: 'note-stepped',
    text: 'UPDATE alerts SET stepped_at = asked_at WHERE id = $1',
    values: [alertId],
  });
  return rowCount ?? 0;
}
