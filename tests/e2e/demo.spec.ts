import type { Page } from 'playwright/test';
import { demoTexts as english } from '../../src/strings/shell/demo.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const mark = (page: Page) => page.getByRole('complementary', { name: english.title, exact: true });

test.describe('in a demonstration', () => {
  test.use({ settings: async ({}, use) => use(() => ({ DEMO: '1' })) });

  test('every screen says so at its lower edge, moves nothing, covers no other bar; also without network, and of what was saved', async ({
    onlinePhone: phone,
    relay,
  }, info) => {
    const page = await phone.open('/guide/flood');
    await expect(mark(page)).toHaveText(`${english.title} ${english.mark}`);
    await expect(mark(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: english.mark })).toHaveCount(1);
    await expect(mark(page).getByRole('button')).toHaveCount(0);
    const callBar = page.getByRole('main').locator('a[href^="tel:"]').last();
    const box = await callBar.boundingBox();
    const lowerEdge = (await mark(page).boundingBox())?.y ?? 0;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lowerEdge);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(mark(page)).toBeInViewport({ ratio: 1 });
    await look(page, info, 'demo-guide');
    const footer = page.getByRole('contentinfo');
    const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const withMark = await top();
    await mark(page).evaluate((element) => (element.style.display = 'none'));
    expect(await top()).toBe(withMark);

    // As the server last said, whether it can be asked or not.
    phone.console.expectFailedRequests();
    await phone.context.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/report-disaster');
    await expect(mark(page)).toBeVisible();
    await phone.context.unroute('**/api/**');
    await fillReport(page);
    await submit(page, '#report-form');
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeVisible();
    await expect(page.getByRole('main').getByText(english.saved)).toBeVisible();
    expect(await relay.query('SELECT id FROM reports')).not.toEqual([]);
  });
});
