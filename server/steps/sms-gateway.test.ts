import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSmsSink, type SmsSink } from '../../tests/support/sms-sink.ts';
import { smsGateway } from './sms-gateway.ts';
import type { ToldStep } from './step-sender.ts';

const told: ToldStep = {
  id: '3e0f6f5b-8f0e-4a36-9a0c-0f5f2f6a9f11',
  title: 'Flood in Ward 4',
  body: 'Boats are needed at the school.',
  link: 'https://relief.example.org/volunteer/notifications/1',
};
const to = '+919876543210';
const clock = { now: () => 1_800_000_000_000 };

let sink: SmsSink;
let errors: unknown[];
beforeEach(async () => {
  sink = await startSmsSink();
  errors = [];
});
afterEach(() => sink.close());

const gateway = (more: { url?: string; token?: string; times?: { connectMs: number; wholeMs: number } } = {}) =>
  smsGateway({ url: sink.url, clock, onError: (error) => errors.push(error), ...more });

it('an SMS goes as JSON to the gateway, with its token and a key that is the same in each try', async () => {
  expect(await gateway({ token: 'secret' }).send(to, told)).toEqual({ kind: 'sent' });
  const [sms] = sink.texts;
  expect(JSON.parse(sms?.raw ?? '')).toEqual({
    to,
    text: `Relief Relay: Flood in Ward 4 - Boats are needed at the school. ${told.link}`,
  });
  expect(sms?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    authorization: 'Bearer secret',
    'idempotency-key': told.id,
  });
  expect(errors).toEqual([]);
});

it.each([
  [200, {}, { kind: 'sent' }],
  [202, {}, { kind: 'sent' }],
  [301, { location: 'http://127.0.0.1:1/' }, { kind: 'refused', status: 301 }],
  [307, { location: 'http://127.0.0.1:1/' }, { kind: 'refused', status: 307 }],
  [400, {}, { kind: 'refused', status: 400 }],
  [401, {}, { kind: 'refused', status: 401 }],
  [429, { 'retry-after': '120' }, { kind: 'later', retryAfterMs: 120_000 }],
  [429, {}, { kind: 'later' }],
  [500, {}, { kind: 'later' }],
  [503, { 'retry-after': '7' }, { kind: 'later', retryAfterMs: 7_000 }],
  // Said by what stands before the gateway, which does not know what that did.
  [502, {}, { kind: 'unknown' }],
  [504, {}, { kind: 'unknown' }],
] as const)('%i %j of the gateway is %j', async (status, headers, sent) => {
  sink.answer((reply) => void reply.writeHead(status, headers).end());
  expect(await gateway().send(to, told)).toEqual(sent);
  expect(sink.texts).toHaveLength(1);
});

it('what the operator reads of a failure holds neither number nor words', async () => {
  sink.answer((reply) => void reply.writeHead(400).end());
  await gateway().send(to, told);
  expect(errors).toHaveLength(1);
  expect(String(errors[0])).toContain('400');
  expect(String(errors[0])).not.toMatch(/9876|Ward/);
});

it('where nothing could be sent it is tried later', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await gateway({ url: `http://127.0.0.1:${port}/` }).send(to, told)).toEqual({ kind: 'later' });
});

it('where no TLS comes about nothing was sent', async () => {
  const url = sink.url.replace('http:', 'https:');
  expect(await gateway({ url }).send(to, told)).toEqual({ kind: 'later' });
  expect(sink.texts).toEqual([]);
});

it('whoever takes it and says nothing, or breaks off, may have brought it', async () => {
  const times = { connectMs: 1_000, wholeMs: 50 };
  sink.answer(() => undefined);
  expect(await gateway({ times }).send(to, told)).toEqual({ kind: 'unknown' });
  sink.answer((reply) => void reply.destroy());
  expect(await gateway().send(to, told)).toEqual({ kind: 'unknown' });
  expect(sink.texts).toHaveLength(2);
});
