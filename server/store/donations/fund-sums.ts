import type pg from 'pg';
import type { CampaignFunds, FundSums } from '../../../contract/entities/donation.ts';
import type { FundCategory } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';

/**
 * SQL: one row for each donation that has entries, reckoned by itself as `contract/policies/fund-sums` does. `$1`: of test donations, or of
 * all others; the two never stand in one sum.
 */
export const BY_DONATION = `
  SELECT donation_id, received, fees, refunded, allocated, spent,
         received - fees - refunded - allocated + settled - COALESCE(given.amount, 0) AS free
  FROM (
    SELECT donation_id,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'received'), 0) AS received,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'fee'), 0) AS fees,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'allocated'), 0)
             - COALESCE(SUM(amount) FILTER (WHERE kind = 'taken-back'), 0) AS allocated,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'purchase'), 0) AS spent,
           COALESCE(SUM(amount) FILTER (WHERE kind = 'settled'), 0) AS settled
    FROM fund_entries WHERE is_test = $1 GROUP BY donation_id
  ) AS own
  LEFT JOIN (
    SELECT from_donation_id, SUM(amount) AS amount FROM fund_entries WHERE from_donation_id IS NOT NULL GROUP BY from_donation_id
  ) AS given ON given.from_donation_id = own.donation_id`;

/** The sums of all donations together. */
export async function sumFunds(pool: pg.Pool, isTest: boolean): Promise<FundSums> {
  const { rows } = await pool.query<FundSums>({
    name: 'sum-funds',
    text: `SELECT ${(['received', 'fees', 'refunded', 'allocated', 'spent'] as const).map((name) => `COALESCE(SUM(${name}), 0)::double precision AS ${name}`).join(', ')},
             COALESCE(SUM(allocated - spent), 0)::double precision AS held,
             COALESCE(SUM(GREATEST(free, 0)), 0)::double precision AS unallocated,
             COALESCE(SUM(GREATEST(-free, 0)), 0)::double precision AS shortfall
           FROM (${BY_DONATION}) AS donation`,
    values: [isTest],
  });
  const [sums] = rows;
  if (sums === undefined) throw new Error('sums without a GROUP BY are one row');
  return sums;
}

export interface DonationCounts {
  completed: number;
  pending: number;
  failed: number;
  /** People with a paid donation, those of deleted accounts too. */
  donors: number;
}

export async function countDonations(pool: pg.Pool, isTest: boolean): Promise<DonationCounts> {
  const { rows } = await pool.query<DonationCounts>({
    name: 'count-donations',
    text: `SELECT COUNT(*) FILTER (WHERE status = 'completed')::integer AS completed,
                  COUNT(*) FILTER (WHERE status = 'pending')::integer AS pending,
                  COUNT(*) FILTER (WHERE status = 'failed')::integer AS failed,
                  COUNT(DISTINCT COALESCE(account_id, former_donor, id)) FILTER (WHERE status = 'completed')::integer AS donors
           FROM donations WHERE is_test = $1`,
    values: [isTest],
  });
  const [counts] = rows;
  if (counts === undefined) throw new Error('counts without a GROUP BY are one row');
  return counts;
}

/** What is allocated to each category and was not taken back, and what of that was spent; the largest first, and none without money. */
export async function allocatedByCategory(
  pool: pg.Pool,
  isTest: boolean,
): Promise<{ category: FundCategory; amount: number; spent: number }[]> {
  const { rows } = await pool.query<{ category: FundCategory; amount: number; spent: number }>({
    name: 'allocated-by-category',
    text: `SELECT category, amount, spent FROM (
             SELECT category,
                    SUM(CASE kind WHEN 'allocated' THEN amount WHEN 'taken-back' THEN -amount ELSE 0 END)::double precision AS amount,
                    SUM(CASE kind WHEN 'purchase' THEN amount ELSE 0 END)::double precision AS spent
             FROM fund_entries WHERE is_test = $1 AND kind IN ('allocated', 'taken-back', 'purchase') GROUP BY category) AS used
           WHERE amount > 0 ORDER BY amount DESC, category`,
    values: [isTest],
  });
  return rows;
}

