import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { fcmError, startFcmStub, type FcmStub } from '../../tests/support/fcm-stub.ts';
import type { Said } from '../../tests/support/push-service.ts';
import { fcmAccountOf } from '../start/fcm-account.mjs';
import { vaultOf } from '../vault.ts';
import { openPushSender } from './open-push-sender.ts';
import { ownVapidKeys } from './vapid-keys.ts';

const keys = ownVapidKeys(undefined, vaultOf(randomBytes(32)));
const web = { keys, subject: 'https://relief.example.org' };
const notification = { title: 'Flood', body: 'Boats', icon: '/icons/icon-192.png', tag: 'a' };
const push = {
  payload: JSON.stringify({ notification, data: { relay: '{"v":1}' } }),
  urgency: 'high',
  ttlSeconds: 3600,
  topic: 'alert',
} as const;
const target = { kind: 'fcm', token: 'abc:APA91b-device' } as const;
const NOW = Date.UTC(2026, 10, 22, 12);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function aGoogle() {
  const stub: FcmStub = await startFcmStub();
  const { service, account } = stub;
  const clock = { at: NOW, now: () => clock.at };
  const errors: unknown[] = [];
  const sender = openPushSender({
    web: { ...web, hosts: [service.host], clock },
    fcm: { account, origins: { send: service.origin, token: service.origin } },
    onError: (error) => errors.push(error),
    wires: { rules: { ca: service.ca, answerMs: 3_000 } },
  });
  open.push(sender, service);
  return { stub, sender, clock, errors };
}

it('sends by the HTTP v1 API, with the parts of the payload where Google wants them', async () => {
  const { stub, sender } = await aGoogle();
  expect(await sender.send(target, push)).toEqual({ kind: 'sent' });
  expect(stub.sent).toEqual([
    {
      path: '/v1/projects/relief-test/messages:send',
      bearer: 'token-1',
      message: {
        token: target.token,
        data: { relay: '{"v":1}' },
        webpush: { headers: { TTL: '3600', Urgency: 'high', Topic: 'alert' }, notification },
      },
    },
  ]);
});

it('asks once for a token, by an assertion that its key signed, and again before it is over', async () => {
  const { stub, sender, clock } = await aGoogle();
  const kinds = await Promise.all(Array.from({ length: 20 }, () => sender.send(target, push)));
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['sent']));
  expect(stub.asked).toEqual([
    {
      iss: stub.account.clientEmail,
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat: NOW / 1000,
      exp: NOW / 1000 + 3600,
    },
  ]);
  clock.at += 56 * 60_000;
  await sender.send(target, push);
  expect([stub.asked.length, stub.sent.at(-1)?.bearer]).toEqual([2, 'token-2']);
});

it('takes a new token where one was withdrawn, once', async () => {
  const { stub, sender } = await aGoogle();
  await sender.send(target, push);
  stub.answer((_message, bearer) => (bearer === 'token-1' ? fcmError(401, 'UNAUTHENTICATED') : 200));
  expect(await sender.send(target, push)).toEqual({ kind: 'sent' });
  stub.answer(() => fcmError(401, 'UNAUTHENTICATED'));
  expect(await sender.send(target, push)).toEqual({ kind: 'refused', status: 401 });
  expect(stub.asked.length).toBe(3);
});

const blamed = (field: string) => [
  { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: 'no' }] },
];
const fcmCode = (errorCode: string) => [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];

it.each<[string, Said, object]>([
  ['unregistered', fcmError(404, 'NOT_FOUND', fcmCode('UNREGISTERED')), { kind: 'gone' }],
  ['no token', fcmError(400, 'INVALID_ARGUMENT', blamed('message.token')), { kind: 'gone' }],
  ['a wrong message', fcmError(400, 'INVALID_ARGUMENT', blamed('message.data')), { kind: 'refused', status: 400 }],
  [
    'another’s token',
    fcmError(403, 'PERMISSION_DENIED', fcmCode('SENDER_ID_MISMATCH')),
    { kind: 'refused', status: 403 },
  ],
  ['no such project', fcmError(404, 'NOT_FOUND'), { kind: 'refused', status: 404 }],
  ['a page that is not Google’s', { status: 404, body: '<html>' }, { kind: 'refused', status: 404 }],
  ['a quota', fcmError(429, 'RESOURCE_EXHAUSTED', fcmCode('QUOTA_EXCEEDED')), { kind: 'later', retryAfterMs: 60_000 }],
  ['a quota with a time', { status: 429, headers: { 'retry-after': '90' } }, { kind: 'later', retryAfterMs: 90_000 }],
  [
    'unavailable',
    { status: 503, headers: { 'retry-after': '5' }, body: '{"error":{"status":"UNAVAILABLE"}}' },
    { kind: 'later', retryAfterMs: 5_000 },
  ],
  ['internal', fcmError(500, 'INTERNAL'), { kind: 'later' }],
  ['nothing', 'hang', { kind: 'later' }],
  ['a reset', 'reset', { kind: 'later' }],
])('an answer is understood: %s', async (_name, said, sent) => {
  const { stub, sender } = await aGoogle();
  stub.answer(() => said);
  expect(await sender.send(target, push)).toEqual(sent);
  expect(stub.sent.length).toBe(1);
});

it.each<[string, Said]>([
  ['refused', fcmError(400, 'invalid_grant')],
  ['broken', { status: 200, body: '{"access_token":7}' }],
  ['unavailable', 503],
])('loses nothing while Google gives no token, and does not ask for one all the time: %s', async (_name, said) => {
  const { stub, sender, clock, errors } = await aGoogle();
  stub.answerToken(() => said);
  for (let count = 0; count < 5; count += 1) expect(await sender.send(target, push)).toEqual({ kind: 'later' });
  expect([stub.asked.length, stub.sent.length, errors.length]).toEqual([1, 0, 1]);
  expect(String(errors[0])).not.toContain('PRIVATE');
  stub.answerToken(() => undefined);
  clock.at += 10_000;
  expect(await sender.send(target, push)).toEqual({ kind: 'sent' });
});

it('refuses tokens of Firebase where there is no account', async () => {
  const sender = openPushSender({ web: { ...web, hosts: [], clock: { now: () => NOW } }, onError: () => undefined });
  expect(await sender.send(target, push)).toEqual({ kind: 'refused' });
  await sender.close();
});

it('reads the file of an account, and nothing else', async () => {
  const { stub } = await aGoogle();
  expect(fcmAccountOf(stub.file)).toMatchObject({ projectId: 'relief-test' });
  const changed = (more: object) => JSON.stringify({ ...(JSON.parse(stub.file) as object), ...more });
  for (const text of ['', '{}', 'null', changed({ private_key: 'x' }), changed({ project_id: '../evil' })]) {
    expect(fcmAccountOf(text)).toBeUndefined();
  }
  const ecKey = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(fcmAccountOf(changed({ private_key: ecKey }))).toBeUndefined();
});
