import type { Page } from 'playwright/test';
import { untilShellIsWhole, untilScreenIsThere } from '../support/awake.ts';
import { storedItems } from '../support/device-store.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const card = (page: Page) => page.getByRole('region', { name: /on your home screen/ });
const link = (page: Page) => page.getByRole('button', { name: 'Install the app' });

/** A report that the server has: from then on the app may offer to be installed. */
async function sendReport(phone: Phone): Promise<Page> {
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await page.goto('/');
  return page;
}

/** What decides about the card is there, and has been told what lies on this phone: a card that is due would stand. */
async function untilCardIsDecided(page: Page): Promise<void> {
  await untilShellIsWhole(page);
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/more.js'));
  await expect.poll(() => page.evaluate(isThere), 'the code of the card').toBe(true);
  await storedItems(page);
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
}

test.describe('by the browser itself', () => {
  test.use({ isWholeBrowser: true });

  test('the browser finds nothing against installing it; installed, it opens in its own window without network, and saves there', async ({
    relay,
    phone,
  }) => {
    await phone.install();
    phone.console.expectFailedRequests();
    const before = await phone.open('/');
    const own = await phone.context.newCDPSession(before);
    expect((await own.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const { errors, data } = await own.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons }: { icons: { src: string }[] } = JSON.parse(data ?? '');
    for (const { src } of icons) expect((await before.request.get(src)).status(), src).toBe(200);
    await before.close();

    const manifestId = `${relay.origin}/`;
    const browser = phone.context.browser();
    if (!browser) throw new Error('this browser has no session of its own');
    const session = await browser.newBrowserCDPSession();
    await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
    await session.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });

    await relay.stop();
    const opened = phone.context.waitForEvent('page');
    await session.send('PWA.launch', { manifestId });
    const app = await opened;
    expect(app.url()).toBe(manifestId);
    await untilScreenIsThere(app);
    expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);

    await app
      .getByRole('link', { name: /Report a disaster/ })
      .first()
      .click();
    await fillReport(app);
    await submit(app, '#report-form');
    await expect(app.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
    expect((await storedItems(app)).map(({ state }) => state)).toHaveLength(1);
  });
});

test('on an iPhone it offers itself once it was of use, takes no for an answer, and shows what to tap', async ({
  onlinePhone: phone,
}, info) => {
  await phone.context.addInitScript((userAgent) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent });
  }, IPHONE);
  const first = await phone.open('/');
  await untilCardIsDecided(first);
  await expect(card(first), 'nobody knows yet what it is good for').toBeHidden();
  await first.close();

  const page = await sendReport(phone);
  await expect(card(page).getByRole('button', { name: 'Show me how' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(link(page)).toBeFocused();

  await page.reload();
  await expect(link(page)).toBeVisible();
  await expect(card(page)).toBeHidden();
  await link(page).press('Enter');
  await expect(card(page).getByRole('listitem')).toHaveCount(3);
  await look(page, info, 'iphone');
  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(link(page)).toBeFocused();
});
