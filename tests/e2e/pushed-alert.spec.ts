import { makePhone, test } from '../support/alerted-phones.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect } from '../support/journey.ts';
import { controlWorkers } from '../support/offline.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';
import { notifications } from '../support/pushes.ts';
import { acceptances, acceptButton, main, openAs } from '../support/volunteers.ts';

// What the system shows is the whole browser's.
test.use({ isWholeBrowser: true });

const PATNA = { lati: 25.61, long: 85.14 };

test('what the server really pushes opens the disaster that the admin alerted to, and is accepted there', async ({
  phone,
  newPhone,
  relay,
  service,
}) => {
  await makeAccount(relay, OMAR);
  const asha = await makePhone(relay, service, ASHA, PATNA);
  await phone.context.grantPermissions(['notifications'], { origin: relay.origin });
  const hers = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  await expect(main(hers).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeVisible();
  const workers = await controlWorkers(phone.context, hers);

  const id = await makeDisaster(relay, { location: PATNA, status: 'pending' });
  const his = await openAs(newPhone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  await main(his).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const sheet = his.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill('Boats are needed at ward 7.');
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  await expect.poll(() => service.received.map(({ path }) => path)).toEqual([asha.path]);

  await workers.deliverPush(relay.origin, asha.pushed());
  await expect
    .poll(() => notifications(hers))
    .toEqual([expect.objectContaining({ body: 'Boats are needed at ward 7.' })]);
  const opened = await hers.evaluate(async () => {
    const [notification] = await (await navigator.serviceWorker.ready).getNotifications();
    return String(notification?.data?.path);
  });
  const page = await phone.open(opened);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  await acceptButton(page).click();
  await expect.poll(() => acceptances(relay)).toEqual([expect.objectContaining({ state: 'accepted' })]);
});
