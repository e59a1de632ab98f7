import type { Page } from '@playwright/test';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import {
  knownDevices,
  loseSubscription,
  stubPermission,
  stubPushService,
  subscribedWith,
} from '../support/stubbed-push.ts';
import { main } from '../support/volunteers.ts';

const PROFILE = '/volunteer-dashboard?tab=profile';
/** Another key of a server: 65 bytes, of which the first says that it is uncompressed. */
const OTHER_KEY = `B${'k'.repeat(85)}I`;

const standing = (page: Page) => page.locator('#alerts [data-standing]');
const told = (page: Page) => expect(standing(page)).toHaveAttribute('data-standing', 'on');

async function openProfile(phone: Phone, relay: Relay): Promise<Page> {
  await stubPermission(phone.context, 'granted');
  await makeAccount(relay, ASHA);
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent(PROFILE)}`);
  await logIn(page, ASHA);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Profile' })).toBeFocused();
  return page;
}

/** The calls that register this phone, from now on. */
function registrations(phone: Phone): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  phone.context.on('request', (request) => {
    if (request.url().endsWith('/api/notification/saveUser')) {
      bodies.push(request.postDataJSON() as Record<string, unknown>);
    }
  });
  return bodies;
}

/** Loads the page anew and waits until the alerts of this phone have been looked at. */
async function lookAgain(page: Page): Promise<void> {
  await page.reload();
  await told(page);
}

test('an address that the browser changes is replaced by the next page, once', async ({ phone, relay }) => {
  await stubPushService(phone.context);
  const page = await openProfile(phone, relay);
  await told(page);
  const [before] = await knownDevices(relay);
  await loseSubscription(page);
  const calls = registrations(phone);
  await lookAgain(page);
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(async () => (await knownDevices(relay))[0]?.endpoint).not.toBe(before?.endpoint);
  expect(calls[0]?.['former']).toContain(before?.endpoint);
  expect(await knownDevices(relay)).toHaveLength(1);
  await expect.poll(() => pushChanged(page)).toBeUndefined();
  await lookAgain(page);
  expect(await subscribedWith(page)).toHaveLength(2);
  expect(calls).toHaveLength(1);
});

test('a server with another key gets a subscription by that key', async ({ phone, relay }) => {
  await stubPushService(phone.context);
  const page = await openProfile(phone, relay);
  await told(page);
  const [first] = await subscribedWith(page);
  expect(first).not.toBe(OTHER_KEY);
  const [before] = await knownDevices(relay);
  await phone.context.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const { success, data } = (await answer.json()) as { success: true; data: object };
    await route.fulfill({ response: answer, json: { success, data: { ...data, vapidPublicKey: OTHER_KEY } } });
  });
  await page.reload();
  await expect.poll(() => subscribedWith(page)).toEqual([first, OTHER_KEY]);
  await expect.poll(async () => (await knownDevices(relay))[0]?.endpoint).not.toBe(before?.endpoint);
  expect(await knownDevices(relay)).toHaveLength(1);
});

test('a push service that never answers is given up after half a minute, and the state says so', async ({
  phone,
  relay,
}) => {
  await stubPushService(phone.context, true);
  await phone.context.clock.install();
  const page = await openProfile(phone, relay);
  await expect.poll(() => subscribedWith(page)).toHaveLength(1);
  await expect(standing(page)).toHaveAttribute('data-standing', 'waits');
  await page.clock.fastForward(31_000);
  await expect(standing(page)).toHaveText('The browser’s own service for alerts does not answer. It is tried again.');
  expect(await knownDevices(relay)).toEqual([]);
});

/** What the worker has noted for the next page. */
function pushChanged(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('the outbox did not open')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get('push-changed');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { value?: unknown } | undefined)?.value);
          });
        });
      }),
  );
}
