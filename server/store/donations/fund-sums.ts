import type pg from 'pg';
import type { CampaignFunds, FundSums } from '../../../contract/entities/donation.ts';
import {
  fundCategories,
  fundEntryKinds,
  type FundCategory,
  type FundEntryKind,
} from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { unsummedChanges } from './sum-changes.ts';

/** Amounts by `name part`, as they are kept; those that are 0 may be missing. */
type KeptSums = ReadonlyMap<string, number>;

/** SQL: kept sums with what they do not have yet, of `$1`: test donations or all others. The two never stand in one sum. */
const UNSUMMED = unsummedChanges('is_test = $1');
const UNCOUNTED = `uncounted AS (
  SELECT status, summed_status, count(*) AS amount FROM donations WHERE summed_status <> status AND is_test = $1
  GROUP BY status, summed_status)`;
const ALL_SUMS = `
  SELECT name, part, SUM(amount)::double precision AS amount FROM (
    SELECT name, part, amount FROM fund_sums WHERE is_test = $1 AND name = ANY ($2::text[]) AND ($3::text IS NULL OR part = $3)
    UNION ALL SELECT name, part, amount FROM (${UNSUMMED.rows}) AS change
    UNION ALL SELECT status, '', amount FROM uncounted
    UNION ALL SELECT summed_status, '', -amount FROM uncounted
  ) AS sum WHERE name = ANY ($2::text[]) AND ($3::text IS NULL OR part = $3) GROUP BY name, part`;

/** `part`: of this alone. A few rows are read, however much there is. */
async function readSums(
  db: pg.Pool | pg.PoolClient,
  isTest: boolean,
  names: readonly string[],
  part: string | null = null,
): Promise<KeptSums> {
  const { rows } = await db.query<{ name: string; part: string; amount: number }>({
    name: 'read-sums',
    text: `WITH ${UNSUMMED.tables}, ${UNCOUNTED} ${ALL_SUMS}`,
    values: [isTest, names, part],
  });
  return new Map(rows.map(({ name, part: of, amount }) => [keyOf(name, of), amount]));
}

function keyOf(name: string, part = ''): string {
  return `${name} ${part}`;
}

/** All categories of one kind together. */
function sumOf(sums: KeptSums, kind: FundEntryKind): number {
  let sum = 0;
  for (const [key, amount] of sums) if (key.startsWith(`${kind} `)) sum += amount;
  return sum;
}

const COUNTS = ['completed', 'pending', 'failed', 'donors'] as const;

export type DonationCounts = Readonly<
  /** `donors`: people with a paid donation, those of deleted accounts too. */
  Record<(typeof COUNTS)[number], number>
>;

export interface CategoryUse {
  category: FundCategory;
  /** Allocated and not taken back. */
  amount: number;
  /** Of that. */
  spent: number;
}

export interface Funds {
  sums: FundSums;
  counts: DonationCounts;
  /** The largest first, and none without money. */
  used: CategoryUse[];
}

/** The sums of all donations together. */
export async function readFunds(pool: pg.Pool, isTest: boolean): Promise<Funds> {
  const kept = await readSums(pool, isTest, [...fundEntryKinds, 'unallocated', 'shortfall', ...COUNTS]);
  const of = (name: string, part?: string) => kept.get(keyOf(name, part)) ?? 0;
  const allocated = sumOf(kept, 'allocated') - sumOf(kept, 'taken-back');
  const spent = sumOf(kept, 'purchase');
  const used = fundCategories.map((category) => ({
    category,
    amount: of('allocated', category) - of('taken-back', category),
    spent: of('purchase', category),
  }));
  return {
    sums: {
      received: of('received'),
      fees: of('fee'),
      refunded: of('refund'),
      allocated,
      spent,
      held: allocated - spent,
      unallocated: of('unallocated'),
      shortfall: of('shortfall'),
    },
    counts: {
      completed: of('completed'),
      pending: of('pending'),
      failed: of('failed'),
      donors: of('donors'),
    },
    used: used
      .filter(({ amount }) => amount > 0)
      .toSorted((one, other) => other.amount - one.amount || (one.category < other.category ? -1 : 1)),
  };
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
  const [kept, recent] = await Promise.all([
    readSums(pool, isTest, ['campaign-given', 'campaign-donors'], campaignId),
    pool.query<{ id: string; amount: number; at: Date }>({
      name: 'recent-of-campaign',
      text: `SELECT id, amount::double precision AS amount, paid_at AS at FROM donations AS donation
             WHERE campaign_id = $1 AND status = 'completed' AND is_test = $2 AND amount > COALESCE(
               (SELECT SUM(amount) FROM fund_entries WHERE donation_id = donation.id AND kind = 'refund'), 0)
             ORDER BY paid_at DESC, id DESC LIMIT $3`,
      values: [campaignId, isTest, limits.recentDonations],
    }),
  ]);
  return {
    ...(isTest ? { test: true as const } : {}),
    total: kept.get(keyOf('campaign-given', campaignId)) ?? 0,
    donors: kept.get(keyOf('campaign-donors', campaignId)) ?? 0,
    recent: recent.rows.map(({ id, amount, at }) => ({ _id: id, amount, at: at.toISOString() })),
  };
}

/** How many paid donations have something that is allocated to nothing, and since when the oldest of them does. */
export async function countUnallocated(pool: pg.Pool, isTest: boolean): Promise<{ count: number; since: Date | null }> {
  const [kept, oldest] = await Promise.all([
    readSums(pool, isTest, ['open']),
    pool.query<{ since: Date | null }>({
      name: 'oldest-unallocated',
      text: `WITH ${UNSUMMED.tables}
             SELECT min(paid_at) AS since FROM (
               (SELECT paid_at FROM donations WHERE is_test = $1 AND free > 0 AND id NOT IN (SELECT id FROM moved)
                ORDER BY paid_at LIMIT 1)
               UNION ALL SELECT paid_at FROM changed WHERE free > 0) AS open`,
      values: [isTest],
    }),
  ]);
  return { count: kept.get(keyOf('open')) ?? 0, since: oldest.rows[0]?.since ?? null };
}

/** Donations for this campaign, or for none, that may lack what went back to their donors; the oldest first. */
export async function donationsWithShortfall(
  client: pg.PoolClient,
  { campaignId, isTest }: { campaignId: string | null; isTest: boolean },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'donations-with-shortfall',
    text: `SELECT id FROM donations
           WHERE campaign_id IS NOT DISTINCT FROM $1 AND id IN (
             SELECT id FROM donations WHERE is_test = $2 AND free < 0
             UNION SELECT donation_id FROM fund_entries WHERE is_test = $2 AND kind = 'refund' AND NOT is_summed)
           ORDER BY paid_at, id`,
    values: [campaignId, isTest],
  });
  return rows.map(({ id }) => id);
}
