import type { InferOutput } from 'valibot';
import type { Result } from '../../contract/base/result.ts';
import type { purchaseSchema } from '../../contract/entities/donation.ts';
import type { Refusal } from '../refusal.ts';
import type { FundServices, FundsActed } from './act-on-funds.ts';
import { actOnAllocation } from './of-allocation.ts';

/** What was bought of an allocation. */
export function enterPurchase(
  services: FundServices,
  { _id, amount, allocation, what, fromWhom }: InferOutput<typeof purchaseSchema>,
  by: string,
  now: number,
): Promise<Result<FundsActed, Refusal>> {
  const entry = { id: _id, kind: 'purchase', amount, what, fromWhom, accountId: by, at: now } as const;
  return actOnAllocation(services, { allocation, entry, action: 'purchase-entered' });
}
