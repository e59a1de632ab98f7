import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DonationView, FundSums } from '../../contract/entities/donation.ts';
import { addSums, allocationOf, fundSums, noTotals, type FundTotals } from '../../contract/policies/fund-sums.ts';
import { fc } from '../../tests/support/property.ts';
import { startRazorpay, type RazorpayStandIn, type StandInPayment } from '../../tests/support/razorpay-stand-in.ts';
import { creditDonation, forgetMoney, orderDonation, returnDonation } from '../../tests/support/server/donations.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask } from '../../tests/support/server/http.ts';
import { backUpMoney, putBackMoney } from '../../tests/support/server/money-backup.ts';
import { makePeople, makePerson, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { razorpay } from '../payments/razorpay.ts';
import { checkPayments } from './check-payments.ts';
import { countFunds } from './count-funds.ts';
import { makeOrder } from './make-order.ts';
import type { DonationServices } from './services.ts';

const RUNS = 60;
const DONATIONS = 4;

type Kind = 'received' | 'fee' | 'refund' | 'allocated' | 'taken-back' | 'purchase';

/** One thing that happens. `amount`: a part of the most that a sane person would ask for, and at times more. */
interface Event {
  kind: Kind;
  /** Which donation, or which of the allocations made so far. */
  which: number;
  paise: number;
  /** 1: arrives once; more: repeated, at the same moment; 0: lost. */
  times: number;
}

const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom<Kind>(
    'received',
    'received',
    'fee',
    'refund',
    'allocated',
    'allocated',
    'taken-back',
    'purchase',
  ),
  which: fc.nat(11),
  paise: fc.integer({ min: 1, max: 1_200 }),
  times: fc.constantFrom(1, 1, 1, 1, 2, 3, 0),
});

