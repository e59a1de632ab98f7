import type { Page } from 'playwright/test';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { REPORT } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { expectFocusKept, expectFocusSeen, tabTo } from '../support/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('by the keyboard alone: a report, what is on the phone, display, language, and the guide', async ({ phone }) => {
  await phone.install();
  const page = await phone.open('/');
  await untilAwake(page);
  await untilShellIsWhole(page);
  const press = (key: string) => page.keyboard.press(key);

  await press('Tab');
  await expect(page.locator(':focus')).toContainText(/skip/i);
  await press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, main(page).getByRole('link', { name: /Report a disaster/ }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Report a disaster' })).toBeFocused();
  // A choice is one stop: Space takes the first, arrows go on.
  for (const [name, keys] of [
    ['disasterType', ['Space']],
    ['severity', ['Space', 'ArrowDown', 'ArrowDown']],
  ] as const) {
    await tabTo(page, page.locator(`#report-form [name="${name}"]`));
    for (const key of keys) await press(key);
    await expect(page.locator(`#report-form [name="${name}"][value="${REPORT[name]}"]`)).toBeChecked();
  }
  for (const name of ['description', 'address', 'name', 'contactNumber'] as const) {
    await tabTo(page, page.locator(`#report-form [name="${name}"]`));
    await page.keyboard.type(REPORT[name]);
  }
  await tabTo(page, page.getByRole('button', { name: 'Send report' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'See what is on this device' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeFocused();
  await tabTo(page, page.getByRole('article').getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await expect(dialog(page)).toBeVisible();
  // The focus begins on what loses nothing, which comes last.
  await tabTo(page, dialog(page).getByRole('button', { name: 'Delete it' }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeFocused();

  const menu = page.locator('[aria-controls=main-menu]');
  await tabTo(page, menu, 'Shift+Tab');
  await press('Enter');
  await tabTo(page, page.locator('#main-menu a').nth(1));
  await press('Escape');
  await expect(menu).toBeFocused();
  await press('Enter');
  const settings = page.locator('header button[aria-haspopup=dialog]');
  await tabTo(page, settings);
  await press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Automatic' }));
  for (const theme of ['light', 'dark']) {
    await press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectFocusSeen(page);
  }
  await press('Escape');
  await expect(settings).toBeFocused();
  await press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('button', { name: 'Español' }));
  await press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilAwake(page);
  // What keeps the focus where a part is exchanged comes with the rest of the shell.
  await untilShellIsWhole(page);

  await tabTo(page, page.getByRole('contentinfo').locator('a[href="/guide"]'));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const field = page.getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.type('agua');
  await press('Enter');
  await expect(main(page).getByRole('status').first()).toBeFocused();
  const result = main(page).locator('a[href^="/guide/"]');
  await tabTo(page, result);
  await press('Enter');
  await expect(page).toHaveURL(/\/guide\/[a-z-]+/);
  await expectFocusKept(page);
});
