import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CampaignFunds } from '../../contract/entities/donation.ts';
import { addSums, fundSums, noTotals, type FundTotals } from '../../contract/policies/fund-sums.ts';
import { fc } from '../../tests/support/property.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { creditDonation, forgetMoney, orderDonation, returnDonation } from '../../tests/support/server/donations.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, makePerson, send, type TestPeople } from '../../tests/support/server/people.ts';
import { openPool } from '../store/database/pool.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { findSumFaults } from '../store/donations/check-sums.ts';
import { forgetDonor, keepUnpaid, lockDonation } from '../store/donations/donations.ts';
import { countUnallocated, readFunds, sumCampaign } from '../store/donations/fund-sums.ts';
import { exportedRows, type ExportedRow } from '../store/transfer/export-rows.ts';
import { importRows } from '../store/transfer/import-rows.ts';
import { checkSums, takeIntoSums } from './look-after-sums.ts';

const RUNS = 6;
const DONATIONS = 6;

const kinds = [
  ...(['credit', 'credit', 'credit', 'fail', 'fee', 'refund', 'allocate', 'allocate', 'take-back'] as const),
  ...(['purchase', 'older entry', 'older credit', 'older failure', 'forget', 'import', 'job'] as const),
];
type Kind = (typeof kinds)[number];

interface Event {
  kind: Kind;
  /** Which donation, and which of the allocations made so far. */
  which: number;
  paise: number;
}

const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom<Kind>(...kinds),
  which: fc.nat(11),
  paise: fc.integer({ min: 1, max: 900 }),
});

interface DonationRow {
  id: string;
  person: string;
  status: string;
  campaign: string | null;
  isTest: boolean;
  paidAt: Date | null;
}

