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
