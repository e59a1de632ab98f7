import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeListAddresses } from '../contract/calls/changes-address.ts';
import { contractNumber } from '../contract/contract-number.ts';
import type { ItemAnswer } from '../contract/calls/outbox.ts';
import { canonicalJson, type Json } from '../contract/base/canonical-json.ts';
import { sharedPostgres } from '../tests/support/shared-postgres.ts';
import { aid, batchItem, contact, digestOf, report } from '../tests/support/server/bodies.ts';
import { ask, type Answer } from '../tests/support/server/http.ts';
import { sendRaw } from '../tests/support/raw-http.ts';
import { startApp, type TestApp } from '../tests/support/server/start-app.ts';
import { readAgain } from './jobs/read-again.ts';

const NEXT = String(contractNumber + 1);
let app: TestApp;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
});
afterAll(() => app.close());

const newerReport = { ...report, severity: 'catastrophic', waterLevel: 3 };

function send(path: string, body: Json, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function deliver(items: Json[], contract?: string): Promise<ItemAnswer[]> {
  const { json } = await send('/api/outbox', { items }, contract === undefined ? {} : { 'x-contract': contract });
  return json['answers'] as ItemAnswer[];
}

describe('every answer names the contract of this server', () => {
  it.each([
    ['200', 'GET', '/api/health', 200],
    ['404', 'GET', '/api/nothing', 404],
    ['405', 'DELETE', '/api/health', 405],
    ['401', 'GET', '/api/account', 401],
    ['422', 'GET', '/api/changes/reports?limit=x', 422],
    ['400', 'POST', '/api/outbox', 400],
    ['unroutable', 'GET', '/api/disaster/%zz', 400],
  ])('%s', async (_what, method, path, status) => {
    const answer = await ask(app.url + path, { method });
    expect([answer.status, answer.headers.get('x-contract')]).toEqual([status, String(contractNumber)]);
  });

  it('304', async () => {
    await deliver([batchItem(randomUUID(), 'requestAid', aid)]);
    await app.query(`UPDATE aid_requests SET changed_at = now() - interval '1 hour'`);
    const list = app.url + wholeListAddresses.aid.path;
    const etag = (await ask(list)).headers.get('etag') ?? '';
    const again = await ask(list, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('x-contract')]).toEqual([304, String(contractNumber)]);
  });

  it('what never became a request', async () => {
    const [answer] = await sendRaw(app.port, 'NONSENSE\r\n\r\n');
    expect([answer?.status, answer?.headers.get('x-contract')]).toEqual([400, String(contractNumber)]);
  });
});

describe('a report of a newer app', () => {
  it('is taken whole and read as far as it is known', async () => {
    const id = randomUUID();
    const [answer] = await deliver([batchItem(id, 'reportDisaster', newerReport)], NEXT);
    expect(answer).toMatchObject({ status: 201, body: { receipt: { id, digest: digestOf(newerReport) } } });
    const [row] = await app.query('SELECT body, severity, disaster_type, read_by FROM reports WHERE id = $1', [id]);
    expect(row).toEqual({
      body: canonicalJson(newerReport),
      severity: 'other',
      disaster_type: 'flood',
      read_by: contractNumber,
    });
  });

  it('is answered the same again, and by its own call too', async () => {
    const id = randomUUID();
    const headers = { 'x-contract': NEXT, 'idempotency-key': id };
    const first = await send('/api/report/', newerReport, headers);
    const again = await send('/api/report/', newerReport, headers);
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    const [twin] = await deliver([batchItem(id, 'reportDisaster', newerReport)], NEXT);
    expect(twin).toMatchObject({ status: 201, replayed: true });
  });

  it('is shown as other where nobody here knows the value', async () => {
    const id = randomUUID();
    await deliver([batchItem(id, 'reportDisaster', { ...newerReport, disasterType: 'tsunami' })], NEXT);
    await app.query(`UPDATE reports SET status = 'approved' WHERE id = $1`, [id]);
    const { json } = await ask(`${app.url}/api/report/getdisaster/${id}`);
    expect(json['data']).toMatchObject([{ _id: id, disasterType: 'other', severity: 'other' }]);
  });

  it.each([
    ['no number', undefined],
    ['the same number', String(contractNumber)],
    ['a lower number', String(contractNumber - 1)],
    ['no whole number', '99.5'],
    ['words', 'newer'],
  ])('is refused with each unknown member named, with %s', async (_what, contract) => {
    const id = randomUUID();
    const [answer] = await deliver([batchItem(id, 'reportDisaster', { ...report, waterLevel: 3 })], contract);
    expect(answer).toMatchObject({ status: 422, body: { kind: 'invalid', fields: { waterLevel: 'unknown field' } } });
    expect(await app.query('SELECT 1 FROM receipts WHERE id = $1', [id])).toEqual([]);
  });

  it('is invalid as ever where anything else is wrong with it', async () => {
    const [answer] = await deliver([batchItem(randomUUID(), 'reportDisaster', { ...newerReport, name: ' ' })], NEXT);
    expect(answer).toMatchObject({ status: 422, body: { kind: 'invalid', fields: { name: 'required' } } });
  });
});

