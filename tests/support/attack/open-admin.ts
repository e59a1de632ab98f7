import { expect, type Page } from 'playwright/test';
import { untilArrived } from '../arrival.ts';
import type { Phone } from '../journey.ts';
import { logIn } from '../people.ts';
import { attacker } from './records.ts';
import { watchAttacks, type AttackWatch } from './watch.ts';

/** An admin whose own name is hostile. */
export const ADMIN = attacker('admin', 'admin');

export const dashboard = (query: string) => `/admin-dashboard?tab=${query}`;
export const dialog = (page: Page) => page.getByRole('dialog');

/** Puts away what is asked, or shown, above the page. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The account is there; logs it in before a screen so high that lists stand there as a whole. */
export async function openAdmin(phone: Phone): Promise<{ page: Page; watch: AttackWatch }> {
  const watch = await watchAttacks(phone.context);
  const page = await phone.open('/login');
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await logIn(page, ADMIN);
  await untilArrived(page, 'Admin dashboard');
  return { page, watch };
}
