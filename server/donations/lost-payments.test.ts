import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DonationView } from '../../contract/entities/donation.ts';
import { startRazorpay, type RazorpayStandIn, type StandInPayment } from '../../tests/support/razorpay-stand-in.ts';
import { ask } from '../../tests/support/server/http.ts';
import { backUpMoney, putBackMoney } from '../../tests/support/server/money-backup.ts';
import { makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { razorpay } from '../payments/razorpay.ts';
import { checkPayments } from './check-payments.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const form = { amount: 50_000, donorName: 'Asha Kumar', email: 'asha@example.org', phone: '9810012345' };

let app: TestApp;
let provider: RazorpayStandIn;
let donor: TestPerson;
/** Each check is some minutes after the one before. */
let later: number;

beforeAll(async () => {
  provider = await startRazorpay();
  app = await startApp(sharedPostgres('embedded'), { payments: razorpay(provider.settings) });
  donor = await makePerson(app, 'volunteer');
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  later = 0;
  await app.query(`DELETE FROM server_state WHERE name = 'payments_listed'`);
  await app.query('DELETE FROM payment_alerts');
  await check();
  await backUpMoney(app.pool);
});
afterEach(() => {
  provider.trouble = undefined;
  provider.refundStatus = 'processed';
});

async function order(more: object = {}, who = donor): Promise<{ orderId: string; donationId: string }> {
  const answer = await who.ask('POST', '/api/payment/donate', { ...form, ...more });
  expect(answer.text).toContain('"success":true');
  const { id } = answer.json['order'] as { id: string };
  return { orderId: id, donationId: (answer.json['data'] as { donationId: string }).donationId };
}
async function tell(kind: string, payment: StandInPayment) {
  const { body, headers } = provider.event(kind, { payment: { entity: payment } });
  return ask(`${app.url}/api/payment/webhook`, { method: 'POST', body, headers });
}
const verify = (payment: StandInPayment, who = donor) =>
  who.ask('POST', '/api/payment/verify-donation', provider.callback(payment));
function check(payments = razorpay(provider.settings)) {
  later += 6 * MINUTE_MS;
  const now = Date.now() + later;
  return checkPayments({ pool: app.pool, clock: { now: () => now }, vault: testAccounts.vault, payments }, () => false);
}
async function donationOf(id: string, who = donor): Promise<DonationView | undefined> {
  return (await who.ask('GET', `/api/payment/mine/${id}`)).json['data'] as DonationView | undefined;
}
const entriesOf = (id: string) =>
  app.query<{ kind: string; amount: number }>(
    'SELECT kind, amount::int AS amount FROM fund_entries WHERE donation_id = $1 ORDER BY place',
    [id],
  );
const alerts = () =>
  app.query<{ kind: string; about: string }>('SELECT kind, about FROM payment_alerts ORDER BY kind, about');
const setListed = (at: number) =>
  app.query(
    `UPDATE server_state SET value = (SELECT value FROM server_state WHERE name = 'epoch') || ' ' || $1
     WHERE name = 'payments_listed'`,
    [String(at)],
  );
/** Paid, credited, and lost: the database is as it was before. */
async function lost(more: object = {}, who = donor) {
  const made = await order(more, who);
  const payment = provider.pay(made.orderId);
  expect((await verify(payment, who)).status).toBe(200);
  await putBackMoney(app.pool);
  expect(await donationOf(made.donationId, who)).toBeUndefined();
  return { ...made, payment };
}

describe('a payment that was lost with a state of the database', () => {
  it('is credited again when an event tells of it: the same donation of the same donor, with a receipt and its place in the new log', async () => {
    const campaign = await makeDisaster(app);
    const { donationId, payment } = await lost({ campaign, purpose: 'Boats' });
    expect((await tell('payment.captured', payment)).status).toBe(200);
    const donation = await donationOf(donationId);
    expect(donation).toMatchObject({ ...form, status: 'completed', campaign, paymentId: payment.id });
    // The donor's own words are not for the provider to know.
    expect(donation?.purpose).toBeUndefined();
    expect(donation?.receiptNumber).toBeGreaterThan(0);
    expect(donation?.ledger?.origin).toContain('/api/ledger/');
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
    expect(await alerts()).toEqual([{ kind: 'recovered', about: donationId }]);
  });

  it('is found in the provider’s list where nobody tells of it, as soon as the database was put back', async () => {
    const { donationId } = await lost();
    // No matter when the list was read last.
    later -= 6 * MINUTE_MS;
    await check();
    expect((await donationOf(donationId))?.status).toBe('completed');
    expect(await alerts()).toEqual([{ kind: 'recovered', about: donationId }]);
  });

  it('is credited once, by events, the dialog’s answer and checks in several processes at once, and however often', async () => {
    const { donationId, payment } = await lost();
    const all = () => [
      tell('payment.captured', payment),
      tell('order.paid', payment),
      verify(payment),
      check(),
      check(razorpay(provider.settings)),
      tell('payment.captured', payment),
    ];
    await Promise.all(all());
    await Promise.all(all());
    expect((await donationOf(donationId))?.status).toBe('completed');
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
    const numbers = await app.query<{ last: number; highest: number }>(
      `SELECT last::int AS last, (SELECT max(receipt_number)::int FROM donations WHERE NOT is_test) AS highest
       FROM receipt_numbers WHERE NOT is_test`,
    );
    expect(numbers[0]?.highest).toBe(numbers[0]?.last);
  });

  it('is told again while the provider does not say what the order is, and nothing is taken as done', async () => {
    const { donationId, payment } = await lost();
    const { body, headers } = provider.event('payment.captured', { payment: { entity: payment } });
    const send = () => ask(`${app.url}/api/payment/webhook`, { method: 'POST', body, headers });
    provider.trouble = 503;
    expect((await send()).status).toBe(503);
    expect((await verify(payment)).status).toBe(503);
    await check();
    expect(await donationOf(donationId)).toBeUndefined();
    provider.trouble = undefined;
    expect((await send()).status).toBe(200);
    expect((await donationOf(donationId))?.status).toBe('completed');
  });

  it('of which the provider’s list did not tell to its end is found by the next check', async () => {
    const { donationId } = await lost();
    provider.trouble = 503;
    await check();
    provider.trouble = undefined;
    await check();
    expect((await donationOf(donationId))?.status).toBe('completed');
  });

  it('is found among more than one page of the list', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => order()));
    const payments = made.map(({ orderId }) => provider.pay(orderId));
    await Promise.all(payments.map((payment) => verify(payment)));
    await putBackMoney(app.pool);
    // Newer ones of a shop that shares the account: they fill the first pages.
    const foreign = Array.from({ length: 230 }, (_, at) => provider.pay(`order_shop_${at % 4}`, 'failed', 100));
    await check();
    const found = await Promise.all(made.map(({ donationId }) => donationOf(donationId)));
    expect(found.map((donation) => donation?.status)).toEqual(['completed', 'completed', 'completed']);
    foreign.forEach(({ id }) => provider.payments.delete(id));
  });

  it('is found however old the backup is', async () => {
    const { orderId, donationId, payment } = await lost();
    const before = Math.floor((Date.now() - 40 * DAY_MS) / 1000);
    Object.assign(provider.orders.get(orderId) ?? {}, { created_at: before });
    payment.created_at = before + 60;
    await setListed(Date.now() - 41 * DAY_MS);
    await check();
    expect(await donationOf(donationId)).toMatchObject({
      status: 'completed',
      createdAt: new Date(before * 1000).toISOString(),
    });
  });

  it('belongs to nobody where the donor’s account is gone too, and says so', async () => {
    const leaver = await makePerson(app, 'ngo');
    const { donationId, payment } = await lost({ donorName: 'Omar Said' }, leaver);
    await app.query('DELETE FROM accounts WHERE id = $1', [leaver.id]);
    await tell('payment.captured', payment);
    expect(await app.query('SELECT account_id, donor_name, status FROM donations WHERE id = $1', [donationId])).toEqual(
      [{ account_id: null, donor_name: 'Omar Said', status: 'completed' }],
    );
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
  });

  it('of an order without our notes has its receipt alone: whose it was is not known', async () => {
    const { orderId, donationId, payment } = await lost();
    Object.assign(provider.orders.get(orderId) ?? {}, { notes: [] });
    Object.assign(payment, { email: 'void@razorpay.com' });
    await tell('payment.captured', payment);
    expect(
      await app.query('SELECT account_id, donor_name, email, phone, status FROM donations WHERE id = $1', [donationId]),
    ).toEqual([{ account_id: null, donor_name: '', email: '', phone: '9810012345', status: 'completed' }]);
  });

  it('that the provider only holds is taken; an order that nobody paid yet is asked after as ever', async () => {
    const [held, failing] = [await order(), await order()];
    provider.pay(held.orderId, 'authorized');
    const failed = provider.pay(failing.orderId, 'failed');
    await putBackMoney(app.pool);
    await check();
    expect((await donationOf(held.donationId))?.status).toBe('completed');
    expect((await donationOf(failing.donationId))?.status).toBe('pending');
    failed.status = 'authorized';
    later += 15 * MINUTE_MS;
    await check();
    expect((await donationOf(failing.donationId))?.status).toBe('completed');
  });

  it('of a donation that came back without its order, or with a later one, is that donation’s', async () => {
    const [without, again] = [randomUUID(), randomUUID()];
    const orders = [await order({ _id: without }), await order({ _id: again })];
    const payments = orders.map(({ orderId }) => provider.pay(orderId));
    await putBackMoney(app.pool);
    await app.query(
      `INSERT INTO donations (id, account_id, donor_name, email, phone, amount, is_test, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, false, now())`,
      [without, donor.id, ...Object.values({ ...form, amount: undefined }).filter(Boolean), form.amount],
    );
    // The phone asks again, gets another order, and pays that too.
    const second = await order({ _id: again });
    expect(second.orderId).not.toBe(orders[1]?.orderId);
    const twice = provider.pay(second.orderId);
    await verify(twice);
    await check();
    await check();
    expect(await donationOf(without)).toMatchObject({ status: 'completed', paymentId: payments[0]?.id });
    expect(await donationOf(again)).toMatchObject({ status: 'completed', paymentId: twice.id });
    expect(await entriesOf(again)).toEqual([{ kind: 'received', amount: 50_000 }]);
    // What was paid first went back.
    expect([...provider.refunds.values()].map(({ payment_id }) => payment_id)).toContain(payments[1]?.id);
  });

  it('that went back, whole or in part, is as much less as before', async () => {
    const [whole, part] = [await order(), await order()];
    const [one, two] = [provider.pay(whole.orderId), provider.pay(part.orderId)];
    await Promise.all([verify(one), verify(two)]);
    const { records: _, ...sender } = razorpay(provider.settings);
    const key = randomUUID();
    await sender.refund({ paymentId: one.id, amount: 50_000, key: randomUUID() });
    await sender.refund({ paymentId: two.id, amount: 20_000, key });
    await putBackMoney(app.pool);
    await check();
    await check();
    expect(await donationOf(whole.donationId)).toMatchObject({ status: 'completed', refunded: 50_000 });
    expect(await donationOf(part.donationId)).toMatchObject({ status: 'completed', refunded: 20_000 });
    expect(await app.query('SELECT 1 FROM fund_entries WHERE id = $1', [key])).toHaveLength(1);
  });

  it('of two for one order is the one that stayed; the other goes back no second time', async () => {
    const { orderId, donationId } = await order();
    const [first, second] = [provider.pay(orderId), provider.pay(orderId)];
    await verify(first);
    await tell('payment.captured', second);
    await check();
    expect(second.status).toBe('refunded');
    await putBackMoney(app.pool);
    await check();
    await check();
    expect(await donationOf(donationId)).toMatchObject({ status: 'completed', paymentId: first.id });
    expect((await donationOf(donationId))?.refunded).toBeUndefined();
    expect((await alerts()).map(({ kind }) => kind)).not.toContain('refund-failed');
    expect(provider.payments.get(first.id)?.status).toBe('captured');
  });
});

