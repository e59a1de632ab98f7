import type { InferOutput } from 'valibot';
import type { Result } from '../../contract/base/result.ts';
import type { takeBackSchema } from '../../contract/entities/donation.ts';
import type { Refusal } from '../refusal.ts';
import type { FundServices, FundsActed } from './act-on-funds.ts';
import { actOnAllocation } from './of-allocation.ts';

/** Takes back what was allocated and not spent: it can be allocated to something else. */
export function takeBack(
  services: FundServices,
  { _id, amount, allocation, reason }: InferOutput<typeof takeBackSchema>,
  by: string,
  now: number,
): Promise<Result<FundsActed, Refusal>> {
  const entry = { id: _id, kind: 'taken-back', amount, reason, accountId: by, at: now } as const;
  return actOnAllocation(services, { allocation, entry, action: 'allocation-taken-back' });
}
