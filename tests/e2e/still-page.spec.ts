import type { Page } from '@playwright/test';
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
