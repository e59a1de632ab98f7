import type { Page } from 'playwright/test';

declare global {
  interface Window {
    heard?: string[];
  }
}

const REGIONS = '[role=status]:not([aria-live=off]), [role=alert], [aria-live=polite], [aria-live=assertive]';

/**
 * From now on what a screen reader would be told of by itself is noted: each change inside a live region, unless it
 * lies behind an open modal dialog, where nothing is heard.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate((regions) => {
    const heard: string[] = [];
    window.heard = heard;
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(regions);
      const dialog = document.querySelector('dialog:modal');
      const text = region?.textContent?.trim();
      if (text && (!dialog || dialog.contains(region ?? null))) heard.push(text);
    };
    // A region that comes with its words in it.
    const noteWithin = (node: Node) => {
      if (node instanceof Element) for (const region of node.querySelectorAll(regions)) note(region);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target);
        for (const node of addedNodes) {
          note(node);
          noteWithin(node);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, REGIONS);
}

/** What was heard since `listen`, oldest first; the same words twice in a row once. */
export async function heard(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => window.heard ?? []);
  return all.filter((text, place) => text !== all[place - 1]);
}
