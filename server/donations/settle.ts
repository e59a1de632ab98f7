import { randomUUID } from 'node:crypto';
import { fundSums } from '../../contract/policies/fund-sums.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import { findShownDonation, lockDonation, type KeptDonation } from '../store/donations/donations.ts';
import { donationsWithShortfall } from '../store/donations/fund-sums.ts';
import { keepFundEntry } from './keep-fund-entry.ts';

/**
 * Money that was just received takes the place of what was allocated and then went back to its donor, for the same campaign, or for none as
 * this; the oldest first, as far as it goes. In the transaction of its crediting, with the donation locked.
 */
export async function settleShortfalls(
  stage: LedgerStage,
  { id, campaignId, isTest }: Pick<KeptDonation, 'id' | 'campaignId' | 'isTest'>,
): Promise<void> {
  const { client, now } = stage;
  const own = await findShownDonation(client, id);
  let left = own === undefined ? 0 : fundSums(own.totals).unallocated;
  if (left === 0) return;
  for (const lacking of await donationsWithShortfall(client, { campaignId, isTest })) {
    if (left === 0) return;
    // Whoever credits another donation at this moment may have settled it already: it is reckoned anew once it is locked.
    await lockDonation(client, { id: lacking });
    const found = await findShownDonation(client, lacking);
    const amount = Math.min(left, found === undefined ? 0 : fundSums(found.totals).shortfall);
    if (amount === 0) continue;
    const settled = { kind: 'settled', donationId: lacking, fromDonationId: id, isTest, at: now } as const;
    await keepFundEntry(stage, { ...settled, id: randomUUID(), amount });
    left -= amount;
  }
}
