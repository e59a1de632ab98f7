import type { Page } from '@playwright/test';
import { untilLoggedOut } from '../support/arrival.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { knownDevices, stubPermission, stubPushService } from '../support/stubbed-push.ts';
import { BINA, main, openAs } from '../support/volunteers.ts';

const PATNA = { latitude: 25.5987, longitude: 85.137 };
const PROFILE = '/volunteer-dashboard?tab=profile';

const card = (page: Page) => page.locator('section[data-step]');
const standing = (page: Page) => page.locator('#alerts [data-standing]');
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const told = (page: Page) => expect(standing(page)).toHaveAttribute('data-standing', 'on');

const openDashboard = (phone: Phone) => openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');

/** The profile of somebody who has just logged in on this phone. */
async function openProfile(phone: Phone, person = ASHA): Promise<Page> {
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent(PROFILE)}`);
  await logIn(page, person);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Profile' })).toBeFocused();
  return page;
}

test('a volunteer says yes on the card, then where; the server knows the phone once', async ({
  phone,
  relay,
}, info) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(PATNA);
  await stubPermission(phone.context, 'default', 'granted');
  await stubPushService(phone.context);
  await makeAccount(relay, ASHA);
  const page = await openDashboard(phone);
  await expect(card(page)).toHaveAttribute('data-step', 'ask');
  await look(page, info, 'ask');
  expect(await knownDevices(relay)).toEqual([]);
  await card(page).getByRole('button', { name: 'Allow alerts' }).click();
  await expect(card(page)).toHaveAttribute('data-step', 'place');
  await look(page, info, 'place');
  await card(page).getByRole('button', { name: 'Where this phone is' }).click();
  await expect(card(page).getByRole('heading', { name: 'Alerts come to this phone' })).toBeVisible();
  await look(page, info, 'done');
  const [device, ...others] = await knownDevices(relay);
  expect(others).toEqual([]);
  expect(device).toMatchObject({ email: ASHA.email, language: 'en' });
  await expect.poll(async () => (await knownDevices(relay))[0]?.lat).toBeCloseTo(25.6, 1);
  expect(JSON.parse((await stored(page, 'fcm_token')) ?? '')).toMatchObject({ endpoint: device?.endpoint });
  expect(await stored(page, 'longitude')).toBe('85.137');
  expect(await stored(page, 'lattitude')).toBe('25.599');
  await card(page).getByRole('link', { name: 'Choose which ones' }).click();
  await expect(main(page).getByRole('heading', { name: 'Alerts on this phone' })).toBeFocused();
  await expect(main(page).getByRole('heading', { name: 'Alerts on this phone' })).toBeInViewport();
  await expect(card(page)).toHaveCount(0);
  // Another place waits for its map where it stands.
  const other = page.getByLabel('Another place, such as my parents’ village');
  await other.check();
  await expect(page.getByRole('button', { name: 'Choose on the map' })).toBeVisible();
  await expect(other).toBeChecked();
});

test('who refused in the browser is told how to change it, on the card and in the profile', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await stubPermission(phone.context, 'default', 'denied');
  // Alerts need a worker to be there; this one never comes.
  await phone.context.addInitScript(() => {
    const never = () => new Promise<never>(() => undefined);
    const value = Object.assign(new EventTarget(), { ready: never(), register: never, getRegistration: never });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, value });
  });
  await makeAccount(relay, ASHA);
  const page = await openDashboard(phone);
  await card(page).getByRole('button', { name: 'Allow alerts' }).click();
  await expect(card(page)).toHaveAttribute('data-step', 'blocked');
  await look(page, info, 'blocked');
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.goto(PROFILE);
  await expect(standing(page)).toHaveText('Blocked in the browser.');
  await expect(page.locator('#alerts').getByText('Only you can change that')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await knownDevices(relay)).toEqual([]);
});

test('allowed and wished without a network, both wait visibly; the phone registers once when there is one', async ({
  phone,
  relay,
}, info) => {
  await stubPermission(phone.context, 'default', 'granted');
  await stubPushService(phone.context);
  await makeAccount(relay, ASHA);
  const page = await openProfile(phone);
  await expect(standing(page)).toHaveAttribute('data-standing', 'ask');
  await relay.stop();
  phone.console.expectFailedRequests();
  await page.getByRole('button', { name: 'Turn alerts on' }).click();
  await expect(standing(page)).toHaveAttribute('data-standing', 'waits');
  await page.getByLabel('Flood', { exact: true }).check();
  await page.getByLabel('How far away at most').selectOption('25 km');
  await page.getByLabel('No alerts at night or while I rest').check();
  await page.getByLabel('From', { exact: true }).fill('06:00');
  await expect(page.getByText('no hour is quiet')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await expect(page.getByText('no hour is quiet')).toBeHidden();
  await look(page, info, 'wishes-wait');
  await page.reload();
  await expect(page.getByLabel('Flood', { exact: true })).toBeChecked();
  await expect(standing(page)).toHaveAttribute('data-standing', 'waits');
  const calls: string[] = [];
  await relay.start();
  await page.reload();
  await told(page);
  expect(await relay.query('SELECT wishes FROM devices')).toMatchObject([
    { wishes: { on: true, types: ['flood'], radiusKm: 25, quiet: { from: 1290, to: 360, butCritical: true } } },
  ]);
  phone.context.on('request', (request) => {
    if (request.url().endsWith('/api/notification/saveUser')) calls.push(request.url());
  });
  await page.reload();
  await told(page);
  expect(await knownDevices(relay)).toHaveLength(1);
  expect(calls).toEqual([]);
});

test('turned off, nothing is kept of the phone on the server; a logout ends alerts too, and the next person gets an address of their own', async ({
  phone,
  relay,
}) => {
  await stubPermission(phone.context, 'granted');
  await stubPushService(phone.context);
  await makeAccount(relay, ASHA);
  await makeAccount(relay, BINA);
  const page = await openProfile(phone);
  await told(page);
  await page.getByRole('button', { name: 'Turn alerts off' }).click();
  await expect(standing(page)).toHaveText('No alerts come to this phone.');
  expect(await knownDevices(relay)).toEqual([]);
  expect(await stored(page, 'test-subscription')).toBeNull();
  await page.getByRole('button', { name: 'Turn alerts on' }).click();
  await told(page);
  const [first] = await knownDevices(relay);

  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  await expect.poll(() => stored(page, 'fcm_token')).toBeNull();
  expect(await stored(page, 'test-subscription')).toBeNull();
  await expect.poll(async () => (await knownDevices(relay)).map(({ email }) => email)).toEqual([null]);
  const next = await openProfile(phone, BINA);
  await told(next);
  const devices = await knownDevices(relay);
  const bina = devices.find(({ email }) => email === BINA.email);
  expect(bina?.endpoint).not.toBe(first?.endpoint);
  expect(devices.map(({ email }) => email)).not.toContain(ASHA.email);
});

test('who reported without an account hears of it with one tap, and turns it off again, without a network too; the server forgets the phone', async ({
  phone,
  relay,
}, info) => {
  await stubPermission(phone.context, 'default', 'granted');
  await stubPushService(phone.context);
  await phone.install();
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Tell me when something changes' }).click();
  await expect(main(page).getByText('This phone tells you when something changes.')).toBeVisible();
  expect(await relay.query('SELECT count(*)::integer AS count FROM followed_records')).toEqual([{ count: 1 }]);
  expect(await knownDevices(relay)).toMatchObject([{ email: null }]);

  await page.getByRole('link', { name: /Waiting/i }).click();
  await expect(standing(page)).toHaveAttribute('data-standing', 'onSent');
  await look(page, info, 'reporter-on');
  await relay.stop();
  phone.console.expectFailedRequests();
  await page.getByRole('button', { name: 'Turn alerts off' }).click();
  await expect(standing(page)).toHaveAttribute('data-standing', 'offWaits');
  await expect.poll(() => stored(page, 'test-subscription')).toBeNull();
  await look(page, info, 'reporter-off-waits');
  await relay.start();
  await page.reload();
  await expect(standing(page)).toHaveAttribute('data-standing', 'off');
  expect(await knownDevices(relay)).toEqual([]);
  expect(await relay.query('SELECT count(*)::integer AS count FROM followed_records')).toEqual([{ count: 0 }]);

  await page.getByRole('button', { name: 'Turn alerts on' }).click();
  await expect(standing(page)).toHaveAttribute('data-standing', 'onSent');
  await page.goBack();
  const offer = page.locator('[data-follow]');
  await offer.getByRole('button', { name: 'Turn alerts off' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when something changes' })).toBeVisible();
  await expect.poll(() => knownDevices(relay)).toEqual([]);
});
