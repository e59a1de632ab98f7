import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { LedgerStage } from '../ledger/append-entries.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { keepPaid, keepUnpaid, lockDonation, takeReceiptNumber } from '../store/donations/donations.ts';
import { notePaymentAlert } from '../store/donations/payment-events.ts';
import { hasRefund, insertRefund } from '../store/donations/refunds.ts';
import { keepFundEntry } from './keep-fund-entry.ts';
import { settleShortfalls } from './settle.ts';

/**
 * What became of it. `same`: this very payment was credited before · `second`: the order was paid by another, so this one goes back ·
 * `mismatch` and `unknown`: noted for an admin, and not credited.
 */
export type Credited = 'credited' | 'same' | 'second' | 'mismatch' | 'unknown';

/**
 * Credits a captured payment to the donation that its order is of, once, whoever tells of it and however often. A donation that failed is
 * credited too: providers settle some payments days later. `of`: its donation, where the provider's records say which.
 */
export async function creditPayment(
  stage: LedgerStage,
  payment: ProviderPayment,
  of?: { id: string },
): Promise<Credited> {
  const { client, now } = stage;
  const { id: paymentId, orderId, amount, currency } = payment;
  const donation = await lockDonation(client, of ?? { orderId });
  if (donation === undefined) {
    await notePaymentAlert(client, 'unknown-order', paymentId, now);
    return 'unknown';
  }
  const { id, status } = donation;
  const convenienceFee = feeOnTop(payment, donation.amount);
  if (amount !== donation.amount + convenienceFee || currency !== donation.currency) {
    await notePaymentAlert(client, 'mismatch', paymentId, now);
    return 'mismatch';
  }
  if (status === 'completed' && donation.paymentId === paymentId) return 'same';
  if (status === 'completed') {
    // Went back already, though nobody here may know of it any more.
    if (payment.status === 'refunded' || (await hasRefund(client, paymentId))) return 'second';
    const refund = { id: randomUUID(), donationId: id, paymentId, amount, counts: false, state: 'due' } as const;
    await insertRefund(client, { ...refund, reason: 'second payment' }, now);
    await notePaymentAlert(client, 'second-payment', paymentId, now);
    return 'second';
  }
  const { isTest, campaignId } = donation;
  await keepPaid(client, id, {
    paymentId,
    receiptNumber: await takeReceiptNumber(client, isTest),
    convenienceFee,
    now,
  });
  await keepFundEntry(stage, {
    id: randomUUID(),
    kind: 'received',
    amount: donation.amount,
    donationId: id,
    campaignId: campaignId ?? undefined,
    isTest,
    at: now,
  });
  await settleShortfalls(stage, donation);
  return 'credited';
}

/**
 * Paise that the donor paid to the provider beside the order: Razorpay's "customer fee bearer", whose payments are the order's amount and its
 * fee together. 0 where the fee is taken from what is paid out to us.
 */
function feeOnTop({ amount, fee = 0 }: ProviderPayment, ordered: number): number {
  return fee > 0 && amount - fee === ordered ? fee : 0;
}

/** A payment that failed says so on a donation that was not paid otherwise. It may still be paid: it is asked after at `checkAt`. */
export async function noteFailedPayment(
  client: pg.PoolClient,
  { orderId, description }: Pick<ProviderPayment, 'orderId' | 'description'>,
  checkAt: number,
): Promise<void> {
  const donation = await lockDonation(client, { orderId });
  if (donation === undefined || donation.status === 'completed') return;
  await keepUnpaid(client, donation.id, { status: 'failed', failure: description ?? null, checkAt });
}
