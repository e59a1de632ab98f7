import { expect, type Page } from 'playwright/test';

/** The app has taken the written page over: from here on links and buttons are its own. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-waking]')).toHaveCount(0);
}

/** The screen of this address stands there: neither what the page says until the app has come, which has a heading too, nor the sign of waiting. */
export async function untilScreenIsThere(page: Page, name?: string): Promise<void> {
  await expect(page.locator('main [class*=_screen_] h1').first(), name).toBeVisible();
}

/** What stands beside every screen is there too: short messages, the offer of a new version, and what looks after the focus. */
export async function untilShellIsWhole(page: Page): Promise<void> {
  await expect(page.locator('body [class*=_stack_]')).toBeAttached();
}
