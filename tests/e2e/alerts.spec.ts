import type { Page } from 'playwright/test';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { knownDevices, stubPermission, stubPushService } from '../support/stubbed-push.ts';
import { main, openAs } from '../support/volunteers.ts';

const PATNA = { latitude: 25.5987, longitude: 85.137 };

const card = (page: Page) => page.locator('section[data-step]');
const standing = (page: Page) => page.locator('#alerts [data-standing]');
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const told = (page: Page) => expect(standing(page)).toHaveAttribute('data-standing', 'on');
const byMail = (page: Page) => page.getByRole('checkbox', { name: `E-mail to ${ASHA.email}` });

test.describe('on a server that sends mail too', () => {
  test.use({
    settings: async ({}, use) =>
      // Nothing is sent in this journey: nobody listens there.
      use((origin) => ({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'relay@example.org', PUBLIC_URL: origin })),
  });

  test('a volunteer says yes on the card, then where, and which; without a network wishes wait visibly, and the server knows the phone once', async ({
    phone,
    relay,
  }, info) => {
    await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
    await phone.context.setGeolocation(PATNA);
    await stubPermission(phone.context, 'default', 'granted');
    await stubPushService(phone.context);
    await makeAccount(relay, ASHA);
    const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
    await expect(card(page)).toHaveAttribute('data-step', 'ask');
    expect(await knownDevices(relay)).toEqual([]);
    await card(page).getByRole('button', { name: 'Allow alerts' }).click();
    await expect(card(page)).toHaveAttribute('data-step', 'place');
    await look(page, info, 'place');
    await card(page).getByRole('button', { name: 'Where this phone is' }).click();
    await expect(card(page).getByRole('heading', { name: 'Alerts come to this phone' })).toBeVisible();
    const [device, ...others] = await knownDevices(relay);
    expect(others).toEqual([]);
    expect(device).toMatchObject({ email: ASHA.email, language: 'en' });
    await expect.poll(async () => (await knownDevices(relay))[0]?.lat).toBeCloseTo(25.6, 1);
    expect(JSON.parse((await stored(page, 'fcm_token')) ?? '')).toMatchObject({ endpoint: device?.endpoint });
    expect([await stored(page, 'longitude'), await stored(page, 'lattitude')]).toEqual(['85.137', '25.599']);
    await card(page).getByRole('link', { name: 'Choose which ones' }).click();
    await expect(main(page).getByRole('heading', { name: 'Alerts on this phone' })).toBeFocused();
    await expect(main(page).getByRole('heading', { name: 'Alerts on this phone' })).toBeInViewport();
    await expect(card(page)).toHaveCount(0);
    // Another place waits for its map where it stands.
    await page.getByLabel('Another place, such as my parents’ village').check();
    await expect(page.getByRole('button', { name: 'Choose on the map' })).toBeVisible();

    await relay.stop();
    phone.console.expectFailedRequests();
    await page.getByLabel('Flood', { exact: true }).check();
    await page.getByLabel('How far away at most').selectOption('25 km');
    await page.getByLabel('No alerts at night or while I rest').check();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await expect(standing(page)).toHaveAttribute('data-standing', 'waits');
    await byMail(page).check();
    await expect(
      page.getByText('Saved on this phone. The server is told as soon as there is a network.'),
    ).toBeVisible();
    await look(page, info, 'wishes-wait');
    await page.reload();
    await expect(page.getByLabel('Flood', { exact: true })).toBeChecked();
    await expect(byMail(page)).toBeChecked();
    await expect(standing(page)).toHaveAttribute('data-standing', 'waits');

    await relay.start();
    await page.reload();
    await told(page);
    expect(await relay.query('SELECT wishes FROM devices')).toMatchObject([
      { wishes: { on: true, types: ['flood'], radiusKm: 25, quiet: { from: 1290, to: 360, butCritical: true } } },
    ]);
    await expect
      .poll(() => relay.query('SELECT email_alerts FROM volunteer_profiles'))
      .toEqual([{ email_alerts: true }]);
    expect((await knownDevices(relay)).map(({ endpoint }) => endpoint)).toEqual([device?.endpoint]);
  });

  test('who blocked alerts chooses e-mail instead, and says near what; the server knows the place for as long as that is wanted, and no address', async ({
    phone,
    relay,
  }, info) => {
    await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
    await phone.context.setGeolocation(PATNA);
    await stubPermission(phone.context, 'denied');
    await makeAccount(relay, ASHA);
    const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
    await page.goto('/volunteer-dashboard?tab=profile');
    const places = () => relay.query('SELECT lat, lng, ended_at IS NULL AS "isReached" FROM devices');
    await expect(standing(page)).toHaveAttribute('data-standing', 'blocked');
    await expect(page.getByRole('group', { name: 'Near which place' })).toHaveCount(0);
    await byMail(page).check();
    await page.getByRole('button', { name: 'Find it now' }).click();
    await expect.poll(places).toEqual([{ lat: 25.6, lng: 85.14, isReached: false }]);
    await look(page, info, 'another-way');
    await page.getByLabel('Flood', { exact: true }).check();
    await expect
      .poll(() => relay.query('SELECT wishes FROM devices'))
      .toEqual([{ wishes: { on: true, types: ['flood'] } }]);
    await byMail(page).uncheck();
    await expect.poll(places).toEqual([]);
    await expect(page.getByRole('group', { name: 'Near which place' })).toHaveCount(0);
    await byMail(page).check();
    await expect.poll(places).toEqual([{ lat: 25.6, lng: 85.14, isReached: false }]);
  });

  test('a volunteer whose browser knows no alerts is told so at once, and of the other ways', async ({
    phone,
    relay,
  }, info) => {
    await phone.context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await makeAccount(relay, ASHA);
    const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
    await expect(card(page).getByRole('heading', { name: 'Alerts cannot come to this browser' })).toBeVisible();
    await look(page, info, 'no-alerts');
    await card(page).getByRole('link', { name: 'SMS or e-mail instead' }).click();
    await expect(main(page).getByRole('heading', { name: 'Alerts on this phone' })).toBeFocused();
    await expect(standing(page)).toHaveAttribute('data-standing', 'never');
    await expect(byMail(page)).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});

test('a server that was put back from a copy knows the phone again as soon as that hears of it, with its place', async ({
  phone,
  relay,
}) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(PATNA);
  await stubPermission(phone.context, 'granted');
  await stubPushService(phone.context);
  await makeAccount(relay, ASHA);
  const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  const places = async () => (await knownDevices(relay)).map(({ email, lat }) => [email, lat]);
  await expect.poll(places).toEqual([[ASHA.email, 25.6]]);
  await relay.stop();
  phone.console.expectFailedRequests();
  // What was registered since the copy is not in it.
  await relay.query('DELETE FROM devices');
  await relay.query(`UPDATE server_state SET value = gen_random_uuid()::text WHERE name = 'epoch'`);
  await relay.start();
  await page.reload();
  await expect.poll(places).toEqual([[ASHA.email, 25.6]]);
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
