import { untilArrived } from '../support/arrival.ts';
import { storedItems } from '../support/device-store.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import {
  accept,
  acceptances,
  acceptButton,
  BINA,
  expectStates,
  main,
  makeTask,
  openAs,
} from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };

test('one place and two volunteers: the second is told that it is taken, and where else help is wanted', async ({
  phone,
  phoneBehindWire,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, BINA);
  const id = await makeTask(relay, 1, { location: PATNA });
  await makeTask(relay, undefined, { disasterType: 'fire', hours: 3 });
  const path = `/volunteer/notifications/${id}`;
  const asha = await openAs(phone, ASHA, path, 'Flood');
  const bina = await openAs(phoneBehindWire, BINA, path, 'Flood');
  await expect(acceptButton(bina)).toBeVisible();
  await expect(main(asha).getByText('Required Volunteers')).toBeVisible();
  await look(asha, info, 'task-open');
  await accept(asha);
  await expect(main(asha).getByText('You have accepted this disaster request')).toBeVisible();
  await acceptButton(bina).click();
  await expect(main(bina).locator('[data-outcome=full]')).toContainText('Failed to accept disaster request');
  await expect(main(bina).locator('[data-outcome=full]')).toContainText('All places were taken');
  await expect(main(bina).getByRole('link', { name: 'Fire, Severe' })).toBeVisible();
  await look(bina, info, 'task-full');
  expect(await acceptances(relay)).toEqual([
    { state: 'accepted', why: null },
    { state: 'declined', why: 'full' },
  ]);
  await bina.getByRole('link', { name: 'Back to Notifications' }).click();
  await expect(main(bina).locator('[data-outcome=full]')).toBeVisible();
  await look(bina, info, 'notifications-declined');
  await main(bina).getByRole('button', { name: 'I have read it' }).click();
  await expect(main(bina).locator('[data-outcome=full]')).toBeHidden();
  await bina.reload();
  await expect(main(bina).getByRole('article').first()).toBeVisible();
  await expect(main(bina).locator('[data-outcome=full]')).toBeHidden();
});

test.describe('a page that is closed while something waits', () => {
  // After it the shell's worker may be deaf: the next way goes to the network, where nobody is.
  test.use({ isWholeBrowser: true });

  test('without the server the press is a request that waits; it arrives once, though the browser was killed', async ({
    phone,
    relay,
  }, info) => {
    phone.console.expectFailedRequests();
    await makeAccount(relay, ASHA);
    const id = await makeTask(relay, 3);
    const path = `/volunteer/notifications/${id}`;
    const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
    await main(page).getByRole('link', { name: 'Flood, Severe' }).click();
    await untilArrived(page, 'Flood');
    await expect(acceptButton(page)).toBeVisible();
    await expect(main(page).getByText('Required Volunteers')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Show contact' })).toBeVisible();
    await relay.stop();
    await acceptButton(page).click();
    const waits = main(page).getByText('Waiting for the answer: the server decides who has a place.');
    await expect(waits).toBeVisible();
    await expect(main(page).getByText('You have no place yet.')).toBeVisible();
    await expect(main(page).getByText('You have accepted this disaster request')).toBeHidden();
    await look(page, info, 'task-request');
    // Reloaded without a network, and looked at in another tab: it is the same request.
    await page.reload();
    await expect(waits).toBeVisible();
    const second = await phone.open(path);
    await expect(main(second).getByText('You have no place yet.')).toBeVisible();
    await second.close();
    expect((await storedItems(page)).filter(({ call }) => call === 'acceptDisaster')).toHaveLength(1);
    await page.goto('/volunteer-dashboard');
    await expect(main(page).getByText('You asked, no answer yet')).toBeVisible();
    await page.goto('about:blank');
    await relay.start();
    await page.goto(path);
    await expect(main(page).getByText('You have accepted this disaster request')).toBeVisible();
    expect(await acceptances(relay)).toEqual([{ state: 'accepted', why: null }]);
    await look(page, info, 'task-accepted');
  });
});

test('a request that still waits can be taken back', async ({ phone, relay }) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay);
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(acceptButton(page)).toBeVisible();
  await relay.stop();
  await acceptButton(page).click();
  await main(page).getByRole('button', { name: 'Cancel my request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your request?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  // A try that is under way keeps it: it is asked again until it goes.
  await expect(async () => {
    await main(page).getByRole('button', { name: 'Cancel my request' }).click();
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect(acceptButton(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await relay.start();
  await page.reload();
  await expect(acceptButton(page)).toBeVisible();
  expect(await acceptances(relay)).toEqual([]);
});

test('who has an active disaster completes it first; another person at the phone sees nothing of it', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, BINA);
  const flood = await makeTask(relay, 3, { address: 'Ward 7' });
  const fire = await makeTask(relay, 3, { disasterType: 'fire', hours: 5 });
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${flood}`, 'Flood');
  await accept(page);
  await look(page, info, 'notifications-own');
  await page.goto(`/volunteer/notifications/${fire}`);
  const button = main(page).getByRole('button', { name: 'Complete your active disaster first' });
  await expect(button).toBeDisabled();
  await expect(
    main(page).getByText('You cannot accept new disasters until your current disaster is resolved'),
  ).toBeVisible();
  await look(page, info, 'task-busy');
  await main(page).getByRole('link', { name: 'Go to your active disaster' }).click();
  await expect(main(page).getByText('You have accepted this disaster request')).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const other = await openAs(phone, BINA, `/volunteer/notifications/${flood}`, 'Flood');
  await expect(acceptButton(other)).toBeVisible();
  await expect(main(other).getByText('You have accepted this disaster request')).toBeHidden();
});

test('who waits for approval, and who is nobody here, are told so; no button stands there', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA, 'pending');
  const id = await makeTask(relay, 3);
  const path = `/volunteer/notifications/${id}`;
  const page = await phone.open(path);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Volunteer' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(path)}`,
  );
  await page.close();
  const pending = await openAs(phone, ASHA, path, 'Flood');
  await expect(main(pending).getByText(/Your account waits for approval/)).toBeVisible();
  await expect(acceptButton(pending)).toBeHidden();
  await expect(main(pending).getByRole('button', { name: 'Show contact' })).toBeHidden();
  await look(pending, info, 'task-pending');
});

test('a contact is asked for at a tap only, and stays for where there is no network', async ({ phone, relay }) => {
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PATNA });
  const asked: string[] = [];
  phone.context.on('request', (request) => {
    // Without a token it is the public face, which says nothing of people.
    if (request.url().includes('/getdisaster/') && request.headers()['authorization']) asked.push(request.url());
  });
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(main(page).getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
    'href',
    /^geo:25\.61,85\.14/,
  );
  expect(asked).toEqual([]);
  await main(page).getByRole('button', { name: 'Show contact' }).click();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toHaveAttribute('href', 'tel:0177');
  expect(asked).toHaveLength(1);
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
  await expectStates(relay, ASHA, []);
});
