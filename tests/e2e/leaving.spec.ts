import type { BrowserContext, Page } from 'playwright/test';
import { untilLoggedOut } from '../support/arrival.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';

const NEW_NAME = 'Asha Kumari Devi';
const dialog = (page: Page) => page.getByRole('dialog');

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

/** What is sent is on its way from now on, and no further until it is let go. */
async function holdSending(context: BrowserContext): Promise<{ letGo(): void }> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/api/outbox', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return { letGo: () => letGo() };
}

async function deleteAll(page: Page, typed: string): Promise<void> {
  await dialog(page).locator('[name=count]').fill(typed, { timeout: 3000 });
  await dialog(page).getByRole('button', { name: 'Delete' }).click({ timeout: 3000 });
}

const namesOnServer = (relay: Relay) => relay.query<{ name: string }>('SELECT name FROM accounts ORDER BY email');
const sessionsOnServer = async (relay: Relay) => (await relay.query('SELECT 1 FROM sessions')).length;

test('the question at a logout: “Send now” says what it could not send, Escape and “Stay logged in” change nothing, deleting takes the number that waits by then', async ({
  phone,
  relay,
}, info) => {
  const page = await openAccount(phone, relay);
  const other = await phone.open('/account');
  phone.console.expectFailedRequests();
  await relay.stop();
  await changeName(page, NEW_NAME);
  await expectUnsent(page, 1);
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  await look(page, info, 'leaving');
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await expect(dialog(page)).toContainText('1 item could not be sent. No connection to the server yet.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect((await storedItems(page)).map(({ state }) => state)).toEqual(['queued']);

  const sending = await holdSending(phone.context);
  await relay.start();
  await logout(page);
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
  sending.letGo();
  await expectUnsent(page, 0);
  // A logout that went on would be over before this has arrived, or keep it from arriving.
  await changeName(page, 'Asha the second');
  await expect.poll(() => namesOnServer(relay)).toEqual([{ name: 'Asha the second' }]);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(await sessionsOnServer(relay)).toBe(1);

  await relay.stop();
  await changeName(page, 'Asha the third');
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  // Nothing is deleted that was saved in another tab after the number was read.
  await changeName(other, 'Asha the fourth');
  await other.close();
  await deleteAll(page, '1');
  await expect(dialog(page)).toContainText('Please type 2.');
  expect((await storedItems(page)).filter(({ state }) => state === 'queued')).toHaveLength(2);
  // One that is being tried at that moment stays, which is said: it is asked for again.
  await expect(async () => {
    const left = (await storedItems(page)).filter(({ state }) => state !== 'sent').length;
    if (left > 0) await deleteAll(page, String(left));
    await expect(page).toHaveURL(/\/login$/, { timeout: 3000 });
  }).toPass();
  await untilLoggedOut(page);
  expect(await storedItems(page)).toEqual([]);
  expect(await everythingKept(page)).not.toMatch(/Asha Kumari Devi|Asha the/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // As long as it is away: when it is back, the next try of the phone may come before ours.
  expect(await sessionsOnServer(relay)).toBe(1);
  await relay.start();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect.poll(() => sessionsOnServer(relay)).toBe(0);
  expect(await namesOnServer(relay)).toEqual([{ name: 'Asha the second' }]);
});

test('what somebody logged in reported without a network: asked about as they log out, seen by nobody else at this phone, sent once while another is logged in, and theirs to see when they are back', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const page = await openAccount(phone, relay);
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.goto('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await page.goto('/account');
  await logout(page);
  await expect(dialog(page)).toContainText('1 item was never sent');
  await expect(dialog(page)).toContainText('Nobody else can read it here');
  await look(page, info, 'leaving-written');
  await dialog(page).getByRole('button', { name: 'Log out and send later' }).click();
  await untilLoggedOut(page);
  await page.goto('/outbox');
  await expectHiddenAlone(page);
  await look(page, info, 'outbox-hidden');

  // The next person is logged in while it still waits.
  const sending = await holdSending(phone.context);
  await relay.start();
  await page.goto('/login?next=/outbox');
  await logIn(page, OMAR);
  await expectHiddenAlone(page);
  sending.letGo();
  await expectUnsent(page, 0);
  await expect(page.locator('[data-hidden]')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Ward 7, behind the school');
  const reports = await relay.query<{ body: string }>('SELECT body FROM reports');
  expect(reports.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ name: REPORT.name }]);
  expect(JSON.stringify(reports)).not.toContain('writtenBy');

  await page.goto('/account');
  await logout(page);
  await untilLoggedOut(page);
  await page.goto('/login?next=/outbox');
  await logIn(page, ASHA);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ward 7, behind the school');
});

/** That one item of somebody else waits, and no more of it than that. */
async function expectHiddenAlone(page: Page): Promise<void> {
  await expect(page.locator('[data-hidden="1"]')).toHaveText(
    '1 item of somebody else waits on this phone. Only that person can see it.',
  );
  const main = page.getByRole('main');
  await expect(main).not.toContainText('Ward 7, behind the school');
  await expect(main.getByRole('article')).toHaveCount(0);
  for (const name of [/copy/i, /^Delete/, /^Send/]) await expect(main.getByRole('button', { name })).toHaveCount(0);
}
