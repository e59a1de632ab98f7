// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { contractNumber } from '../../../../contract/contract-number.ts';
import { hurry, onAnswer, request } from '../../client/http.ts';
import { httpNet } from './http-net.ts';
import type { OutboxItem } from '../item.ts';

/** What goes with each call to our own host. */
const ours = { 'content-type': 'application/json', 'x-contract': String(contractNumber) };
const elsewhere = 'https://api.example.org';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.useRealTimers();
});

const batch = `{"items":[${'"नमस्ते",'.repeat(200)}1]}`;

function stubFetch(answer: (request: RequestInit) => Promise<Response>) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    calls.push([path, request]);
    return answer(request);
  });
  return calls;
}

/** Never answers, but ends when it is called off, as a real fetch does. */
function hang(request: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    request.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

it('gives up soon what hangs when there is a sign that the network is another since, and lets other calls be', async () => {
  vi.useFakeTimers();
  stubFetch(hang);
  const settled: string[] = [];
  const note = (name: string) => (answer: { kind: string }) => settled.push(`${name} ${answer.kind}`);
  void httpNet.deliver('{"items":[]}', 30_000, {}).then(note('batch'));
  void request({ method: 'GET', path: '/api/config', timeLimitMs: 30_000 }).then(note('other'));
  await vi.advanceTimersByTimeAsync(5_000);
  hurry();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toEqual(['batch timed-out']);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(settled).toEqual(['batch timed-out', 'other timed-out']);
});

it('tells of each answer of the host, and whose sending it was; not of a login page, nor of a server in trouble', async () => {
  const told: unknown[] = [];
  const forget = onAnswer((of) => told.push(of));
  const named = { 'x-contract': String(contractNumber) };
  const answers = [
    new Response('{}', { headers: named }),
    new Response('{}', { headers: named }),
    new Response(null, { status: 304, headers: named }),
    new Response('<html>'),
    new Response('{}', { status: 503, headers: named }),
    new Response('{}', { status: 429, headers: named }),
  ];
  stubFetch(async () => answers.shift() ?? Response.error());
  await httpNet.deliver('{"items":[]}', 1000, {});
  for (let n = 0; n < 5; n += 1) await request({ method: 'GET', path: '/api/config', timeLimitMs: 1000 });
  forget();
  expect(told).toEqual(['outbox', undefined, undefined]);
});

it('sends a gzip batch without cookies, cache, redirects or token', async () => {
  const calls = stubFetch(async () => new Response('{}', { headers: { 'retry-after': '7', 'x-server-epoch': 'e1' } }));
  expect(await httpNet.deliver(batch, 1000, {})).toEqual({
    kind: 'answered',
    status: 200,
    text: '{}',
    retryAfter: '7',
    epoch: 'e1',
  });
  const [path, request] = calls.at(0) ?? [];
  expect(path).toBe('/api/outbox');
  expect(request).toMatchObject({ method: 'POST', redirect: 'error', cache: 'no-store', credentials: 'omit' });
  expect(request?.headers).toEqual({ ...ours, 'content-encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(request?.body as ArrayBuffer)).toString()).toBe(batch);
});

it('tells our own host which phone sends, and an account’s token where the batch is that account’s', async () => {
  const calls = stubFetch(async () => new Response('{}'));
  await httpNet.deliver('{"items":[]}', 1000, { deviceKey: 'phone' });
  await httpNet.deliver('{"items":[]}', 1000, { deviceKey: 'phone', token: 'secret' });
  await httpNet.verify('{"ids":[]}', 1000, { deviceKey: 'phone' });
  await httpNet.revoke('key', 1000, {});
  expect(calls.map(([path, { headers }]) => [path, headers])).toEqual([
    ['/api/outbox', { ...ours, 'x-device-key': 'phone' }],
    ['/api/outbox', { ...ours, 'x-device-key': 'phone', authorization: 'Bearer secret' }],
    ['/api/receipts/verify', { ...ours, 'x-device-key': 'phone' }],
    ['/api/users/logout', ours],
  ]);
  expect(calls.at(3)?.[1].body).toBe('{"logoutKey":"key"}');
});

it('sends plain JSON where the browser cannot pack, or where it is not worth it', async () => {
  const calls = stubFetch(async () => new Response('{}'));
  await httpNet.deliver('{"items":[]}', 1000, {});
  vi.stubGlobal('CompressionStream', undefined);
  await httpNet.deliver(batch, 1000, {});
  expect(calls.map(([, { body, headers }]) => [body, headers])).toEqual([
    ['{"items":[]}', ours],
    [batch, ours],
  ]);
});

it('names the contract to an own host of another origin once that has named its own, and to no other', async () => {
  const net = await builtFor(elsewhere, 'https://app.example.org');
  let named: Record<string, string> = {};
  const calls = stubFetch(async () => new Response('{}', { headers: named }));
  const sent = () => new Headers(calls.at(-1)?.[1].headers).get('x-contract');
  await net.elsewhere?.kind();
  expect(sent()).toBeNull();
  named = { 'x-contract': '7' };
  expect(await net.deliver('{}', 1000, {})).toMatchObject({ contract: 7 });
  expect(sent()).toBeNull();
  await net.deliver('{}', 1000, {});
  expect(sent()).toBe(String(contractNumber));
  // One of before the number lets no such header in: to a browser that is no answer at all.
  stubFetch(() => Promise.reject(new TypeError('failed to fetch')));
  await net.deliver('{}', 1000, {});
  const later = stubFetch(async () => new Response('{}'));
  expect(await net.deliver('{}', 1000, {})).not.toHaveProperty('contract');
  expect(later.at(-1)?.[1].headers).not.toHaveProperty('x-contract');
});

it('answers unreachable for a refused connection and for a body that breaks off', async () => {
  stubFetch(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await httpNet.deliver(batch, 1000, {})).toEqual({ kind: 'unreachable' });
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"succ'));
      controller.error(new TypeError('connection reset'));
    },
  });
  stubFetch(async () => new Response(broken));
  expect(await httpNet.deliver(batch, 1000, {})).toEqual({ kind: 'unreachable' });
});

