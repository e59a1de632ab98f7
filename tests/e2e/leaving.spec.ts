import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';

const NEW_NAME = 'Asha Kumari Devi';
const RAVI: Someone = {
  name: 'Ravi Prasad',
  email: 'ravi@example.org',
  password: 'nine boats on the Kosi',
  role: 'volunteer',
};

const dialog = (page: Page) => page.getByRole('dialog');
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' });

/** Somebody is logged in, the server is away, and a change of their name waits. */
async function openWithQueue(phone: Phone, relay: Relay): Promise<Page> {
  const page = await openAccount(phone, relay);
  phone.console.expectFailedRequests();
  await relay.stop();
  await changeName(page, NEW_NAME);
  await expectUnsent(page, 1);
  return page;
}

async function logout(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
}

/** Everything that the browser keeps for this origin, as text. */
async function everythingKept(page: Page): Promise<string> {
  const caches = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\.(js|css|png|svg)$/.test(new URL(request.url).pathname)) {
          texts.push((await (await cache.match(request))?.text()) ?? '');
        }
      }
    }
    return texts.join('\n') + [localStorage, sessionStorage].flatMap((area) => Object.entries(area)).join();
  });
  return caches + JSON.stringify(await storedItems(page));
}

/** RAVI has just logged in: what waits for somebody else is a number to him. */
async function expectNothingOfTheOther(page: Page): Promise<void> {
  await untilArrived(page, 'Volunteer dashboard');
  await page.goto('/outbox');
  await expect(page.getByText('1 item waits for another person.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Change of your name' })).toHaveCount(0);
}

