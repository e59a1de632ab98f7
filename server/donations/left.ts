import type pg from 'pg';
import { fundSums } from '../../contract/policies/fund-sums.ts';
import { because, refusals, type Refusal } from '../refusal.ts';
import type { ShownDonation } from '../store/donations/donations.ts';
import { heldOf, refundsUnderWay, type KeptFundEntry } from '../store/donations/fund-entries.ts';
import { texts } from '../texts.ts';

/** More than is unallocated of a donation and not on its way back to the donor. */
export async function moreThanUnallocated(
  client: pg.PoolClient,
  donation: ShownDonation,
  amount: number,
): Promise<Refusal | undefined> {
  const underWay = await refundsUnderWay(client, donation.id);
  const left = Math.max(0, fundSums(donation.totals).unallocated - underWay);
  if (amount <= left) return undefined;
  return because(refusals.conflict(texts.leftUnallocated(left, underWay)), {
    code: 'unallocated-left',
    params: { left, underWay },
  });
}

/** More than an allocation still holds. */
export async function moreThanHeld(
  client: pg.PoolClient,
  allocation: KeptFundEntry,
  amount: number,
): Promise<Refusal | undefined> {
  const left = await heldOf(client, allocation);
  if (amount <= left) return undefined;
  return because(refusals.conflict(texts.leftOfAllocation(left)), { code: 'allocation-left', params: { left } });
}
