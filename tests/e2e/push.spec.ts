import { randomUUID } from 'node:crypto';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import {
  makeAlert,
  notifications,
  pushText,
  receipts,
  SECRET_KEY,
  tapNotification,
  untilTapsAreHeard,
} from '../support/pushes.ts';
import { acceptances, acceptButton, main, makeTask, openAs } from '../support/volunteers.ts';

// What the system shows is the whole browser's.
test.use({ isWholeBrowser: true, settings: async ({}, use) => use(() => ({ SECRET_KEY })) });

const PATNA = { lati: 25.61, long: 85.14 };

/** A volunteer's phone on which the app was used and put away. */
async function putAway(phone: Phone, origin: string) {
  await phone.context.grantPermissions(['notifications'], { origin });
  const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeVisible();
  const blank = await phone.context.newPage();
  const workers = await controlWorkers(phone.context, blank);
  await page.close();
  return workers;
}

test('an alert to a phone with the app closed and its worker stopped is shown, kept and confirmed once; without a network the tap opens it', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const workers = await putAway(phone, relay.origin);
  const id = await makeTask(relay, 3, { location: PATNA });
  const alert = await makeAlert(relay, id);
  await workers.stopAll();
  await workers.deliverPush(relay.origin, pushText(alert));
  await expect.poll(() => receipts(relay)).toEqual([{ notice_id: alert.id, opened: false }]);
  // The push service may bring it again.
  await workers.stopAll();
  await workers.deliverPush(relay.origin, pushText(alert));

  await relay.stop();
  const page = await phone.open(alert.path);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  await expect.poll(() => notifications(page)).toEqual([{ title: alert.title, body: alert.body, tag: alert.id }]);
  await expect(main(page).getByText(alert.body)).toBeVisible();
  await expect(main(page).getByText('12 km from your place')).toBeVisible();
  await expect(
    main(page)
      .getByText(/25\.61/)
      .first(),
  ).toBeVisible();
  await expect(acceptButton(page)).toBeVisible();
  await look(page, info, 'pushed-task');
  expect((await storedItems(page)).filter(({ call }) => call === 'noteAlert')).toHaveLength(1);
  await acceptButton(page).click();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  await page.close();

  const list = await phone.open('/volunteer-dashboard?tab=notifications');
  await expect(main(list).getByRole('heading', { name: 'Alerts to this phone' })).toBeVisible();
  await expect(main(list).getByRole('link', { name: 'Flood, Severe' })).toBeVisible();
  await look(list, info, 'pushed-list');
  // A receipt that waits is nothing that a person waits for.
  await untilTapsAreHeard(list);
  expect(await tapNotification(list)).toBeUndefined();
  await expectUnsent(list, 1);

  await relay.start();
  await list.reload();
  await expect.poll(() => acceptances(relay)).toEqual([{ state: 'accepted', why: null }]);
  await expect.poll(() => receipts(relay)).toEqual([{ notice_id: alert.id, opened: true }]);
  expect(await relay.query('SELECT count(*)::integer AS count FROM push_receipts')).toEqual([{ count: 1 }]);
});

