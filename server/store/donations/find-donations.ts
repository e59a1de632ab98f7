import type pg from 'pg';
import type { DonationSort } from '../../../contract/calls/donations.ts';
import type { DonationStatus } from '../../../contract/enumerations.ts';
import { plainDigits } from '../../../contract/base/digits.ts';
import type { Allocation } from '../../../contract/policies/fund-sums.ts';
import { splitWords, type Searched } from '../database/common-words.ts';
import { fitsWords, NOTHING_SPLIT } from '../database/word-search.ts';
import { shownDonations, type ShownDonation } from './donations.ts';

export interface DonationsWanted extends Searched {
  status?: DonationStatus | undefined;
  /** Of paid ones: how much of what is left is allocated; `not-all`: a part or none. */
  allocation?: Allocation | 'not-all' | undefined;
  campaign?: string | undefined;
  sort: DonationSort;
  /** Only what stands behind this one in that order. */
  after?: readonly [key: number | string, id: string] | undefined;
  count: number;
}

/** By which column, and which way; the id decides among equals. `unindexed`: the same order, which no index has. */
const orders: Readonly<
  Record<DonationSort, { by: string; unindexed: string; way: 'ASC' | 'DESC'; key(place: string): string }>
> = {
  newest: { ...byColumn('created_at', `interval '0'`), way: 'DESC', key: timeOf },
  oldest: { ...byColumn('created_at', `interval '0'`), way: 'ASC', key: timeOf },
  largest: { ...byColumn('amount', '0'), way: 'DESC', key: (place) => `${place}::bigint` },
  smallest: { ...byColumn('amount', '0'), way: 'ASC', key: (place) => `${place}::bigint` },
  donor: {
    by: 'lower(donation.donor_name)',
    unindexed: `lower(donation.donor_name) || ''`,
    way: 'ASC',
    key: (place) => `lower(${place}::text)`,
  },
};

function byColumn(column: string, nothing: string): { by: string; unindexed: string } {
  return { by: `donation.${column}`, unindexed: `donation.${column} + ${nothing}` };
}

function timeOf(place: string): string {
  return `to_timestamp(${place}::double precision / 1000)`;
}

/** SQL: as `allocationOf` in `contract/policies/fund-sums`, of a paid donation and what is kept of it; an index has the same words. */
const ALLOCATION = `(CASE WHEN donation.allocated <= 0 THEN 'none' WHEN donation.free > 0 THEN 'part' ELSE 'all' END)`;

/** A page of the donations that fit. What was not asked for is not in the statement. */
export async function findDonationPage(pool: pg.Pool, wanted: DonationsWanted): Promise<ShownDonation[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { by, unindexed, way, key } = orders[wanted.sort];
  const [{ rare }, campaigns] = await Promise.all([splitWords(pool, 'donations', wanted), campaignsOf(pool, wanted)]);
  const where = [
    'true',
    ...(wanted.status === undefined ? [] : [`donation.status = ${value(wanted.status)}`]),
    ...(wanted.campaign === undefined ? [] : [`donation.campaign_id = ${value(wanted.campaign)}::uuid`]),
    ...(wanted.allocation === undefined
      ? []
      : [`donation.status = 'completed' AND ${allocationIs(wanted.allocation)}`]),
    ...searching(wanted, campaigns, value),
  ];
  if (wanted.after !== undefined) {
    const [place, id] = wanted.after;
    where.push(`(${by}, donation.id) ${way === 'ASC' ? '>' : '<'} (${key(value(place))}, ${value(id)}::uuid)`);
  }
  // Rows of a rare word are few, and found by their word: as `newestBy` of `common-words`.
  const isRare = rare.length > 0 && campaigns.length === 0;
  const order = `ORDER BY ${isRare ? unindexed : by} ${way}, donation.id ${way}`;
  const page = `(SELECT * FROM donations AS donation WHERE ${where.join(' AND ')} ${order} LIMIT ${value(wanted.count)})`;
  const { rows } = await pool.query<ShownDonation>(`${shownDonations(page)} ${order}`, values);
  return rows;
}

