import { randomUUID } from 'node:crypto';
import { donationMessages } from '../../contract/donation-messages.ts';
import type { Checkout, Donate } from '../../contract/entities/donation.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isActiveDisaster } from '../store/donations/purposes.ts';
import { findDonation, insertDonation, keepOrder, type KeptDonation } from '../store/donations/donations.ts';
import { ledgerName } from '../store/ledger/ledger-logs.ts';
import { texts } from '../texts.ts';
import { CHECK_FIRST_MS } from './check-times.ts';
import { orderNotes } from './order-notes.ts';
import type { DonationServices } from './services.ts';

export interface MadeOrder {
  order: { id: string; amount: number; currency: string };
  checkout: Checkout;
}

/**
 * The provider's order for a donation of this account. Amount and currency are fixed here, once: nothing that comes back from the phone
 * changes them. The same `_id` again, after an answer that was lost or a second tap, is the same order.
 */
export async function makeOrder(
  services: DonationServices,
  accountId: string,
  body: Donate,
): Promise<Result<MadeOrder, Refusal>> {
  const { pool, clock, payments } = services;
  const id = body._id ?? randomUUID();
  if (body.campaign !== undefined && !(await isActiveDisaster(pool, body.campaign))) {
    return failed(refusals.invalid({ campaign: texts.noSuchCampaign }));
  }
  const isTest = !payments.isLive;
  await insertDonation(pool, { id, accountId, isTest }, body, clock.now());
  const donation = await findDonation(pool, id);
  if (donation === undefined || !isOfThis(donation, accountId, body)) return failed(refusals.keyReuse());
  // Keys were set, or taken away, between the two: an order of the other kind could not be paid here.
  if (donation.isTest !== isTest) return failed(refusals.conflict(donationMessages.orderFailed));
  if (donation.status === 'completed') return failed(refusals.conflict(texts.alreadyPaid));
  const { amount, currency } = donation;
  const orderId = donation.orderId ?? (await orderFor(services, donation));
  if (orderId === undefined) return failed({ ...refusals.busy(), message: donationMessages.orderFailed });
  const { keyId } = payments;
  const checkout = { donationId: id, provider: payments.name, ...(keyId === undefined ? {} : { keyId }) };
  return ok({ order: { id: orderId, amount, currency }, checkout });
}

function isOfThis(kept: KeptDonation, accountId: string, body: Donate): boolean {
  return (
    kept.accountId === accountId &&
    kept.amount === body.amount &&
    kept.donorName === body.donorName &&
    kept.email === body.email &&
    kept.phone === body.phone &&
    kept.purpose === (body.purpose ?? '') &&
    kept.campaignId === (body.campaign ?? null)
  );
}

/** Undefined where the provider did not make one: the donation waits without. */
async function orderFor(
  { pool, clock, payments }: DonationServices,
  donation: KeptDonation,
): Promise<string | undefined> {
  const { id, amount, currency } = donation;
  const notes = orderNotes(donation, await ledgerName(pool));
  const made = await payments.createOrder({ amount, currency, receipt: id, notes });
  // Two taps may have made two of them: the first that was kept is the donation's, and nobody sees the other.
  return made.ok ? keepOrder(pool, id, made.value, clock.now() + CHECK_FIRST_MS) : undefined;
}
