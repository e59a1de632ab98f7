import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import { paymentOf, paymentSchema, refundSchema } from '../payments/razorpay.ts';
import { keepUnpaid, lockDonation } from '../store/donations/donations.ts';
import { insertPaymentEvent, notePaymentAlert } from '../store/donations/payment-events.ts';
import { findRefund, insertRefund } from '../store/donations/refunds.ts';
import { nextCheck } from './check-times.ts';
import { creditPayment, noteFailedPayment } from './credit-payment.ts';
import { settleRefund } from './send-refund.ts';
import { onStage, type DonationServices } from './services.ts';

const eventSchema = v.object({
  event: v.pipe(v.string(), v.maxLength(100)),
  payload: v.record(v.string(), v.unknown()),
});
const entityOf = <Schema extends v.GenericSchema>(entity: Schema) => v.object({ entity });
const disputeSchema = v.object({ id: v.string(), payment_id: v.string(), amount: v.pipe(v.number(), v.integer()) });

/**
 * An event of the payment provider, whose signature was checked, taken once: what it says and that it came are one transaction. What nobody
 * here understands is taken too, and does nothing: it would only be sent again. Razorpay's events are at most once a day out of order, so
 * nothing here goes by which came first.
 */
export async function takeEvent(services: DonationServices, eventId: string, body: Json): Promise<void> {
  const event = v.safeParse(eventSchema, body);
  const kind = event.success ? event.output.event : 'unknown';
  await onStage(services, async (stage) => {
    if (!(await insertPaymentEvent(stage.client, { id: eventId, kind }, stage.now))) return;
    if (event.success) await heedEvent(stage, kind, event.output.payload);
  });
}

async function heedEvent(stage: LedgerStage, kind: string, payload: Record<string, unknown>) {
  const { client, now } = stage;
  const part = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const parsed = v.safeParse(entityOf(schema), payload[name]);
    return parsed.success ? (parsed.output.entity as v.InferOutput<Schema>) : undefined;
  };
  if (kind.startsWith('refund.')) {
    const refund = part('refund', refundSchema);
    if (refund !== undefined) await heedRefund(stage, kind, refund);
    return;
  }
  if (kind === 'payment.dispute.lost') {
    const dispute = part('dispute', disputeSchema);
    if (dispute !== undefined) await heedChargeback(stage, dispute);
    return;
  }
  const told = part('payment', paymentSchema);
  if (told === undefined) return;
  const payment = paymentOf(told);
  if (kind === 'payment.captured' || kind === 'order.paid') {
    if (payment.status === 'captured' || payment.status === 'refunded') await creditPayment(stage, payment);
  } else if (kind === 'payment.failed') {
    await noteFailedPayment(client, payment, nextCheck(now, now) ?? now);
  } else if (kind === 'payment.authorized') {
    // It is held and not taken: asked after now, it is.
    const donation = await lockDonation(client, { orderId: payment.orderId });
    if (donation === undefined || donation.status === 'completed') return;
    await keepUnpaid(client, donation.id, { status: 'pending', failure: null, checkAt: now });
  }
}

const said = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const;

async function heedRefund(
  stage: LedgerStage,
  kind: string,
  { id: providerId, payment_id: paymentId, amount, receipt }: v.InferOutput<typeof refundSchema>,
): Promise<void> {
  const { client, now } = stage;
  const status = said[kind as keyof typeof said] ?? 'pending';
  const id = v.is(v.pipe(v.string(), v.uuid()), receipt) ? receipt : undefined;
  const known = await findRefund(client, { id, providerId });
  if (known !== undefined) return settleRefund(stage, known, { providerId, status });
  // Made at the provider's own desk. Of a payment that was never credited it takes nothing away.
  const donation = await lockDonation(client, { paymentId });
  if (donation === undefined || status === 'failed') return;
  const made = { id: randomUUID(), donationId: donation.id, paymentId, providerId, amount, counts: true } as const;
  await insertRefund(client, { ...made, state: 'sent', reason: 'made at the payment provider' }, now);
  const kept = await findRefund(client, { id: made.id });
  if (kept !== undefined) await settleRefund(stage, kept, { status });
}

async function heedChargeback(
  stage: LedgerStage,
  { id: providerId, payment_id: paymentId, amount }: v.InferOutput<typeof disputeSchema>,
): Promise<void> {
  const { client, now } = stage;
  const donation = await lockDonation(client, { paymentId });
  if (donation === undefined || (await findRefund(client, { providerId })) !== undefined) return;
  const made = { id: randomUUID(), donationId: donation.id, paymentId, providerId, amount, counts: true } as const;
  await insertRefund(client, { ...made, state: 'sent', reason: 'chargeback' }, now);
  const kept = await findRefund(client, { id: made.id });
  if (kept !== undefined) await settleRefund(stage, kept, { status: 'processed' });
  await notePaymentAlert(client, 'chargeback', donation.id, now);
}
