import { randomBytes, randomUUID, verify, createPublicKey } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import webPush from 'web-push';
import {
  startPushService,
  subscribe,
  type PushService,
  type ReceivedPush,
  type Said,
  type Subscriber,
} from '../../tests/support/push-service.ts';
import { vaultOf } from '../vault.ts';
import { openPushSender } from './open-push-sender.ts';
import type { OutgoingPush, PushSender } from './sender.ts';
import { ownVapidKeys } from './vapid-keys.ts';

const keys = ownVapidKeys(undefined, vaultOf(randomBytes(32)));
const SUBJECT = 'mailto:help@relief.example.org';
const push: OutgoingPush = { payload: '{"a":"नमस्ते"}', urgency: 'high', ttlSeconds: 3600 };
const HOUR_MS = 60 * 60 * 1000;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A service, one device of it, and a sender that trusts it. */
async function aService({ rules = {}, settings = {}, now = Date.now() } = {}) {
  const service = await startPushService({ settings });
  const clock = { at: now, now: () => clock.at };
  const errors: unknown[] = [];
  const sender = openPushSender({
    web: { keys, subject: SUBJECT, hosts: [service.host], clock },
    onError: (error) => errors.push(error),
    wires: { rules: { ca: service.ca, ...rules } },
  });
  open.push(sender, service);
  return { service, sender, clock, errors, device: subscribe(service.origin) };
}

async function sendTo(sender: PushSender, devices: readonly Subscriber[]) {
  const all = await Promise.all(devices.map(({ target }) => sender.send(target, push)));
  return Array.from(new Set(all.map(({ kind }) => kind)));
}

function only({ received }: PushService): ReceivedPush {
  const [one, ...more] = received;
  if (one === undefined || more.length > 0) throw new Error(`${received.length} pushes came`);
  return one;
}

function many(service: PushService, count: number): Subscriber[] {
  return Array.from({ length: count }, () => subscribe(service.origin));
}

it('brings a message that only its device can read', async () => {
  const { service, sender, device } = await aService();
  expect(await sender.send(device.target, push)).toEqual({ kind: 'sent' });
  const received = only(service);
  expect(device.read(received)).toBe(push.payload);
  expect(() => subscribe(service.origin).read(received)).toThrow();
});

it('asks with the headers that web-push writes', async () => {
  const { service, sender, device } = await aService();
  await sender.send(device.target, { ...push, topic: 'alert' });
  const { headers, path } = only(service);
  const { endpoint, p256dh, auth } = device.target;
  const theirs = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.payload, {
    vapidDetails: {
      subject: SUBJECT,
      publicKey: keys.publicKey,
      privateKey: String(keys.privateKey.export({ format: 'jwk' }).d),
    },
    TTL: push.ttlSeconds,
    urgency: 'high',
    topic: 'alert',
  });
  expect(endpoint).toBe(service.origin + path);
  const [, ours = ''] = String(headers.authorization).split(' t=');
  for (const [name, value] of Object.entries<unknown>(theirs.headers)) {
    if (name !== 'Authorization') expect([name, headers[name.toLowerCase()]]).toEqual([name, String(value)]);
  }
  const [theirToken = '', theirKey] = (theirs.headers['Authorization'] ?? '').replace('vapid t=', '').split(', ');
  const [ourToken = '', ourKey] = ours.split(', ');
  expect(ourKey).toBe(theirKey);
  const part = (token: string, index: number) =>
    JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(part(ourToken, 0)).toEqual(part(theirToken, 0));
  expect({ ...part(ourToken, 1), exp: 0 }).toEqual({ ...part(theirToken, 1), exp: 0 });
});

