import { entryOf } from '../../contract/base/entry-of.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { listedRefundOf, paymentOf, paymentSchema, refundSchema } from '../payments/razorpay.ts';
import { findOrder, keepUnpaid, lockDonation } from '../store/donations/donations.ts';
import { insertPaymentEvent, notePaymentAlert } from '../store/donations/payment-events.ts';
import { findRefund, insertRefund } from '../store/donations/refunds.ts';
import { nextCheck } from './check-times.ts';
import { creditPayment, noteFailedPayment } from './credit-payment.ts';
import { goneOf, heedRefund } from './heed-refund.ts';
import { recoverOrder, type Recovered } from './recover-order.ts';
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
 * nothing here goes by which came first. False: it is to be told again, for the provider does not say now what the order is that it is of.
 */
export async function takeEvent(services: DonationServices, eventId: string, body: Json): Promise<boolean> {
  const event = v.safeParse(eventSchema, body);
  const kind = event.success ? event.output.event : 'unknown';
  const payload = event.success ? event.output.payload : {};
  const payment = kind.startsWith('payment.') || kind === 'order.paid' ? paymentIn(payload) : undefined;
  const recovered = payment && (await recoverUnknown(services, payment));
  if (recovered?.kind === 'away') return false;
  await onStage(services, async (stage) => {
    if (!(await insertPaymentEvent(stage.client, { id: eventId, kind }, stage.now))) return;
    // Others may have the same account at the provider.
    if (!event.success || recovered?.kind === 'others') return;
    await heedEvent(stage, kind, payload, recovered?.kind === 'ours' ? recovered : undefined);
  });
  return true;
}

/** Before the event is taken, for it takes the provider's answer. Undefined: the order is known. */
async function recoverUnknown(
  services: DonationServices,
  { orderId }: ProviderPayment,
): Promise<Recovered | undefined> {
  return (await findOrder(services.pool, orderId)) === undefined ? recoverOrder(services, orderId) : undefined;
}

function partOf<Schema extends v.GenericSchema>(
  payload: Record<string, unknown>,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(entityOf(schema), payload[name]);
  return parsed.success ? parsed.output.entity : undefined;
}

function paymentIn(payload: Record<string, unknown>): ProviderPayment | undefined {
  const told = partOf(payload, 'payment', paymentSchema);
  return told && paymentOf(told);
}

const said = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
} as const;

async function heedEvent(
  stage: LedgerStage,
  kind: string,
  payload: Record<string, unknown>,
  recovered: { donationId: string } | undefined,
): Promise<void> {
  const { client, now } = stage;
  if (kind.startsWith('refund.')) {
    const refund = partOf(payload, 'refund', refundSchema);
    // What an event is called goes before what its refund says: that may be as it was when the event was made.
    if (refund !== undefined)
      await heedRefund(stage, { ...listedRefundOf(refund), status: entryOf(said, kind) ?? 'pending' });
    return;
  }
  if (kind === 'payment.dispute.lost') {
    const dispute = partOf(payload, 'dispute', disputeSchema);
    if (dispute !== undefined) await heedChargeback(stage, dispute);
    return;
  }
  const payment = paymentIn(payload);
  if (payment === undefined) return;
  if (kind === 'payment.captured' || kind === 'order.paid') {
    const isPaid = payment.status === 'captured' || payment.status === 'refunded';
    if (isPaid) await creditPayment(stage, payment, recovered && { id: recovered.donationId });
  } else if (kind === 'payment.failed') {
    await noteFailedPayment(client, payment, nextCheck(now, now) ?? now);
  } else if (kind === 'payment.authorized') {
    // It is held and not taken: asked after now, it is.
    const donation = await lockDonation(client, { orderId: payment.orderId });
    if (donation === undefined || donation.status === 'completed') return;
    await keepUnpaid(client, donation.id, { status: 'pending', failure: null, checkAt: now });
  }
}

async function heedChargeback(
  stage: LedgerStage,
  { id: providerId, payment_id: paymentId, amount }: v.InferOutput<typeof disputeSchema>,
): Promise<void> {
  const { client, now } = stage;
  const donation = await lockDonation(client, { paymentId });
  if (donation === undefined || (await findRefund(client, { providerId })) !== undefined) return;
  const counted = await goneOf(client, donation, amount);
  if (counted === undefined) return notePaymentAlert(client, 'odd-refund', providerId, now);
  const made = {
    id: randomUUID(),
    donationId: donation.id,
    paymentId,
    providerId,
    amount: counted,
    counts: true,
  } as const;
  await insertRefund(client, { ...made, state: 'sent', reason: 'chargeback' }, now);
  const kept = await findRefund(client, { id: made.id });
  if (kept !== undefined) await settleRefund(stage, kept, { status: 'processed' });
  await notePaymentAlert(client, 'chargeback', donation.id, now);
}