onEmbeddedPostgres('any history of money', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const totalsNow = async () => {
    const rows = await app().query<{ donation: string; from: string | null; kind: keyof FundTotals; amount: string }>(
      'SELECT donation_id AS donation, from_donation_id AS "from", kind, amount FROM fund_entries',
    );
    const all = new Map<string, Record<keyof FundTotals, number>>();
    const of = (id: string) => {
      const totals = all.get(id) ?? { ...noTotals };
      all.set(id, totals);
      return totals;
    };
    for (const { donation, from, kind, amount } of rows) {
      of(donation)[kind] += Number(amount);
      if (from !== null) of(from).settledFrom += Number(amount);
    }
    return all;
  };

  const isWhole = (sums: FundSums) => {
    expect(Object.values(sums).every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true);
    expect(sums.received - sums.fees - sums.refunded).toBe(sums.allocated + sums.unallocated - sums.shortfall);
    expect(sums.allocated).toBe(sums.spent + sums.held);
  };

  it('in any order, repeated and lost: not a paisa is made, lost or counted twice', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.integer({ min: 100, max: 1_000 }), { minLength: DONATIONS, maxLength: DONATIONS }),
      fc.array(event, { minLength: 5, maxLength: 40 }),
      async (amounts, events) => {
        await forgetMoney(app().pool);
        const ids = await Promise.all(
          amounts.map((amount) => orderDonation(app().pool, { accountId: people.volunteer.id, amount })),
        );
        const allocations: string[] = [];
        const post = (path: string, body: object) => people.admin.ask('POST', `/api/payment/admin/${path}`, body);
        for (const { kind, which, paise, times } of events) {
          const id = ids[which % ids.length] ?? '';
          const allocation = allocations[which % Math.max(1, allocations.length)] ?? randomUUID();
          const entryId = randomUUID();
          const said = { _id: entryId, amount: paise };
          const happens: Record<Kind, () => Promise<unknown>> = {
            received: () => creditDonation(app().pool, id),
            fee: () => post('fee', { ...said, donation: id, what: 'fee' }),
            refund: () => returnDonation(app().pool, id, paise, entryId),
            allocated: () =>
              post('allocate', { ...said, donation: id, category: which % 2 === 0 ? 'Shelter' : 'Other' }),
            'taken-back': () => post('take-back', { ...said, allocation, reason: 'reason' }),
            purchase: () => post('purchase', { ...said, allocation, what: 'goods', fromWhom: 'shop' }),
          };
          const before = addSums([...(await totalsNow()).values()].map(fundSums));
          await Promise.all(Array.from({ length: times }, () => happens[kind]()));
          if (kind === 'allocated' && times > 0) allocations.push(entryId);
          const totals = await totalsNow();
          const after = addSums([...totals.values()].map(fundSums));
          [...totals.values()].map(fundSums).forEach((sums) => {
            expect(Math.min(sums.unallocated, sums.shortfall)).toBe(0);
            expect(sums.held).toBeGreaterThanOrEqual(0);
          });
          isWhole(after);
          // Only what comes in and goes out changes what there is, by its own amount, and once.
          const moved = { received: amounts[which % ids.length] ?? 0, fee: -paise, refund: -paise }[kind as 'fee'] ?? 0;
          const change =
            after.received - after.fees - after.refunded - (before.received - before.fees - before.refunded);
          expect([0, times === 0 ? 0 : moved]).toContain(change);
        }
        const { json } = await people.admin.ask('GET', '/api/payment/admin/find');
        const sums = addSums([...(await totalsNow()).values()].map(fundSums));
        expect(json['sums']).toEqual(sums);
        // What is public adds up as well: what remains is what is free, and shares make a whole.
        const { sums: shown, remainingFunds, categoryWiseUsage } = await countFunds(app().pool, true);
        expect([shown, remainingFunds]).toEqual([sums, sums.unallocated]);
        expect(categoryWiseUsage.reduce((all, { amount }) => all + amount, 0)).toBe(sums.allocated);
        expect(categoryWiseUsage.reduce((all, { spent = 0 }) => all + spent, 0)).toBe(sums.spent);
        expect(categoryWiseUsage.reduce((all, { percentage }) => all + Math.round(percentage * 10), 0)).toBe(
          sums.allocated > 0 ? 1000 : 0,
        );
        // Each paid donation is one of the three, as the filter finds it and as its view says.
        const found = (query: string) =>
          people.admin
            .ask('GET', `/api/payment/admin/find?${query}`)
            .then((answer) => answer.json['data'] as DonationView[]);
        const paid = await found('status=completed');
        for (const [allocated, allocation] of [
          ['true', 'all'],
          ['part', 'part'],
          ['none', 'none'],
        ] as const) {
          const expected = paid.filter((donation) => allocationOf(donation) === allocation);
          expect((await found(`allocated=${allocated}`)).map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
        }
        const open = await app().query<{ held: number }>(
          `SELECT (amount - COALESCE((SELECT SUM(amount) FROM fund_entries AS later WHERE later.allocation_id = entry.id), 0))::integer AS held
           FROM fund_entries AS entry WHERE kind = 'allocated'`,
        );
        expect(open.every(({ held }) => held >= 0)).toBe(true);
        expect(open.reduce((all, { held }) => all + held, 0)).toBe(sums.held);
      },
    );
    await fc.assert(property, { numRuns: RUNS });
  });
});

/** What happens between donors, the provider and a database that is put back to an earlier state at times. */
type Happening = 'order' | 'pay' | 'event' | 'dialog' | 'refund' | 'check' | 'backup' | 'restore' | 'trouble';

const happening = fc.record({
  kind: fc.constantFrom<Happening>(
    'order',
    'order',
    'pay',
    'pay',
    'pay',
    'event',
    'event',
    'dialog',
    'refund',
    'check',
    'backup',
    'restore',
    'restore',
    'trouble',
  ),
  which: fc.nat(11),
  paise: fc.integer({ min: 1, max: 600 }),
  times: fc.constantFrom(1, 1, 2, 3, 0),
});

