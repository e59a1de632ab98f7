import type pg from 'pg';
import { giverOf, personOf, sumChanges } from './sum-changes.ts';

const INTO_SUMS = `ON CONFLICT (is_test, name, part) DO UPDATE SET amount = fund_sums.amount + EXCLUDED.amount`;

/**
 * Takes entries into the sums, those that are not in them yet: in the transaction that writes them, behind their place in the ledger, so that
 * whoever writes another waits for that and not for a row of sums. A donation knows from then on under whom it is summed: two first gifts of
 * one person, credited at the same moment, wait for each other at the number of their receipts.
 */
export async function sumEntries(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  const { tables, rows } = sumChanges({
    entries: 'UPDATE fund_entries SET is_summed = true WHERE id = ANY ($1::uuid[]) AND NOT is_summed RETURNING *',
    changed: `
      UPDATE donations AS donation SET free = donation.free + moved.free, allocated = donation.allocated + moved.allocated,
        given = donation.given + moved.given, giver = named.giver
      FROM moved JOIN (
        SELECT id, COALESCE(giver, ${giverOf('donation')}, first_value(id) OVER (PARTITION BY ${personOf('donation')} ORDER BY id)) AS giver
        FROM donations AS donation WHERE id IN (SELECT id FROM moved)) AS named USING (id)
      WHERE donation.id = moved.id
      RETURNING donation.is_test, donation.campaign_id, donation.giver, donation.free, donation.free - moved.free AS before,
        moved.given, moved.received`,
    givers: `kept AS (
      INSERT INTO fund_givers (giver, campaign, is_test, amount)
      SELECT giver, campaign, is_test, amount FROM gift ORDER BY giver, campaign, is_test
      ON CONFLICT (giver, campaign, is_test) DO UPDATE SET amount = fund_givers.amount + EXCLUDED.amount
      RETURNING giver, campaign, is_test, amount),
    giver AS (
      SELECT campaign, is_test, kept.amount, kept.amount - gift.amount AS before
      FROM kept JOIN gift USING (giver, campaign, is_test))`,
  });
  await client.query({
    name: 'sum-entries',
    text: `WITH ${tables}
           INSERT INTO fund_sums (is_test, name, part, amount)
           SELECT is_test, name, part, SUM(amount) FROM (${rows}) AS change
           GROUP BY is_test, name, part HAVING SUM(amount) <> 0 ORDER BY is_test, name, part ${INTO_SUMS}`,
    values: [ids],
  });
}

/**
 * Counts donations as they stand now. One that is pending is not counted but found by its index: it is paid, failed or gone within days, and
 * one without an order is deleted.
 */
export async function sumStatuses(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'sum-statuses',
    text: `WITH found AS (
             SELECT id, is_test, CASE status WHEN 'pending' THEN '' ELSE status END AS status, summed_status AS before
             FROM donations WHERE id = ANY ($1::uuid[]) AND ${IS_TO_COUNT} FOR UPDATE),
           marked AS (
             UPDATE donations SET summed_status = found.status FROM found WHERE donations.id = found.id)
           INSERT INTO fund_sums (is_test, name, part, amount)
           SELECT is_test, name, '', SUM(count) FROM (
             SELECT is_test, status AS name, 1 AS count FROM found UNION ALL SELECT is_test, before, -1 FROM found) AS change
           WHERE name <> '' GROUP BY is_test, name HAVING SUM(count) <> 0 ORDER BY is_test, name ${INTO_SUMS}`,
    values: [ids],
  });
}

/** SQL: a donation is not counted as what it is now. */
const IS_TO_COUNT = `summed_status <> status AND (status <> 'pending' OR summed_status <> '')`;

/**
 * Takes some of the entries that the sums do not have yet into them: of the time before the sums, of an import, or of a server of the version
 * before. Returns how many there were.
 */
export async function sumSomeEntries(client: pg.PoolClient, most: number): Promise<number> {
  const { rows } = await client.query<{ id: string }>({
    name: 'entries-to-sum',
    text: 'SELECT id FROM fund_entries WHERE NOT is_summed ORDER BY is_test, place LIMIT $1',
    values: [most],
  });
  if (rows.length === 0) return 0;
  // As whoever credits a donation: one person's first gifts are summed one after the other.
  await client.query('SELECT last FROM receipt_numbers ORDER BY is_test FOR UPDATE');
  await sumEntries(client, idsOf(rows));
  return rows.length;
}

/** The same of donations that are not counted as what they are now. */
export async function sumSomeStatuses(client: pg.PoolClient, most: number): Promise<number> {
  const { rows } = await client.query<{ id: string }>({
    name: 'statuses-to-sum',
    // In the order of their index, which the database would not take for so many as it believes they are.
    text: `SELECT id FROM donations WHERE ${IS_TO_COUNT} ORDER BY is_test, status, summed_status LIMIT $1`,
    values: [most],
  });
  if (rows.length > 0) await sumStatuses(client, idsOf(rows));
  return rows.length;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
