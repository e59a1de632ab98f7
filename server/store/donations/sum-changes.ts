/*
 * SQL: what entries change of the kept sums (`contract/policies/fund-sums`). The same words serve whoever keeps them, reads them and checks
 * them; they differ in which entries they take, and in what was there before.
 */

/** `moved`: what the entries of `entry` change of each donation; what one gave to settle another is its own change too. */
const MOVED = `moved AS (
  SELECT id, SUM(free)::bigint AS free, SUM(allocated)::bigint AS allocated, SUM(given)::bigint AS given, SUM(received)::bigint AS received
  FROM (
    SELECT donation_id AS id,
           CASE WHEN kind IN ('received', 'taken-back', 'settled') THEN amount WHEN kind = 'purchase' THEN 0 ELSE -amount END AS free,
           CASE kind WHEN 'allocated' THEN amount WHEN 'taken-back' THEN -amount ELSE 0 END AS allocated,
           CASE kind WHEN 'received' THEN amount WHEN 'refund' THEN -amount ELSE 0 END AS given,
           CASE kind WHEN 'received' THEN amount ELSE 0 END AS received
    FROM entry
    UNION ALL SELECT from_donation_id, -amount, 0, 0, 0 FROM entry WHERE from_donation_id IS NOT NULL
  ) AS part GROUP BY id)`;

/** `gift`: what that changes of each giver, in all and for each campaign. */
const GIFT = `gift AS (
  SELECT giver, campaign, is_test, SUM(amount)::bigint AS amount FROM (
    SELECT giver, '' AS campaign, is_test, received AS amount FROM changed
    UNION ALL SELECT giver, campaign_id::text, is_test, given FROM changed WHERE campaign_id IS NOT NULL
  ) AS part GROUP BY giver, campaign, is_test HAVING SUM(amount) <> 0)`;

/** Rows of `fund_sums`: name, part and by how much they change. */
const CHANGES = `
  SELECT is_test, kind AS name, COALESCE(category, '') AS part, amount FROM entry
  UNION ALL SELECT is_test, 'unallocated', '', GREATEST(free, 0) - GREATEST(before, 0) FROM changed
  UNION ALL SELECT is_test, 'shortfall', '', GREATEST(-free, 0) - GREATEST(-before, 0) FROM changed
  UNION ALL SELECT is_test, 'open', '', (free > 0)::integer - (before > 0)::integer FROM changed
  UNION ALL SELECT is_test, 'campaign-given', campaign_id::text, given FROM changed WHERE campaign_id IS NOT NULL
  UNION ALL SELECT is_test, CASE campaign WHEN '' THEN 'donors' ELSE 'campaign-donors' END, campaign,
                   (amount > 0)::integer - (before > 0)::integer FROM giver`;

/** SQL: who gave a donation, for as long as the account is there, and as one person after that. */
export const personOf = (donation: string): string =>
  `coalesce(${donation}.account_id, ${donation}.former_donor, ${donation}.id)`;

/** SQL: under which id what this person gives is summed, once anything is: the id of a donation, which says nothing of them. */
export const giverOf = (donation: string): string => `
  (SELECT giver FROM donations AS other WHERE ${personOf('other')} = ${personOf(donation)} AND giver IS NOT NULL LIMIT 1)`;

interface Parts {
  /** SQL: the entries, all columns. */
  entries: string;
  /** SQL of `moved` donations: is_test, campaign_id, giver, free, before, and by how much `given` and `received` changed. */
  changed: string;
  /** SQL of each `gift`: campaign, is_test, amount and before. */
  givers: string;
}

/** SQL behind `WITH`, and of the rows of changes that come of it. */
export function sumChanges({ entries, changed, givers }: Parts): { tables: string; rows: string } {
  return {
    tables: `entry AS (${entries}), ${MOVED}, changed AS (${changed}), ${GIFT}, ${givers}`,
    rows: CHANGES,
  };
}

/** Of entries that the sums do not have yet: what they would change. `where`: which entries. */
export function unsummedChanges(where: string): { tables: string; rows: string } {
  return sumChanges({
    entries: `SELECT * FROM fund_entries WHERE NOT is_summed AND ${where}`,
    changed: `
      SELECT donation.id, is_test, campaign_id, paid_at, COALESCE(giver, ${giverOf('donation')}, ${personOf('donation')}) AS giver,
             donation.free + moved.free AS free, donation.free AS before, moved.given, moved.received
      FROM moved JOIN donations AS donation ON donation.id = moved.id`,
    givers: `giver AS (
      SELECT campaign, is_test, COALESCE(kept.amount, 0) + gift.amount AS amount, COALESCE(kept.amount, 0) AS before
      FROM gift LEFT JOIN fund_givers AS kept USING (giver, campaign, is_test))`,
  });
}
