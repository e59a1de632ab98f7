import type pg from 'pg';
import { deviceLimits } from '../../contract/device-limits.ts';
import { inTransaction } from './server-state.ts';

const DAY_MS = 24 * 3_600_000;

export interface AlertClaim {
  /** Those of the accounts that have had enough for a day. */
  capped: ReadonlySet<string>;
  /** Those for whom it counts from now on, and did not before. */
  counted: readonly string[];
}

/**
 * Counts an alert for these accounts before it is sent to them, each that has not had as many as one gets in a day. One after the other
 * for each account, whoever sends: several alerts that go out at the same moment are no more than these. `now` in epoch milliseconds.
 */
export function claimAlert(
  pool: pg.Pool,
  alertId: string,
  accounts: readonly string[],
  now: number,
): Promise<AlertClaim> {
  return inTransaction(pool, async (client) => {
    await client.query({
      name: 'hold-alerted',
      text: 'SELECT 1 FROM accounts WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
      values: [accounts],
    });
    const { rows } = await client.query<{ id: string; isCounted: boolean }>({
      name: 'claim-alert',
      text: `WITH counted AS (
               UPDATE alert_recipients AS mine SET told_at = to_timestamp($3::double precision / 1000)
               WHERE alert_id = $1 AND account_id = ANY ($2::uuid[]) AND told_at IS NULL
                 AND (SELECT count(*) FROM alert_recipients AS other
                      WHERE other.account_id = mine.account_id AND other.alert_id <> $1
                        AND other.told_at > to_timestamp($4::double precision / 1000)) < ${deviceLimits.alertsPerDay}
               RETURNING account_id
             )
             SELECT account_id AS id, true AS "isCounted" FROM counted
             UNION ALL
             SELECT account_id, false FROM alert_recipients
             WHERE alert_id = $1 AND account_id = ANY ($2::uuid[]) AND told_at IS NULL
               AND account_id NOT IN (SELECT account_id FROM counted)`,
      values: [alertId, accounts, now, now - DAY_MS],
    });
    return {
      capped: new Set(rows.flatMap(({ id, isCounted }) => (isCounted ? [] : [id]))),
      counted: rows.flatMap(({ id, isCounted }) => (isCounted ? [id] : [])),
    };
  });
}
