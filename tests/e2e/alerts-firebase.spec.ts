import { generateKeyPairSync } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { untilLoggedOut } from '../support/arrival.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { stubPermission, stubPushService, subscribedWith } from '../support/stubbed-push.ts';
import { main } from '../support/volunteers.ts';

const PROFILE = '/volunteer-dashboard?tab=profile';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SETTINGS = {
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: 'relief-test',
    client_email: 'relay@relief-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://127.0.0.1:1/token',
  }),
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'relief-test',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_SENDER_ID: '2',
};

test.use({ settings: async ({}, use) => use(() => SETTINGS) });

const standing = (page: Page) => page.locator('#alerts [data-standing]');
const told = (page: Page) => expect(standing(page)).toHaveAttribute('data-standing', 'on');
const tokens = (relay: Relay) =>
  relay.query(`SELECT token, account_id IS NOT NULL AS "isHers" FROM devices ORDER BY registered_at`);

/** Google's two services, as near as the phone. `heard`: the calls, without what is the same in all. */
async function stubFirebase(context: BrowserContext) {
  const heard: string[] = [];
  const stub = { heard, isRefusing: false };
  let given = 0;
  await context.route(/googleapis\.com/, async (route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    // A browser asks before each of these calls; the stub allows all.
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const path = pathname.replace('/v1/projects/relief-test/', '');
    heard.push(`${request.method()} ${hostname.split('.')[0]} ${path}`);
    if (stub.isRefusing) return route.fulfill({ status: 403, headers, json: { error: { code: 403 } } });
    const authToken = { token: 'letter', expiresIn: '604800s' };
    if (path === 'installations') return route.fulfill({ headers, json: { refreshToken: 'more', authToken } });
    if (path.startsWith('installations/')) return route.fulfill({ headers, json: authToken });
    if (request.method() === 'DELETE') return route.fulfill({ headers, json: {} });
    given += 1;
    return route.fulfill({ headers, json: { token: `firebase-token:${given}` } });
  });
  return stub;
}

async function openProfile(phone: Phone, relay: Relay): Promise<Page> {
  await stubPermission(phone.context, 'granted');
  await stubPushService(phone.context);
  await makeAccount(relay, ASHA);
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent(PROFILE)}`);
  await logIn(page, ASHA);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Profile' })).toBeFocused();
  return page;
}

const REGISTERING = ['POST firebaseinstallations installations', 'POST fcmregistrations registrations'];

test('where the server has Firebase the phone is registered there; while that refuses it has no address, and says so; anew after a week, and no more after a logout', async ({
  phone,
  relay,
}) => {
  phone.console.expectFailedRequests();
  const firebase = await stubFirebase(phone.context);
  firebase.isRefusing = true;
  const page = await openProfile(phone, relay);
  await expect(standing(page)).toHaveText('The browser’s own service for alerts does not answer. It is tried again.');
  // Nothing stands in for it.
  expect(await tokens(relay)).toEqual([]);
  // No try of this page may fall between the two: cut off half-way, it would be made again and heard twice.
  await page.goto('about:blank');
  firebase.isRefusing = false;
  firebase.heard.length = 0;
  await page.goto(`${relay.origin}${PROFILE}`);
  await told(page);
  expect(await tokens(relay)).toEqual([{ token: 'firebase-token:1', isHers: true }]);
  expect(await page.evaluate(() => localStorage.getItem('fcm_token'))).toBe('firebase-token:1');
  await page.reload();
  await told(page);
  expect(firebase.heard).toEqual(REGISTERING);

  await page.clock.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
  await page.reload();
  await expect.poll(() => tokens(relay)).toEqual([{ token: 'firebase-token:2', isHers: true }]);
  // One subscription all the time, by Firebase's key and never by the server's own.
  expect(await subscribedWith(page)).toHaveLength(1);
  expect((await subscribedWith(page))[0]).toMatch(/^BDOU99/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  await expect.poll(() => firebase.heard.at(-1)).toBe('DELETE fcmregistrations registrations/firebase-token:2');
  expect(await page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcm_token'))).toBeNull();
  await expect.poll(() => tokens(relay)).toEqual([{ token: 'firebase-token:2', isHers: false }]);
});
