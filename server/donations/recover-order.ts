import type { ProviderPayment, ProviderRecords } from '../payments/provider.ts';
import { adoptOrder, findOrder, type LostDonation } from '../store/donations/donations.ts';
import { forgetPaymentAlert, notePaymentAlert } from '../store/donations/payment-events.ts';
import { ledgerName } from '../store/ledger/ledger-logs.ts';
import { captured } from './captured.ts';
import { CHECK_FIRST_MS } from './check-times.ts';
import { creditPayment } from './credit-payment.ts';
import { donationOfOrder } from './order-notes.ts';
import { onStage, type DonationServices } from './services.ts';

/**
 * `ours`: it is the order of this donation, which is there now, and credited with what was paid · `others`: it is of somebody else who has
 * the same account at the provider · `unknown`: nobody knows what it is of · `away`: the provider does not say now.
 */
export type Recovered = { kind: 'ours'; donationId: string } | { kind: 'others' | 'unknown' | 'away' };

/**
 * An order that somebody paid, and that this database does not know since it was put back to an earlier state: the provider's records say
 * what donation it is of, and that is there again, under the id that it had. What was paid is credited as ever: once, whoever finds it, in
 * however many processes.
 */
export async function recoverOrder(services: DonationServices, orderId: string): Promise<Recovered> {
  const { pool, clock, payments } = services;
  const { records } = payments;
  // Every payment of ours is of an order.
  if (orderId === '') return { kind: 'others' };
  if (records === undefined) return { kind: 'unknown' };
  const known = await findOrder(pool, orderId);
  const found = await payments.paymentsOf(orderId);
  if (!found.ok) return { kind: found.failure.kind === 'none' ? 'unknown' : 'away' };
  let lost: LostDonation | undefined;
  if (known === undefined) {
    const order = await findLost(services, records, orderId, found.value.find(isTaken));
    if (typeof order === 'string') return { kind: order };
    lost = order;
  }
  const paid: ProviderPayment[] = [];
  for (const payment of found.value.toSorted(firstCredited)) {
    const taken = await captured(payments, payment);
    if (taken !== undefined) paid.push(taken);
  }
  return onStage(services, async (stage): Promise<Recovered> => {
    const { client, now } = stage;
    const isTest = !payments.isLive;
    const id =
      lost === undefined ? known?.id : await adoptOrder(client, { ...lost, isTest }, clock.now() + CHECK_FIRST_MS);
    if (id === undefined) return { kind: 'unknown' };
    for (const payment of paid) {
      const credited = await creditPayment(stage, payment, { id });
      if (credited === 'credited' && lost !== undefined) await notePaymentAlert(client, 'recovered', id, now);
      await forgetPaymentAlert(client, 'unknown-order', payment.id);
    }
    return { kind: 'ours', donationId: id };
  });
}

async function findLost(
  { pool }: DonationServices,
  records: ProviderRecords,
  orderId: string,
  payment: ProviderPayment | undefined,
): Promise<LostDonation | 'others' | 'unknown' | 'away'> {
  const order = await records.findOrder(orderId);
  if (!order.ok) return order.failure.kind === 'none' ? 'unknown' : 'away';
  return donationOfOrder(order.value, payment, await ledgerName(pool));
}

const isTaken = ({ status }: ProviderPayment) => status !== 'failed' && status !== 'created';

/** Of two payments for one order the one that went back was the second, and of two that are here the later one is. */
function firstCredited(one: ProviderPayment, other: ProviderPayment): number {
  return Number(one.status === 'refunded') - Number(other.status === 'refunded') || one.createdAt - other.createdAt;
}
