import { expect, type BrowserContext, type Page } from '@playwright/test';
import { adminTabAddress, routes } from '../../src/routes.ts';
import { disasters, preparations } from '../../src/strings/guide/topics.ts';
import { untilAwake } from '../support/awake.ts';
import { browserOptions, openProfile } from '../support/chromium.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { test, type Relay } from '../support/journey.ts';
import { untilControlled } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { expectWhole } from '../support/whole.ts';
import { takeId } from '../support/taken-id.ts';

/** Twice what a browser starts with. `Page.setFontSizes` would not outlive a picture or a new page. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const MEENA: Someone = { ...ASHA, email: 'meena@example.org', role: 'ngo' };
const LONG: Someone = {
  ...ASHA,
  name: 'Venkatanarasimharajuvaripeta Relief Trust',
  email: 'venkatanarasimharajuvaripeta@relief.example.org',
};

/** Of those with a place in their path, and of those that a role opens, there is one below. */
const OPEN = Object.values(routes).filter((path) => !path.includes(':') && !/dashboard|account/.test(path));
const TOPICS = [...disasters, 'first-aid', ...preparations];
const PLACES = ['/not-a-screen', '/guide?q=fire', '/disaster/1', '/ngo/1', ...TOPICS.map((id) => `/guide/${id}`)];

/** On a phone of 360 px, from right to left, with letters twice as large: nothing scrolls sideways, is cut or hard to hit. */
test('every screen in Arabic with text at 200 %', async ({ relay }) => {
  const { context, dispose } = await openProfile({
    ...browserOptions([LARGE_TEXT]),
    baseURL: relay.origin,
    locale: 'ar',
  });
  await test.step('for everybody', () => lookAsVisitor(context));
  await test.step('with what was saved', () => lookAtSaved(context, relay));
  for (const person of [ASHA, OMAR, MEENA]) await makeAccount(relay, person);
  await makeAccount(relay, LONG, 'pending');
  for (const person of [ASHA, MEENA, OMAR]) await test.step(person.role, () => lookAs(context, person));
  await dispose();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAwake(page);
}

async function lookAsVisitor(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await untilControlled(page);
  for (const path of [...OPEN, ...PLACES]) {
    await open(page, path);
    await expectWhole(page, 'body', path);
  }
  await page.locator('[aria-controls=main-menu]').click();
  await expectWhole(page, '#main-menu', 'the menu');
  await page.locator('header button[aria-haspopup=dialog]').click();
  await lookAtDialog(page, 'the settings');
  for (const path of [routes.requestAssistance, routes.reportDisaster]) {
    await open(page, path);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectWhole(page, 'body', `${path} with problems`);
  }
  await page.close();
}

/** Dialogs scroll in themselves. Escape loses nothing. */
async function lookAtDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, 'dialog', name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function lookAtSaved(context: BrowserContext, relay: Relay): Promise<void> {
  const page = await context.newPage();
  await relay.stop();
  await open(page, routes.reportDisaster);
  await fillReport(page, { address: `https://maps.example/${'x'.repeat(200)}` });
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expectWhole(page, 'body', 'a saved report');
  await open(page, routes.outbox);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectWhole(page, 'body', 'what waits');
  await page.getByRole('article').getByRole('button').last().click();
  await lookAtDialog(page, 'the question before deleting');

  const [item] = await storedItems(page);
  await takeId(relay, item?.id);
  await relay.start();
  await page.reload();
  await expect(page.locator('[data-item-state=needs-you]')).toBeVisible();
  await expectWhole(page, 'body', 'what needs the person');
  await page.close();
}

async function lookAs(context: BrowserContext, person: Someone): Promise<void> {
  const page = await context.newPage();
  await open(page, routes.login);
  await logIn(page, person);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('[aria-controls=main-menu]').click();
  await expectWhole(page, 'body', `the dashboard of ${person.role}`);
  if (person.role === 'admin') {
    await open(page, adminTabAddress('approval'));
    await expect(page.locator('td button').nth(1)).toBeVisible();
    await expectWhole(page, 'body', 'those who ask for a role');
    await page.locator('td button').nth(1).click();
    await lookAtDialog(page, 'a decision');
  }
  await open(page, routes.account);
  await expect(page.locator('[data-current=true]')).toBeVisible();
  await expectWhole(page, 'body', `the account of ${person.role}`);
  await page.locator('[aria-labelledby=account-data] > button').last().click();
  await lookAtDialog(page, 'the question before an account goes');
  await page.locator('[aria-labelledby=account-you] > button').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('#login-form')).toBeVisible();
  await page.close();
}
