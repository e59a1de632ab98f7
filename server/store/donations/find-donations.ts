import type pg from 'pg';
import type { DonationSort } from '../../../contract/calls/donations.ts';
import type { DonationStatus } from '../../../contract/enumerations.ts';
import { plainDigits } from '../../../contract/base/digits.ts';
import type { Allocation } from '../../../contract/policies/fund-sums.ts';
import { fitsWords } from '../database/word-search.ts';
import { SHOWN_DONATIONS, type ShownDonation } from './donations.ts';

export interface DonationsWanted {
  status?: DonationStatus | undefined;
  /** Of paid ones: how much of what is left is allocated; `not-all`: a part or none. */
  allocation?: Allocation | 'not-all' | undefined;
  /** As it was typed. */
  search?: string | undefined;
  campaign?: string | undefined;
  sort: DonationSort;
  /** Only what stands behind this one in that order. */
  after?: readonly [key: number | string, id: string] | undefined;
  count: number;
}

/** By which column, and which way; the id decides among equals. */
const orders: Readonly<Record<DonationSort, { by: string; way: 'ASC' | 'DESC'; key(place: string): string }>> = {
  newest: { by: 'donation.created_at', way: 'DESC', key: timeOf },
  oldest: { by: 'donation.created_at', way: 'ASC', key: timeOf },
  largest: { by: 'donation.amount', way: 'DESC', key: (place) => `${place}::bigint` },
  smallest: { by: 'donation.amount', way: 'ASC', key: (place) => `${place}::bigint` },
  donor: { by: 'lower(donation.donor_name)', way: 'ASC', key: (place) => `lower(${place}::text)` },
};

function timeOf(place: string): string {
  return `to_timestamp(${place}::double precision / 1000)`;
}

/** SQL: as `allocationOf` in `contract/policies/fund-sums`, of a paid donation and what is kept of it; an index has the same words. */
const ALLOCATION = `(CASE WHEN donation.allocated <= 0 THEN 'none' WHEN donation.free > 0 THEN 'part' ELSE 'all' END)`;

/** A page of the donations that fit. What was not asked for is not in the statement. */
export async function findDonationPage(pool: pg.Pool, wanted: DonationsWanted): Promise<ShownDonation[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { by, way, key } = orders[wanted.sort];
  const where = [
    'true',
    ...(wanted.status === undefined ? [] : [`donation.status = ${value(wanted.status)}`]),
    ...(wanted.campaign === undefined ? [] : [`donation.campaign_id = ${value(wanted.campaign)}::uuid`]),
    ...(wanted.allocation === undefined ? [] : [`donation.status = 'completed' AND ${allocationIs(wanted.allocation)}`]),
    ...searching(wanted.search ?? '', value),
  ];
  if (wanted.after !== undefined) {
    const [place, id] = wanted.after;
    where.push(`(${by}, donation.id) ${way === 'ASC' ? '>' : '<'} (${key(value(place))}, ${value(id)}::uuid)`);
  }
  const { rows } = await pool.query<ShownDonation>(
    `${SHOWN_DONATIONS} WHERE ${where.join(' AND ')} ORDER BY ${by} ${way}, donation.id ${way} LIMIT ${value(wanted.count)}`,
    values,
  );
  return rows;
}

function allocationIs(wanted: Allocation | 'not-all'): string {
  return wanted === 'not-all' ? `${ALLOCATION} IN ('none', 'part')` : `${ALLOCATION} = '${wanted}'`;
}

/** By the beginnings of its words, or of its campaign's, by a reference of either, or by a receipt's number. */
function searching(typed: string, value: (of: unknown) => string): string[] {
  const split = { rare: [], common: [] };
  const [own] = fitsWords(typed, { words: 'donation.search', id: 'donation.id', split }, value);
  const [campaign] = fitsWords(typed, { words: CAMPAIGN_WORDS, id: 'campaign.id', split }, value);
  if (own === undefined || campaign === undefined) return [];
  const fits = `(${own} OR donation.campaign_id IN (SELECT campaign.id FROM reports AS campaign WHERE ${campaign}
    AND campaign.id IN (SELECT campaign_id FROM donations)))`;
  const number = /^\D{0,4}(\d{1,15})$/.exec(plainDigits(typed).trim())?.[1];
  return number === undefined ? [fits] : [`(${fits} OR donation.receipt_number = ${value(number)}::bigint)`];
}

/** SQL: what a campaign is found by: what its report says, and the kind of its disaster. */
const CAMPAIGN_WORDS = `(campaign.search || to_tsvector('simple', COALESCE(campaign.disaster_type, '')))`;

/** Disasters that anything was given for, the newest first. */
export async function campaignsGivenFor(pool: pg.Pool): Promise<{ id: string; type: string; since: Date }[]> {
  const { rows } = await pool.query<{ id: string; type: string; since: Date }>({
    name: 'campaigns-given-for',
    text: `SELECT id, disaster_type AS type, reported_at AS since FROM reports
           WHERE id IN (SELECT campaign_id FROM donations) AND disaster_type IS NOT NULL ORDER BY reported_at DESC, id LIMIT $1`,
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
