import { randomUUID } from 'node:crypto';
import type { PushMessage } from '../../contract/entities/push-message.ts';
import { storedItems } from '../support/device-store.ts';
import { expect, test } from '../support/journey.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { keepNotifications, keptNotifications, notePushes, shownPushes, tapNotification } from '../support/pushes.ts';
import { main, openAs } from '../support/volunteers.ts';

// What the system shows is the whole browser's.
test.use({ isWholeBrowser: true });

const NEWS = 'There is news for you. Open the app to read it.';
/** What a push service carries at most. */
const MOST_BYTES = 4096;

function alertOf(more: object = {}): PushMessage {
  const _id = randomUUID();
  return {
    v: 1,
    id: randomUUID(),
    kind: 'alert',
    title: 'Flood, severe',
    body: 'Boats are needed.',
    path: `/volunteer/notifications/${_id}`,
    at: '2026-07-01T10:05:00.000Z',
    task: { _id, type: 'flood', severity: 'severe', reportedAt: '2026-07-01T10:00:00.000Z' },
    ...more,
  };
}

/** As a push service brings it; none of these has a key, so none is confirmed. */
function pushed(relay: unknown, more: object = {}): string {
  return JSON.stringify({ data: { relay: typeof relay === 'string' ? relay : JSON.stringify(relay) }, ...more });
}

/** Filled up to what is carried at most. */
function longest(): string {
  const bytes = (text: string) => Buffer.byteLength(text);
  const plain = bytes(pushed(alertOf({ body: '' })));
  return pushed(alertOf({ body: 'न'.repeat(Math.floor((MOST_BYTES - plain) / bytes('न'))) }));
}

const odd: readonly [what: string, text: string, body: RegExp | string][] = [
  ['nothing', '', NEWS],
  ['a blank', ' ', NEWS],
  ['a sentence', 'Test push message', 'Test push message'],
  ['half of a text', '{"data":{"relay":"{', NEWS],
  ['what is no message', '[[],null,7]', NEWS],
  ['nothing, by name', 'null', NEWS],
  ['members of other kinds', '{"notification":7,"data":[],"title":{},"body":false}', NEWS],
  ['a message of other kinds', pushed({ v: '1', id: 7, kind: [], title: {}, body: 9, path: {}, task: 'x' }), NEWS],
  ['a message inside that is none', pushed('null'), NEWS],
  ['a task and a key that are none', pushed(alertOf({ task: [[]], receipt: { device: 5, key: {} } })), /^Boats/],
  ['a kind of a later version', pushed(alertOf({ kind: 'siren', task: undefined })), /^Boats/],
  ['as much as is carried', longest(), /^न{100}/],
  ['more than is carried', pushed(alertOf({ body: 'x'.repeat(6000) })), /^x{500}/],
  ['far more', pushed(alertOf({ body: 'x'.repeat(200_000) })), NEWS],
  ['very long, and no message', 'y'.repeat(5000), /^y{500}/],
  ['letters that turn all round', pushed(alertOf({ body: '\u202e\u0000\ud800 here' })), /here$/],
];

const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  '/volunteer/notifications/../../../evil',
  '/volunteer/notifications/a?next=https://evil.example',
  '/login',
];

test('whatever a push brings, the phone shows one notification for it, opens nothing but its own pages, and keeps what it has', async ({
  phone,
  relay,
}) => {
  await phone.context.grantPermissions(['notifications'], { origin: relay.origin });
  await makeAccount(relay, ASHA);
  const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeVisible();
  const blank = await phone.context.newPage();
  const workers = await controlWorkers(phone.context, blank);
  const deliver = (text: string) => workers.deliverPush(relay.origin, text);
  await page.close();
  await notePushes(blank);

  for (const [place, [what, text, body]] of odd.entries()) {
    await deliver(text);
    await expect.poll(async () => (await shownPushes(blank)).length, { message: what }).toBe(place + 1);
    const shown = (await shownPushes(blank))[place];
    if (typeof body === 'string') expect(shown?.body, what).toBe(body);
    else expect(shown?.body, what).toMatch(body);
    expect(shown?.title, what).not.toBe('');
    expect(shown?.tag, what).toMatch(/^(news|[\da-f-]{36})$/);
  }
  const before = odd.length;
  for (const [place, path] of elsewhere.entries()) {
    await deliver(pushed(alertOf({ path, task: undefined })));
    await expect.poll(async () => (await shownPushes(blank)).length, { message: path }).toBe(before + place + 1);
    expect((await shownPushes(blank)).at(-1)?.path, path).toBe('/');
  }
  // None was shown a second time later.
  expect(await shownPushes(blank)).toHaveLength(before + elsewhere.length);

  // The worker is stopped in between: the repeat stands in the place of the first.
  const one = alertOf();
  const again = pushed(one);
  await deliver(again);
  await expect.poll(async () => (await shownPushes(blank)).at(-1)?.tag).toBe(one.id);
  await workers.stopAll();
  await deliver(again);
  await expect.poll(() => phone.context.serviceWorkers().length).toBe(1);
  await keepNotifications(blank);
  await deliver(again);
  await expect.poll(() => keptNotifications(blank)).toEqual([one.body]);
  expect(await tapNotification(blank)).toBe(one.path);
  await deliver(pushed(alertOf({ path: '//evil.example/', task: undefined, body: 'Elsewhere.' })));
  await expect.poll(() => keptNotifications(blank)).toEqual(['Elsewhere.']);
  expect(await tapNotification(blank)).toBe('/');

  // What it has stands as it stood, and can be read: the tasks that were whole, each once.
  const later = await phone.open('/volunteer-dashboard?tab=notifications');
  await expect(main(later).getByRole('heading', { name: 'Alerts to this phone' })).toBeVisible();
  await expect(main(later).getByRole('link', { name: /^Flood, / })).toHaveCount(4);
  expect(await storedItems(later)).toEqual([]);
});
