import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { FundSums } from '../../contract/entities/donation.ts';
import { addSums, fundSums, noTotals, type FundTotals } from '../../contract/policies/fund-sums.ts';
import { creditDonation, orderDonation, returnDonation } from '../../tests/support/server/donations.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { fc } from '../../tests/support/property.ts';

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
        await app().query('DELETE FROM fund_entries');
        await app().query('DELETE FROM donations');
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
