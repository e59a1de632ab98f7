import type { ProviderPayment } from '../payments/provider.ts';
import {
  deleteWithoutOrder,
  donationsToCheck,
  keepUnpaid,
  lockDonation,
  type KeptDonation,
} from '../store/donations/donations.ts';
import { notePaymentAlert } from '../store/donations/payment-events.ts';
import { refundsDue } from '../store/donations/refunds.ts';
import { captured } from './captured.ts';
import { EVENTS_LATE_MS, nextCheck, NO_ORDER_MS } from './check-times.ts';
import { creditPayment } from './credit-payment.ts';
import { findLostPayments } from './list-payments.ts';
import { sendRefund } from './send-refund.ts';
import { onStage, type DonationServices } from './services.ts';

/** Orders, and refunds, at a time. */
const AT_A_TIME = 50;

/**
 * Asks the provider after the orders that nobody came back for, and for payments that we know nothing of, and tells it of refunds that are
 * due: credits what was paid though neither the phone nor an event said so. Goes on with the next turn where it is told to stop.
 */
export async function checkPayments(services: DonationServices, isStopping: () => boolean): Promise<void> {
  const { pool, clock } = services;
  for (const donation of await donationsToCheck(pool, clock.now(), AT_A_TIME)) {
    if (isStopping()) return;
    await checkOrder(services, donation);
  }
  await findLostPayments(services, isStopping);
  for (const refund of await refundsDue(pool, clock.now(), AT_A_TIME)) {
    if (isStopping()) return;
    await sendRefund(services, refund);
  }
  await deleteWithoutOrder(pool, clock.now() - NO_ORDER_MS);
}

async function checkOrder(services: DonationServices, donation: KeptDonation): Promise<void> {
  const { payments } = services;
  const { id, orderId, isTest, createdAt } = donation;
  // One of the time before the keys changed: this provider does not know it.
  const isOurs = orderId !== null && isTest === !payments.isLive;
  const found = isOurs ? await payments.paymentsOf(orderId) : undefined;
  const paid: ProviderPayment[] = [];
  for (const payment of found?.ok === true ? found.value : []) {
    const taken = await captured(payments, payment);
    if (taken !== undefined) paid.push(taken);
  }
  await onStage(services, async (stage) => {
    const { client, now } = stage;
    for (const payment of paid) {
      const credited = await creditPayment(stage, payment);
      const isLate = payments.isLive && credited === 'credited' && now - createdAt > EVENTS_LATE_MS;
      if (isLate) await notePaymentAlert(client, 'events-missing', new Date(now).toISOString().slice(0, 10), now);
    }
    const kept = await lockDonation(client, { id });
    if (kept === undefined || kept.status === 'completed') return;
    const checkAt = nextCheck(createdAt, now);
    const failure = found?.ok === true ? found.value.findLast(({ status }) => status === 'failed') : undefined;
    // Nothing comes any more: the order was left.
    const isOver = checkAt === null || kept.status === 'failed' || failure !== undefined;
    const status = isOver ? 'failed' : 'pending';
    await keepUnpaid(client, id, { status, failure: failure?.description ?? kept.failure, checkAt });
  });
}
