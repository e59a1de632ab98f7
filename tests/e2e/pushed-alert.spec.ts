import { makePhone, test } from '../support/alerted-phones.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect } from '../support/journey.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';
import { keepNotifications, keptNotifications, tapNotification } from '../support/pushes.ts';
import { acceptances, main, openAs } from '../support/volunteers.ts';

// What the system shows is the whole browser's.
test.use({ isWholeBrowser: true });

const PATNA = { lati: 25.61, long: 85.14 };

test('“Can help” on what the server really pushes opens the disaster that the admin alerted to, and the yes is given there', async ({
  phone,
  onlinePhone,
  relay,
  service,
}) => {
  await makeAccount(relay, OMAR);
  const asha = await makePhone(relay, service, ASHA, PATNA);
  await phone.context.grantPermissions(['notifications'], { origin: relay.origin });
  const hers = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  await expect(main(hers).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeVisible();
  const blank = await phone.context.newPage();
  const workers = await controlWorkers(phone.context, blank);
  await hers.close();
  await keepNotifications(blank);

  const id = await makeDisaster(relay, { location: PATNA, status: 'pending' });
  const his = await openAs(onlinePhone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  await main(his).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const sheet = his.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill('Boats are needed at ward 7.');
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  await expect.poll(() => service.received.map(({ path }) => path)).toEqual([asha.path]);

  await workers.deliverPush(relay.origin, asha.pushed());
  await expect.poll(() => keptNotifications(blank)).toEqual(['Boats are needed at ward 7.']);
  // No page is open: a window is, and the question there takes the yes.
  const opened = await tapNotification(blank, 'help');
  expect(opened).toBe(`/volunteer/notifications/${id}?help=1`);
  const page = await phone.open(opened ?? '');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Can you help here?' });
  await dialog.getByRole('button', { name: 'Accept Request' }).click();
  await expect.poll(() => acceptances(relay)).toEqual([expect.objectContaining({ state: 'accepted' })]);
});
