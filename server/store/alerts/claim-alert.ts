import type pg from 'pg';
import { deviceLimits } from '../../../contract/device-limits.ts';
import { inTransaction } from '../database/server-state.ts';

const DAY_MS = 24 * 3_600_000;
/** Milliseconds after which a claim counts no more: whoever made it has died. Longer than anything takes to be sent. */
const CLAIM_MS = 180_000;
/** Milliseconds until it is worth asking again for whoever is busy. */
export const BUSY_MS = 20_000;

export interface AlertClaim {
  /** When it was made, in epoch milliseconds: who made it ends it by this. */
  at: number;
  /** Those of the accounts that are claimed now. Whoever had this very alert before is not: it counts once. */
  claimed: readonly string[];
  /** Have had enough for a day. */
  capped: ReadonlySet<string>;
  /** Would have had enough if all came that is being sent to them at this moment: to be asked again for, in `BUSY_MS`. */
  busy: ReadonlySet<string>;
}

/** How a claim ends: it counts for those who were told, and for nobody else. */
export interface ClaimEnd {
  at: number;
  claimed: readonly string[];
  told: readonly string[];
}

/**
 * Claims an alert for these accounts before it is sent to them, each that has not had as many as one gets in a day. One after the other
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
    const { rows } = await client.query<{ id: string; told: number; open: number }>({
      name: 'claim-alert',
      text: `WITH counts AS (
               SELECT account_id AS id,
                      (SELECT count(*)::integer FROM alert_recipients AS other
                       WHERE other.account_id = mine.account_id AND other.alert_id <> $1
                         AND told_at > to_timestamp($4::double precision / 1000)) AS told,
                      (SELECT count(*)::integer FROM alert_recipients AS other
                       WHERE other.account_id = mine.account_id AND other.alert_id <> $1 AND told_at IS NULL
                         AND claimed_at > to_timestamp($5::double precision / 1000)) AS open
               FROM alert_recipients AS mine WHERE alert_id = $1 AND account_id = ANY ($2::uuid[]) AND told_at IS NULL
             ), claimed AS (
               UPDATE alert_recipients SET claimed_at = to_timestamp($3::double precision / 1000) FROM counts
               WHERE alert_id = $1 AND account_id = counts.id AND told + open < ${deviceLimits.alertsPerDay}
             )
             SELECT id, told, open FROM counts`,
      values: [alertId, accounts, now, now - DAY_MS, now - CLAIM_MS],
    });
    const idsOf = (isOne: (told: number, open: number) => boolean) =>
      rows.flatMap(({ id, told, open }) => (isOne(told, open) ? [id] : []));
    const most = deviceLimits.alertsPerDay;
    return {
      at: now,
      claimed: idsOf((told, open) => told + open < most),
      capped: new Set(idsOf((told) => told >= most)),
      busy: new Set(idsOf((told, open) => told < most && told + open >= most)),
    };
  });
}

/**
 * SQL that ends a claim of accounts that are no more claimed than `at` says: one that was made anew meanwhile, for another phone of the
 * same person, stays. `at`: a timestamp; `told`: whether somebody was.
 */
export function endClaim({ at, told }: { at: string; told: string }): string {
  return `claimed_at = nullif(claimed_at, ${at}), told_at = coalesce(told_at, CASE WHEN ${told} THEN ${at} END)`;
}
