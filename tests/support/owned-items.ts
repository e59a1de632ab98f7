import type { Page } from 'playwright/test';
import { untilAccountTold, untilArrived } from './arrival.ts';
import { VIEWPORTS } from './chromium.ts';
import { storedItems } from './device-store.ts';
import { expect, type Phone, type Relay } from './journey.ts';
import { ASHA, logIn, makeAccount, type Someone } from './people.ts';

/** The account page of somebody who has just logged in on this phone, at a desk's size. */
export async function openAccount(phone: Phone, relay: Relay, person: Someone = ASHA): Promise<Page> {
  await makeAccount(relay, person);
  await phone.install();
  const page = await phone.open('/login?next=/account');
  await page.setViewportSize(VIEWPORTS.desk);
  const told = untilAccountTold(page);
  await logIn(page, person);
  await untilArrived(page, 'Your account');
  await told;
  await expect(page.locator('[data-current=true]')).toBeVisible();
  return page;
}

/** Changes the name on an open account page; it is on the phone when this is done. */
export async function changeName(page: Page, name: string): Promise<void> {
  await page.locator('[name=name]').fill(name);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect
    .poll(async () => (await storedItems(page)).some(({ body }) => body.includes(JSON.stringify(name))))
    .toBe(true);
  // The name that the screens show follows the row.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('name'))).toBe(name);
}
