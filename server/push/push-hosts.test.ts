import { randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushService, subscribe, type PushService } from '../../tests/support/push-service.ts';
import { isPushHost } from '../start/push-host.mjs';
import { vaultOf } from '../vault.ts';
import type { Resolve } from './guarded-lookup.ts';
import { openPushSender } from './open-push-sender.ts';
import { isPublicAddress } from './public-address.ts';
import { isPushEndpoint } from './push-hosts.ts';
import { pushTargetOf } from './push-target.ts';
import { ownVapidKeys } from './vapid-keys.ts';

const GOOD = [
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f',
  'https://web.push.apple.com/QO7',
];

/** What would lead elsewhere, or be read in two ways. `PORT` is where our sink listens. */
const BAD = [
  'http://fcm.googleapis.com/a',
  'ftp://fcm.googleapis.com/a',
  'https:fcm.googleapis.com/a',
  'https:/fcm.googleapis.com/a',
  '//fcm.googleapis.com/a',
  'https://127.0.0.1:PORT/a',
  'https://localhost:PORT/a',
  'https://[::1]:PORT/a',
  'https://[::ffff:127.0.0.1]:PORT/a',
  'https://0x7f000001:PORT/a',
  'https://0177.0.0.1:PORT/a',
  'https://2130706433:PORT/a',
  'https://127.1:PORT/a',
  'https://0:PORT/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://127.0.0.1.nip.io:PORT/a',
  'https://example.org/a',
  'https://fcm.googleapis.com.example.org/a',
  'https://fcm.googleapis.com@127.0.0.1:PORT/a',
  ['https://user', 'word@fcm.googleapis.com/a'].join(':'),
  'https://@fcm.googleapis.com/a',
  'https://127.0.0.1:PORT#@fcm.googleapis.com/a',
  'https://127.0.0.1:PORT\\@fcm.googleapis.com/a',
  'https://fcm.googleapis.com\\@127.0.0.1:PORT/a',
  'https://fcm.googleapis.com:PORT/a',
  'https://fcm.googleapis.com:80/a',
  'https://fcm.googleapis.com:443/a',
  'https://fcm.googleapis.com:0443/a',
  'https://fcm.googleapis.com./a',
  'https://FCM.googleapis.com/a',
  'HTTPS://fcm.googleapis.com/a',
  'https://fcm.googleapis.com',
  'https://fcm%2egoogleapis.com/a',
  'https://fcm。googleapis。com/a',
  'https://ｆcm.googleapis.com/a',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com/a\r\nHost: 127.0.0.1',
  'https://fcm.goog\tleapis.com/a',
  ' https://fcm.googleapis.com/a',
  'https://fcm.googleapis.com/a#b',
  'https://fcm.googleapis.com/a/../b',
  'https://fcm.googleapis.com/нет',
  'https://evilfcm.googleapis.com/a',
  'https://a.fcm.googleapis.com/a',
  'https://push.apple.com/a',
  'https://evilpush.apple.com/a',
  'https://.push.apple.com/a',
  'https://a..push.apple.com/a',
  'https://notify.windows.com/a',
  'https://push.services.mozilla.com.evil.example/a',
  'https://*.push.apple.com/a',
  'javascript:alert(1)',
  'data:,a',
  'file:///etc/passwd',
  '',
];

const keys = ownVapidKeys(undefined, vaultOf(randomBytes(32)));
const push = { payload: '{}', urgency: 'normal', ttlSeconds: 60 } as const;

let sink: PushService;
beforeAll(async () => {
  sink = await startPushService();
});
afterAll(() => sink.close());
const atSink = (endpoint: string) => endpoint.replace('PORT', new URL(sink.origin).port);

function aSender({ resolve, hosts = [] }: { resolve?: Resolve; hosts?: readonly string[] } = {}) {
  const errors: unknown[] = [];
  const sender = openPushSender({
    web: { keys, subject: 'https://relief.example.org', hosts, clock: { now: () => Date.now() } },
    onError: (error) => errors.push(error),
    wires: { rules: { ca: sink.ca }, ...(resolve === undefined ? {} : { resolve }) },
  });
  return { sender, errors };
}