test('“Can help” in an open app asks on the disaster’s page, and accepts nothing by itself', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const workers = await putAway(phone, relay.origin);
  const id = await makeTask(relay, 3, { location: PATNA });
  const alert = await makeAlert(relay, id);
  const page = await phone.open('/report-disaster');
  await page.locator('[name=description]').fill('half typed');
  await workers.deliverPush(relay.origin, pushText(alert));
  await expect.poll(() => notifications(page)).toHaveLength(1);
  await untilTapsAreHeard(page);
  const isSamePage = await page.evaluateHandle(() => document);
  expect(await tapNotification(page, 'help')).toBeUndefined();
  const dialog = page.getByRole('dialog', { name: 'Can you help here?' });
  await expect(dialog).toBeVisible();
  await look(page, info, 'can-help');
  expect(await isSamePage.evaluate((before) => before === document)).toBe(true);
  await expect.poll(() => receipts(relay)).toEqual([{ notice_id: alert.id, opened: true }]);
  expect(await notifications(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Look first' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await acceptances(relay)).toEqual([]);

  await page.goto('/report-disaster');
  await expect(page.locator('[name=description]')).toHaveValue('half typed');
});

test('a tap with no page open opens a window; the question there takes the yes', async ({ phone, relay }) => {
  await makeAccount(relay, ASHA);
  const workers = await putAway(phone, relay.origin);
  const id = await makeTask(relay, 3);
  const alert = await makeAlert(relay, id);
  await workers.deliverPush(relay.origin, pushText(alert));
  await expect.poll(() => receipts(relay)).toHaveLength(1);
  const [blank] = phone.context.pages();
  if (!blank) throw new Error('no page is left');
  const opened = await tapNotification(blank, 'help');
  expect(opened).toBe(`/volunteer/notifications/${id}?help=1`);
  const page = await phone.open(opened ?? '');
  await page
    .getByRole('dialog', { name: 'Can you help here?' })
    .getByRole('button', { name: 'Accept Request' })
    .click();
  await expect.poll(() => acceptances(relay)).toEqual([{ state: 'accepted', why: null }]);
});

test('while the app is looked at, what is pushed is said there too, with its way; twenty at most', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  // Its time stands still later: nothing that was said goes by itself meanwhile.
  await phone.context.clock.install();
  const workers = await putAway(phone, relay.origin);
  const id = await makeTask(relay, 3, { location: PATNA });
  const alert = await makeAlert(relay, id);
  const page = await phone.open('/disasters');
  const toasts = page.locator('[role=status][aria-live=off]');
  // What hears of pushes comes after all else.
  await expect
    .poll(async () => {
      await workers.deliverPush(relay.origin, '{"notification":{"title":"T","body":"Ready","tag":"0"}}');
      return toasts.count();
    })
    .toBeGreaterThan(0);
  await workers.deliverPush(relay.origin, pushText(alert));
  const said = toasts.filter({ hasText: alert.body });
  await expect(said).toBeVisible();
  await look(page, info, 'toast');
  await said.getByRole('button', { name: 'Open' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeFocused();
  await expect(said).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(alert.path);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  const numbered = toasts.filter({ hasText: /^Message \d/ });
  for (let number = 1; number <= 22; number += 1) {
    await workers.deliverPush(
      relay.origin,
      `{"notification":{"title":"T","body":"Message ${number}","tag":"${number}"}}`,
    );
    await expect(numbered.filter({ hasText: new RegExp(`^Message ${number}\\D*$`) })).toHaveCount(1);
  }
  await expect(numbered).toHaveCount(20);
  await expect(numbered.filter({ hasText: /^Message [12]\D*$/ })).toHaveCount(0);
});

test('whatever is pushed, one notification is shown: malformed, oversized, empty, of an evil address', async ({
  phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const workers = await putAway(phone, relay.origin);
  const page = await phone.open('/outbox');
  const odd = ['', '{', '{"data":{"relay":"{"}}', 'x'.repeat(20_000), '[1]', '{"notification":{"title":7}}'];
  for (const text of odd) {
    await workers.deliverPush(relay.origin, `{"notification":{"title":"Before","tag":"news"}}`);
    await expect.poll(async () => (await notifications(page)).map(({ title }) => title)).toEqual(['Before']);
    await workers.deliverPush(relay.origin, text);
    await expect.poll(async () => (await notifications(page)).map(({ title }) => title)).toEqual(['Relief Relay']);
  }
  for (const path of ['//evil.test', '\\\\evil.test', 'javascript:alert(1)', 'https:evil.test', 'data:text/html,x']) {
    const evil = await makeAlert(relay, randomUUID(), { id: randomUUID(), path });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const one of await registration.getNotifications()) one.close();
    });
    await workers.deliverPush(relay.origin, pushText(evil));
    await expect.poll(() => notifications(page)).toHaveLength(1);
    await page.goto('/outbox');
    await untilTapsAreHeard(page);
    expect(await tapNotification(page)).toBeUndefined();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  }
  expect(await receipts(relay)).toEqual([]);
});
