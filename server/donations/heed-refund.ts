import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { is } from 'valibot';
import { idSchema } from '../../contract/entities/fields.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import type { ListedRefund } from '../payments/provider.ts';
import { lockDonation, type KeptDonation } from '../store/donations/donations.ts';
import { notePaymentAlert } from '../store/donations/payment-events.ts';
import { findRefund, insertRefund, refundedOf } from '../store/donations/refunds.ts';
import { settleRefund } from './send-refund.ts';

/**
 * What the provider says of a refund, by an event or in its list. One that nobody here knows of was made at the provider's own desk, or lost
 * with an earlier state of the database. Of a payment that was never credited it takes nothing away.
 */
export async function heedRefund(
  stage: LedgerStage,
  { id: providerId, paymentId, amount, status, receipt }: ListedRefund,
): Promise<void> {
  const { client, now } = stage;
  const id = is(idSchema, receipt) ? receipt : undefined;
  // Before it is looked for: two events of one refund may come in the same moment.
  const donation = await lockDonation(client, { paymentId });
  const known = await findRefund(client, { id, providerId });
  if (known !== undefined) return settleRefund(stage, known, { providerId, status });
  if (donation === undefined || status === 'failed') return;
  const counted = await goneOf(client, donation, amount);
  if (counted === undefined) return notePaymentAlert(client, 'odd-refund', providerId, now);
  const made = {
    id: id ?? randomUUID(),
    donationId: donation.id,
    paymentId,
    providerId,
    amount: counted,
    counts: true,
  } as const;
  await insertRefund(client, { ...made, state: 'sent', reason: 'made at the payment provider' }, now);
  const kept = await findRefund(client, { id: made.id });
  if (kept !== undefined) await settleRefund(stage, kept, { status });
}

/**
 * What of it is to be subtracted from the donation: the fee that its donor paid on top was never in any sum. Undefined: it is not some of what was
 * paid and is still here, and nobody can say what it means for the sums: an admin has to look.
 */
export async function goneOf(
  client: pg.PoolClient,
  { id, amount: given, convenienceFee }: Pick<KeptDonation, 'id' | 'amount' | 'convenienceFee'>,
  amount: number,
): Promise<number | undefined> {
  const left = given - (await refundedOf(client, id)).asked;
  return amount > 0 && left > 0 && amount <= left + convenienceFee ? Math.min(amount, left) : undefined;
}
