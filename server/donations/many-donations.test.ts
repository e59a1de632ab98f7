import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import type { DonationView } from '../../contract/entities/donation.ts';
import { limits } from '../../contract/limits.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { giveDonation, returnDonation } from '../../tests/support/server/donations.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { bearer, makePeople, send, type TestPeople } from '../../tests/support/server/people.ts';
import { deleteWithoutOrder, donationsToCheck } from '../store/donations/donations.ts';
import { findSumFaults } from '../store/donations/check-sums.ts';
import { fillSought } from '../store/database/sought.ts';
import { takeIntoSums } from './look-after-sums.ts';

const DONATIONS = 37_000;
const LISTED = '/api/payment/admin/donations';
const FOUND = '/api/payment/admin/find';

interface Statement {
  text: string;
  values: unknown[];
  isNamed: boolean;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

onEmbeddedPostgres(`with ${DONATIONS} donations and 100,000 entries`, (app) => {
  let people: TestPeople;
  const campaign = randomUUID();
  beforeAll(async () => {
    people = await makePeople(app());
    await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': campaign });
    await app().query(`UPDATE reports SET status = 'approved', lane = 'main' WHERE id = $1`, [campaign]);
    // One of ten failed, one of a thousand is pending; of those that were paid one of ten has something left. As the sums leave them.
    await app().query(
      `INSERT INTO donations (id, campaign_id, donor_name, email, phone, amount, is_test, status, order_id, payment_id, receipt_number,
         created_at, paid_at, summed_status, giver, given, allocated, free)
       SELECT id, campaign_id, 'Donor ' || n % 1000, n || '@example.org', 9800000000 + n, amount, true, status, 'order_' || n, paid,
              CASE WHEN is_paid THEN n END, at, CASE WHEN is_paid THEN at END, CASE status WHEN 'pending' THEN '' ELSE status END,
              CASE WHEN is_paid THEN id END, CASE WHEN is_paid THEN amount ELSE 0 END, CASE WHEN is_paid THEN amount - rest ELSE 0 END,
              CASE WHEN is_paid THEN rest ELSE 0 END
       FROM (
         SELECT n, gen_random_uuid() AS id, CASE WHEN n % 4 = 0 THEN $2::uuid END AS campaign_id, 1000 + n % 500 AS amount, status,
                status = 'completed' AS is_paid, CASE status WHEN 'completed' THEN 'pay_' || n END AS paid,
                now() - n * interval '1 minute' AS at, CASE WHEN n % 10 = 0 THEN 1 ELSE 0 END AS rest
         FROM generate_series(1, $1::integer) AS n,
              LATERAL (SELECT CASE WHEN n % 1000 = 7 THEN 'pending' WHEN n % 10 = 3 THEN 'failed' ELSE 'completed' END AS status) AS was
         OFFSET 0) AS made`,
      [DONATIONS, campaign],
    );
    await app().query(`
      INSERT INTO fund_entries (id, kind, amount, donation_id, category, is_test, at, is_summed)
      SELECT gen_random_uuid(), kind, CASE kind WHEN 'received' THEN amount ELSE allocated END, donation.id,
             CASE WHEN kind <> 'received' THEN 'Shelter' END, true, paid_at, true
      FROM donations AS donation, unnest(ARRAY['received', 'allocated', 'purchase']) AS kind
      WHERE status = 'completed'`);
    await app().query(`
      INSERT INTO fund_givers (giver, campaign, is_test, amount)
      SELECT id, part, true, given FROM donations, unnest(ARRAY['', campaign_id::text]) AS part WHERE giver IS NOT NULL AND part IS NOT NULL`);
    for (const { isTest, name, part, ledger } of await findSumFaults(app().pool)) {
      await app().query('INSERT INTO fund_sums (is_test, name, part, amount) VALUES ($1, $2, $3, $4)', [
        isTest,
        name,
        part,
        ledger,
      ]);
    }
    await fillSought(app().pool);
    await app().query('VACUUM ANALYZE donations, fund_entries');
  });

  /** Statements about money that are sent meanwhile. */
  async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    const sent: Statement[] = [];
    const { query } = pg.Client.prototype;
    function told(this: pg.Client, ...all: unknown[]): unknown {
      const [asked, values] = all as [string | { text: string; values?: unknown[]; name?: string }, unknown];
      const { text, values: own = [], name } = typeof asked === 'string' ? { text: asked } : asked;
      if (/\b(donations|fund_entries|ledger_entries)\b/.test(text)) {
        sent.push({ text, values: Array.isArray(values) ? values : own, isNamed: name !== undefined });
      }
      return Reflect.apply(query as (...given: unknown[]) => unknown, this, all);
    }
    pg.Client.prototype.query = told as typeof query;
    try {
      await work();
    } finally {
      pg.Client.prototype.query = query;
    }
    return sent;
  }

  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

  /** Tables that a statement would read whole, by its values and, where the database may plan it once for all, without them. */
  async function readWhole({ text, values, isNamed }: Statement): Promise<string[]> {
    const client = await app().pool.connect();
    try {
      const explained = [await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)];
      if (isNamed) explained.push(await client.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${text}`));
      const plans = explained.flatMap(({ rows }) =>
        nodes((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan),
      );
      return plans
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? '')
        .filter((table) => ['donations', 'fund_entries', 'ledger_entries'].includes(table));
    } finally {
      client.release();
    }
  }

  const asked = (path: string) => () => people.admin.ask('GET', path);
  const work: Record<string, () => Promise<unknown>> = {
    'the admin’s page': asked(FOUND),
    ...Object.fromEntries(
      [
        ...['oldest', 'largest', 'smallest', 'donor'].map((sort) => `sort=${sort}`),
        ...['completed', 'pending', 'failed'].map((status) => `status=${status}`),
        ...['true', 'part', 'none', 'false'].map((allocated) => `allocated=${allocated}`),
        ...['donor', '4711@example.org', '4711', 'nobody', '9800004711'].map((words) => `search=${words}`),
        `campaign=${campaign}`,
      ].map((query) => [query, asked(`${FOUND}?${query}`)]),
    ),
    'a part of section 7’s list': asked(`${LISTED}?limit=999`),
    'the public sums': asked('/api/funds'),
    'of a campaign': asked(`/api/funds/campaign/${campaign}`),
    'the overview': asked('/api/overview'),
    'one’s own': () => people.volunteer.ask('GET', '/api/payment/mine'),
    'what comes in, is used and goes back': async () => {
      const id = await giveDonation(app().pool, { accountId: people.volunteer.id, amount: 1_000, campaign });
      const act = { _id: randomUUID(), donation: id, amount: 800, category: 'Shelter' };
      expect((await people.admin.ask('POST', '/api/payment/admin/allocate', act)).status).toBe(200);
      await people.admin.ask('GET', `${LISTED}/${id}`);
      await people.volunteer.ask('GET', `/api/payment/mine/${id}`);
      await returnDonation(app().pool, id, 500);
      await giveDonation(app().pool, { accountId: people.volunteer.id, amount: 1_000, campaign });
    },
    'the jobs': async () => {
      await takeIntoSums(app().pool, () => false);
      await deleteWithoutOrder(app().pool, Date.now() - 86_400_000);
      await donationsToCheck(app().pool, Date.now(), 50);
    },
  };

  it.each(Object.entries(work))('%s: no table of money is read whole', async (_name, run) => {
    const statements = await statementsOf(run);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      expect([statement.text, await readWhole(statement)]).toEqual([statement.text, []]);
  });

  it('the plans would show it', async () => {
    const whole = { text: 'SELECT sum(amount) FROM fund_entries WHERE is_test = $1', values: [true], isNamed: true };
    expect(await readWhole(whole)).toEqual(['fund_entries', 'fund_entries']);
    expect(await findSumFaults(app().pool)).toEqual([]);
  });

  /** The most rows that one answer of the database held meanwhile, and how many answers there were. */
  async function rowsRead(run: () => Promise<unknown>): Promise<{ most: number; answers: number }> {
    const read = { most: 0, answers: 0 };
    const { query } = pg.Pool.prototype;
    const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(async function counted(
      this: pg.Pool,
      ...all: never[]
    ) {
      const answer = (await Reflect.apply(query, this, all)) as pg.QueryResult;
      read.answers += 1;
      read.most = Math.max(read.most, answer.rows.length);
      return answer as never;
    } as never);
    try {
      await run();
    } finally {
      spy.mockRestore();
    }
    return read;
  }

  it('a part is a page at most, and the whole list is read in pages', async () => {
    for (const query of ['?limit=999', '?limit=101', '?limit=999&cursor=']) {
      const first = (await people.admin.ask('GET', `${LISTED}?limit=1`)).json as { next: string };
      const { json } = await people.admin.ask('GET', `${LISTED}${query}${query.endsWith('=') ? first.next : ''}`);
      expect([(json['donations'] as DonationView[]).length, typeof json['next']]).toEqual([
        limits.pageRecords,
        'string',
      ]);
    }
    let all: DonationView[] = [];
    const { most, answers } = await rowsRead(async () => {
      all = (await people.admin.ask('GET', LISTED)).json['donations'] as DonationView[];
    });
    const [there] = await app().query<{ count: number }>('SELECT count(*)::integer AS count FROM donations');
    expect(all.length).toBe(there?.count);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    expect(most).toBeLessThanOrEqual(1_000);
    expect(answers).toBeGreaterThan(all.length / 1_000);
  });

  it('who leaves while the list is written ends its reading', async () => {
    const limit = new AbortController();
    const { answers } = await rowsRead(async () => {
      const response = await fetch(`${app().url}${LISTED}`, {
        headers: bearer(people.admin.token),
        signal: limit.signal,
      });
      const reader = response.body?.getReader();
      await reader?.read();
      limit.abort();
      await reader?.closed.catch(() => undefined);
      // Whatever was under way has come by then.
      for (let turn = 0; turn < 20; turn += 1) await people.admin.ask('GET', '/api/payment/mine');
    });
    expect(answers).toBeLessThan(DONATIONS / 200);
  });
});
