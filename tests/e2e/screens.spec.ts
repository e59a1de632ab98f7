import AxeBuilder from '@axe-core/playwright';
import { VIEWPORTS } from '../support/chromium.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';

const SCREENS = ['/', '/report-disaster', '/request-assistance', '/outbox', '/not-a-screen'];

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen at ${size} size, ${colorScheme}: no accessibility violation, nothing wider than the screen`, async ({
      phone,
    }, info) => {
      for (const path of SCREENS) {
        const page = await phone.open('about:blank');
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.screenshot({ path: info.outputPath(`${path.slice(1) || 'home'}.png`), fullPage: true });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations, `${path}: ${JSON.stringify(violations.map((one) => one.id))}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways`).toBe(0);
        await page.close();
      }
    });
  }
}

test('errors, waiting and sent items have no accessibility violation either', async ({ relay, phone }) => {
  const page = await phone.open('/report-disaster');
  // Contrast is measured of what stands, not of a toast half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await submit(page, '#report-form');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await fillReport(page, { address: `https://maps.example/${'x'.repeat(400)}` });
  phone.console.expectFailedRequests();
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto('/outbox');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a long link').toBe(VIEWPORTS.phone.width);
  await relay.start();
  await page.reload();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a report can be made with the keyboard alone', async ({ phone }) => {
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
