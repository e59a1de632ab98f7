import { expect, type Page } from 'playwright/test';

/** A document of the app's origin in which no line of the app runs. */
const BARE = '/icons/icon.svg';

/**
 * Closes a page with a form in it. The next page finds what was typed once the browser has taken back what the closed one
 * held, which it does a moment after the page is gone. No other page with a form may be open.
 */
export async function closeForm(page: Page): Promise<void> {
  const watch = await page.context().newPage();
  await watch.goto(new URL(BARE, page.url()).href);
  await page.close();
  const held = async () => (await navigator.locks.query()).held?.map(({ name = '' }) => name) ?? [];
  await expect
    .poll(async () => (await watch.evaluate(held)).filter((name) => name.startsWith('draft:')), 'drafts still held')
    .toEqual([]);
  await watch.close();
}
