import { makePhone, test } from '../support/alerted-phones.ts';
import { storedItems } from '../support/device-store.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';
import {
  keepNotifications,
  keptNotifications,
  notifications,
  receipts,
  tapNotification,
  untilTapsAreHeard,
} from '../support/pushes.ts';
import { acceptances, acceptButton, main, openAs } from '../support/volunteers.ts';

// What the system shows is the whole browser's.
test.use({ isWholeBrowser: true });

const PATNA = { lati: 25.61, long: 85.14 };
const NEAR_PATNA = { lati: 25.71, long: 85.14 };
const WORDS = 'Boats are needed at ward 7.';

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

/** An admin alerts volunteers to a new disaster, whose id is answered. */
async function alertVolunteers(phone: Phone, relay: Relay): Promise<string> {
  await makeAccount(relay, OMAR);
  const id = await makeDisaster(relay, { location: PATNA, status: 'pending' });
  const page = await openAs(phone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  await main(page).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill(WORDS);
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  return id;
}

test('what the server really pushes is shown with the app closed and its worker stopped, kept and confirmed once; without a network the tap opens it, and “Can help” accepts nothing by itself', async ({
  phone,
  onlinePhone,
  relay,
  service,
}, info) => {
  phone.console.expectFailedRequests();
  const asha = await makePhone(relay, service, ASHA, NEAR_PATNA);
  const { blank, workers } = await putAway(phone, relay.origin);
  const id = await alertVolunteers(onlinePhone, relay);
  await expect.poll(() => service.received.map(({ path }) => path)).toEqual([asha.path]);
  await workers.stopAll();
  await workers.deliverPush(relay.origin, asha.pushed());
  // Which is noted once it was shown.
  await expect.poll(() => receipts(relay)).toMatchObject([{ opened: false }]);
  // The push service may bring it again.
  await keepNotifications(blank);
  await workers.deliverPush(relay.origin, asha.pushed());
  await expect.poll(() => keptNotifications(blank)).toEqual([WORDS]);

  await relay.stop();
  const page = await phone.open(`/volunteer/notifications/${id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  await expect(main(page).getByText(WORDS)).toBeVisible();
  await expect(main(page).getByText(/\d km from your place/)).toBeVisible();
  await expect(
    main(page)
      .getByText(/25\.61/)
      .first(),
  ).toBeVisible();
  await expect(acceptButton(page)).toBeVisible();
  expect((await storedItems(page)).filter(({ call }) => call === 'noteAlert')).toHaveLength(1);
  await page.goto('/volunteer-dashboard?tab=notifications');
  await expect(main(page).getByRole('heading', { name: 'Alerts to this phone' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Flood, / })).toBeVisible();
  await look(page, info, 'pushed-list');

  // What hears of pushes comes after all else; while the app is looked at it is said there too.
  await untilTapsAreHeard(page);
  await workers.deliverPush(relay.origin, asha.pushed());
  await expect(page.locator('[role=status][aria-live=off]', { hasText: WORDS })).toBeVisible();
  await expect.poll(() => notifications(page)).toMatchObject([{ body: WORDS }]);
  const isSamePage = await page.evaluateHandle(() => document);
  expect(await tapNotification(page, 'help')).toBeUndefined();
  const dialog = page.getByRole('dialog', { name: 'Can you help here?' });
  await expect(dialog).toBeVisible();
  expect(await isSamePage.evaluate((before) => before === document)).toBe(true);
  expect(await notifications(page)).toEqual([]);
  await look(page, info, 'can-help');
  await dialog.getByRole('button', { name: 'Look first' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  // A receipt that waits is nothing that a person waits for.
  await expectUnsent(page, 0);

  await page.goto(`/volunteer/notifications/${id}?help=1`);
  await dialog.getByRole('button', { name: 'Accept Request' }).click();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  await expectUnsent(page, 1);
  await relay.start();
  await page.reload();
  await expect.poll(() => acceptances(relay)).toEqual([{ state: 'accepted', why: null }]);
  await expect.poll(() => receipts(relay)).toMatchObject([{ opened: true }]);
});
