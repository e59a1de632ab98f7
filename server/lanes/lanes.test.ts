import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { is } from 'valibot';
import { deliverOutbox, type ItemAnswer } from '../../contract/calls/outbox.ts';
import { reportDisaster } from '../../contract/calls/reports.ts';
import { aid, batchItem, digestOf, report } from '../../tests/support/server/bodies.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { laneLimits } from './lanes.ts';

let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
});
beforeEach(async () => {
  app = await startApp(postgres, { lanes: laneLimits });
  return () => app.close();
});

interface Sender {
  address: string;
  device?: string;
}

async function send({ address, device }: Sender, url: string, payload: object, key?: string) {
  const { statusCode, json, headers } = await app.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: {
      ...(device === undefined ? {} : { 'x-device-key': device }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload,
  });
  return {
    status: statusCode,
    replayed: headers['idempotent-replayed'] === 'true',
    json: json<Record<string, unknown>>(),
  };
}

async function sendBatch(sender: Sender, ids: readonly string[], body: object = report): Promise<ItemAnswer[]> {
  const items = ids.map((id) => batchItem(id, 'reportDisaster', body as never));
  const { status, json } = await send(sender, '/api/outbox', { items });
  expect(status).toBe(200);
  expect(is(deliverOutbox.answers[200], json)).toBe(true);
  return json['answers'] as ItemAnswer[];
}

const newIds = (count: number) => Array.from({ length: count }, () => randomUUID());

async function inLanes(table = 'reports'): Promise<Record<string, number>> {
  const rows = await app.query<{ lane: string; count: number }>(
    `SELECT lane, count(*)::int AS count FROM ${table} GROUP BY lane`,
  );
  return Object.fromEntries(rows.map(({ lane, count }) => [lane, count]));
}

const hasReceipt = ({ id, body }: ItemAnswer) =>
  body.success && body.receipt?.id === id && body.receipt.digest === digestOf(report);

describe('S52 a report is never refused for its number', () => {
  it('200 phones with 3 reports each behind one address get 600 receipts', async () => {
    const phones = Array.from({ length: 200 }, (_, index) => ({ address: '10.0.0.1', device: `phone-${index}` }));
    const answers = await Promise.all(phones.map((phone) => sendBatch(phone, newIds(3))));
    expect(answers.flat().filter(hasReceipt)).toHaveLength(600);
    expect(await inLanes()).toEqual({ main: laneLimits.address, triage: 600 - laneLimits.address });
  });

  it('one bot with 10,000 gets as many receipts and less than 100 into the main lane, and nobody else is turned away', async () => {
    const seen: number[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const bot = sendBatch({ address: '10.0.0.2', device: randomUUID() }, newIds(500));
      const real = await send({ address: '10.0.0.3', device: `real-${batch}` }, '/api/report/', report, randomUUID());
      seen.push(real.status);
      expect((await bot).every(hasReceipt)).toBe(true);
    }
    expect(seen).toEqual(Array(20).fill(201));
    const { main = 0, triage = 0 } = await inLanes();
    expect(main + triage).toBe(10_020);
    expect(main - 20).toBeLessThanOrEqual(100);
  }, 120_000);

  it('a batch under way holds nobody else up: a report is answered while the database is still at it', async () => {
    const ids = newIds(500);
    await app.query(
      `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0
       AS 'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END'`,
    );
    await app.query(
      `CREATE TRIGGER hold AFTER INSERT ON receipts FOR EACH ROW WHEN (NEW.id = '${ids[0]}') EXECUTE FUNCTION hold()`,
    );
    const answered: string[] = [];
    const holder = await app.pool.connect();
    try {
      await holder.query('BEGIN; SELECT pg_advisory_xact_lock(1)');
      const bot = sendBatch({ address: '10.0.0.2', device: 'bot' }, ids).finally(() => answered.push('bot'));
      const isHeld = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      await expect.poll(() => app.query(isHeld), { timeout: 15_000 }).toHaveLength(1);
      const real = await send({ address: '10.0.0.3', device: 'real' }, '/api/report/', report, randomUUID());
      expect([real.status, answered]).toEqual([201, []]);
      await holder.query('COMMIT');
      expect((await bot).every(hasReceipt)).toBe(true);
    } finally {
      holder.release(true);
    }
  });

  it('a phone that was without network for long: its first reports go straight, all have receipts', async () => {
    const ids = newIds(300);
    const answers = await sendBatch({ address: '10.0.0.4', device: 'long-away' }, ids);
    expect(answers.every(hasReceipt)).toBe(true);
    const { device: burst } = laneLimits;
    expect(answers.map(({ status }) => status)).toEqual([...Array(burst).fill(201), ...Array(300 - burst).fill(202)]);
  });

  it('aid requests have the same lanes, and the list that anyone reads shows the main one alone', async () => {
    const sender = { address: '10.0.0.5', device: 'aid' };
    const statuses = [];
    for (let index = 0; index <= laneLimits.device; index += 1) {
      statuses.push((await send(sender, '/api/aid/create', aid, randomUUID())).status);
    }
    expect(statuses).toEqual([...Array(laneLimits.device).fill(201), 202]);
    const { data } = (await app.app.inject('/api/aid/all')).json<{ data: unknown[] }>();
    expect(data).toHaveLength(laneLimits.device);
    expect(JSON.stringify(data)).not.toContain('lane');
  });

  it('a client of section 7 without keys is served too', async () => {
    const answers = [];
    for (let index = 0; index <= laneLimits.address; index += 1) {
      answers.push(await send({ address: '10.0.0.6' }, '/api/report/', report));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(laneLimits.address).fill(201), 202]);
    expect(answers.every(({ json }) => json['success'] === true)).toBe(true);
  });
});

