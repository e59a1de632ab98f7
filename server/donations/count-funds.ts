import type pg from 'pg';
import type { FundSummary } from '../../contract/entities/donation.ts';
import { allocatedByCategory, countDonations, sumFunds } from '../store/donations/fund-sums.ts';

/** Milliseconds between two counts of all money for the public page. */
export const FUNDS_REST_MS = 2_000;

/** Section 3's fund summary, all but its time. */
export async function countFunds(pool: pg.Pool, isTest: boolean): Promise<Omit<FundSummary, 'at'>> {
  const [sums, counts, used] = await Promise.all([
    sumFunds(pool, isTest),
    countDonations(pool, isTest),
    allocatedByCategory(pool, isTest),
  ]);
  const { received, fees, refunded, allocated, spent } = sums;
  return {
    ...(isTest ? { test: true as const } : {}),
    totalFunds: received,
    totalDonors: counts.donors,
    distributedFunds: spent,
    remainingFunds: received - fees - refunded - spent,
    categoryWiseUsage: used.map(({ category, amount }) => ({
      category,
      amount,
      percentage: percentOf(amount, allocated),
    })),
    sums,
  };
}

/** With one decimal. */
function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
