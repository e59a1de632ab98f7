import { expect, it } from 'vitest';
import type { DonationView, FundEntryView } from '../../../contract/entities/donation.ts';
import { heldByAllocation, unallocatedOf } from './begun-act.ts';

const donation = { status: 'completed', amount: 100_000, fees: 2_000, refunded: 10_000, allocated: 30_000 };

it('tells what nothing was done with; of an unpaid one there is nothing', () => {
  expect(unallocatedOf(donation as DonationView)).toBe(58_000);
  expect(unallocatedOf({ ...donation, refunded: 100_000 } as DonationView)).toBe(0);
  expect(unallocatedOf({ ...donation, status: 'pending' } as DonationView)).toBe(0);
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
