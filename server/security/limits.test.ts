import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { inParallel } from '../../tests/support/security/in-parallel.ts';
import { aid, batchItem, report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const MB = 1024 * 1024;
/** Bytes of random requests; S54's whole gigabyte by `VOLUME_MB=1024`. */
const VOLUME = Number(process.env['VOLUME_MB'] ?? 48) * MB;
const REQUEST_MS = 700;

let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { requestMs: REQUEST_MS });
});

afterAll(async () => {
  await app.close();
});

async function counted(): Promise<number> {
  const [row] = await app.query<{ rows: number }>('SELECT count(*)::int AS rows FROM receipts');
  return row?.rows ?? -1;
}

describe('S54 what one request may cost is bounded', () => {
  it('an item of 256 KB at most, alone and in a batch, where its neighbours go on', async () => {
    const large = { ...report, description: 'x'.repeat(limits.itemBytes) };
    expect((await post(`${app.url}/api/report/`, large, randomUUID())).status).toBe(413);
    const items = [batchItem(randomUUID(), 'reportDisaster', large), batchItem(randomUUID(), 'reportDisaster', report)];
    const { status, json } = await post(`${app.url}/api/outbox`, { items });
    const statuses = (json['answers'] as { status: number }[]).map((answer) => answer.status);
    expect([status, statuses]).toEqual([200, [413, 201]]);
  });

  it('a batch of 4 MB unpacked and 1,000 items at most', async () => {
    const before = await counted();
    const padding = { ...aid, description: 'x'.repeat(19_000) };
    const heavy = { items: Array.from({ length: 230 }, () => batchItem(randomUUID(), 'requestAid', padding)) };
    expect((await post(`${app.url}/api/outbox`, heavy)).status).toBe(413);
    const packed = gzipSync(JSON.stringify(heavy));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await ask(`${app.url}/api/outbox`, { method: 'POST', headers, body: packed })).status).toBe(413);
    const many = { items: Array.from({ length: limits.batchItems + 1 }, () => ({ id: 'x', call: 'x', body: {} })) };
    expect((await post(`${app.url}/api/outbox`, many)).json).toMatchObject({ kind: 'malformed' });
    expect(await counted()).toBe(before);
  });

  it('twenty levels deep at most', async () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const kinds = await Promise.all(
      [limits.jsonDepth, limits.jsonDepth + 1, 10_000].map(
        async (levels) => (await post(`${app.url}/api/report/`, nested(levels))).json['kind'],
      ),
    );
    expect(kinds).toEqual(['invalid', 'malformed', 'malformed']);
  });

  it('senders that drip hold up nobody', async () => {
    const patient = await startApp(postgres, { requestMs: 120_000 });
    const drips = Array.from({ length: 50 }, () => drip(patient.port));
    await Promise.all(drips.map(({ begun }) => begun));
    expect((await ask(`${patient.url}/api/health`)).status).toBe(200);
    drips.forEach(({ end }) => end());
    await patient.close();
  });

  it('and are cut off, though they never fall silent', async () => {
    const ended = await Promise.all(Array.from({ length: 50 }, () => drip(app.port).cutOff));
    expect(ended).toHaveLength(50);
  });

  it('memory stays bounded under a flood of random requests, and no answer is a 5xx', async () => {
    const garbage = randomBytes(300 * 1024);
    const bomb = gzipSync(Buffer.alloc(64 * MB, 0x5b));
    const kinds = [
      { path: '/api/report/', body: garbage },
      { path: '/api/outbox', body: garbage },
      { path: '/api/outbox', body: bomb, encoding: 'gzip' },
      { path: '/api/report/', body: Buffer.from(JSON.stringify({ ...report, x: 'y'.repeat(250_000) })) },
      { path: '/api/aid/create', body: Buffer.from('['.repeat(200_000)) },
      { path: '/api/users/login', body: garbage },
      { path: '/api/receipts/verify', body: Buffer.from(JSON.stringify({ ids: Array(15_000).fill('x') })) },
      {
        path: '/api/outbox',
        body: Buffer.from(JSON.stringify({ items: Array.from({ length: 20_000 }, () => ({ id: 'x' })) })),
      },
    ];
    const round = kinds.reduce((bytes, { body }) => bytes + body.length, 0);
    const shots = Array.from({ length: Math.ceil(VOLUME / round) }, () => kinds).flat();
    const before = process.memoryUsage.rss();
    let peak = before;
    const statuses = new Set<number>();
    await inParallel(shots, 16, async ({ path, body, encoding }) => {
      const headers = { 'content-type': 'application/json', ...(encoding && { 'content-encoding': encoding }) };
      statuses.add((await ask(`${app.url}${path}`, { method: 'POST', headers, body })).status);
      peak = Math.max(peak, process.memoryUsage.rss());
    });
    expect(Array.from(statuses).filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect((peak - before) / MB).toBeLessThan(400);
  });
});

/** Sends a head and then a byte now and then, until the server has had enough. */
function drip(port: number): { begun: Promise<void>; cutOff: Promise<void>; end(): void } {
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => socket.write(' '), 100);
  socket.on('error', () => undefined);
  socket.resume();
  const begun = new Promise<void>((resolve) => {
    const head =
      'POST /api/report/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';
    socket.write(head, () => resolve());
  });
  const cutOff = new Promise<void>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve();
    });
  });
  return { begun, cutOff, end: () => void socket.destroy() };
}
