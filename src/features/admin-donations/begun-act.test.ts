import { expect, it } from 'vitest';
import type { DonationView, FundEntryView } from '../../../contract/entities/donation.ts';
import { heldByAllocation, takenByRefund, unallocatedOf } from './begun-act.ts';

const donation = { status: 'completed', amount: 100_000, fees: 2_000, refunded: 10_000, allocated: 30_000 };

it('tells what nothing was done with; of an unpaid one there is nothing', () => {
  expect(unallocatedOf(donation as DonationView)).toBe(58_000);
  expect(unallocatedOf({ ...donation, refunded: 100_000 } as DonationView)).toBe(0);
  expect(unallocatedOf({ ...donation, status: 'pending' } as DonationView)).toBe(0);
});

it('tells what a refund takes of what is allocated, and of what is spent', () => {
  const spending = { ...donation, spent: 20_000 } as DonationView;
  expect(takenByRefund(spending, 58_000)).toEqual({ allocated: 0, spent: 0 });
  expect(takenByRefund(spending, 60_000)).toEqual({ allocated: 2_000, spent: 0 });
  expect(takenByRefund(spending, 88_000)).toEqual({ allocated: 10_000, spent: 20_000 });
  // What went back already left this much allocated without money.
  const lacking = { ...spending, refunded: 75_000, shortfall: 7_000 };
  expect(takenByRefund(lacking, 25_000)).toEqual({ allocated: 3_000, spent: 20_000 });
});

it('tells what each allocation holds', () => {
  const entries = [
    { _id: 'r', kind: 'received', amount: 9_000 },
    { _id: 'a', kind: 'allocated', amount: 5_000 },
    { _id: 'b', kind: 'allocated', amount: 1_000 },
    { _id: 'c', kind: 'purchase', amount: 1_500, allocation: 'a' },
    { _id: 'd', kind: 'taken-back', amount: 500, allocation: 'a' },
  ] as FundEntryView[];
  expect([...heldByAllocation(entries)]).toEqual([
    ['a', 3_000],
    ['b', 1_000],
  ]);
});
