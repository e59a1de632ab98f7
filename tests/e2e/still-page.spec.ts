import type { Page } from 'playwright/test';
import { appTexts } from '../../src/strings/es/shell/app.ts';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { openContext, VIEWPORTS } from '../support/chromium.ts';
import { closeForm } from '../support/close-form.ts';
import { storedDrafts } from '../support/device-store.ts';
import { holdCode, keepWorkerOut } from '../support/held-code.ts';
import { expect, test } from '../support/journey.ts';
import { layoutShift, watchLayout } from '../support/layout-shift.ts';

/** Half of what web.dev calls good. */
const MOST = 0.05;
/** A cheap phone beside the machine of a developer. */
const SLOWER = 4;
/** What the camera takes of a phone on its side, in CSS pixels. */
const NOTCH = 59;
const FORMS = ['/report-disaster', '/request-assistance'] as const;

/** As on a thin link: what was written is painted, and everything else comes after it. */
async function wakeSlowly(page: Page, path: string): Promise<void> {
  const code = await holdCode(page.context());
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await layoutShift(page);
  code.release();
  await untilAwake(page);
  await untilShellIsWhole(page);
  await expect(page.locator('[data-unsent]')).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
}

/** In the longest words; `npm run looks` takes all languages, and the desk. */
const hasAll = process.env['LOOKS'] === 'all';

for (const locale of hasAll ? ['en', 'hi', 'es', 'ar'] : ['es']) {
  test(`nothing jumps while a page wakes, cold, again, and with a kept draft, in ${locale}`, async ({ relay }) => {
    for (const [size, viewport] of Object.entries(VIEWPORTS)) {
      if (size === 'desk' && !hasAll) continue;
      const { context, dispose } = await openContext({ baseURL: relay.origin, locale, viewport });
      await keepWorkerOut(context);
      await watchLayout(context);
      const expectStill = async (path: string, what: string) => {
        const page = await context.newPage();
        await wakeSlowly(page, path);
        const { score, moved } = await layoutShift(page);
        expect.soft(score, `${path}, ${what}, ${size}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
        return page;
      };
      await (await expectStill('/', 'cold')).close();
      for (const path of FORMS) {
        const page = await expectStill(path, 'cold');
        await page.locator('[name=description]').fill('Kept words');
        await expect
          .poll(async () => (await storedDrafts(page)).map(({ values }) => values['description']))
          .toContain('Kept words');
        await closeForm(page);
        const again = await expectStill(path, 'with a draft');
        await expect(again.locator('[name=description]')).toHaveValue('Kept words');
        await closeForm(again);
      }
      await (await expectStill('/', 'again')).close();
      await dispose();
    }
  });
}

test('a screen whose code comes late pushes no footer and nothing else that is in view', async ({ relay }) => {
  for (const [size, viewport] of Object.entries(VIEWPORTS)) {
    const { context, dispose } = await openContext({ baseURL: relay.origin, locale: 'en', viewport });
    await keepWorkerOut(context);
    await watchLayout(context);
    for (const path of ['/outbox', '/login', '/disasters', '/ngolist', '/contact', '/guide']) {
      const page = await context.newPage();
      const processor = await context.newCDPSession(page);
      await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.goto(path);
      await untilAwake(page);
      await untilShellIsWhole(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const { score, moved } = await layoutShift(page);
      expect.soft(score, `${path}, ${size}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
      await page.close();
    }
    await dispose();
  }
});

test('the line that says that there is no connection comes and goes without moving anything, hides no heading and takes no press', async ({
  relay,
}) => {
  const { context, dispose } = await openContext({ baseURL: relay.origin, locale: 'es', viewport: VIEWPORTS.phone });
  await keepWorkerOut(context);
  await watchLayout(context);
  const page = await context.newPage();
  await page.goto('/report-disaster');
  await untilAwake(page);
  await untilShellIsWhole(page);
  await page.waitForLoadState('networkidle');
  const edges = () =>
    page
      .locator('h1, header a, #report-form input:visible, #report-form button, footer a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await edges();
  const { score } = await layoutShift(page);
  const line = page.getByText(appTexts.offline);
  await context.setOffline(true);
  await expect(line).toBeVisible();
  expect(await edges()).toEqual(before);
  const [under, heading] = [await line.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await expect(line).toHaveCSS('pointer-events', 'none');
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
  expect(await edges()).toEqual(before);
  expect((await layoutShift(page)).score).toBe(score);
  await dispose();
});

for (const locale of ['en', 'ar']) {
  test(`on a phone on its side name, menu button and footer stand clear of the camera, and the guide's bars leave three quarters to read, in ${locale}`, async ({
    relay,
  }) => {
    const viewport = { width: 844, height: 390 };
    const { context, dispose } = await openContext({ baseURL: relay.origin, locale, viewport });
    await keepWorkerOut(context);
    const page = await context.newPage();
    const screen = await context.newCDPSession(page);
    const insets = { left: NOTCH, leftMax: NOTCH, right: NOTCH, rightMax: NOTCH };
    await screen.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto('/guide/flood');
    await untilAwake(page);
    await untilShellIsWhole(page);
    const boxes = await page
      .locator('header a:visible, header button:visible, h1, footer a, footer button, main a[href^="tel:"]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(boxes.length).toBeGreaterThan(10);
    for (const [left = 0, right = 0] of boxes) {
      expect(left).toBeGreaterThanOrEqual(NOTCH);
      expect(right).toBeLessThanOrEqual(viewport.width - NOTCH);
    }
    // In the middle of the topic: what is in view there stays in view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await heightOfBars(page)).toBeLessThanOrEqual(viewport.height / 4);
    await dispose();
  });
}

/** Pixels of the window's height that bars of its edges cover. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((one) =>
      /sticky|fixed/.test(getComputedStyle(one).position),
    );
    const inView = bars
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    return inView.reduce((sum, { height }) => sum + height, 0);
  });
}