onEachPostgres('kept sums', (app, engine) => {
  let people: TestPeople;
  let campaigns: string[];
  beforeAll(async () => {
    people = await makePeople(app());
    campaigns = [randomUUID(), randomUUID()];
    for (const id of campaigns) await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': id });
  });
  beforeEach(async () => {
    await forgetMoney(app().pool);
    await app().query('DELETE FROM payment_alerts');
    await app().query(`DELETE FROM server_state WHERE name = 'fund_sums_checked'`);
  });

  /** All that is shown as a sum, reckoned row by row of what there is. */
  async function reckoned(isTest: boolean) {
    const donations = (
      await app().query<DonationRow>(
        `SELECT id, coalesce(account_id, former_donor, id) AS person, status, campaign_id AS campaign, is_test AS "isTest", paid_at AS "paidAt"
         FROM donations`,
      )
    ).filter((donation) => donation.isTest === isTest);
    const entries = await app().query<{
      donation: string;
      from: string | null;
      kind: keyof FundTotals;
      amount: string;
      category: string | null;
    }>('SELECT donation_id AS donation, from_donation_id AS "from", kind, amount, category FROM fund_entries');
    const totals = new Map<string, Record<keyof FundTotals, number>>(donations.map(({ id }) => [id, { ...noTotals }]));
    const used = new Map<string, { amount: number; spent: number }>();
    for (const { donation, from, kind, amount, category } of entries) {
      const own = totals.get(donation);
      if (own === undefined) continue;
      own[kind] += Number(amount);
      const other = totals.get(from ?? '');
      if (other !== undefined) other.settledFrom += Number(amount);
      if (category === null) continue;
      const use = used.get(category) ?? { amount: 0, spent: 0 };
      if (kind === 'allocated') use.amount += Number(amount);
      if (kind === 'taken-back') use.amount -= Number(amount);
      if (kind === 'purchase') use.spent += Number(amount);
      used.set(category, use);
    }
    const sums = new Map([...totals].map(([id, all]) => [id, fundSums(all)]));
    const open = donations.filter(({ id }) => (sums.get(id)?.unallocated ?? 0) > 0);
    const given = (id: string) => (sums.get(id)?.received ?? 0) - (sums.get(id)?.refunded ?? 0);
    const of = (status: string) => donations.filter((donation) => donation.status === status);
    const persons = (all: DonationRow[]) => new Set(all.map(({ person }) => person)).size;
    return {
      sums: addSums([...sums.values()]),
      counts: {
        completed: of('completed').length,
        pending: of('pending').length,
        failed: of('failed').length,
        donors: persons(of('completed')),
      },
      used: Object.fromEntries([...used].filter(([, { amount }]) => amount > 0)),
      campaigns: campaigns.map((id) => {
        const all = of('completed').filter(({ campaign }) => campaign === id);
        return [
          all.reduce((sum, donation) => sum + given(donation.id), 0),
          persons(all.filter((donation) => given(donation.id) > 0)),
        ];
      }),
      unallocated: {
        count: open.length,
        since: open.length === 0 ? null : new Date(Math.min(...open.map(({ paidAt }) => paidAt?.getTime() ?? 0))),
      },
    };
  }

  /** The same as it is shown. */
  async function shown(isTest: boolean) {
    const { sums, counts, used } = await readFunds(app().pool, isTest);
    const each = await Promise.all(campaigns.map((id) => sumCampaign(app().pool, id, isTest)));
    return {
      sums,
      counts,
      used: Object.fromEntries(used.map(({ category, ...use }) => [category, use])),
      campaigns: each.map(({ total, donors }: CampaignFunds) => [total, donors]),
      unallocated: await countUnallocated(app().pool, isTest),
    };
  }

  async function expectRight(): Promise<void> {
    for (const isTest of [true, false]) expect(await shown(isTest)).toEqual(await reckoned(isTest));
    expect(await findSumFaults(app().pool)).toEqual([]);
  }

  const tables = ['donations', 'fund_entries'] as const;

  /** As who restores an export into an empty database, in the very one. */
  async function exportAndImport(): Promise<void> {
    const kept = new Map<(typeof tables)[number], ExportedRow[]>();
    await inTransaction(app().pool, async (client) => {
      for (const table of tables) {
        const rows: ExportedRow[] = [];
        for await (const row of exportedRows(client, table)) rows.push(row);
        kept.set(table, rows);
      }
    });
    await forgetMoney(app().pool);
    await inTransaction(app().pool, async (client) => {
      for (const [table, rows] of kept) if (rows.length > 0) await importRows(client, table, rows);
    });
  }

  /** As a server of the version before writes it, which knows of no sums. */
  const olderEntry = (kind: string, donation: string, amount: number, pool: pg.Pool = app().pool) =>
    pool.query(
      `INSERT INTO fund_entries (id, kind, amount, donation_id, category, is_test, at)
       SELECT gen_random_uuid(), $1::text, $2::bigint, id, CASE WHEN $1 = 'allocated' THEN 'Shelter' END, is_test, now() FROM donations
       WHERE id = $3 AND (status = 'completed') AND (
         $1 = 'received' OR $2::bigint <= (SELECT SUM(CASE kind WHEN 'received' THEN amount WHEN 'settled' THEN amount WHEN 'taken-back' THEN amount
           WHEN 'purchase' THEN 0 ELSE -amount END) FROM fund_entries WHERE donation_id = $3))`,
      [kind, amount, donation],
    );
  const olderCredit = async (id: string, pool: pg.Pool = app().pool) => {
    const { rows } = await pool.query<{ amount: number }>(
      `UPDATE donations SET status = 'completed', paid_at = date_trunc('milliseconds', now()), payment_id = 'older_' || id
       WHERE id = $1 AND status <> 'completed' RETURNING amount::integer AS amount`,
      [id],
    );
    if (rows[0] !== undefined) await olderEntry('received', id, rows[0].amount, pool);
  };

  it(`are on ${engine} what there is, whatever happened and whoever wrote it`, async () => {
    const property = fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 35 }), async (events) => {
      await forgetMoney(app().pool);
      const givers = [people.volunteer, people.ngo, await makePerson(app(), 'ngo')];
      const ids = await Promise.all(
        Array.from({ length: DONATIONS }, (_, at) =>
          orderDonation(app().pool, {
            accountId: givers[at % 3]?.id ?? '',
            amount: 300 + 100 * at,
            campaign: at < 4 ? campaigns[at % 2] : undefined,
            isTest: at !== 5,
          }),
        ),
      );
      const allocations: string[] = [];
      const post = (path: string, body: object) => people.admin.ask('POST', `/api/payment/admin/${path}`, body);
      for (const { kind, which, paise } of events) {
        const donation = ids[which % ids.length] ?? '';
        const allocation = allocations[which % Math.max(1, allocations.length)] ?? randomUUID();
        const said = { _id: randomUUID(), amount: paise };
        const happens: Record<Kind, () => Promise<unknown>> = {
          credit: () => creditDonation(app().pool, donation),
          fail: () =>
            inTransaction(app().pool, async (client) => {
              const found = await lockDonation(client, { id: donation });
              if (found?.status === 'completed') return;
              const status = which % 3 === 0 ? 'pending' : 'failed';
              await keepUnpaid(client, donation, { status, failure: null, checkAt: null });
            }),
          fee: () => post('fee', { ...said, donation, what: 'fee' }),
          refund: () => returnDonation(app().pool, donation, paise),
          allocate: async () => {
            await post('allocate', { ...said, donation, category: which % 2 === 0 ? 'Shelter' : 'Other' });
            allocations.push(said._id);
          },
          'take-back': () => post('take-back', { ...said, allocation, reason: 'reason' }),
          purchase: () => post('purchase', { ...said, allocation, what: 'goods', fromWhom: 'shop' }),
          'older entry': () => olderEntry(which % 2 === 0 ? 'refund' : 'allocated', donation, Math.ceil(paise / 4)),
          'older credit': () => olderCredit(donation),
          'older failure': () =>
            app().query(`UPDATE donations SET status = 'failed' WHERE id = $1 AND status = 'pending'`, [donation]),
          forget: () => inTransaction(app().pool, (client) => forgetDonor(client, givers[which % 3]?.id ?? '')),
          import: exportAndImport,
          job: () => takeIntoSums(app().pool, () => false),
        };
        await happens[kind]();
        expect(await shown(true)).toEqual(await reckoned(true));
      }
      await expectRight();
      await takeIntoSums(app().pool, () => false);
      expect(await app().query('SELECT id FROM fund_entries WHERE NOT is_summed')).toEqual([]);
      expect(
        await app().query(`SELECT id FROM donations WHERE summed_status <> status AND status <> 'pending'`),
      ).toEqual([]);
      await expectRight();
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  it(`are right on ${engine} after two servers, one of them older, and the job wrote at once`, async () => {
    const other = openPool({ connectionString: app().databaseUrl, onIdleError: () => undefined });
    try {
      const ids = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          orderDonation(app().pool, {
            accountId: [people.volunteer, people.ngo, people.admin][at % 3]?.id ?? '',
            amount: 1_000 + at,
            campaign: campaigns[at % 2],
          }),
        ),
      );
      const work = ids.map((id, at) => async () => {
        const pool = at % 2 === 0 ? app().pool : other;
        if (at % 4 === 3) {
          await olderCredit(id, pool);
          await olderEntry('allocated', id, 500, pool);
          return;
        }
        await creditDonation(pool, id);
        await people.admin.ask('POST', '/api/payment/admin/allocate', {
          _id: randomUUID(),
          donation: id,
          amount: 400,
          category: 'Shelter',
        });
        await returnDonation(pool, id, 700);
      });
      const take = async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          await takeIntoSums(turn % 2 === 0 ? app().pool : other, () => false);
        }
      };
      const halves = [0, 1, 2, 3].map(async (lane) => {
        for (let at = lane; at < work.length; at += 4) await work[at]?.();
      });
      const ended = await Promise.allSettled([...halves, take()]);
      expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
      await expectRight();
      expect((await readFunds(app().pool, true)).counts).toMatchObject({ completed: 40, donors: 3 });
      await takeIntoSums(app().pool, () => false);
      await expectRight();
    } finally {
      await other.end();
    }
  });

  it(`that differ are told on ${engine}, once a day, and left as they are`, async () => {
    const id = await orderDonation(app().pool, { accountId: people.volunteer.id, amount: 1_000 });
    await creditDonation(app().pool, id);
    const now = Date.now();
    const day = 24 * 3_600_000;
    const alerts = async () =>
      ((await people.admin.ask('GET', '/api/payment/admin/find')).json['alerts'] ?? []) as object[];
    expect(await checkSums(app().pool, now)).toEqual([]);
    await app().query(`UPDATE fund_sums SET amount = amount + 5 WHERE name = 'received'`);
    await app().query('UPDATE donations SET free = free - 1');
    expect(await checkSums(app().pool, now + day / 2)).toEqual([]);
    expect(await alerts()).toEqual([]);
    expect(await checkSums(app().pool, now + day + 1)).toEqual([
      { isTest: true, name: 'of-one', part: '', ledger: 0, kept: 1 },
      { isTest: true, name: 'received', part: '', ledger: 1_000, kept: 1_005 },
    ]);
    expect(await alerts()).toMatchObject([
      {
        kind: 'sums-differ',
        about: 'what is left of single donations (test payments), money received (test payments)',
      },
    ]);
    await takeIntoSums(app().pool, () => false);
    expect((await readFunds(app().pool, true)).sums.received).toBe(1_005);
    // What docs/operations.md tells an operator to do.
    await inTransaction(app().pool, async (client) => {
      await client.query('LOCK TABLE donations, fund_entries IN SHARE ROW EXCLUSIVE MODE');
      await client.query('DELETE FROM fund_sums');
      await client.query('DELETE FROM fund_givers');
      await client.query(`UPDATE donations SET summed_status = '', free = 0, allocated = 0, given = 0`);
      await client.query('UPDATE fund_entries SET is_summed = false');
    });
    await expectRight();
    await takeIntoSums(app().pool, () => false);
    await expectRight();
    expect(await checkSums(app().pool, now + 3 * day)).toEqual([]);
    expect(await alerts()).toEqual([]);
  });
});
