import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CampaignFunds, DonationView, FundEntryView, FundSummary } from '../../contract/entities/donation.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import {
  creditDonation,
  forgetMoney,
  giveDonation,
  orderDonation,
  returnDonation,
} from '../../tests/support/server/donations.ts';
import { makePeople, send, type TestPeople } from '../../tests/support/server/people.ts';
import { report } from '../../tests/support/server/bodies.ts';

import { inTransaction } from '../store/database/server-state.ts';
import { forgetDonor } from '../store/donations/donations.ts';
import { countFunds } from './count-funds.ts';

type Json = Record<string, unknown>;

onEachPostgres('what becomes of donations', (app, kind) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(() => forgetMoney(app().pool));

  const give = (amount: number, more: object = {}) =>
    giveDonation(app().pool, { accountId: people.volunteer.id, amount, ...more });
  const act = (path: string, body: object) => people.admin.ask('POST', `/api/payment/admin/${path}`, body);
  const allocate = (donation: string, amount: number, more: object = {}) =>
    act('allocate', { _id: randomUUID(), donation, amount, category: 'Shelter', ...more });
  const entryOf = (answer: { json: Json }) => answer.json['entry'] as FundEntryView;
  const find = async (query = '') => {
    const { status, json } = await people.admin.ask('GET', `/api/payment/admin/find${query}`);
    return {
      status,
      ...(json as {
        data: DonationView[];
        next?: string;
        sums: Json;
        counts: Json;
        test?: boolean;
        campaigns?: { _id: string; type: string }[];
      }),
    };
  };
  const funds = async () => {
    const { json } = await send(app(), 'GET', '/api/funds');
    return json['data'] as FundSummary;
  };
  const activeDisaster = async () => {
    const id = randomUUID();
    await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': id });
    await app().query(`UPDATE reports SET status = 'approved', lane = 'main' WHERE id = $1`, [id]);
    return id;
  };

  it('are allocated in parts, up to what is there and no further', async () => {
    const [donation, campaign] = [await give(100_000), await activeDisaster()];
    const first = await allocate(donation, 60_000, { campaign });
    expect([first.status, first.json['message']]).toEqual([200, '₹600.00 allocated.']);
    expect(first.json['data']).toMatchObject({ allocated: 60_000, isAllocated: false });
    expect(entryOf(first)).toMatchObject({
      kind: 'allocated',
      campaign,
      category: 'Shelter',
      by: { _id: people.admin.id },
    });
    const tooMuch = await allocate(donation, 40_001);
    expect([tooMuch.status, tooMuch.json]).toMatchObject([
      409,
      { message: 'Only ₹400.00 of this donation is unallocated.', code: 'unallocated-left', params: { left: 40_000 } },
    ]);
    const rest = await allocate(donation, 40_000);
    expect(rest.json['data']).toMatchObject({ allocated: 100_000, isAllocated: true });
    expect((await allocate(donation, 1)).json['message']).toBe('Nothing of this donation is unallocated.');
  });

  it('sent again an act is done once; under the same id another one is refused', async () => {
    const donation = await give(100_000);
    const body = { _id: randomUUID(), donation, amount: 30_000, category: 'Medical Aid' };
    const answers = await Promise.all([act('allocate', body), act('allocate', body), act('allocate', body)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const other = await act('allocate', { ...body, amount: 30_001 });
    expect([other.status, other.json['kind']]).toEqual([422, 'key-reuse']);
    expect((await act('fee', { _id: body._id, donation, amount: 1, what: 'x' })).status).toBe(422);
    expect((await find()).sums).toMatchObject({ received: 100_000, allocated: 30_000, unallocated: 70_000 });
  });

  it('are allocated to what is there: an active disaster, a delivery, a need; to one of them at most', async () => {
    const donation = await give(100_000);
    const nowhere = randomUUID();
    const wrong = await Promise.all([
      allocate(donation, 1, { campaign: nowhere }),
      allocate(donation, 1, { delivery: nowhere }),
      allocate(donation, 1, { need: { aidId: nowhere, line: 0 } }),
      allocate(donation, 1, { campaign: nowhere, delivery: nowhere }),
    ]);
    expect(wrong.map(({ status, json }) => [status, Object.keys(json['fields'] ?? {})])).toEqual([
      [422, ['campaign']],
      [422, ['delivery']],
      [422, ['need']],
      [422, ['campaign']],
    ]);
    expect((await allocate(nowhere, 1)).status).toBe(404);
    const unpaid = await orderDonation(app().pool, { accountId: people.volunteer.id, amount: 500 });
    expect((await allocate(unpaid, 1)).json['message']).toBe(
      'This donation is not paid. Nothing can be done with its money.',
    );
  });

  it('of an allocation there is bought and taken back what it holds', async () => {
    const donation = await give(100_000);
    const { _id: allocation } = entryOf(await allocate(donation, 50_000));
    const bought = await act('purchase', {
      _id: randomUUID(),
      allocation,
      amount: 20_000,
      what: '40 tarpaulins',
      fromWhom: 'Kochi Canvas',
    });
    expect(bought.json['message']).toBe('A purchase of ₹200.00 is entered.');
    const takeBack = (amount: number) =>
      act('take-back', { _id: randomUUID(), allocation, amount, reason: 'The camp has closed.' });
    expect((await takeBack(30_001)).json).toMatchObject({ code: 'allocation-left', params: { left: 30_000 } });
    expect((await takeBack(30_000)).json['data']).toMatchObject({ allocated: 20_000, spent: 20_000 });
    expect((await takeBack(1)).json['message']).toBe('Nothing of this allocation is not spent yet.');
    const { json } = await people.admin.ask('GET', `/api/payment/admin/donations/${donation}`);
    expect((json['entries'] as FundEntryView[]).map((entry) => [entry.kind, entry.category])).toEqual([
      ['received', undefined],
      ['allocated', 'Shelter'],
      ['purchase', 'Shelter'],
      ['taken-back', 'Shelter'],
    ]);
    expect(
      (await act('purchase', { _id: randomUUID(), allocation: randomUUID(), amount: 1, what: 'x', fromWhom: 'y' }))
        .status,
    ).toBe(404);
  });

  it('a fee, and money on its way back, are not there to be allocated', async () => {
    const donation = await give(100_000);
    await act('fee', { _id: randomUUID(), donation, amount: 2_360, what: 'Provider’s fee' });
    await app().query(
      `INSERT INTO refunds (id, donation_id, payment_id, amount, counts, reason, at) VALUES ($1, $2, 'pay_x', 50000, true, 'x', now())`,
      [randomUUID(), donation],
    );
    expect((await allocate(donation, 47_641)).json).toMatchObject({
      message: 'Only ₹476.40 of this donation is unallocated. ₹500.00 is on its way back to the donor.',
      params: { left: 47_640, underWay: 50_000 },
    });
    expect((await allocate(donation, 47_640)).status).toBe(200);
  });

  it('what was allocated and went back is settled by later money of the same campaign, the oldest first', async () => {
    const campaign = await activeDisaster();
    const [first, second] = [await give(10_000, { campaign, at: 1_000 }), await give(20_000, { campaign, at: 2_000 })];
    const elsewhere = await give(5_000);
    for (const [id, amount] of [
      [first, 10_000],
      [second, 20_000],
      [elsewhere, 5_000],
    ] as const) {
      await allocate(id, amount);
      await returnDonation(app().pool, id, amount);
    }
    expect((await find()).sums).toMatchObject({ shortfall: 35_000, unallocated: 0 });
    const later = await give(12_000, { campaign });
    expect((await find()).sums).toMatchObject({ shortfall: 23_000, unallocated: 0 });
    const { json } = await people.admin.ask('GET', `/api/payment/admin/donations/${later}`);
    expect((json['entries'] as FundEntryView[]).map((entry) => [entry.kind, entry.donation, entry.amount])).toEqual([
      ['received', later, 12_000],
      ['settled', first, 10_000],
      ['settled', second, 2_000],
    ]);
    await give(50_000, { campaign });
    expect((await find()).sums).toMatchObject({ shortfall: 5_000, unallocated: 32_000 });
  });

  it('are told in the audit, without words that people wrote', async () => {
    const donation = await give(100_000);
    const { _id: allocation } = entryOf(await allocate(donation, 50_000));
    await act('purchase', {
      _id: randomUUID(),
      allocation,
      amount: 1_000,
      what: 'secret goods',
      fromWhom: 'Secret & Sons',
    });
    const { json } = await people.admin.ask('GET', `/api/audit?about=${donation}`);
    const acts = json['data'] as { action: string; detail: Json }[];
    expect(acts.map(({ action }) => action)).toEqual(['purchase-entered', 'donation-allocated']);
    expect(acts[0]?.detail).toMatchObject({ amount: 1_000, allocation });
    expect(JSON.stringify(acts)).not.toContain('ecret');
  });

  it('are found by status, by what is allocated, by words, by campaign, and in each order, page by page', async () => {
    const campaign = await activeDisaster();
    const [small, large] = [
      await give(1_000, { donorName: 'Asha Pillai', purpose: 'Boats', at: 1_700_000_000_000 }),
      await give(9_000, { donorName: 'Zoya Khan', email: 'zoya@relief.example', campaign, at: 1_700_000_001_000 }),
    ];
    const pending = await orderDonation(app().pool, {
      accountId: people.volunteer.id,
      amount: 5_000,
      donorName: 'Binu',
      at: 1_700_000_002_000,
    });
    await allocate(large, 9_000);
    const ids = async (query: string) => (await find(query)).data.map(({ _id }) => _id);
    expect(await ids('')).toEqual([pending, large, small]);
    expect(await ids('?sort=oldest')).toEqual([small, large, pending]);
    expect(await ids('?sort=largest')).toEqual([large, pending, small]);
    expect(await ids('?sort=smallest')).toEqual([small, pending, large]);
    expect(await ids('?sort=donor')).toEqual([small, pending, large]);
    expect(await ids('?status=pending')).toEqual([pending]);
    expect(await ids('?allocated=true')).toEqual([large]);
    expect(await ids('?allocated=false')).toEqual([small]);
    expect(await ids('?search=boat')).toEqual([small]);
    expect(await ids('?search=relief.ex')).toEqual([large]);
    expect(await ids(`?search=98765&sort=oldest`)).toEqual([small, large, pending]);
    expect(await ids(`?campaign=${campaign}`)).toEqual([large]);
    // By the kind of the campaign's disaster, and the choice of campaigns that anything was given for.
    const { campaigns } = await find();
    expect(campaigns).toMatchObject([{ _id: campaign, type: expect.any(String) }]);
    expect(await ids(`?search=${campaigns?.[0]?.type}`)).toEqual([large]);
    const number = (await find(`?search=zoya`)).data[0]?.receiptNumber;
    expect(await ids(`?search=${number}`)).toEqual([large]);
    // A few at a time: each waits for the ledger, and holds a connection meanwhile.
    for (let from = 0; from < 110; from += 10) {
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => from + at).map((index) =>
          give(100 + (index % 7), { donorName: `Donor ${index % 5}` }),
        ),
      );
    }
    for (const sort of ['newest', 'oldest', 'largest', 'smallest', 'donor']) {
      const seen: string[] = [];
      for (let cursor = '', more = true; more;) {
        const page = await find(`?sort=${sort}${cursor}`);
        seen.push(...page.data.map(({ _id }) => _id));
        cursor = `&cursor=${page.next}`;
        more = page.next !== undefined;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 113, 113]);
    }
  });

  it('count as many donors after one of them deleted their account as before', async () => {
    const campaign = await activeDisaster();
    await give(1_000, { campaign });
    await give(2_000, { campaign });
    await giveDonation(app().pool, { accountId: people.ngo.id, amount: 3_000, campaign });
    const donors = async () => {
      const { json } = await send(app(), 'GET', `/api/funds/campaign/${campaign}`);
      return [(await countFunds(app().pool, true)).totalDonors, (json['data'] as CampaignFunds | undefined)?.donors];
    };
    const before = await donors();
    expect(before).toEqual([2, 2]);
    await inTransaction(app().pool, (client) => forgetDonor(client, people.volunteer.id));
    expect(await donors()).toEqual(before);
  });

  it('section 7’s list is whole, and cut where parts are asked for', async () => {
    await give(1_000, { at: 1 });
    const newest = await give(2_000, { at: 2_000 });
    const { json } = await people.admin.ask('GET', '/api/payment/admin/donations');
    expect(json).toMatchObject({
      success: true,
      donations: [{ _id: newest, amount: 2_000, status: 'completed' }, { amount: 1_000 }],
    });
    const cut = (await people.admin.ask('GET', '/api/payment/admin/donations?limit=1')).json as {
      donations: Json[];
      next: string;
    };
    expect(cut.donations).toHaveLength(1);
    const rest = await people.admin.ask('GET', `/api/payment/admin/donations?cursor=${cut.next}`);
    expect(rest.json['donations']).toMatchObject([{ amount: 1_000 }]);
    expect((await people.admin.ask('GET', '/api/payment/admin/donations?cursor=x')).status).toBe(422);
  });

  it('everybody sees the sums and the use of each category, and no names', async () => {
    const donations = [await give(100_000), await give(50_000), await give(25_000, { accountId: people.ngo.id })];
    await allocate(donations[0] ?? '', 60_000, { category: 'Medical Aid' });
    const { _id: allocation } = entryOf(await allocate(donations[1] ?? '', 20_000, { category: 'Child Welfare' }));
    await act('purchase', { _id: randomUUID(), allocation, amount: 5_000, what: 'Books', fromWhom: 'A shop' });
    await act('fee', { _id: randomUUID(), donation: donations[2], amount: 1_000, what: 'fee' });
    expect(await funds()).toMatchObject({
      test: true,
      totalFunds: 175_000,
      totalDonors: 2,
      distributedFunds: 5_000,
      // What is allocated is not free, spent or not.
      remainingFunds: 94_000,
      categoryWiseUsage: [
        { category: 'Medical Aid', amount: 60_000, percentage: 75 },
        { category: 'Child Welfare', amount: 20_000, percentage: 25 },
      ],
    });
    const first = await fetch(`${app().url}/api/funds`);
    expect(await first.text()).not.toMatch(/Meera|98765|example/);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${app().url}/api/funds`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('for one campaign: what came and did not go back', async () => {
    const campaign = await activeDisaster();
    const [kept, returned] = [await give(10_000, { campaign }), await give(20_000, { campaign })];
    await returnDonation(app().pool, returned, 20_000);
    await give(40_000);
    const { json } = await send(app(), 'GET', `/api/funds/campaign/${campaign}`);
    expect(json['data']).toEqual({
      test: true,
      total: 10_000,
      donors: 1,
      recent: [{ _id: kept, amount: 10_000, at: expect.any(String) }],
    });
    expect((await send(app(), 'GET', `/api/funds/campaign/${randomUUID()}`)).status).toBe(404);
  });

  it('real ones and tests stand in no common sum', async () => {
    await give(1_000);
    await give(700, { isTest: false });
    expect((await find()).sums).toMatchObject({ received: 1_000 });
    expect((await find()).data.map(({ test }) => test)).toEqual([undefined, true]);
  });

  it('what came twice was received once', async () => {
    const donation = await give(1_000);
    await Promise.all([creditDonation(app().pool, donation), creditDonation(app().pool, donation)]);
    expect((await find()).sums).toMatchObject({ received: 1_000, unallocated: 1_000 });
  });

  it(`100 at once on ${kind}: never more is allocated than was there`, async () => {
    const donation = await give(10_000);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => allocate(donation, 150 + (index % 3))));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const sum = done.reduce((all, answer) => all + entryOf(answer).amount, 0);
    const { sums } = await find();
    expect(sums).toMatchObject({ allocated: sum, unallocated: 10_000 - sum });
    expect(sum).toBeLessThanOrEqual(10_000);
  });
});