function allocationIs(wanted: Allocation | 'not-all'): string {
  return wanted === 'not-all' ? `${ALLOCATION} IN ('none', 'part')` : `${ALLOCATION} = '${wanted}'`;
}

/** By the beginnings of its words, by a reference, by its campaign, or by a receipt's number. */
function searching(
  { search: typed = '', isNear }: Searched,
  campaigns: readonly string[],
  value: (of: unknown) => string,
): string[] {
  const unfilled = { is: 'donation.sought IS NULL', has: (query: string) => `donation.search @@ ${query}` };
  const [own] = fitsWords(
    typed,
    { sought: 'donation.sought', unfilled, id: 'donation.id', split: NOTHING_SPLIT, isNear },
    value,
  );
  if (own === undefined) return [];
  const fits = [own];
  if (campaigns.length > 0) fits.push(`donation.campaign_id = ANY (${value(campaigns)}::uuid[])`);
  const number = /^\D{0,4}(\d{1,15})$/.exec(plainDigits(typed).trim())?.[1];
  if (number !== undefined) {
    const isIt = `donation.receipt_number = ${value(number)}::bigint`;
    // Numbers are unique among test donations, and among all others.
    fits.push(`(donation.is_test AND ${isIt})`, `(NOT donation.is_test AND ${isIt})`);
  }
  return [`(${fits.join(' OR ')})`];
}

/** SQL behind `WITH RECURSIVE`: `given_for`, each disaster that anything was given for; from one to the next by their index. */
const GIVEN_FOR = `
  given_for (id) AS (
    (SELECT campaign_id FROM donations WHERE campaign_id IS NOT NULL ORDER BY campaign_id LIMIT 1)
    UNION ALL
    SELECT (SELECT campaign_id FROM donations WHERE campaign_id > given_for.id ORDER BY campaign_id LIMIT 1)
    FROM given_for WHERE given_for.id IS NOT NULL)`;

/** SQL: what a campaign is found by: what its report says, and the kind of its disaster. */
const CAMPAIGN_WORDS = `(COALESCE(campaign.sought, campaign.search) || array_to_tsvector(ARRAY[lower(COALESCE(campaign.disaster_type, '-'))]))`;

/** Disasters that anything was given for and that these words, or this reference, are of. */
async function campaignsOf(pool: pg.Pool, { search = '', isNear }: Searched): Promise<string[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const [fits] = fitsWords(search, { sought: CAMPAIGN_WORDS, id: 'campaign.id', split: NOTHING_SPLIT, isNear }, value);
  if (fits === undefined) return [];
  const { rows } = await pool.query<{ id: string }>(
    `WITH RECURSIVE ${GIVEN_FOR} SELECT campaign.id FROM given_for JOIN reports AS campaign ON campaign.id = given_for.id WHERE ${fits}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Disasters that anything was given for, the newest first. */
export async function campaignsGivenFor(pool: pg.Pool): Promise<{ id: string; type: string; since: Date }[]> {
  const { rows } = await pool.query<{ id: string; type: string; since: Date }>({
    name: 'campaigns-given-for',
    text: `WITH RECURSIVE ${GIVEN_FOR}
           SELECT report.id, disaster_type AS type, reported_at AS since FROM given_for JOIN reports AS report ON report.id = given_for.id
           WHERE disaster_type IS NOT NULL ORDER BY reported_at DESC, report.id LIMIT $1`,
    values: [MOST_CAMPAIGNS],
  });
  return rows;
}

/** Campaigns that an admin chooses from; others are found by their words. */
const MOST_CAMPAIGNS = 200;

/** Where a page ended, in its order. */
export function placeOfDonation({ id, createdAt, amount, donorName }: ShownDonation, sort: DonationSort) {
  if (sort === 'donor') return [donorName, id] as const;
  return [sort === 'newest' || sort === 'oldest' ? createdAt : amount, id] as const;
}
