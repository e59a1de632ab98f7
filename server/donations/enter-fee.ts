import type { InferOutput } from 'valibot';
import type { Result } from '../../contract/base/result.ts';
import type { feeSchema } from '../../contract/entities/donation.ts';
import type { Refusal } from '../refusal.ts';
import { actOnFunds, type FundServices, type FundsActed } from './act-on-funds.ts';
import { moreThanUnallocated } from './left.ts';

/** What the payment provider, or a bank, kept of a donation: at most what nothing else was done with yet. */
export function enterFee(
  services: FundServices,
  { _id, amount, donation, what }: InferOutput<typeof feeSchema>,
  by: string,
  now: number,
): Promise<Result<FundsActed, Refusal>> {
  return actOnFunds(services, {
    action: 'fee-entered',
    entry: { id: _id, kind: 'fee', amount, donationId: donation, what, accountId: by, at: now },
    refusalFor: (client, found) => moreThanUnallocated(client, found, amount),
  });
}