/** Paise that are allocated to these deliveries; those to which nothing is are left out. */
export async function allocatedToDeliveries(
  pool: pg.Pool,
  ids: readonly string[],
  isTest: boolean,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; amount: number }>({
    name: 'allocated-to-deliveries',
    text: `SELECT id, amount FROM (
             SELECT delivery_id AS id, SUM(CASE kind WHEN 'allocated' THEN amount ELSE -amount END)::double precision AS amount
             FROM fund_entries WHERE delivery_id = ANY ($1::uuid[]) AND is_test = $2 AND kind IN ('allocated', 'taken-back')
             GROUP BY delivery_id) AS used
           WHERE amount > 0`,
    values: [ids, isTest],
  });
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** What was given for one campaign: what came in and did not go back, and the newest of it. */
export async function sumCampaign(pool: pg.Pool, campaignId: string, isTest: boolean): Promise<CampaignFunds> {
  const [sums, recent] = await Promise.all([
    pool.query<{ total: number; donors: number }>({
      name: 'sum-campaign',
      text: `SELECT COALESCE(SUM(given.amount), 0)::double precision AS total,
                    COUNT(DISTINCT COALESCE(account_id, former_donor, donation.id)) FILTER (WHERE given.amount > 0)::integer AS donors
             FROM donations AS donation CROSS JOIN LATERAL (
               SELECT COALESCE(SUM(CASE kind WHEN 'received' THEN amount ELSE -amount END), 0) AS amount
               FROM fund_entries WHERE donation_id = donation.id AND kind IN ('received', 'refund')) AS given
             WHERE campaign_id = $1 AND status = 'completed' AND is_test = $2`,
      values: [campaignId, isTest],
    }),
    pool.query<{ id: string; amount: number; at: Date }>({
      name: 'recent-of-campaign',
      text: `SELECT id, amount::double precision AS amount, paid_at AS at FROM donations AS donation
             WHERE campaign_id = $1 AND status = 'completed' AND is_test = $2 AND amount > COALESCE(
               (SELECT SUM(amount) FROM fund_entries WHERE donation_id = donation.id AND kind = 'refund'), 0)
             ORDER BY paid_at DESC, id DESC LIMIT $3`,
      values: [campaignId, isTest, limits.recentDonations],
    }),
  ]);
  const { total = 0, donors = 0 } = sums.rows[0] ?? {};
  return {
    ...(isTest ? { test: true as const } : {}),
    total,
    donors,
    recent: recent.rows.map(({ id, amount, at }) => ({ _id: id, amount, at: at.toISOString() })),
  };
}

/** Donations for this campaign, or for none, that lack what went back to their donors; the oldest first. */
export async function donationsWithShortfall(
  client: pg.PoolClient,
  { campaignId, isTest }: { campaignId: string | null; isTest: boolean },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'donations-with-shortfall',
    // From the refunds on: each donation that is credited asks, and a donation that nothing went back of lacks nothing.
    text: `WITH returned AS MATERIALIZED (SELECT DISTINCT donation_id FROM fund_entries WHERE kind = 'refund')
           SELECT donation.id FROM returned JOIN donations AS donation ON donation.id = returned.donation_id CROSS JOIN LATERAL (
             SELECT SUM(CASE WHEN kind IN ('received', 'taken-back', 'settled') THEN amount WHEN kind = 'purchase' THEN 0 ELSE -amount END)
                    - COALESCE((SELECT SUM(amount) FROM fund_entries WHERE from_donation_id = donation.id), 0) AS free
             FROM fund_entries WHERE donation_id = donation.id) AS entry
           WHERE donation.campaign_id IS NOT DISTINCT FROM $1 AND donation.is_test = $2 AND entry.free < 0
           ORDER BY donation.paid_at, donation.id`,
    values: [campaignId, isTest],
  });
  return rows.map(({ id }) => id);
}
