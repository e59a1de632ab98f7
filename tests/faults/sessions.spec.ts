import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';
import type { DiskPhone } from './support/disk-phone.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { storedMeta } from './support/stored-meta.ts';

const RAVI: Someone = { ...ASHA, name: 'Ravi Prasad', email: 'ravi@example.org' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function enter(page: Page, person: Someone): Promise<void> {
  await logIn(page, person);
  await untilArrived(page, 'Your account');
}

/**
 * Chromium writes `localStorage` to the disk seconds late, or a minute where it has just written; at its end it does at once.
 * The page of somebody who is logged in there is opened at `path` again.
 */
async function openWritten(device: DiskPhone, path: string): Promise<Page> {
  const folder = join(device.directory, 'Default', 'Local Storage', 'leveldb');
  await device.restart({}, async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    expect(files.some((bytes) => bytes.includes(ASHA.email, 0, 'latin1'))).toBe(true);
  });
  return device.open(path);
}

test('a browser that is killed right after a logout without network stays logged out', async ({ device, relay }) => {
  await makeAccount(relay, ASHA);
  await device.install();
  let page = await device.open('/login?next=/account');
  await enter(page, ASHA);
  page = await openWritten(device, '/account');
  await expect(heading(page, 'Your account')).toBeVisible();
  await relay.stop();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await device.kill();
  await device.restart();
  page = await device.open('/account');
  await expect(heading(page, 'Login')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ASHA.email);
});

test('a browser that is killed right after a login shows the person who logged in, and no other', async ({
  device,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, RAVI);
  await device.install();
  let page = await device.open('/login?next=/account');
  await enter(page, ASHA);
  page = await openWritten(device, '/login?next=/account');
  await enter(page, RAVI);
  await device.kill();
  await device.restart();
  page = await device.open('/account');
  await expect(page.locator('[name=name]')).toHaveValue(RAVI.name);
  await expect(page.getByText(ASHA.email)).toHaveCount(0);
  expect((await storedMeta(page, 'session'))?.['token']).toBe(await page.evaluate(() => localStorage.getItem('token')));
});

test('another person who logs in in a second tab: the first shows nothing of the one before, nor what was typed', async ({
  device,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, RAVI);
  await device.install();
  const page = await device.open('/login?next=/account');
  await enter(page, ASHA);
  await page.locator('[autocomplete=current-password]').first().fill(ASHA.password);
  const other = await device.open('/login?next=/account');
  await enter(other, RAVI);
  await expect(page.locator('[name=name]')).toHaveValue(RAVI.name);
  const values = await page.locator('input').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(values).not.toContain(ASHA.password);
  expect(values).not.toContain(ASHA.email);
});

const remembering = wholeTest.extend({ phoneOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

remembering(
  'back after a logout, with the browser’s memory of pages: nothing of the account',
  async ({ device, relay }) => {
    await makeAccount(relay, ASHA);
    await device.install();
    const page = await device.open('/login?next=/account');
    await enter(page, ASHA);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['back'] = String(persisted)));
    });
    await page.goto('/outbox');
    const other = await device.open('/account');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(heading(other, 'Login')).toBeVisible();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-back', 'true');
    await expect(page.getByText(ASHA.email)).toHaveCount(0);
  },
);