it('proves who sends with a token that is signed with the key, for this service, for less than a day, and is kept', async () => {
  const { service, sender, device, clock } = await aService();
  const tokenAt = async () => {
    await sender.send(device.target, push);
    return /^vapid t=([^,]+), k=(.+)$/.exec(String(service.received.at(-1)!.headers.authorization))!.slice(1);
  };
  const [token = '', key] = await tokenAt();
  expect(key).toBe(keys.publicKey);
  const [head, claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(keys.privateKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  expect(aud).toBe(service.origin);
  expect(exp * 1000 - clock.at).toBeLessThanOrEqual(24 * HOUR_MS);
  clock.at += 10 * HOUR_MS;
  expect((await tokenAt())[0]).toBe(token);
  clock.at += 2 * HOUR_MS;
  expect((await tokenAt())[0]).not.toBe(token);
  // A clock that was wrong and is put right.
  clock.at -= 100 * HOUR_MS;
  const [earlier = ''] = await tokenAt();
  const early = JSON.parse(Buffer.from(earlier.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  expect(early.exp * 1000 - clock.at).toBeLessThanOrEqual(24 * HOUR_MS);
});

const NOW = Date.UTC(2026, 10, 22, 12);
const later = (retryAfterMs: number) => ({ kind: 'later', retryAfterMs });
const withHeaders = (status: number, headers: Record<string, string>): Said => ({ status, headers });

it.each<[string, Said, object]>([
  ['201', 201, { kind: 'sent' }],
  ['200', 200, { kind: 'sent' }],
  ['202', 202, { kind: 'sent' }],
  ['404', 404, { kind: 'gone' }],
  ['410', 410, { kind: 'gone' }],
  ['400', 400, { kind: 'refused', status: 400 }],
  ['401', 401, { kind: 'refused', status: 401 }],
  ['403', 403, { kind: 'refused', status: 403 }],
  ['413', 413, { kind: 'refused', status: 413 }],
  ['429', 429, { kind: 'later' }],
  ['429 with seconds', withHeaders(429, { 'retry-after': '120' }), later(120_000)],
  ['429 with a date', withHeaders(429, { 'retry-after': new Date(NOW + 90_000).toUTCString() }), later(90_000)],
  [
    '429 with a date by the service’s own clock',
    withHeaders(429, {
      'retry-after': new Date(NOW + 990_000).toUTCString(),
      date: new Date(NOW + 900_000).toUTCString(),
    }),
    later(90_000),
  ],
  ['429 with years', withHeaders(429, { 'retry-after': '99999999999' }), later(HOUR_MS)],
  ['429 with nonsense', withHeaders(429, { 'retry-after': 'soon' }), { kind: 'later' }],
  ['429 with the past', withHeaders(429, { 'retry-after': new Date(NOW - 90_000).toUTCString() }), { kind: 'later' }],
  ['500', 500, { kind: 'later' }],
  ['503 with seconds', withHeaders(503, { 'retry-after': '7' }), later(7_000)],
  ['a reset', 'reset', { kind: 'later' }],
  ['a redirect', withHeaders(307, { location: 'https://127.0.0.1:1/' }), { kind: 'refused', status: 307 }],
])('an answer is understood: %s', async (_name, said, sent) => {
  const { service, sender, device } = await aService({ now: NOW });
  service.answer(() => said);
  expect(await sender.send(device.target, push)).toMatchObject(sent);
  expect(service.received.length).toBe(1);
});

it('gives up what is not answered, without holding up the others', async () => {
  const { service, sender, device } = await aService({ rules: { answerMs: 4_000 } });
  // The connection is there.
  await sendTo(sender, many(service, 1));
  service.answer(({ path }) => (device.target.endpoint.endsWith(path) ? 'hang' : 201));
  const [hung, others] = await Promise.all([sendTo(sender, [device]), sendTo(sender, many(service, 20))]);
  expect([hung, others]).toEqual([['later'], ['sent']]);
  // It answered the ping: the connection is good.
  expect(await sendTo(sender, many(service, 1))).toEqual(['sent']);
  expect(service.connections()).toBe(1);
});

it('uses one connection, and no more requests at once than the service allows', async () => {
  const { service, sender } = await aService({ settings: { maxConcurrentStreams: 7 } });
  const devices = many(service, 200);
  expect(await sendTo(sender, devices)).toEqual(['sent']);
  expect(service.connections()).toBe(1);
  expect(service.mostAtOnce()).toBeLessThanOrEqual(7);
  const read = service.received.map((one) =>
    devices.find(({ target }) => target.endpoint.endsWith(one.path))!.read(one),
  );
  expect(new Set(read)).toEqual(new Set([push.payload]));
  expect(read.length).toBe(200);
});

it('connects again when the service says good-bye, and sends what it had not looked at by the next connection', async () => {
  const { service, sender } = await aService({ settings: { maxConcurrentStreams: 10 } });
  let count = 0;
  service.answer((_push, session) => {
    count += 1;
    if (count === 25) session.goaway(0);
    return 201;
  });
  const devices = many(service, 100);
  expect(await sendTo(sender, devices)).toEqual(['sent']);
  expect(service.connections()).toBe(2);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(100);
});

it('sends a refused request once more, and then no more for now', async () => {
  const { service, sender, device } = await aService();
  service.answer(() => (service.received.length === 1 ? 'refuse' : 201));
  expect(await sender.send(device.target, push)).toEqual({ kind: 'sent' });
  service.answer(() => 'refuse');
  expect(await sender.send(device.target, push)).toEqual({ kind: 'later' });
  expect(service.received.length).toBe(4);
});

it('goes on after a connection that broke', async () => {
  const { service, sender, device } = await aService();
  service.answer((_push, session) => {
    session.destroy();
    return 'hang';
  });
  expect(await sender.send(device.target, push)).toEqual({ kind: 'later' });
  service.answer(() => 201);
  expect(await sender.send(device.target, push)).toEqual({ kind: 'sent' });
});

it('leaves a connection that has died without a word', async () => {
  const service = await startPushService();
  const router = await startRouter(Number(new URL(service.origin).port));
  const sender = openPushSender({
    web: { keys, subject: SUBJECT, hosts: [router.host], clock: { now: () => Date.now() } },
    onError: () => undefined,
    wires: { rules: { ca: service.ca, answerMs: 1_000, pingMs: 200 } },
  });
  open.push(sender, router, service);
  const devices = () => [subscribe(`https://${router.host}`)];
  await expect.poll(() => sendTo(sender, devices()), { timeout: 60_000 }).toEqual(['sent']);
  const before = service.connections();
  router.forgetAll();
  expect(await sendTo(sender, devices())).toEqual(['later']);
  await expect.poll(() => sendTo(sender, devices()), { timeout: 60_000 }).toEqual(['sent']);
  expect(service.connections()).toBeGreaterThan(before);
});

/** Passes everything on, until it has forgotten a connection: then nothing comes and nothing goes, and nobody is told. */
async function startRouter(to: number) {
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((from) => {
    const onward = connect(to, '127.0.0.1');
    for (const socket of [from, onward]) socket.on('error', () => undefined);
    from.pipe(onward).pipe(from);
    pairs.push([from, onward]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    forgetAll() {
      for (const [from, onward] of pairs) {
        from.unpipe(onward);
        onward.unpipe(from);
      }
    },
    async close() {
      for (const socket of pairs.flat()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('says later where nobody listens, tells why, and trusts no other certificate', async () => {
  const { service, sender, device, errors } = await aService();
  const { target } = device;
  await service.close();
  expect(await sender.send(target, push)).toEqual({ kind: 'later' });
  expect(errors).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })]);
  const stranger = await aService({ rules: { ca: service.ca } });
  expect(await stranger.sender.send(stranger.device.target, push)).toEqual({ kind: 'later' });
  expect(stranger.service.received).toEqual([]);
});

it('sends nothing for keys that are no keys', async () => {
  const { service, sender, device } = await aService();
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(await sender.send({ ...device.target, p256dh }, push)).toEqual({ kind: 'gone' });
  expect(service.received).toEqual([]);
});

it('closes when what is under way is over, and sends nothing after', async () => {
  const { service, sender, device } = await aService();
  let answerNow = (_status: number) => {};
  const asked = new Promise<void>((resolve) => {
    service.answer(() => {
      resolve();
      return new Promise<Said>((answer) => (answerNow = answer));
    });
  });
  const sending = sender.send(device.target, push);
  await asked;
  const closing = sender.close();
  expect(await sender.send(device.target, push)).toEqual({ kind: 'later' });
  answerNow(201);
  expect(await sending).toEqual({ kind: 'sent' });
  await closing;
  expect(service.received.length).toBe(1);
});

it('shortens a topic to what services take', async () => {
  const { service, sender, device } = await aService();
  const topic = randomUUID();
  await sender.send(device.target, { ...push, topic });
  await sender.send(device.target, { ...push, topic });
  const topics = service.received.map(({ headers }) => headers['topic']);
  expect(topics[0]).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(topics[1]).toBe(topics[0]);
});
