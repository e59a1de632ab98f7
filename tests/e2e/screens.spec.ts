import type { CDPSession, Page } from 'playwright/test';
import { untilAwake, untilScreenIsThere } from '../support/awake.ts';
import { openContext } from '../support/chromium.ts';
import { englishTexts, expectNoneLeft } from '../support/english-left.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { keepWorkerOut } from '../support/held-code.ts';
import { expect, test } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';

/** Those that no other journey looks at on its way. */
const SCREENS = [
  '/request-assistance',
  '/admin',
  '/terms-of-service',
  '/cookie-policy',
  '/about',
  '/privacy-policy',
  '/donate',
  '/volunteer',
  '/not-a-screen',
  '/register',
  '/forgot-password',
  '/reset-password#token',
];

const FIRST_SCREENS = [
  '/',
  '/report-disaster',
  '/request-assistance',
  '/guide/flood',
  '/outbox',
  '/volunteer',
  '/login',
];

/** With the browser's text that large a small phone still needs no sideways scroll. */
async function expectRoom(session: CDPSession, page: Page, what: string): Promise<void> {
  for (const fontPixels of [32, 16]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontPixels } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontPixels}px`);
    expect(await sidewaysScroll(page), `${what} at ${fontPixels} px`).toBe(0);
  }
}

test('screens have no accessibility violation, nothing wider than the screen, also with large text', async ({
  onlinePhone: phone,
}, info) => {
  const page = await phone.open('/');
  const session = await phone.context.newCDPSession(page);
  for (const path of SCREENS) {
    await page.goto(path);
    await untilScreenIsThere(page);
    await look(page, info, path.slice(1).replace('#', '-'));
    await expectRoom(session, page, path);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectRoom(session, page, 'the menu open');
});

test('problems of a form, waiting and sent items have no accessibility violation and room either', async ({
  onlinePhone: phone,
}, info) => {
  const page = await phone.open('/report-disaster');
  const session = await phone.context.newCDPSession(page);
  await submit(page, '#report-form');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await look(page, info, 'problems');
  await expectRoom(session, page, 'a form with problems');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();

  phone.console.expectFailedRequests();
  await phone.context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Report another' }).click();
  await fillReport(page, { address: `https://maps.example/${'x'.repeat(400)}` });
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await look(page, info, 'saved');
  await page.goto('/outbox');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await look(page, info, 'waiting-and-sent');
  await expectRoom(session, page, 'what waits and what was sent');
});

// Arabic, whose screens are seen with large letters, is among those that journeys look at on their way.
for (const locale of ['hi', 'es']) {
  test(`first screens in ${locale} have no accessibility violation, nothing in English, and room`, async ({
    relay,
  }, info) => {
    const english = await englishTexts(locale);
    const { context, dispose } = await openContext({ baseURL: relay.origin, locale });
    await keepWorkerOut(context);
    const page = await context.newPage();
    for (const path of FIRST_SCREENS) {
      await page.goto(path);
      await untilAwake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await untilScreenIsThere(page);
      await look(page, info, `${locale}-${path.slice(1) || 'home'}`);
      await expectNoneLeft(page, english, path);
    }
    await dispose();
  });
}

test('a stylesheet that a broken link kept back comes with the next try of its screen', async ({
  onlinePhone: phone,
}) => {
  phone.console.expectFailedRequests();
  const page = await phone.context.newPage();
  let asked = 0;
  await page.route(/\/more\.css$/, (route) => {
    asked += 1;
    return asked <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/outbox');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // The heading stands there before the screen's own parts have come.
  await expect.poll(() => asked).toBe(3);
  await expect(title.locator('..')).toHaveCSS('display', 'grid');
});