it('answers timed-out for a server that never begins, and for a body that never ends', async () => {
  stubFetch(hang);
  expect(await httpNet.deliver(batch, 20, {})).toEqual({ kind: 'timed-out' });
  stubFetch(async (request) => {
    const silent = new ReadableStream({
      start(controller) {
        request.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
    });
    return new Response(silent);
  });
  expect(await httpNet.deliver(batch, 20, {})).toEqual({ kind: 'timed-out' });
});

/** The same code in an app that was built for another server. */
async function builtFor(apiHost: string, appOrigin: string) {
  vi.resetModules();
  vi.stubEnv('VITE_API_HOST', apiHost);
  vi.stubGlobal('location', { origin: appOrigin });
  return (await import('./http-net.ts')).httpNet;
}

it('never takes the origin that serves the app for another host', async () => {
  expect(httpNet.elsewhere).toBeUndefined();
  expect((await builtFor(elsewhere, elsewhere)).elsewhere).toBeUndefined();
  expect((await builtFor(elsewhere, 'https://app.example.org')).elsewhere).toBeDefined();
});

it('asks the host that it was built for, and sends a plain call with no header but its type', async () => {
  const net = await builtFor(elsewhere, 'https://app.example.org');
  const calls = stubFetch(async () => new Response('{"success":true}'));
  await net.deliver('{"items":[]}', 1000, {});
  await net.elsewhere?.kind();
  const body = `{"description":"${'long '.repeat(500)}"}`;
  const item = { v: 1, id: 'a', call: 'reportDisaster', owner: 'anonymous', body } as OutboxItem;
  await net.elsewhere?.deliver([item]);
  expect(calls.map(([url]) => url)).toEqual(
    ['/api/outbox', '/api/capabilities', '/api/report/'].map((path) => elsewhere + path),
  );
  expect(calls.at(1)?.[1]).toMatchObject({ method: 'GET', headers: {}, credentials: 'omit', redirect: 'error' });
  expect(calls.at(2)?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    redirect: 'error',
  });
});
