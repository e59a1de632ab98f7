import { failed, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findFundEntry, type FundEntry, type KeptFundEntry } from '../store/donations/fund-entries.ts';
import { texts } from '../texts.ts';
import { actOnFunds, type FundServices, type FundsActed } from './act-on-funds.ts';
import { moreThanHeld } from './left.ts';

interface AllocationAct {
  allocation: string;
  entry: Pick<FundEntry, 'id' | 'amount' | 'at' | 'what' | 'fromWhom' | 'reason'> & {
    kind: 'taken-back' | 'purchase';
    accountId: string;
  };
  action: string;
}

/** What is done with money that was allocated: at most what the allocation still holds, and for what it was allocated to. */
export async function actOnAllocation(
  services: FundServices,
  { allocation, entry, action }: AllocationAct,
): Promise<Result<FundsActed, Refusal>> {
  // An entry never changes: which donation's it is may be read before that is locked.
  const found = await findFundEntry(services.pool, allocation);
  if (found?.kind !== 'allocated') return failed(refusals.notFound(texts.noSuchAllocation));
  return actOnFunds(services, {
    action,
    entry: { ...entry, donationId: found.donationId, allocationId: found.id, ...purposeOf(found) },
    refusalFor: (client) => moreThanHeld(client, found, entry.amount),
  });
}

function purposeOf({ category, campaignId, deliveryId, aidId, line }: KeptFundEntry) {
  return {
    category: category ?? undefined,
    campaignId: campaignId ?? undefined,
    deliveryId: deliveryId ?? undefined,
    aidId: aidId ?? undefined,
    line: line ?? undefined,
  };
}
