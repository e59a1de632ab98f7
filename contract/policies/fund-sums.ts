import type { DonationView, FundSums } from '../entities/donation.ts';
import type { FundEntryKind } from '../enumerations.ts';

/** What the sums are made of: paise by kind of movement. `settledFrom`: of `settled`, what this donation gave for others. */
export type FundTotals = Readonly<Record<FundEntryKind, number>> & { readonly settledFrom: number };

export const noTotals: FundTotals = {
  received: 0,
  fee: 0,
  refund: 0,
  allocated: 0,
  'taken-back': 0,
  purchase: 0,
  settled: 0,
  settledFrom: 0,
};

/**
 * The sums of one donation, in paise:
 *
 *     received − fees − refunded = allocated + unallocated − shortfall, where at most one of the last two is above zero
 *     allocated = spent + held
 *
 * A shortfall is what was allocated and then went back to the donor. Later money settles it: for the sums of the donation that it came of,
 * it is as allocated, and for the other one it is as received.
 */
export function fundSums(totals: FundTotals): FundSums {
  const { received, fee: fees, refund: refunded, purchase: spent, settled, settledFrom } = totals;
  const allocated = totals.allocated - totals['taken-back'];
  const free = received - fees - refunded - allocated + settled - settledFrom;
  return {
    received,
    fees,
    refunded,
    allocated,
    spent,
    held: allocated - spent,
    unallocated: Math.max(0, free),
    shortfall: Math.max(0, -free),
  };
}

/** The sums of several donations together: each of them is reckoned by itself, so that no donation's money covers another's unsaid. */
export function addSums(all: readonly FundSums[]): FundSums {
  const sum = { received: 0, fees: 0, refunded: 0, allocated: 0, spent: 0, held: 0, unallocated: 0, shortfall: 0 };
  for (const one of all) for (const name of Object.keys(sum) as (keyof FundSums)[]) sum[name] += one[name];
  return sum;
}

/** How much of a paid donation is allocated: all that is left of it, a part, or none. */
export type Allocation = 'all' | 'part' | 'none';

export function allocationOf({
  isAllocated,
  allocated = 0,
}: Pick<DonationView, 'isAllocated' | 'allocated'>): Allocation {
  if (isAllocated) return 'all';
  return allocated > 0 ? 'part' : 'none';
}