describe('a payment that is not ours', () => {
  it('of another deployment that shares the account is passed over in silence', async () => {
    const { orderId, donationId, payment } = await lost();
    Object.assign(provider.orders.get(orderId) ?? {}, { notes: { site: 'other.example' } });
    await tell('payment.captured', payment);
    await check();
    expect(await app.query('SELECT 1 FROM donations WHERE id = $1', [donationId])).toEqual([]);
    expect(await alerts()).toEqual([]);
    provider.payments.delete(payment.id);
  });

  it.each([
    ['of an order whose mark is no id', { receipt: 'shop-17' }],
    ['in another currency', { currency: 'USD' }],
  ])('%s is told to the admin and credited to nobody', async (_, change) => {
    const { orderId, donationId, payment } = await lost();
    Object.assign(provider.orders.get(orderId) ?? {}, change);
    await tell('payment.captured', payment);
    await check();
    expect(await app.query('SELECT 1 FROM donations WHERE id = $1', [donationId])).toEqual([]);
    expect(await alerts()).toEqual([{ kind: 'unknown-order', about: payment.id }]);
    provider.payments.delete(payment.id);
  });

  it('of another amount than the donation of its mark changes nothing of that', async () => {
    const { donationId, orderId } = await order();
    const stranger = { ...provider.orders.get(orderId), id: 'order_stranger', amount: 70_000 };
    provider.orders.set('order_stranger', stranger as never);
    const payment = provider.pay('order_stranger');
    await tell('payment.captured', payment);
    expect(await donationOf(donationId)).toMatchObject({ status: 'pending', amount: 50_000 });
    expect(await alerts()).toEqual([{ kind: 'unknown-order', about: payment.id }]);
  });
});

describe('how far the list was read', () => {
  it('is kept only where the database is still the one that it was read for', async () => {
    const HOUR_MS = 60 * MINUTE_MS;
    await setListed(Date.now() - 4 * HOUR_MS);
    await backUpMoney(app.pool);
    const { orderId, donationId } = await order();
    const payment = provider.pay(orderId);
    payment.created_at -= 2 * 3600;
    await verify(payment);
    await setListed(Date.now() - 3 * HOUR_MS);
    const inner = razorpay(provider.settings);
    const { records } = inner;
    if (records === undefined) throw new Error('no records');
    let isPutBack = false;
    // It is put back after the list of payments was heeded, and before that is kept.
    const listRefunds: typeof records.listRefunds = async (page) => {
      if (!isPutBack) await putBackMoney(app.pool);
      isPutBack = true;
      return records.listRefunds(page);
    };
    await check({ ...inner, records: { ...records, listRefunds } });
    expect([isPutBack, await donationOf(donationId)]).toEqual([true, undefined]);
    await check();
    expect((await donationOf(donationId))?.status).toBe('completed');
  });
});
