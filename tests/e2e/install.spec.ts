import type { BrowserContext, Page } from '@playwright/test';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { storedItems } from '../support/device-store.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, firstVisit, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';

test.use(firstVisit);

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

/** Chromium's own offers come when it likes, and are kept from the page: a test makes its own by `makeOffer`. */
test.beforeEach(async ({ phone }) => {
  await phone.context.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());
  });
});

/** `choice` is the person's in the browser's question. Nobody hears an offer that comes before the app. */
async function makeOffer(page: Page, choice: 'accepted' | 'dismissed'): Promise<void> {
  await untilAwake(page);
  await page.evaluate((outcome) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome }) }));
  }, choice);
}

/** What decides about the card is there, and has been told what lies on this phone: a card that is due would stand. */
async function untilCardIsDecided(page: Page): Promise<void> {
  await untilShellIsWhole(page);
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/card-slot-'));
  await expect.poll(() => page.evaluate(isThere), 'the code of the card').toBe(true);
  await storedItems(page);
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
}

async function pretendToBe(context: BrowserContext, userAgent: string): Promise<void> {
  await context.addInitScript((text) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => text });
  }, userAgent);
}

test.describe('by the browser itself', () => {
  test.use({ isWholeBrowser: true });

  test('installed on a phone, it opens in its own window without network, and saves there', async ({
    relay,
    phone,
  }) => {
    await phone.install();
    phone.console.expectFailedRequests();
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
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);

    await app
      .getByRole('link', { name: /Report a disaster/ })
      .first()
      .click();
    await fillReport(app);
    await submit(app, '#report-form');
    await expect(app.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
    expect((await storedItems(app)).map(({ state }) => state)).toHaveLength(1);

    await app.goto('/');
    await makeOffer(app, 'accepted');
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    await untilCardIsDecided(app);
    await expect(card(app)).toBeHidden();
    await expect(link(app)).toBeHidden();
  });
});

test('it offers itself once it was of use, and takes no for an answer', async ({ phone }, info) => {
  const first = await phone.open('/');
  await makeOffer(first, 'dismissed');
  await untilCardIsDecided(first);
  await expect(card(first), 'nobody knows yet what it is good for').toBeHidden();
  await first.close();

  const page = await sendReport(phone);
  await makeOffer(page, 'accepted');
  await expect(card(page)).toBeVisible();
  await look(page, info, 'offer');
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(link(page)).toBeFocused();

  await page.reload();
  await makeOffer(page, 'dismissed');
  await expect(link(page)).toBeVisible();
  await expect(card(page)).toBeHidden();
  await link(page).click();
  await expect(link(page), 'the browser makes another offer when it likes').toBeHidden();
});

test('on an iPhone it shows what to tap', async ({ phone }, info) => {
  await pretendToBe(phone.context, IPHONE);
  const page = await sendReport(phone);
  await card(page).getByRole('button', { name: 'Show me how' }).click();
  await expect(card(page).getByRole('listitem')).toHaveCount(3);
  await look(page, info, 'iphone');
  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(link(page)).toBeFocused();
  await link(page).press('Enter');
  await expect(card(page).getByRole('listitem')).toHaveCount(3);
});

test('inside another app it says where to open it, and what stays behind', async ({ relay, phone }, info) => {
  await pretendToBe(phone.context, IPHONE.replace(/ Version\/\S+/, '').replace(/ Safari\/\S+/, ''));
  phone.console.expectFailedRequests();
  await phone.install();
  const page = await phone.open('/report-disaster');
  await relay.stop();
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await page.goto('/');
  await expect(link(page), 'it does not ask while something waits').toBeVisible();
  await link(page).click();
  await expect(card(page)).toContainText(relay.origin);
  await expect(card(page)).toContainText('Something still waits here.');
  await look(page, info, 'elsewhere');
});