describe('S53 what counts', () => {
  const phone = { address: '10.0.1.1', device: 'counted' };
  const { device: burst } = laneLimits;

  it('a repetition costs nothing and is answered as before, in either lane', async () => {
    const ids = newIds(burst + 5);
    const first = await sendBatch(phone, ids);
    const again = await sendBatch(phone, ids);
    expect(again).toEqual(first.map((answer) => ({ ...answer, replayed: true })));
    const single = await send(phone, '/api/report/', report, ids.at(-1));
    expect([single.status, single.replayed]).toEqual([202, true]);
    expect(is(reportDisaster.answers[202], single.json)).toBe(true);
  });

  it('repetitions do not use up what is left', async () => {
    const ids = newIds(burst - 1);
    await sendBatch(phone, ids);
    for (let turn = 0; turn < 3; turn += 1) await sendBatch(phone, ids);
    const [first, ...copies] = newIds(1).flatMap((id) => [id, id, id]);
    const answers = await sendBatch(phone, [...ids, first ?? '', ...copies, randomUUID()]);
    expect(answers.slice(burst - 1).map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, false],
      [201, true],
      [201, true],
      [202, false],
    ]);
  });

  it('what was not kept costs nothing', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answers = await sendBatch(phone, newIds(burst), { ...report, severity: 'none' });
      expect(answers.map(({ status }) => status)).toEqual(Array(burst).fill(422));
    }
    await app.query('ALTER TABLE reports RENAME TO away');
    expect((await send(phone, '/api/report/', report, randomUUID())).status).toBe(500);
    await app.query('ALTER TABLE away RENAME TO reports');
    expect((await sendBatch(phone, newIds(burst))).map(({ status }) => status)).toEqual(Array(burst).fill(201));
  });

  it('keys that are made up do not help: the address counts too, and a network of IPv6 is one', async () => {
    const room = async (address: string) =>
      (await sendBatch({ address, device: randomUUID() }, newIds(20))).filter(({ status }) => status === 201).length;
    let main = 0;
    for (let host = 1; host <= 6; host += 1) main += await room(`2001:db8:1:2::${host}`);
    expect(main).toBe(laneLimits.address);
    expect(await room('2001:db8:1:3::1')).toBe(20);
  });

  it('neither the phone nor its address is kept with a report or in a log', async () => {
    await send({ address: '10.9.8.7', device: 'a-key-of-this-phone' }, '/api/report/', report, randomUUID());
    const [dump] = await app.query<{ rows: string }>(
      `SELECT (SELECT json_agg(r)::text FROM reports r) || (SELECT json_agg(r)::text FROM receipts r) AS rows`,
    );
    for (const text of [dump?.rows, JSON.stringify(app.log)]) {
      expect(text).not.toContain('a-key-of-this-phone');
      expect(text).not.toContain('10.9.8.7');
    }
  });
});
