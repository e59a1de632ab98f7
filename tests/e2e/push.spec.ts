import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import {
  keepNotifications,
  keptNotifications,
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
  return { blank, workers };
}

test('an alert to a phone with the app closed and its worker stopped is shown, kept and confirmed once; without a network the tap opens it', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const { blank, workers } = await putAway(phone, relay.origin);
  const id = await makeTask(relay, 3, { location: PATNA });
  const alert = await makeAlert(relay, id);
  await workers.stopAll();
  await workers.deliverPush(relay.origin, pushText(alert));
  // Which is noted once it was shown.
  await expect.poll(() => receipts(relay)).toEqual([{ notice_id: alert.id, opened: false }]);
  // The push service may bring it again.
  await keepNotifications(blank);
  await workers.deliverPush(relay.origin, pushText(alert));
  await expect.poll(() => keptNotifications(blank)).toEqual([alert.body]);

  await relay.stop();
  const page = await phone.open(alert.path);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  expect(await notifications(page)).toEqual([{ title: alert.title, body: alert.body, tag: alert.id }]);
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

test('while the app is looked at, what is pushed is said there too; “Can help” asks on the disaster’s page, and accepts nothing by itself', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const { blank, workers } = await putAway(phone, relay.origin);
  await keepNotifications(blank);
  const id = await makeTask(relay, 3, { location: PATNA });
  const alert = await makeAlert(relay, id);
  const page = await phone.open('/report-disaster');
  await page.locator('[name=description]').fill('half typed');
  // What hears of pushes comes after all else.
  await untilTapsAreHeard(page);
  await workers.deliverPush(relay.origin, pushText(alert));
  await expect(page.locator('[role=status][aria-live=off]', { hasText: alert.body })).toBeVisible();
  await expect.poll(() => notifications(page)).toHaveLength(1);
  await look(page, info, 'toast');
  const isSamePage = await page.evaluateHandle(() => document);
  expect(await tapNotification(page, 'help')).toBeUndefined();
  const dialog = page.getByRole('dialog', { name: 'Can you help here?' });
  await expect(dialog).toBeVisible();
  await look(page, info, 'can-help');
  expect(await isSamePage.evaluate((before) => before === document)).toBe(true);
  await expect.poll(() => receipts(relay)).toEqual([{ notice_id: alert.id, opened: true }]);
  expect(await notifications(page)).toEqual([]);
  // Malformed: a browser takes the permission from who shows nothing.
  await workers.deliverPush(relay.origin, '{"data":{"relay":"{"}}');
  await expect.poll(async () => (await notifications(page)).map(({ title }) => title)).toEqual(['Relief Relay']);
  await dialog.getByRole('button', { name: 'Look first' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await acceptances(relay)).toEqual([]);

  await page.goto('/report-disaster');
  await expect(page.locator('[name=description]')).toHaveValue('half typed');
});