describe('any history with a database that is put back', () => {
  const MINUTE_MS = 60_000;
  const DAY_MS = 24 * 60 * MINUTE_MS;
  let app: TestApp;
  let provider: RazorpayStandIn;
  let donor: TestPerson;
  beforeAll(async () => {
    provider = await startRazorpay();
    app = await startApp(sharedPostgres('embedded'), { payments: razorpay(provider.settings) });
    donor = await makePerson(app, 'ngo');
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  it('ends with each payment that the provider has credited once, and each that it sent back gone once', async () => {
    const property = fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 30 }), async (happenings) => {
      await forgetMoney(app.pool);
      for (const table of ['payment_events', 'payment_alerts']) await app.query(`DELETE FROM ${table}`);
      await app.query(`DELETE FROM server_state WHERE name = 'payments_listed'`);
      for (const records of [provider.orders, provider.payments, provider.refunds]) records.clear();
      let later = 0;
      const services = (): DonationServices => {
        const now = Date.now() + later;
        return {
          pool: app.pool,
          clock: { now: () => now },
          vault: testAccounts.vault,
          payments: razorpay(provider.settings),
        };
      };
      const check = async () => {
        later += 6 * MINUTE_MS;
        await checkPayments(services(), () => false);
      };
      const tell = (payment: StandInPayment) => {
        const { body, headers } = provider.event('payment.captured', { payment: { entity: { ...payment } } });
        return ask(`${app.url}/api/payment/webhook`, { method: 'POST', body, headers });
      };
      await check();
      await backUpMoney(app.pool);
      for (const { kind, which, paise, times } of happenings) {
        const orders = [...provider.orders.keys()];
        const payments = [...provider.payments.values()];
        const order = orders[which % Math.max(1, orders.length)];
        const payment = payments[which % Math.max(1, payments.length)];
        const happens: Record<Happening, () => Promise<unknown>> = {
          order: () =>
            makeOrder(services(), donor.id, {
              _id: randomUUID(),
              amount: 100 + paise,
              donorName: 'Asha',
              email: 'asha@example.org',
              phone: '9810012345',
            }),
          pay: async () => order !== undefined && provider.pay(order),
          event: async () => payment && tell(payment),
          dialog: async () => payment && donor.ask('POST', '/api/payment/verify-donation', provider.callback(payment)),
          // At the provider's own desk, of what was paid first.
          refund: async () => {
            const first = payments.find(({ order_id }) => order_id === order);
            if (first === undefined) return;
            await razorpay(provider.settings).refund({ paymentId: first.id, amount: paise, key: randomUUID() });
          },
          check,
          backup: () => backUpMoney(app.pool),
          restore: () => putBackMoney(app.pool),
          trouble: async () => {
            provider.trouble = provider.trouble === undefined ? 503 : undefined;
          },
        };
        const isAtOnce = kind === 'event' || kind === 'dialog' || kind === 'check';
        await Promise.all(Array.from({ length: isAtOnce ? times : 1 }, () => happens[kind]()));
      }
      provider.trouble = undefined;
      // What is asked after at its time is over by then.
      for (const ms of [0, 0, DAY_MS, 5 * DAY_MS, 0]) {
        later += ms;
        await check();
      }
      const back = new Map<string, number>();
      for (const { payment_id, amount } of provider.refunds.values()) {
        back.set(payment_id, (back.get(payment_id) ?? 0) + amount);
      }
      const there = new Map<string, number>();
      for (const { id, order_id, amount } of provider.payments.values()) {
        there.set(order_id, (there.get(order_id) ?? 0) + amount - (back.get(id) ?? 0));
      }
      const kept = await app.query<{ orderId: string; received: number; refunded: number; count: number }>(
        `SELECT order_id AS "orderId", COALESCE(sum(entry.amount) FILTER (WHERE kind = 'received'), 0)::int AS received,
                COALESCE(sum(entry.amount) FILTER (WHERE kind = 'refund'), 0)::int AS refunded,
                count(*) FILTER (WHERE kind = 'received')::int AS count
         FROM donations LEFT JOIN fund_entries AS entry ON donation_id = donations.id GROUP BY order_id`,
      );
      const known = new Map(kept.map(({ orderId, ...sums }) => [orderId, sums]));
      for (const [orderId, amount] of there) {
        const sums = known.get(orderId);
        expect(sums?.count).toBe(1);
        expect(sums?.received).toBe(provider.orders.get(orderId)?.amount);
        expect((sums?.received ?? 0) - (sums?.refunded ?? 0)).toBe(amount);
      }
      // Nobody is credited who did not pay.
      for (const [orderId, { count }] of known) expect(count).toBe(there.has(orderId) ? 1 : 0);
    });
    await fc.assert(property, { numRuns: 25 });
  });
});