async function deleteAll(page: Page, typed: string): Promise<void> {
  await dialog(page).locator('[name=count]').fill(typed);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

const updates = (relay: Relay) => relay.query("SELECT id FROM receipts WHERE call = 'updateAccount'");
const namesOnServer = (relay: Relay) => relay.query<{ name: string }>('SELECT name FROM accounts ORDER BY email');
const sessionsOnServer = async (relay: Relay) => (await relay.query('SELECT 1 FROM sessions')).length;

test('“Keep locked for me”, without network: nobody can read it, what is nobody’s is sent, and the owner’s next login sends the rest', async ({
  phone,
  relay,
}) => {
  await makeAccount(relay, RAVI);
  const page = await openWithQueue(phone, relay);
  const [waiting] = await storedItems(page);
  await page.goto('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expectUnsent(page, 2);
  await page.goto('/account');
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  await expect(dialog(page)).toContainText('belong to nobody');
  await dialog(page).getByRole('button', { name: 'Keep locked for me' }).click();
  await untilLoggedOut(page);
  expect(await everythingKept(page)).not.toContain(NEW_NAME);
  await expectUnsent(page, 1);

  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByText(/Sent, reference/)).toBeVisible();
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
  await page.goto('/login');
  await logIn(page, RAVI);
  await expectNothingOfTheOther(page);
  await expectUnsent(page, 0);
  await page.getByRole('button', { name: `Account of ${RAVI.name}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  expect(await namesOnServer(relay)).toEqual([{ name: ASHA.name }, { name: RAVI.name }]);

  await logIn(page, ASHA);
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: NEW_NAME }, { name: RAVI.name }]);
  expect(await updates(relay)).toEqual([{ id: waiting?.id }]);
});

test('“Send now” while the server is away says so and logs nobody out; “Stay logged in” stays, whatever comes of the sending', async ({
  phoneBehindWire: phone,
  relay,
  wire,
}) => {
  const page = await openWithQueue(phone, relay);
  await logout(page);
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await expect(dialog(page)).toContainText('1 item could not be sent. No connection to the server yet.');
  wire.holdAnswers();
  await relay.start();
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: NEW_NAME }]);
  await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
  wire.release();
  await expectUnsent(page, 0);
  // A logout that went on would be over before this has arrived, or keep it from arriving.
  await changeName(page, 'Asha the third');
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: 'Asha the third' }]);
  await expectUnsent(page, 0);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(await sessionsOnServer(relay)).toBe(1);

  await relay.stop();
  await changeName(page, 'Asha the fourth');
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  await relay.start();
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await namesOnServer(relay)).toEqual([{ name: 'Asha the fourth' }]);
  await expect.poll(() => sessionsOnServer(relay)).toBe(0);
  expect(await storedItems(page)).toEqual([]);
});

test('Escape changes nothing; a copy can be taken; deleting takes the number that waits by then, and the server learns of the logout later', async ({
  phone,
  relay,
}, info) => {
  const page = await openWithQueue(phone, relay);
  const [waiting] = await storedItems(page);
  const other = await phone.open('/account');
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  await look(page, info, 'leaving');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect((await storedItems(page)).map(({ state }) => state)).toEqual(['queued']);

  await logout(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Take a copy' }).click();
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { items: { body: string }[] };
  expect(copy.items.map(({ body }) => body)).toEqual([waiting?.body]);

  // Nothing is deleted that was saved in another tab after the number was read.
  await changeName(other, 'Asha the second');
  await other.close();
  await deleteAll(page, '1');
  await expect(dialog(page)).toContainText('Please type 2.');
  expect(await storedItems(page)).toHaveLength(2);
  await deleteAll(page, '2');
  await untilLoggedOut(page);
  expect(await storedItems(page)).toEqual([]);
  expect(await everythingKept(page)).not.toMatch(/Asha Kumari Devi|Asha the second/);

  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/account');
  await expect(loginHeading(page)).toBeVisible();
  // As long as it is away: when it is back, the next try of the phone may come before ours.
  expect(await sessionsOnServer(relay)).toBe(1);
  await relay.start();
  await page.reload();
  await expect.poll(() => sessionsOnServer(relay)).toBe(0);
  expect(await namesOnServer(relay)).toEqual([{ name: ASHA.name }]);
});

test('a session that the server ended: the item waits, a report goes; after the login it goes with the same key', async ({
  phone,
  relay,
}, info) => {
  const page = await openWithQueue(phone, relay);
  const [waiting] = await storedItems(page);
  await relay.query('DELETE FROM sessions');
  await relay.start();
  await page.goto('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  const bar = page.locator('[data-session=expired]');
  await expect(bar).toContainText('Log in again to send 1 item that waits for you.');
  await page.goto('/outbox');
  await expect(page.getByRole('article', { name: 'Change of your name' })).toContainText(
    'It waits until you log in again.',
  );
  await look(page, info, 'ended');

  await bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('1 item on this phone waits for the person who was logged in')).toBeVisible();
  await look(page, info, 'login-over');
  await logIn(page, ASHA);
  await expect(page).toHaveURL(`${relay.origin}/outbox`);
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: NEW_NAME }]);
  await expect(bar).toBeHidden();
  expect(await updates(relay)).toEqual([{ id: waiting?.id }]);
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});

test('another person who logs in over an ended session, in another tab, is told first, is not logged out by the first one’s question, and reads nothing', async ({
  phone,
  relay,
}) => {
  await makeAccount(relay, RAVI);
  const page = await openWithQueue(phone, relay);
  await logout(page);
  await expect(dialog(page)).toBeVisible();
  await relay.query('DELETE FROM sessions');
  await relay.start();
  const other = await phone.open('/login');
  await expect(other.getByText('when you log in, it is locked for its owner')).toBeVisible();
  await logIn(other, RAVI);
  await expectNothingOfTheOther(other);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[name=name]')).toHaveValue(RAVI.name);
  expect(await everythingKept(page)).not.toContain(NEW_NAME);
  expect(await namesOnServer(relay)).toEqual([{ name: ASHA.name }, { name: RAVI.name }]);
  await other.close();

  await logout(page);
  await untilLoggedOut(page);
  await logIn(page, ASHA);
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: NEW_NAME }, { name: RAVI.name }]);
});
