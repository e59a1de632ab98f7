import type pg from 'pg';
import type { DonationSort } from '../../../contract/calls/donations.ts';
import type { DonationStatus } from '../../../contract/enumerations.ts';
import { plainDigits } from '../../../contract/base/digits.ts';
import { fitsWords } from '../database/word-search.ts';
import { SHOWN_DONATIONS, type ShownDonation } from './donations.ts';

export interface DonationsWanted {
  status?: DonationStatus | undefined;
  /** Of paid ones: is all that is left of it allocated? */
  isAllocated?: boolean | undefined;
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

/** SQL: as `isAllocated` of `donationView`. */
const ALL_ALLOCATED = `EXISTS (
  SELECT 1 FROM (SELECT
      COALESCE((entry.totals ->> 'allocated')::bigint, 0) - COALESCE((entry.totals ->> 'taken-back')::bigint, 0) AS allocated) AS own
  WHERE own.allocated > 0 AND (entry.totals ->> 'received')::bigint - (entry.totals ->> 'fee')::bigint
    - (entry.totals ->> 'refund')::bigint - own.allocated + (entry.totals ->> 'settled')::bigint
    - (entry.totals ->> 'settledFrom')::bigint <= 0)`;

/** A page of the donations that fit. What was not asked for is not in the statement. */
export async function findDonationPage(pool: pg.Pool, wanted: DonationsWanted): Promise<ShownDonation[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { by, way, key } = orders[wanted.sort];
  const where = [
    'true',
    ...(wanted.status === undefined ? [] : [`donation.status = ${value(wanted.status)}`]),
    ...(wanted.campaign === undefined ? [] : [`donation.campaign_id = ${value(wanted.campaign)}::uuid`]),
    ...(wanted.isAllocated === undefined
      ? []
      : [`donation.status = 'completed' AND ${wanted.isAllocated ? '' : 'NOT '}${ALL_ALLOCATED}`]),
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

/** By the beginnings of its words, by a reference, or by a receipt's number. */
function searching(typed: string, value: (of: unknown) => string): string[] {
  const [fits] = fitsWords(
    typed,
    { words: 'donation.search', id: 'donation.id', split: { rare: [], common: [] } },
    value,
  );
  if (fits === undefined) return [];
  const number = /^\D{0,4}(\d{1,15})$/.exec(plainDigits(typed).trim())?.[1];
  return number === undefined ? [fits] : [`(${fits} OR donation.receipt_number = ${value(number)}::bigint)`];
}

/** Where a page ended, in its order. */
export function placeOfDonation({ id, createdAt, amount, donorName }: ShownDonation, sort: DonationSort) {
  if (sort === 'donor') return [donorName, id] as const;
  return [sort === 'newest' || sort === 'oldest' ? createdAt : amount, id] as const;
}
