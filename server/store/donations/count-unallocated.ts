import type pg from 'pg';
import { BY_DONATION } from './fund-sums.ts';

/** How many paid donations have something that is allocated to nothing, and since when the oldest of them does; `isTest`: of test donations, or of all others. */
export async function countUnallocated(pool: pg.Pool, isTest: boolean): Promise<{ count: number; since: Date | null }> {
  const { rows } = await pool.query<{ count: number; since: Date | null }>({
    name: 'count-unallocated',
    text: `SELECT count(*)::integer AS count, min(donation.paid_at) AS since
           FROM (${BY_DONATION}) AS sums JOIN donations AS donation ON donation.id = sums.donation_id WHERE free > 0`,
    values: [isTest],
  });
  return rows[0] ?? { count: 0, since: null };
}
