import { createHmac, randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { donationMessages } from '../../contract/donation-messages.ts';
import type { DonationView } from '../../contract/entities/donation.ts';
import { startRazorpay, type RazorpayStandIn, type StandInPayment } from '../../tests/support/razorpay-stand-in.ts';
import { ask } from '../../tests/support/server/http.ts';
import { makeApproved, makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { razorpay } from '../payments/razorpay.ts';
import { checkPayments } from './check-payments.ts';
import { confirmPayment } from './confirm-payment.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const form = { amount: 50_000, donorName: 'Asha Kumar', email: 'asha@example.org', phone: '9810012345' };

let app: TestApp;
let provider: RazorpayStandIn;
let donor: TestPerson;

beforeAll(async () => {
  provider = await startRazorpay(['webhook-secret-new', 'webhook-secret-old']);
  app = await startApp(sharedPostgres('embedded'), { payments: razorpay(provider.settings) });
  donor = await makePerson(app, 'volunteer');
});
afterAll(async () => {
  await app.close();
  await provider.close();
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
const verify = (payment: StandInPayment, who = donor, change: object = {}) =>
  who.ask('POST', '/api/payment/verify-donation', { ...provider.callback(payment), ...change });
async function tell(kind: string, payload: object, secret?: string, id?: string) {
  const { body, headers } = provider.event(kind, payload, secret);
  const named = id === undefined ? {} : { 'x-razorpay-event-id': id };
  return ask(`${app.url}/api/payment/webhook`, { method: 'POST', body, headers: { ...headers, ...named } });
}
const captured = (payment: StandInPayment) => ({ payment: { entity: payment } });
async function donationOf(id: string, who = donor): Promise<DonationView> {
  return (await who.ask('GET', `/api/payment/mine/${id}`)).json['data'] as DonationView;
}
const entriesOf = (id: string) =>
  app.query<{ kind: string; amount: number }>(
    'SELECT kind, amount::int AS amount FROM fund_entries WHERE donation_id = $1 ORDER BY place',
    [id],
  );
const alertsAbout = async (about: string) =>
  (await app.query<{ kind: string }>('SELECT kind FROM payment_alerts WHERE about = $1', [about])).map(
    ({ kind }) => kind,
  );
const checkAfter = (ms: number) =>
  checkPayments(
    {
      pool: app.pool,
      clock: { now: () => Date.now() + ms },
      vault: testAccounts.vault,
      payments: razorpay(provider.settings),
    },
    () => false,
  );

describe('an order', () => {
  it('needs somebody who is signed in, of whatever role, approved or not', async () => {
    const asked = await ask(`${app.url}/api/payment/donate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(asked.status).toBe(401);
    await order();
  });

  it('is made by the server, of the amount that it was asked for, in rupees', async () => {
    const { orderId, donationId } = await order();
    const made = provider.orders.get(orderId);
    expect(made).toMatchObject({ amount: 50_000, currency: 'INR', receipt: donationId });
    expect(await donationOf(donationId)).toMatchObject({ status: 'pending', isAllocated: false, amount: 50_000 });
  });

  it('is refused with each field that is wrong', async () => {
    const wrong = { amount: 99, donorName: ' ', email: 'asha', phone: '981001234', campaign: randomUUID() };
    const { status, json } = await donor.ask('POST', '/api/payment/donate', wrong);
    expect([status, Object.keys(json['fields'] as object).toSorted()]).toEqual([
      422,
      ['amount', 'donorName', 'email', 'phone'],
    ]);
    for (const amount of [0, -1, 1.5, 1e12, '50000', null]) {
      expect((await donor.ask('POST', '/api/payment/donate', { ...form, amount })).status).toBe(422);
    }
    const unknown = await donor.ask('POST', '/api/payment/donate', { ...form, campaign: randomUUID() });
    expect([unknown.status, Object.keys(unknown.json['fields'] as object)]).toEqual([422, ['campaign']]);
  });

  it('is the same for the same donation, however often and at once it is asked for, and for nothing else', async () => {
    const _id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => order({ _id })));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const other = await donor.ask('POST', '/api/payment/donate', { ...form, _id, amount: 60_000 });
    expect([other.status, other.json['kind']]).toEqual([422, 'key-reuse']);
    const stranger = await makePerson(app, 'ngo');
    expect((await stranger.ask('POST', '/api/payment/donate', { ...form, _id })).json['kind']).toBe('key-reuse');
  });

  it('says that it failed while the provider does not answer, and is made when it does', async () => {
    const _id = randomUUID();
    provider.trouble = 503;
    const { status, json } = await donor.ask('POST', '/api/payment/donate', { ...form, _id });
    expect([status, json['message']]).toEqual([503, donationMessages.orderFailed]);
    provider.trouble = undefined;
    await order({ _id });
  });

  it('is for a campaign that is under way', async () => {
    const campaign = await makeDisaster(app);
    const { donationId } = await order({ campaign });
    expect(await donationOf(donationId)).toMatchObject({ campaign });
  });
});

describe('a payment', () => {
  it('S44 is credited once by its signature over the stored order, and thanks for it', async () => {
    const { orderId, donationId } = await order();
    const payment = provider.pay(orderId);
    const answers = await Promise.all([1, 2, 3].map(() => verify(payment)));
    expect(answers.map(({ status, json }) => [status, json['message']])).toEqual(
      answers.map(() => [200, donationMessages.thanks]),
    );
    const donation = await donationOf(donationId);
    expect(donation).toMatchObject({ status: 'completed', paymentId: payment.id });
    expect(donation.receiptNumber).toBeGreaterThan(0);
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
  });

  it('S44 is refused with one character of it changed, of another order, and from another person', async () => {
    const { orderId, donationId } = await order();
    const other = await order();
    const payment = provider.pay(orderId);
    const right = provider.callback(payment).razorpay_signature;
    const flipped = (right.startsWith('0') ? '1' : '0') + right.slice(1);
    const stranger = await makePerson(app, 'ngo');
    const answers = [
      await verify(payment, donor, { razorpay_signature: flipped }),
      await verify(payment, donor, { razorpay_order_id: other.orderId }),
      await verify(payment, donor, { razorpay_payment_id: `${payment.id}x` }),
      await verify(payment, donor, { razorpay_order_id: 'order_unknown' }),
      await verify(payment, stranger),
    ];
    for (const { status, json } of answers) {
      expect([status, json['message']]).toEqual([400, donationMessages.verifyFailed]);
    }
    expect((await donationOf(donationId)).status).toBe('pending');
    expect(await entriesOf(donationId)).toEqual([]);
  });

  it('stays pending where the provider does not answer, and is credited by itself when it does', async () => {
    const { orderId, donationId } = await order();
    const payment = provider.pay(orderId);
    provider.trouble = 500;
    const answer = await verify(payment);
    expect([answer.status, (answer.json['data'] as DonationView).status]).toEqual([200, 'pending']);
    provider.trouble = undefined;
    await checkAfter(1000);
    expect((await donationOf(donationId)).status).toBe('completed');
  });

  it('stays credited where an event is faster than an answer that does not come', async () => {
    const { orderId, donationId } = await order();
    const payment = provider.pay(orderId);
    const inner = razorpay(provider.settings);
    const paymentsOf = async () => {
      await tell('payment.captured', captured(payment));
      return { ok: false, failure: { kind: 'away', description: 'no answer' } } as const;
    };
    const { pool } = app;
    const services = {
      pool,
      clock: { now: () => Date.now() },
      vault: testAccounts.vault,
      payments: { ...inner, paymentsOf },
    };
    expect(await confirmPayment(services, donor.id, provider.callback(payment))).toMatchObject({
      ok: true,
      value: { status: 'completed' },
    });
    await checkAfter(MINUTE_MS);
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
  });

  it('is taken where the provider only holds it', async () => {
    const { orderId, donationId } = await order();
    const payment = provider.pay(orderId, 'authorized');
    expect((await verify(payment)).status).toBe(200);
    expect(provider.payments.get(payment.id)?.status).toBe('captured');
    expect((await donationOf(donationId)).status).toBe('completed');
  });

  it('is found for whoever never came back from paying', async () => {
    const { orderId, donationId } = await order();
    provider.pay(orderId);
    await checkAfter(9 * MINUTE_MS);
    expect((await donationOf(donationId)).status).toBe('pending');
    await checkAfter(11 * MINUTE_MS);
    expect((await donationOf(donationId)).status).toBe('completed');
  });

  it('that failed may be settled for three days more; an order that was left is over after four', async () => {
    const [late, left] = [await order(), await order()];
    const payment = provider.pay(late.orderId, 'failed');
    expect((await tell('payment.failed', captured(payment))).status).toBe(200);
    expect(await donationOf(late.donationId)).toMatchObject({
      status: 'failed',
      failure: 'Payment was unsuccessful',
    });
    payment.status = 'authorized';
    expect((await tell('payment.authorized', captured(payment))).status).toBe(200);
    await checkAfter(3 * DAY_MS);
    expect((await donationOf(late.donationId)).status).toBe('completed');
    expect((await donationOf(left.donationId)).status).toBe('pending');
    await checkAfter(5 * DAY_MS);
    expect((await donationOf(left.donationId)).status).toBe('failed');
    expect(await alertsAbout(new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10))).toEqual(['events-missing']);
  });
});

describe('an event of the provider', () => {
  it('S45 counts once, however often it comes: 1,000 of them three times each', async () => {
    const COUNT = 1_000;
    const person = await makePerson(app, 'ngo');
    const before = await app.query<{ last: number }>('SELECT last::int AS last FROM receipt_numbers WHERE NOT is_test');
    // Beside the limit of one account: what is asked here is the events.
    const orders = Array.from({ length: COUNT }, (_, at) => {
      const orderId = `order_many${at}`;
      return { id: randomUUID(), orderId, payment: provider.pay(orderId, 'captured', 50_000) };
    });
    const ids = orders.map(({ id }) => id);
    await app.query(
      `INSERT INTO donations (id, account_id, donor_name, email, phone, amount, is_test, order_id, created_at)
       SELECT id, $1, 'Asha', 'a@example.org', '9810012345', 50000, false, order_id, now()
       FROM unnest($2::uuid[], $3::text[]) AS made (id, order_id)`,
      [person.id, ids, orders.map(({ orderId }) => orderId)],
    );
    const told = orders.flatMap(({ payment }) => {
      const id = `evt_${payment.id}`;
      return [id, id, undefined].map((event) => () => tell('payment.captured', captured(payment), undefined, event));
    });
    const shuffled = told.map((run, at) => ({ run, key: (at * 7919) % told.length })).toSorted((a, b) => a.key - b.key);
    const statuses = new Set<number>();
    const waiting = shuffled.values();
    // As many at once as the provider may send.
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        for (const { run } of waiting) statuses.add((await run()).status);
      }),
    );
    expect(statuses).toEqual(new Set([200]));
    const sums = await app.query<{ count: number; amount: number }>(
      `SELECT count(*)::int AS count, sum(amount)::int AS amount FROM fund_entries WHERE donation_id = ANY ($1)`,
      [ids],
    );
    expect(sums).toEqual([{ count: COUNT, amount: COUNT * 50_000 }]);
    // Numbers without a gap.
    const numbers = await app.query<{ number: number }>(
      'SELECT receipt_number::int AS number FROM donations WHERE id = ANY ($1) ORDER BY 1',
      [ids],
    );
    const first = (before[0]?.last ?? 0) + 1;
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, at) => first + at));
  });

  it('S45 is refused unsigned, changed, or signed by a third secret; the secret before is good while it is rotated', async () => {
    const { orderId, donationId } = await order();
    const payload = captured(provider.pay(orderId));
    expect((await tell('payment.captured', payload, 'somebody-else')).status).toBe(400);
    const { body, headers } = provider.event('payment.captured', payload);
    const changed = body.replace('50000', '90000');
    const url = `${app.url}/api/payment/webhook`;
    expect((await ask(url, { method: 'POST', body: changed, headers })).status).toBe(400);
    const { 'x-razorpay-signature': _signature, ...unsigned } = headers;
    expect((await ask(url, { method: 'POST', body, headers: unsigned })).status).toBe(400);
    expect((await donationOf(donationId)).status).toBe('pending');
    expect((await tell('payment.captured', payload, 'webhook-secret-old')).status).toBe(200);
    expect((await donationOf(donationId)).status).toBe('completed');
  });

  it('S45 is signed over the bytes that came, a byte order mark among them', async () => {
    const { orderId, donationId } = await order();
    const { body, headers } = provider.event('payment.captured', captured(provider.pay(orderId)));
    const url = `${app.url}/api/payment/webhook`;
    const marked = `\uFEFF${body}`;
    // Its signature is over the body without the mark.
    expect((await ask(url, { method: 'POST', body: marked, headers })).status).toBe(400);
    expect((await donationOf(donationId)).status).toBe('pending');
    const signature = createHmac('sha256', 'webhook-secret-new').update(marked).digest('hex');
    const signed = { ...headers, 'x-razorpay-signature': signature };
    expect((await ask(url, { method: 'POST', body: marked, headers: signed })).status).toBe(200);
    expect((await donationOf(donationId)).status).toBe('completed');
  });

  it('S46 of another amount, currency or order credits nothing and tells the admin', async () => {
    const { orderId, donationId } = await order();
    const less = provider.pay(orderId, 'captured', 40_000);
    const dollars = { ...provider.pay(orderId), currency: 'USD' };
    const foreign = provider.pay('order_of_somebody_else', 'captured', 50_000);
    for (const payment of [less, dollars, foreign]) {
      expect((await tell('payment.captured', captured(payment))).status).toBe(200);
    }
    expect((await donationOf(donationId)).status).toBe('pending');
    const alerts = await Promise.all([less, dollars, foreign].map(({ id }) => alertsAbout(id)));
    expect(alerts).toEqual([['mismatch'], ['mismatch'], ['unknown-order']]);
  });

  it('that nobody here understands is taken, and does nothing', async () => {
    expect((await tell('subscription.charged', { subscription: { entity: {} } })).status).toBe(200);
    expect((await tell('payment.captured', { payment: { entity: { id: 5 } } })).status).toBe(200);
  });
});

describe('a convenience fee, which a donor pays on top', () => {
  /** As Razorpay tells of it where its customers bear the fee: within the payment's amount. */
  async function paidWithFee(amount: number, fee: number) {
    const made = await order();
    const payment = provider.pay(made.orderId, 'captured', amount);
    Object.assign(payment, { fee });
    return { ...made, payment, answer: await verify(payment) };
  }

  it('is named, and the donation is credited with what was given', async () => {
    const { donationId, payment } = await paidWithFee(51_180, 1_180);
    expect(await donationOf(donationId)).toMatchObject({
      status: 'completed',
      amount: 50_000,
      convenienceFee: 1_180,
      paymentId: payment.id,
    });
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
    expect(await alertsAbout(payment.id)).toEqual([]);
  });

  it('was in no sum, and so is taken from none when all of it goes back', async () => {
    const { donationId, payment } = await paidWithFee(51_180, 1_180);
    const entity = {
      id: `rfnd_${randomUUID()}`,
      payment_id: payment.id,
      amount: 51_180,
      status: 'processed',
      receipt: null,
    };
    await tell('refund.processed', { refund: { entity } });
    expect(await donationOf(donationId)).toMatchObject({ refunded: 50_000 });
    expect(await alertsAbout(entity.id)).toEqual([]);
  });

  it('is none where the provider takes it from what it pays out', async () => {
    const { donationId } = await paidWithFee(50_000, 1_180);
    const donation = await donationOf(donationId);
    expect([donation.status, donation.convenienceFee]).toEqual(['completed', undefined]);
  });

  it.each([
    ['more than order and fee', 52_000, 1_180],
    ['less than the order', 48_820, -1_180],
    ['a fee of nothing', 51_180, 0],
  ])('is no way to pay %s', async (_name, amount, fee) => {
    const { donationId, payment } = await paidWithFee(amount, fee);
    expect((await donationOf(donationId)).status).not.toBe('completed');
    expect(await alertsAbout(payment.id)).toEqual(['mismatch']);
  });
});

/** A donation that was paid, with its payment. */
async function paid() {
  const made = await order();
  const payment = provider.pay(made.orderId);
  await verify(payment);
  return { ...made, payment };
}

describe('a second payment on a paid order', () => {
  it('that its own dialog tells of, in another tab, goes back as well, and its donor is shown what was credited', async () => {
    const { orderId, donationId } = await order();
    const [first, second] = [provider.pay(orderId), provider.pay(orderId)];
    const answers = [await verify(first), await verify(second), await verify(second)];
    for (const { json } of answers) expect(json['data']).toMatchObject({ status: 'completed', paymentId: first.id });
    await checkAfter(MINUTE_MS);
    expect(provider.payments.get(second.id)?.status).toBe('refunded');
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
  });

  it('goes back at once, and its refund takes nothing away from the donation', async () => {
    const { orderId, donationId } = await order();
    const [first, second] = [provider.pay(orderId), provider.pay(orderId)];
    await verify(first);
    await tell('payment.captured', captured(second));
    await tell('order.paid', captured(second));
    await checkAfter(MINUTE_MS);
    await checkAfter(2 * MINUTE_MS);
    const refunds = [...provider.refunds.values()].filter(({ payment_id }) => payment_id === second.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([50_000]);
    const entity = { ...refunds[0], entity: 'refund' };
    await tell('refund.processed', { refund: { entity }, payment: { entity: { ...second, captured: false } } });
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
    expect((await donationOf(donationId)).paymentId).toBe(first.id);
    expect(await alertsAbout(second.id)).toEqual(['second-payment']);
  });
});

describe('a refund', () => {
  let admin: TestPerson;
  let secret: string;
  beforeAll(async () => {
    admin = await makeApproved(app, 'admin');
  });
  async function setUpSecondStep(): Promise<void> {
    const begun = await admin.ask('POST', '/api/account/second-step', { password: admin.password });
    secret = (begun.json['data'] as { secret: string }).secret;
    const code = new TOTP({ secret }).generate();
    expect((await admin.ask('POST', '/api/account/second-step/confirm', { code })).status).toBe(200);
  }
  /** Each code is good once: the database forgets that this one was used. */
  async function code(): Promise<string> {
    await app.query('UPDATE accounts SET totp_last_step = NULL WHERE id = $1', [admin.id]);
    return new TOTP({ secret }).generate();
  }
  const refund = (body: object) => admin.ask('POST', '/api/payment/admin/refund', body);

  it('needs the second factor of an admin, and a reason', async () => {
    const { donationId } = await paid();
    const body = { _id: randomUUID(), donation: donationId, amount: 10_000, reason: 'Given twice', code: '000000' };
    expect((await donor.ask('POST', '/api/payment/admin/refund', body)).status).toBe(403);
    expect((await refund(body)).json['kind']).toBe('conflict');
    await setUpSecondStep();
    const wrong = await refund(body);
    expect([wrong.status, Object.keys(wrong.json['fields'] as object)]).toEqual([422, ['code']]);
    expect((await refund({ ...body, reason: '' })).status).toBe(422);
    expect(await entriesOf(donationId)).toHaveLength(1);
  });

  it('goes back once, at most what was paid, and is written down', async () => {
    const { donationId, payment } = await paid();
    const body = { _id: randomUUID(), donation: donationId, amount: 30_000, reason: 'Given twice', code: await code() };
    const done = await refund(body);
    expect([done.status, done.json['refund']]).toEqual([200, { _id: body._id, amount: 30_000, state: 'done' }]);
    expect((await refund(body)).json['refund']).toMatchObject({ state: 'done' });
    const other = await refund({ ...body, amount: 20_000 });
    expect(other.json['kind']).toBe('key-reuse');
    const more = await refund({ ...body, _id: randomUUID(), amount: 20_001, code: await code() });
    expect([more.status, Object.keys(more.json['fields'] as object)]).toEqual([422, ['amount']]);
    expect([...provider.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
    expect(await entriesOf(donationId)).toEqual([
      { kind: 'received', amount: 50_000 },
      { kind: 'refund', amount: 30_000 },
    ]);
    expect(await donationOf(donationId)).toMatchObject({ status: 'completed', refunded: 30_000 });
    const acts = await app.query(`SELECT 1 FROM acts WHERE about = $1 AND action = 'donation-refunded'`, [donationId]);
    expect(acts).toHaveLength(1);
  });

  it('is told to the provider again where the answer was lost, under the same key', async () => {
    const { donationId, payment } = await paid();
    provider.trouble = 502;
    const body = {
      _id: randomUUID(),
      donation: donationId,
      amount: 50_000,
      reason: 'Wrong person',
      code: await code(),
    };
    expect((await refund(body)).json['refund']).toMatchObject({ state: 'due' });
    provider.trouble = undefined;
    expect(await entriesOf(donationId)).toHaveLength(1);
    await checkAfter(5 * MINUTE_MS);
    await checkAfter(10 * MINUTE_MS);
    expect([...provider.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
    expect(await donationOf(donationId)).toMatchObject({ refunded: 50_000 });
  });

  it('that is on its way counts once its event says so, and one that failed stays with us', async () => {
    const [sent, refused] = [await paid(), await paid()];
    provider.refundStatus = 'pending';
    const body = { amount: 50_000, reason: 'Wrong person' };
    const one = { ...body, _id: randomUUID(), donation: sent.donationId, code: await code() };
    expect((await refund(one)).json['refund']).toMatchObject({ state: 'sent' });
    const two = { ...body, _id: randomUUID(), donation: refused.donationId, code: await code() };
    await refund(two);
    provider.refundStatus = 'processed';
    const entityOf = (id: string) => ({ refund: { entity: provider.refunds.get(id) } });
    await tell('refund.processed', entityOf(one._id));
    await tell('refund.processed', entityOf(one._id));
    await tell('refund.failed', entityOf(two._id));
    expect(await donationOf(sent.donationId)).toMatchObject({ refunded: 50_000 });
    expect((await donationOf(refused.donationId)).refunded).toBeUndefined();
    expect(await alertsAbout(two._id)).toEqual(['refund-failed']);
  });

  it('made at the provider’s own desk, and a chargeback, are subtracted once', async () => {
    const [desk, bank] = [await paid(), await paid()];
    const entity = { id: 'rfnd_desk', payment_id: desk.payment.id, amount: 5_000, status: 'processed', receipt: null };
    await tell('refund.created', { refund: { entity: { ...entity, status: 'pending' } } });
    await tell('refund.processed', { refund: { entity } });
    await tell('refund.processed', { refund: { entity } });
    expect(await donationOf(desk.donationId)).toMatchObject({ refunded: 5_000 });
    const dispute = { id: 'disp_1', payment_id: bank.payment.id, amount: 50_000 };
    await tell('payment.dispute.lost', { dispute: { entity: dispute } });
    await tell('payment.dispute.lost', { dispute: { entity: dispute } });
    expect(await donationOf(bank.donationId)).toMatchObject({ refunded: 50_000 });
    expect(await alertsAbout(bank.donationId)).toEqual(['chargeback']);
  });
});

describe('what the provider says of a refund', () => {
  const ofDesk = (payment: StandInPayment, amount: number, id = `rfnd_${randomUUID()}`) => {
    const entity = { id, payment_id: payment.id, amount, status: 'processed', receipt: null };
    return { refund: { entity } };
  };

  it('counts once where both its events come in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { donationId, payment } = await paid();
      const said = ofDesk(payment, 5_000);
      const answers = await Promise.all(
        ['refund.created', 'refund.processed', 'refund.processed'].map((kind) => tell(kind, said)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await donationOf(donationId)).toMatchObject({ refunded: 5_000 });
    }
  });

  it.each([0, -900, 1e18, 50_001])(
    'of %d paise of 50,000 is kept out of the sums, and told to the admin',
    async (amount) => {
      const { donationId, payment } = await paid();
      const said = ofDesk(payment, amount);
      expect((await tell('refund.processed', said)).status).toBe(200);
      const dispute = { id: `disp_${randomUUID()}`, payment_id: payment.id, amount };
      expect((await tell('payment.dispute.lost', { dispute: { entity: dispute } })).status).toBe(200);
      expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
      for (const { id } of [said.refund.entity, dispute]) expect(await alertsAbout(id)).toEqual(['odd-refund']);
    },
  );

  it('is at most what is left of the payment', async () => {
    const { donationId, payment } = await paid();
    const [first, second] = [ofDesk(payment, 30_000), ofDesk(payment, 30_000)];
    for (const said of [first, second]) expect((await tell('refund.processed', said)).status).toBe(200);
    expect(await donationOf(donationId)).toMatchObject({ refunded: 30_000 });
    expect(await alertsAbout(second.refund.entity.id)).toEqual(['odd-refund']);
  });
});

describe('a payment of somebody else who has the same account at the provider', () => {
  it.each([
    ['without an order', undefined],
    ['of another site', { receipt: randomUUID(), notes: { site: 'shop.example' } }],
    ['of an order that is none of ours', { receipt: 'Invoice 7', notes: [] }],
  ] as const)('%s is passed over in silence', async (_how, of) => {
    const orderId = `order_${randomUUID()}`;
    if (of !== undefined) {
      provider.orders.set(orderId, { id: orderId, amount: 70_000, currency: 'INR', created_at: 0, ...of });
    }
    const payment = { ...provider.pay(orderId), amount: 70_000, ...(of === undefined && { order_id: null }) };
    for (const kind of ['payment.authorized', 'payment.captured', 'payment.failed']) {
      expect((await tell(kind, { payment: { entity: payment } })).status).toBe(200);
    }
    expect(await alertsAbout(payment.id)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('has an entry of each movement in its transaction, with nothing of the donor; a receipt proves its own', async () => {
    const donor2 = await makePerson(app, 'ngo');
    const gift = { donorName: 'Zainab Unheard', email: 'zainab@example.org', phone: '9123456789', purpose: 'Boats' };
    const { orderId, donationId } = await order(gift, donor2);
    await verify(provider.pay(orderId), donor2);
    const donation = await donationOf(donationId, donor2);
    const text = await (await fetch(`${app.url}/api/ledger/download`)).text();
    const leaf = JSON.parse(text.trimEnd().split('\n')[1 + (donation.ledger?.index ?? -1)] ?? '{}') as object;
    expect(leaf).toMatchObject({ kind: 'received', amount: 50_000, currency: 'INR' });
    expect(Object.keys((leaf as { commitments: object }).commitments).toSorted()).toEqual(
      ['donorName', 'email', 'phone', 'purpose'].toSorted(),
    );
    for (const word of ['Zainab', 'zainab@', '9123456789', 'Boats']) expect(text).not.toContain(word);
    expect((donation as { proof?: string }).proof).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra \S+\nindex \d+\n/);
  });

  it('stays as it is when a donor deletes their account, and nothing can be opened of it any more', async () => {
    const leaver = await makePerson(app, 'ngo');
    const { orderId, donationId } = await order({ donorName: 'Omar Gone' }, leaver);
    await verify(provider.pay(orderId), leaver);
    const { ledger } = await donationOf(donationId, leaver);
    const salts = () =>
      app.query(
        `SELECT 1 FROM ledger_salts JOIN ledger_logs ON ledger_logs.id = log_id WHERE origin = $1 AND entry_index = $2`,
        [ledger?.origin, ledger?.index],
      );
    expect(await salts()).toHaveLength(3);
    const before = await (await fetch(`${app.url}/api/ledger/download`)).text();
    expect((await leaver.ask('DELETE', '/api/account', { password: leaver.password })).status).toBe(200);
    expect(await salts()).toEqual([]);
    expect(await (await fetch(`${app.url}/api/ledger/download`)).text()).toBe(before);
    expect(
      await app.query('SELECT donor_name, email, phone, purpose, account_id FROM donations WHERE id = $1', [
        donationId,
      ]),
    ).toEqual([{ donor_name: '', email: '', phone: '', purpose: '', account_id: null }]);
    expect(await entriesOf(donationId)).toEqual([{ kind: 'received', amount: 50_000 }]);
  });
});

describe('one’s own donations', () => {
  it('are told to nobody else but admins', async () => {
    const { donationId } = await order();
    const [stranger, admin] = [await makePerson(app, 'ngo'), await makeApproved(app, 'admin')];
    expect((await stranger.ask('GET', `/api/payment/mine/${donationId}`)).status).toBe(404);
    expect((await stranger.ask('GET', '/api/payment/mine')).json['data']).toEqual([]);
    expect((await admin.ask('GET', `/api/payment/mine/${donationId}`)).status).toBe(200);
    const own = (await donor.ask('GET', '/api/payment/mine')).json['data'] as DonationView[];
    expect(own.map(({ _id }) => _id)).toContain(donationId);
  });
});

describe('without payment keys', () => {
  it('goes the same way by the test payment page, and marks its donations as tests', async () => {
    const test = await startApp(sharedPostgres('embedded'));
    const person = await makePerson(test, 'ngo');
    const asked = await person.ask('POST', '/api/payment/donate', form);
    const { id: orderId } = asked.json['order'] as { id: string };
    expect(asked.json['data']).toMatchObject({ provider: 'test' });
    const failed = await person.ask('POST', '/api/payment/test', { orderId, outcome: 'failed' });
    expect(failed.json['data']).toEqual({ description: 'The test bank said no' });
    const stranger = await makePerson(test, 'ngo');
    expect((await stranger.ask('POST', '/api/payment/test', { orderId, outcome: 'paid' })).status).toBe(404);
    const paid = await person.ask('POST', '/api/payment/test', { orderId, outcome: 'paid' });
    const again = await person.ask('POST', '/api/payment/test', { orderId, outcome: 'paid' });
    expect(again.json).toEqual(paid.json);
    const verified = await person.ask('POST', '/api/payment/verify-donation', paid.json['data']);
    expect(verified.json['data']).toMatchObject({ status: 'completed', test: true, receiptNumber: 1 });
    await test.close();
    // A server that takes real payments has none.
    const { orderId: real } = await order();
    expect((await donor.ask('POST', '/api/payment/test', { orderId: real, outcome: 'paid' })).status).toBe(409);
  });
});
