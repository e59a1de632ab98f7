import type { LedgerStage } from '../ledger/append-entries.ts';
import { lockDonation } from '../store/donations/donations.ts';
import { notePaymentAlert } from '../store/donations/payment-events.ts';
import { findRefund, keepRefundState, type KeptRefund } from '../store/donations/refunds.ts';
import { nextRefundTry } from './check-times.ts';
import { keepFundEntry } from './keep-fund-entry.ts';
import { onStage, type DonationServices } from './services.ts';

/** Tells the provider of a refund. Its key is the refund's id: an answer that was lost costs nothing. */
export async function sendRefund(services: DonationServices, refund: KeptRefund): Promise<void> {
  const { id, paymentId, amount } = refund;
  const sent = await services.payments.refund({ paymentId, amount, key: id });
  await onStage(services, async (stage) => {
    if (sent.ok) return settleRefund(stage, refund, { providerId: sent.value.id, status: sent.value.status });
    if (sent.failure.kind === 'away') {
      return keepRefundState(stage.client, id, { state: 'due', tryAt: nextRefundTry(refund.tries, stage.now) });
    }
    return settleRefund(stage, refund, { status: 'failed' });
  });
}

/**
 * What the provider says of a refund. The money has left only when it was processed: then it is an entry, once. One of a payment that was
 * never credited takes nothing away from any donation.
 */
export async function settleRefund(
  stage: LedgerStage,
  { id, donationId }: KeptRefund,
  { providerId, status }: { providerId?: string; status: 'pending' | 'processed' | 'failed' },
): Promise<void> {
  const { client, now } = stage;
  const donation = await lockDonation(client, { id: donationId });
  // As it is by now: an event may have come before the answer.
  const refund = await findRefund(client, { id });
  if (donation === undefined || refund === undefined || refund.state === 'done') return;
  const state = status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'sent';
  await keepRefundState(client, id, { state, tryAt: null, ...(providerId === undefined ? {} : { providerId }) });
  if (state === 'failed') await notePaymentAlert(client, 'refund-failed', id, now);
  if (state !== 'done' || !refund.counts) return;
  const { amount, reason, accountId } = refund;
  const { isTest } = donation;
  await keepFundEntry(stage, {
    id,
    kind: 'refund',
    amount,
    donationId,
    reason,
    isTest,
    at: now,
    accountId: accountId ?? undefined,
    campaignId: donation.campaignId ?? undefined,
  });
}
