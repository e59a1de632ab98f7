import type { BrowserContext } from '@playwright/test';
import { openProfile, VIEWPORTS, type Profile } from '../support/chromium.ts';
import { watchConsole, type ConsoleWatch } from '../support/console-watch.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { keepWorkerOut } from '../support/held-code.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { openRelay, type OpenRelay } from '../support/relay.ts';

const SCREENS = [
  '/',
  '/report-disaster',
  '/request-assistance',
  '/outbox',
  '/about',
  '/contact',
  '/newsletter',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/not-a-screen',
  '/register',
  '/forgot-password',
  '/reset-password#token',
  '/volunteer',
  '/admin',
];

test.describe('each screen', () => {
  // They write nothing: one server and one phone do for all of them.
  test.describe.configure({ mode: 'default' });
  let server: OpenRelay;
  let profile: Profile;
  let context: BrowserContext;
  let console: ConsoleWatch;

  test.beforeAll(async () => {
    server = await openRelay();
    profile = await openProfile({ baseURL: server.origin });
    ({ context } = profile);
    console = watchConsole(context);
  });

  test.afterAll(async () => {
    await profile.dispose();
    await server.dispose();
  });

  for (const path of SCREENS) {
    test(`${path}: no accessibility violation, nothing wider than the screen`, async ({}, info) => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, info, path.slice(1).replace('#', '-') || 'home');
      await page.close();
      expect(console.errors, 'errors on the console').toEqual([]);
    });
  }
});

test('errors, waiting and sent items have no accessibility violation either', async ({ relay, phone }) => {
  // Without network it opens another screen later on.
  await phone.install();
  const page = await phone.open('/report-disaster');
  // Contrast is measured of what stands, not of a toast half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await submit(page, '#report-form');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoViolation(page, 'problems of a form');
  await fillReport(page, { address: `https://maps.example/${'x'.repeat(400)}` });
  phone.console.expectFailedRequests();
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await expectNoViolation(page, 'a saved report');
  await page.goto('/outbox');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await expectNoViolation(page, 'the outbox');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a long link').toBe(VIEWPORTS.phone.width);
  await relay.start();
  await page.reload();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await expectNoViolation(page, 'a sent report');
});

test('a report can be made with the keyboard alone', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText(/skip/i);
  await page.goto('/report-disaster');
  await fillReport(page);
  await page.locator('[name=contactNumber]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
});

test('with the browser’s text at 24 and 32 px a small phone still needs no sideways scroll', async ({ phone }) => {
  await phone.install();
  const page = await phone.open('/report-disaster');
  const session = await phone.context.newCDPSession(page);
  const expectRoom = async (what: string) => {
    for (const fontPixels of [24, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontPixels } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontPixels}px`);
      expect(await sidewaysScroll(page), `${what} at ${fontPixels} px`).toBe(0);
    }
  };
  await submit(page, '#report-form');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectRoom('a form with problems');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await expectRoom('a sent report');
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRoom(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectRoom(`${path} with the menu open`);
  }
});

test('half a date and a number with letters are called so', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/request-assistance');
  await page.locator('[name=deadline]').focus();
  await page.keyboard.type('12');
  await submit(page, '#aid-form');
  await expect(page.getByText(/This date is not complete/).first()).toBeVisible();
  await page.goto('/report-disaster');
  await fillReport(page);
  await page.locator('[name=peopleAffected]').fill('99999999999');
  await submit(page, '#report-form');
  await expect(page.getByText(/more people than there are/).first()).toBeVisible();
  await page.locator('[name=peopleAffected]').fill('१,२००');
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
});

test('a stylesheet that a broken link kept back comes with the next try of its screen', async ({ newPhone: phone }) => {
  phone.console.expectFailedRequests();
  // Without a worker, which would have brought it by itself.
  await keepWorkerOut(phone.context);
  const page = await phone.context.newPage();
  let asked = 0;
  await page.route(/outbox-screen-[^/]*\.css$/, (route) => {
    asked += 1;
    return asked <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/outbox');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  expect(asked).toBe(3);
  await expect(title.locator('..')).toHaveCSS('display', 'grid');
});
