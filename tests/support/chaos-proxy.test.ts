import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openChaosProxy, type ChaosProxy } from './chaos-proxy.ts';
import {
  answerAfter,
  answerBefore,
  answerShelf,
  delay,
  drip,
  gatewayFailure,
  hangAfter,
  hangBefore,
  LOGIN_REDIRECT,
  resetAfter,
  resetBefore,
  resetInBody,
  rewriteHeaders,
  sendTwice,
  tooManyRequests,
  truncate,
} from './chaos-proxy-faults.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Bodies that the server behind the proxy has read to their end. */
let arrived: string[] = [];
let server: Server;
let proxy: ChaosProxy;
let agent: Agent;

beforeEach(async () => {
  arrived = [];
  agent = new Agent({ keepAlive: true });
  server = createServer((incoming, answer) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      arrived.push(body);
      const text = `${arrived.length}:${body}`;
      // One way of framing for each kind of path.
      if (incoming.url?.startsWith('/chunked') === true) {
        answer.write(text.slice(0, 2));
        answer.end(text.slice(2));
      } else answer.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text);
    });
    incoming.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  proxy = await openChaosProxy((server.address() as AddressInfo).port);
});

afterEach(async () => {
  agent.destroy();
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** `end` false: the request's body is never finished. */
function post(path: string, body: string, { chunked = false, end = true } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = chunked ? {} : { 'content-length': Buffer.byteLength(body) + (end ? 0 : 100) };
    const asking = request(`${proxy.origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces).toString() }),
      );
    });
    asking.on('error', reject);
    asking.setTimeout(1_500, () => asking.destroy(new Error('silence')));
    asking.write(body);
    if (end) asking.end();
  });
}

const ALL = { method: 'POST' };

test('passes requests and answers of every framing byte for byte, over one kept connection', async () => {
  const long = 'ü🌊'.repeat(40_000);
  expect(await post('/plain', long)).toMatchObject({ status: 200, body: `1:${long}` });
  expect(await post('/plain?a=1', 'in chunks', { chunked: true })).toMatchObject({ body: '2:in chunks' });
  expect(await post('/chunked', 'answer in chunks')).toMatchObject({ body: '3:answer in chunks' });
  expect(await post('/plain', '')).toMatchObject({ body: '4:' });
  expect(proxy.log.map(({ path, fault, serverStatus }) => [path, fault, serverStatus])).toEqual([
    ['/plain', 'pass', 200],
    ['/plain', 'pass', 200],
    ['/chunked', 'pass', 200],
    ['/plain', 'pass', 200],
  ]);
  expect(proxy.log[0]?.body.toString()).toBe(long);
});

test('rules choose by path, method and count, in the order given', async () => {
  proxy.next(2, { method: 'POST', path: '/a' }, answerBefore({ status: 500 }));
  proxy.next(1, { path: /^\/[ab]$/ }, answerBefore({ status: 418 }));
  proxy.next(1, { method: 'GET' }, answerBefore({ status: 404 }));
  const statuses = [];
  for (const path of ['/a', '/c', '/a', '/a', '/a', '/b']) statuses.push((await post(path, 'x')).status);
  expect(statuses).toEqual([500, 200, 500, 418, 200, 200]);
  expect(arrived).toHaveLength(3);
  expect(proxy.seen({ path: '/a' })).toHaveLength(4);
  proxy.always(ALL, answerBefore({ status: 500 }));
  expect((await post('/a', 'x')).status).toBe(500);
  proxy.heal();
  expect((await post('/a', 'x')).status).toBe(200);
});

describe('what the server hears, and what the client', () => {
  test.each([
    { fault: resetBefore, heard: 0, client: /ECONNRESET|hang up/ },
    { fault: resetAfter, heard: 1, client: /ECONNRESET|hang up/ },
    { fault: hangBefore, heard: 0, client: /silence/ },
    { fault: hangAfter, heard: 1, client: /silence/ },
    { fault: truncate(30), heard: 1, client: /aborted|ECONNRESET|hang up|Parse/ },
  ])('$fault.title', async ({ fault, heard, client }) => {
    proxy.next(1, ALL, fault);
    await expect(post('/plain', 'words')).rejects.toThrow(client);
    expect(arrived).toHaveLength(heard);
    expect(await post('/plain', 'again')).toMatchObject({ status: 200 });
  });

  test('a reset in the middle of the body', async () => {
    proxy.next(1, ALL, resetInBody);
    await expect(post('/plain', 'half of it', { end: false })).rejects.toThrow(/ECONNRESET|hang up/);
    expect(arrived).toEqual([]);
  });

  test('somebody else answers before the server', async () => {
    proxy.next(1, ALL, answerBefore(tooManyRequests('120')));
    proxy.next(1, ALL, answerBefore(LOGIN_REDIRECT));
    expect(await post('/plain', 'x')).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
    expect(await post('/plain', 'x')).toMatchObject({ status: 302, headers: LOGIN_REDIRECT.headers });
    expect(arrived).toEqual([]);
  });

  test('a gateway answers in the place of the server', async () => {
    proxy.next(1, ALL, answerAfter(gatewayFailure(504)));
    expect(await post('/plain', 'x')).toMatchObject({ status: 504, body: '<h1>504</h1>' });
    expect(arrived).toEqual(['x']);
    expect(proxy.log[0]?.serverStatus).toBe(200);
  });

  test.each([
    { together: false, deliver: 'first', body: '1:x' },
    { together: false, deliver: 'second', body: '2:x' },
    { together: true, deliver: 'second', body: /^[12]:x$/ },
  ] as const)('a proxy that tries again by itself: $deliver, together $together', async (wanted) => {
    proxy.next(1, ALL, sendTwice(wanted.deliver, wanted.together));
    const { body } = await post('/plain', 'x');
    expect(body).toMatch(wanted.body);
    expect(arrived).toEqual(['x', 'x']);
  });

  test('the server’s answer with other headers', async () => {
    proxy.next(1, ALL, rewriteHeaders({ date: 'Thu, 01 Jan 1970 00:00:00 GMT' }));
    const { headers, body } = await post('/plain', 'x');
    expect(headers['date']).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
    expect(body).toBe('1:x');
  });

  test('answers held, replayed to another request, and let go in the other order', async () => {
    const shelf = answerShelf();
    proxy.next(2, ALL, shelf.hold);
    proxy.next(1, ALL, shelf.replay);
    const order: string[] = [];
    const first = post('/plain', 'one').then(({ body }) => order.push(body));
    await vi.waitFor(() => expect(shelf.count()).toBe(1));
    const second = post('/plain', 'two').then(({ body }) => order.push(body));
    await vi.waitFor(() => expect(shelf.count()).toBe(2));
    expect(await post('/plain', 'three')).toMatchObject({ body: '1:one' });
    shelf.release('newest-first');
    await Promise.all([first, second]);
    expect(arrived).toEqual(['one', 'two', 'three']);
    expect(order.toSorted()).toEqual(['1:one', '2:two']);
  });

  test('a late answer and one that drips come whole', async () => {
    proxy.next(1, ALL, delay(200));
    proxy.next(1, ALL, drip(20, 10));
    expect(await post('/plain', 'late')).toMatchObject({ body: '1:late' });
    expect(await post('/plain', 'slow')).toMatchObject({ body: '2:slow' });
    const [late] = proxy.log;
    expect((late?.endedAt ?? 0) - (late?.startedAt ?? 0)).toBeGreaterThanOrEqual(199);
  });
});

test('a slow link takes the time that its bytes take, both ways', async () => {
  proxy.slow({ latencyMs: 200, bytesPerSecond: 4_000 });
  const startedAt = Date.now();
  expect((await post('/plain', 'x'.repeat(1_000))).body).toHaveLength(1_002);
  // A handshake and a round trip, and at least 1,000 bytes each way.
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2 * 200 + 2 * 250 - 10);
});

test('shut, it refuses; reopened, the same address answers', async () => {
  await proxy.shut();
  await expect(post('/plain', 'x')).rejects.toThrow(/ECONNREFUSED/);
  await proxy.reopen();
  expect((await post('/plain', 'x')).body).toBe('1:x');
});

test('with the server gone the connection is cut, and comes back with it', async () => {
  await post('/plain', 'x');
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(post('/plain', 'x')).rejects.toThrow(/ECONNRESET|hang up/);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  expect((await post('/plain', 'y')).status).toBe(200);
});
