import type pg from 'pg';
import type { FundSummary } from '../../contract/entities/donation.ts';
import { sharesOf } from '../../contract/policies/fund-shares.ts';
import { readFunds } from '../store/donations/fund-sums.ts';

/** Milliseconds between two readings of the sums for the public page. */
export const FUNDS_REST_MS = 2_000;

/** Section 3's fund summary, all but its time. */
export async function countFunds(pool: pg.Pool, isTest: boolean): Promise<Omit<FundSummary, 'at'>> {
  const { sums, counts, used } = await readFunds(pool, isTest);
  const shares = sharesOf(used.map(({ amount }) => amount));
  return {
    ...(isTest ? { test: true as const } : {}),
    totalFunds: sums.received,
    totalDonors: counts.donors,
    distributedFunds: sums.spent,
    remainingFunds: sums.unallocated,
    categoryWiseUsage: used.map((one, index) => ({ ...one, percentage: shares[index] ?? 0 })),
    sums,
  };
}
