import type { Page } from '@playwright/test';
import { demoTexts as arabic } from '../../src/strings/ar/demo.ts';
import { demoTexts as english } from '../../src/strings/demo.ts';
import { demoTexts as spanish } from '../../src/strings/es/demo.ts';
import { demoTexts as hindi } from '../../src/strings/hi/demo.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn } from '../support/people.ts';

const mark = (page: Page) => page.getByRole('complementary', { name: english.title, exact: true });

/** The accounts that the server told whoever started it. */
function toldAccounts(relay: Relay): { email: string; password: string; isPending: boolean }[] {
  return [...relay.told().matchAll(/^ {2}.*?( who waits.*?)?: (\S+@example\.org) {2}password: (\S+)$/gm)].map(
    ([, waits, email = '', password = '']) => ({ email, password, isPending: waits !== undefined }),
  );
}

test.describe('in a demonstration', () => {
  test.use({ settings: async ({}, use) => use(() => ({ DEMO: '1' })) });

  test('every screen says so, at its lower edge, at any scroll and without network', async ({ phone, relay }, info) => {
    const page = await phone.open('/');
    for (const path of ['/', '/report-disaster', '/guide', '/guide/flood', '/login', '/outbox', '/nowhere']) {
      await page.goto(path);
      await expect(mark(page), path).toHaveText(`${english.title} ${english.mark}`);
      await expect(mark(page), path).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(mark(page), path).toBeInViewport({ ratio: 1 });
      await expect(mark(page).getByRole('button')).toHaveCount(0);
    }
    await phone.install();
    await relay.stop();
    phone.console.expectFailedRequests();
    await page.goto('/');
    await expect(mark(page)).toBeVisible();
    await relay.start();
    await page.goto('/');
    await expect(mark(page)).toBeVisible();
    await look(page, info, 'demo-home');
    await page.goto('/guide/flood');
    await expect(mark(page)).toBeVisible();
    await look(page, info, 'demo-guide');
  });

  test('it moves nothing, covers no other bar, is said aloud, and speaks each language', async ({
    onlinePhone: phone,
  }, info) => {
    const page = await phone.open('/guide/flood');
    await expect(mark(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: english.mark })).toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const withMark = await top();
    const lowerEdge = async () => (await mark(page).boundingBox())?.y ?? 0;
    const callBar = page.getByRole('main').locator('a[href^="tel:"]').last();
    const box = await callBar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await lowerEdge());
    await mark(page).evaluate((element) => (element.style.display = 'none'));
    expect(await top()).toBe(withMark);

    await page.setViewportSize(VIEWPORTS.phone);
    for (const [code, texts] of Object.entries({ hi: hindi, es: spanish, ar: arabic })) {
      await page.goto(`/?lang=${code}`);
      await expect(page.getByRole('complementary', { name: texts.title })).toHaveText(`${texts.title} ${texts.mark}`);
      await page.screenshot({ path: info.outputPath(`mark-${code}.png`) });
    }
  });

  test('a report that was saved says that it reaches nobody', async ({ onlinePhone: phone }, info) => {
    const page = await phone.open('/report-disaster');
    await fillReport(page);
    await submit(page, '#report-form');
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeVisible();
    await expect(page.getByRole('main').getByText(english.saved)).toBeVisible();
    await look(page, info, 'demo-saved');
  });

  test('who started it can sign in as each account that was told, and finds the organizations', async ({
    phone,
    relay,
  }) => {
    const accounts = toldAccounts(relay);
    expect(accounts.map(({ isPending }) => isPending)).toEqual([false, false, true, false]);
    const answer = await fetch(`${relay.origin}/api/ngos/getallngo`);
    expect(await answer.json()).toMatchObject({ data: { data: { length: 7 } } });
    for (const account of accounts) {
      const page = await phone.open('/login');
      await logIn(page, account);
      await expect(page).toHaveURL(/-dashboard/);
      await page.context().clearCookies();
      await page.evaluate(async () => {
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        localStorage.clear();
      });
      await page.close();
    }
    await relay.stop();
    await relay.start();
    expect(toldAccounts(relay)).toEqual([]);
  });
});

test('where things are real there is no mark', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/');
  const config = page.waitForResponse('**/api/config');
  await page.reload();
  expect(await (await config).json()).toMatchObject({ data: { demo: false } });
  await expect(mark(page)).toHaveCount(0);
});
