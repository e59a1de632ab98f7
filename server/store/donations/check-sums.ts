import type pg from 'pg';
import { personOf, sumChanges } from './sum-changes.ts';

/** A kept sum that is not what the entries come to; money in paise. `name` and `part`: as in `fund_sums`. */
export interface SumFault {
  isTest: boolean;
  name: string;
  part: string;
  ledger: number;
  kept: number;
}

/** SQL: all that the sums say they have, counted from nothing. */
const COUNTED = sumChanges({
  entries: 'SELECT * FROM fund_entries WHERE is_summed',
  changed: `
    SELECT donation.id, donation.is_test, campaign_id, ${personOf('donation')} AS giver, moved.free, 0 AS before, moved.given, moved.received,
           moved.allocated, moved.free = donation.free AND moved.allocated = donation.allocated AND moved.given = donation.given AS is_kept
    FROM moved JOIN donations AS donation ON donation.id = moved.id`,
  givers: 'giver AS (SELECT campaign, is_test, amount, 0 AS before FROM gift)',
});

/**
 * Compares each kept sum with what it is of, and what is kept of each donation: reads the whole ledger. `of-one`: of how many donations what is
 * kept is wrong.
 */
export async function findSumFaults(pool: pg.Pool): Promise<SumFault[]> {
  const { rows } = await pool.query<SumFault>(
    `WITH ${COUNTED.tables},
     counted AS (
       SELECT is_test, name, part, SUM(amount) AS amount FROM (
         ${COUNTED.rows}
         UNION ALL SELECT is_test, summed_status, '', count(*) FROM donations WHERE summed_status <> '' GROUP BY is_test, summed_status
       ) AS one GROUP BY is_test, name, part HAVING SUM(amount) <> 0),
     fault AS (
       SELECT is_test, name, part, COALESCE(counted.amount, 0) AS ledger, COALESCE(kept.amount, 0) AS kept
       FROM counted FULL JOIN fund_sums AS kept USING (is_test, name, part)
       WHERE COALESCE(counted.amount, 0) <> COALESCE(kept.amount, 0)
       UNION ALL SELECT is_test, 'of-one', '', 0, count(*) FROM changed WHERE NOT is_kept GROUP BY is_test)
     SELECT is_test AS "isTest", name, part, ledger::double precision AS ledger, kept::double precision AS kept
     FROM fault ORDER BY is_test, name, part`,
  );
  return rows;
}

/** When the sums were checked last, in epoch milliseconds. */
const CHECKED = 'fund_sums_checked';

/** Is it time, and nobody else's turn? One of all processes checks. */
export async function claimSumCheck(pool: pg.Pool, now: number, everyMs: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'claim-sum-check',
    text: `INSERT INTO server_state (name, value) VALUES ($1, $2::bigint::text)
           ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
           WHERE server_state.value::bigint NOT BETWEEN $2::bigint - $3::bigint AND $2::bigint`,
    values: [CHECKED, now, everyMs],
  });
  return rowCount === 1;
}
