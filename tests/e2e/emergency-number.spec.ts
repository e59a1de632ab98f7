import type { BrowserContext, Page } from 'playwright/test';
import { untilAwake } from '../support/awake.ts';
import { breakStorage } from '../support/broken-storage.ts';
import { openContext } from '../support/chromium.ts';
import { watchConsole } from '../support/console-watch.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { untilControlled } from '../support/offline.ts';

test.use({ settings: async ({}, use) => use(() => ({ EMERGENCY_NUMBER: '112' })) });

/** Milliseconds, and bytes in a second: 400 kbit/s. */
const THIN_LINK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

declare global {
  interface Window {
    /** Where every call of this page ever led, and every number that was said in one. */
    callsSeen: Set<string>;
  }
}

/** Before the page has anything in it: notes whatever any paint could show. */
function noteCalls(): void {
  window.callsSeen = new Set();
  const note = () => {
    for (const call of document.querySelectorAll('a[href^="tel:"], [data-call]')) {
      window.callsSeen.add(call.getAttribute('href') ?? 'no link');
      // Of one that is still being read there may be half.
      if (document.readyState === 'loading' && !call.parentElement?.nextElementSibling) continue;
      for (const [number] of call.textContent?.matchAll(/\d+/g) ?? []) window.callsSeen.add(number);
    }
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

const callsSeen = (page: Page) => page.evaluate(() => [...window.callsSeen].toSorted());

async function openOverThinLink(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const link = await context.newCDPSession(page);
  await link.send('Network.enable');
  await link.send('Network.emulateNetworkConditions', THIN_LINK);
  await page.goto('/', { waitUntil: 'commit' });
  return page;
}

async function visit(relay: Relay, language: string) {
  const { context, dispose } = await openContext({ baseURL: relay.origin, locale: language });
  const console = watchConsole(context, relay.wasAway);
  await context.addInitScript(noteCalls);
  // What its database was told, this one never hears.
  if (language === 'hi') await breakStorage(context, 'refused');
  const page = await openOverThinLink(context);
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
  // Long before the app is there.
  await expect(page.locator('html[data-waking]')).toHaveAttribute('lang', language);
  return { language, page, console, dispose };
}

test('a first visit over a thin link shows the deployment’s number and no other in each language, from the first paint on, and so does the phone without a network', async ({
  relay,
}) => {
  const visits = await Promise.all(['en', 'hi', 'es', 'ar'].map((language) => visit(relay, language)));
  await Promise.all(
    visits.map(async ({ language, page }) => {
      await untilAwake(page);
      await untilControlled(page);
      expect(await callsSeen(page), language).toEqual(['112', 'tel:112']);
    }),
  );
  await relay.stop();
  await Promise.all(
    visits.map(async ({ language, page, console, dispose }) => {
      for (const path of ['/', '/report-disaster', '/outbox']) {
        await page.goto(path);
        await untilAwake(page);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect(page.locator('footer a[href="tel:112"]'), path).toBeVisible();
        expect(await callsSeen(page), `${language} ${path}`).toEqual(['112', 'tel:112']);
      }
      await dispose();
      expect(console.errors, language).toEqual([]);
    }),
  );
});