describe('what this server would have to act on, or does not know', () => {
  it('is answered newer by itself, and all else of its batch goes on', async () => {
    const [message, known, unknown] = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await deliver(
      [
        batchItem(message, 'sendContactMessage', { ...contact, topic: 'rooms' }),
        batchItem(known, 'requestAid', aid),
        batchItem(unknown, 'offerRoom', { beds: 4 }),
      ],
      NEXT,
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 201, 409]);
    for (const one of [answers[0], answers[2]]) {
      expect(one).toMatchObject({ retryAfter: 900, body: { success: false, kind: 'newer' } });
    }
    expect(await app.query('SELECT 1 FROM receipts WHERE id = ANY ($1)', [[message, unknown]])).toEqual([]);
  });

  it('by a path or a member of a call: newer with Retry-After; without a number as ever', async () => {
    const ahead = { 'x-contract': NEXT };
    const path = await send('/api/rooms', {}, ahead);
    expect([path.status, path.json['kind'], path.headers.get('retry-after')]).toEqual([409, 'newer', '900']);
    expect((await send('/api/rooms', {})).status).toBe(404);
    const body = { email: 'a@example.org', password: 'long enough', role: 'volunteer', device: 'x' };
    expect((await send('/api/users/login', { ...body, extra: 1 }, ahead)).json['kind']).toBe('newer');
    expect((await send('/api/users/login', { ...body, extra: 1 })).json['kind']).toBe('invalid');
  });

  it('of a question is left out: what is known is answered', async () => {
    const answer = await ask(`${app.url}/api/changes/reports?depth=2`, { headers: { 'x-contract': NEXT } });
    expect(answer.status).toBe(200);
    expect((await ask(`${app.url}/api/changes/reports?depth=2`)).status).toBe(422);
  });
});

describe('after the update of the server', () => {
  it('the kept text is read again, once, and copies are told', async () => {
    const [reported, asked] = [randomUUID(), randomUUID()];
    // This server knows them by now: an older one had kept them.
    const body = { ...report, severity: 'critical' };
    await deliver([batchItem(reported, 'reportDisaster', body), batchItem(asked, 'requestAid', aid)], NEXT);
    await app.query(`UPDATE reports SET read_by = 0, severity = 'other' WHERE id = $1`, [reported]);
    const met = JSON.stringify(aid.requirements.map((need) => ({ ...need, quantity: '1', status: 'fulfilled' })));
    await app.query('UPDATE aid_requests SET read_by = 0, requirements = $2::jsonb WHERE id = $1', [asked, met]);
    const [before] = await app.query<{ at: Date }>('SELECT now() AS at');
    expect(await readAgain(app.pool, () => false)).toBe(2);
    expect(await app.query('SELECT read_by, severity FROM reports WHERE id = $1', [reported])).toEqual([
      { read_by: null, severity: 'critical' },
    ]);
    const [request] = await app.query<{
      read_by: null;
      requirements: { status: string; quantity: string }[];
      changed_at: Date;
    }>('SELECT read_by, requirements, changed_at FROM aid_requests WHERE id = $1', [asked]);
    expect(request?.read_by).toBeNull();
    expect(request?.requirements.map(({ status, quantity }) => [status, quantity])).toEqual([
      ['fulfilled', '40 litres'],
      ['fulfilled', '2'],
    ]);
    expect(Number(request?.changed_at)).toBeGreaterThanOrEqual(Number(before?.at) - 5);
    expect(await readAgain(app.pool, () => false)).toBe(0);
  });

  it('what is still not known keeps its mark for the next one, and an admin’s correction stays', async () => {
    const id = randomUUID();
    await deliver([batchItem(id, 'reportDisaster', newerReport)], NEXT);
    await app.query(`UPDATE reports SET revised = '{"severity":"mild"}' WHERE id = $1`, [id]);
    expect(await readAgain(app.pool, () => false, contractNumber + 1)).toBeGreaterThan(0);
    expect(await app.query('SELECT read_by, severity FROM reports WHERE id = $1', [id])).toEqual([
      { read_by: contractNumber + 1, severity: 'mild' },
    ]);
  });
});
