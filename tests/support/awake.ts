import { expect, type Page } from '@playwright/test';

/** The app has taken the written page over: from here on links and buttons are its own. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-waking]')).toHaveCount(0);
}

/** What stands beside every screen is there too: short messages, the offer of a new version, and what looks after the focus. */
export async function untilShellIsWhole(page: Page): Promise<void> {
  await expect(page.locator('body [class*=_stack_]')).toBeAttached();
}