describe('S33 a push goes to push services alone', () => {
  it.each(GOOD)('to %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
    const { endpoint: _own, ...more } = subscribe(sink.origin).target;
    const token = JSON.stringify({ endpoint, keys: { p256dh: more.p256dh, auth: more.auth } });
    expect(pushTargetOf(token, [])).toEqual({ ...more, endpoint });
  });

  it.each(BAD)('never to %j: not at registration, not when it is sent', async (text) => {
    const endpoint = atSink(text);
    const { p256dh, auth } = subscribe(sink.origin).target;
    expect(pushTargetOf(JSON.stringify({ endpoint, keys: { p256dh, auth } }), [])).toBeUndefined();
    const { sender } = aSender();
    expect(await sender.send({ kind: 'web', endpoint, p256dh, auth }, push)).toEqual({ kind: 'refused' });
    await sender.close();
    expect([sink.connections(), sink.received.length]).toEqual([0, 0]);
  });

  /** What names answer, of which none is on the open internet. */
  const INSIDE = [
    ['127.0.0.1'],
    ['::1'],
    ['10.1.2.3', '192.168.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['0.0.0.0'],
    ['::'],
    ['100.64.0.1'],
  ];
  it.each(INSIDE)('not even where a push service’s name leads inside: %s', async (...addresses) => {
    const asked: string[] = [];
    const { sender, errors } = aSender({ resolve: answering(asked, addresses) });
    const { target } = subscribe('https://web.push.apple.com');
    expect(await sender.send(target, push)).toEqual({ kind: 'later' });
    expect(asked).toEqual(['web.push.apple.com']);
    expect(errors).toEqual([expect.objectContaining({ code: 'ENOTPUBLIC' })]);
    await sender.close();
    expect([sink.connections(), sink.received.length]).toEqual([0, 0]);
  });

  it('nor where a redirect leads', async () => {
    const first = await startPushService();
    const sender = openPushSender({
      web: { keys, subject: 'https://relief.example.org', hosts: [first.host], clock: { now: () => Date.now() } },
      onError: () => undefined,
      wires: { rules: { ca: first.ca } },
    });
    for (const status of [301, 302, 303, 307, 308]) {
      first.answer(() => ({ status, headers: { location: `${sink.origin}/a` } }));
      expect(await sender.send(subscribe(first.origin).target, push)).toEqual({ kind: 'refused', status });
    }
    await sender.close();
    await first.close();
    expect([sink.connections(), sink.received.length]).toEqual([0, 0]);
  });

  it('and where the operator says so: with a port also inside, without one not', async () => {
    const { target } = subscribe(sink.origin);
    const { sender } = aSender({ hosts: [sink.host] });
    expect(await sender.send(target, push)).toEqual({ kind: 'sent' });
    await sender.close();
    expect(sink.received.length).toBe(1);
    expect(isPushEndpoint('https://push.example.org/a', ['push.example.org'])).toBe(true);
    expect(isPushEndpoint('https://a.push.example.org/a', ['push.example.org'])).toBe(false);
    expect(isPushEndpoint('https://a.push.example.org/a', ['*.push.example.org'])).toBe(true);
    expect(isPushEndpoint('https://push.example.org:8443/a', ['push.example.org'])).toBe(false);
    expect(isPushEndpoint('https://push.internal/a', ['push.internal:443'])).toBe(true);
  });
});

it.each(['push.example.org', '*.push.example.org', '127.0.0.1:8443', 'push.internal:443', 'localhost:9'])(
  'takes the host %s',
  (host) => expect(isPushHost(host)).toBe(true),
);

it.each([
  '',
  '*',
  '*.',
  '*.org',
  'localhost',
  '127.0.0.1',
  '[::1]:80',
  'https://a.example',
  'a.example/b',
  'A.example',
  'a.example:0',
  'a.example:70000',
  '*.a.example:443',
])('takes no host %s', (host) => expect(isPushHost(host)).toBe(false));

it.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2a00:1450:4001::200e', true],
  ['64:ff9b::8.8.8.8', true],
  ['172.16.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['64:ff9b::10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['fc00::1', false],
  ['fe80::1%eth0', false],
  ['example.org', false],
])('%s leads to the open internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

function answering(asked: string[], addresses: readonly string[]): Resolve {
  return (host, _options, done) => {
    asked.push(host);
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}
