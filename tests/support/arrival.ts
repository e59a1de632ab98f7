import { expect, type Page } from 'playwright/test';

/**
 * A way inside the app is over: the heading of the screen that it leads to has the focus, which comes last of all. A menu
 * opened before is closed by it, and a step back would be a step of another page.
 */
export async function untilArrived(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
}

/** Who logs out sees the login before this phone has forgotten all; the way to its own address is the last step. */
export async function untilLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await untilArrived(page, 'Login');
}

/** To be called before a page asks for its account. A logout makes a 401 of an answer that is still on its way. */
export async function untilAccountTold(page: Page): Promise<void> {
  await page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/account');
}
