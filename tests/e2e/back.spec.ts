import type { Page } from 'playwright/test';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { fillAid, REPORT, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.locator('[aria-controls=main-menu]');
const settings = (page: Page) => page.locator('header button[aria-haspopup=dialog]');
const description = (page: Page) => page.locator('#report-form [name=description]');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A report that is half typed, come to from the page at the beginning. */
async function typeHalf(page: Page): Promise<void> {
  await page.setViewportSize(VIEWPORTS.phone);
  await untilAwake(page);
  await untilShellIsWhole(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Report a disaster/ })
    .click();
  await expect(heading(page, 'Report a disaster')).toBeFocused();
  await description(page).fill(REPORT.description);
}

test('Back closes what is open above a half-typed form, the topmost first, and the form stays as it is; then it leaves the page, and coming back finds the words', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/');
  await typeHalf(page);
  const address = page.url();
  await menu(page).click();
  await settings(page).click();
  await expect(dialog(page)).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(settings(page)).toBeFocused();
  await page.goBack();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(description(page)).toHaveValue(REPORT.description);

  await page.goBack();
  await expect(heading(page, /No signal/)).toBeVisible();
  await page.goForward();
  await expect(description(page)).toHaveValue(REPORT.description);
});

test('closed by its button, by Escape or by a reload, a dialog leaves nothing behind: Back goes to the page before', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/');
  await typeHalf(page);
  const open = async () => {
    await menu(page).click();
    await settings(page).click();
    await expect(dialog(page)).toBeVisible();
  };
  await open();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(description(page)).toHaveValue(REPORT.description);
  await page.goBack();
  await expect(heading(page, /No signal/)).toBeVisible();

  await page.goForward();
  await expect(description(page)).toHaveValue(REPORT.description);
  await open();
  await page.reload();
  await untilAwake(page);
  await expect(description(page)).toHaveValue(REPORT.description);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(heading(page, /No signal/)).toBeVisible();
});

test('by a link in a menu or a dialog one comes to its page, Back comes to the page that it was opened on, and Forward to that of the link', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/');
  await typeHalf(page);
  await menu(page).click();
  await page.locator('#main-menu').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/report-disaster$/);
  await expect(heading(page, 'Report a disaster')).toBeVisible();
  await expect(description(page)).toHaveValue(REPORT.description);
  await page.goForward();
  await expect(page).toHaveURL(/\/guide$/);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, /No signal/)).toBeVisible();

  await page.getByRole('button', { name: 'Need Help?' }).click();
  await dialog(page).getByRole('link', { name: 'Request aid' }).click();
  await expect(page).toHaveURL(/\/request-assistance$/);
  await page.goBack();
  await expect(heading(page, /No signal/)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a question that is answered leads to its field, and the page stays scrolled to it; so does Back', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/request-assistance');
  await untilAwake(page);
  await fillAid(page, { deadline: '2020-01-01T10:00' });
  const deadline = page.locator('#aid-form [name=deadline]');
  const expectLed = async () => {
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => (history.state as { over?: number }).over ?? 0)).toBe(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(deadline).toBeFocused();
    await expect(deadline).toBeInViewport();
  };
  await submit(page, '#aid-form');
  await dialog(page).locator('[data-safe]').click();
  await expectLed();
  await submit(page, '#aid-form');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expectLed();
});
