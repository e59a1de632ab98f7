import type pg from 'pg';
import { is } from 'valibot';
import { donate, getOwnDonation, payTest, refundDonation, verifyDonation } from '../../../contract/calls/donations.ts';
import { donationMessages } from '../../../contract/donation-messages.ts';
import { limits } from '../../../contract/limits.ts';
import { may } from '../../../contract/policies/actions.ts';
import { logEvent } from '../../access/log-event.ts';
import { askRefund } from '../../donations/ask-refund.ts';
import { confirmPayment } from '../../donations/confirm-payment.ts';
import { makeOrder } from '../../donations/make-order.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { proofOf } from '../../ledger/proof-of.ts';
import { refusals } from '../../refusal.ts';
import {
  donationsOf,
  donationView,
  findOrder,
  findShownDonation,
  type ShownDonation,
} from '../../store/donations/donations.ts';
import { allLogs } from '../../store/ledger/ledger-logs.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

/** Each order is one at the provider too: as many as anybody gives, and no flood. */
export const answerDonate = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, donate.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { donationOrders } = services;
  if (donationOrders.room(person._id) === 0) {
    return sendRefusal(reply, refusals.slowDown(donationOrders.secondsUntilRoom(person._id)));
  }
  donationOrders.take(person._id, 1);
  const made = await makeOrder(services, person._id, body.value);
  if (!made.ok) return sendRefusal(reply, made.failure);
  services.noteStored();
  const { order, checkout } = made.value;
  return reply.send({ success: true, message: texts.orderMade, order, data: checkout });
});

export const answerVerifyDonation = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, verifyDonation.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const confirmed = await confirmPayment(services, person._id, body.value);
  if (!confirmed.ok) return sendRefusal(reply, confirmed.failure);
  services.noteStored();
  const isPaid = confirmed.value.status === 'completed';
  const message = isPaid ? donationMessages.thanks : texts.paymentPending;
  return reply.send({ success: true, message, data: confirmed.value });
});

/** What a payment provider's dialog does elsewhere. */
export const answerPayTest = ofAccount(async ({ pool, payments }, request, reply, { person }) => {
  const body = parsedBody(request, payTest.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  if (payments.name !== 'test' || !('pay' in payments))
    return sendRefusal(reply, refusals.conflict(texts.noTestPayments));
  const { orderId, outcome } = body.value;
  const donation = await findOrder(pool, orderId);
  if (donation?.accountId !== person._id) return sendRefusal(reply, refusals.notFound(texts.noSuchDonation));
  const order = { orderId, amount: donation.amount };
  const data = outcome === 'paid' ? await payments.pay(order) : { description: await payments.refuse(order) };
  return reply.send({ success: true, data });
});

export const answerOwnDonations = ofAccount(async ({ pool }, _request, reply, { person }) => {
  const found = await donationsOf(pool, person._id, limits.ownDonations);
  return reply.send({ success: true, data: found.map(donationView) });
});

/** Somebody else's and none at all are one answer. */
export const answerOwnDonation = ofAccount(async ({ pool }, request, reply, { person }) => {
  const id = is(getOwnDonation.params, request.params) ? request.params.id : undefined;
  const found = id === undefined ? undefined : await findShownDonation(pool, id);
  const isOwn = found?.accountId === person._id;
  if (found === undefined || !(isOwn || may(person, 'manage-donations'))) {
    return sendRefusal(reply, refusals.notFound(texts.noSuchDonation));
  }
  if (!isOwn) logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'donations', records: 1 });
  const proof = await proofOfDonation(pool, found);
  return reply.send({ success: true, data: { ...donationView(found), ...(proof === undefined ? {} : { proof }) } });
});

/** That its entry is in the ledger, to be checked by anybody without us. */
async function proofOfDonation(
  pool: pg.Pool,
  { ledgerOrigin, ledgerIndex }: ShownDonation,
): Promise<string | undefined> {
  if (ledgerOrigin === null || ledgerIndex === null) return undefined;
  const log = (await allLogs(pool)).find(({ origin }) => origin === ledgerOrigin);
  return log && ledgerIndex < log.size ? proofOf(pool, log, ledgerIndex) : undefined;
}

export const answerRefund = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, refundDonation.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const asked = await askRefund(services, person._id, body.value);
  if (!asked.ok) return sendRefusal(reply, asked.failure);
  services.noteStored();
  const { id, amount, state, donationId } = asked.value;
  const found = await findShownDonation(services.pool, donationId);
  if (found === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchDonation));
  const refund = { _id: id, amount, state };
  return reply.send({ success: true, message: texts.refunded[state], data: donationView(found), refund });
});
