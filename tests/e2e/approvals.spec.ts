import type { Page } from 'playwright/test';
import { send } from '../support/attack/send.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';

const MEENA: Someone = {
  name: 'Meena Rao',
  email: 'meena@example.org',
  password: 'ten boats on the Kosi',
  role: 'admin',
};
const JOHN: Someone = {
  name: 'John Das',
  email: 'john@example.org',
  password: 'five boats on the Kosi',
  role: 'admin',
};
const RELIEF: Someone = {
  name: `Kosi Relief <b>Trust</b> और मित्र ${'x'.repeat(120)}`,
  email: 'trust@example.org',
  password: 'four boats on the Kosi',
  role: 'ngo',
};

/** A part of the dashboard of an admin who has just logged in. */
async function openDashboard(phone: Phone, relay: Relay, tab: 'approval' | 'desk', title: string): Promise<Page> {
  await makeAccount(relay, MEENA);
  const page = await phone.open(`/login?next=${encodeURIComponent(`/admin-dashboard?tab=${tab}`)}`);
  await page.setViewportSize(VIEWPORTS.desk);
  await logIn(page, MEENA);
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeFocused();
  return page;
}

const main = (page: Page) => page.getByRole('main');
const table = (page: Page, name: string) => main(page).getByRole('table', { name });
const row = (page: Page, { email }: Someone) => main(page).getByRole('row').filter({ hasText: email });
const statusOf = async (relay: Relay, { email }: Someone) =>
  (await relay.query<{ status: string }>('SELECT status FROM accounts WHERE email = $1', [email]))[0]?.status;

/** Where the app runs right to left a name in Latin letters too stands where its cell begins. */
async function expectNamesAtTheirCellsBeginning(page: Page): Promise<void> {
  const turn = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
  const end = async (words: string) => {
    const box = await row(page, ASHA).getByText(words, { exact: true }).boundingBox();
    return box && Math.round(box.x + box.width);
  };
  await turn('rtl');
  await expect.poll(async () => (await end(ASHA.name)) === (await end(ASHA.email))).toBe(true);
  await turn('ltr');
}

test('an admin approves and takes it back by the keyboard, is asked once more before another is made an admin, rejects with a reason and decides the other way later; without a connection a decision waits on this phone, and arrives later', async ({
  phone,
  relay,
}, info) => {
  const told = { phone: '+91 98765 43210', city: 'Supaul', skills: 'Boat\nFirst aid' };
  const ngoTold = { phone: '06473 223344', registrationNumber: 'BR/2026/17' };
  for (const who of [{ ...ASHA, ...told }, JOHN, { ...RELIEF, ...ngoTold }]) await makeAccount(relay, who, 'pending');
  const page = await openDashboard(phone, relay, 'approval', 'Approval');
  const button = (act: string, { name }: Someone) => main(page).getByRole('button', { name: `${act}: ${name}` });
  await expect(row(page, ASHA)).toContainText('Boat');
  await expect(row(page, ASHA)).toContainText('Supaul');
  await expect(row(page, ASHA).getByRole('link', { name: `Call ${told.phone}` })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(row(page, RELIEF)).toContainText('Registration number: BR/2026/17');
  await expectNamesAtTheirCellsBeginning(page);
  await button('Approve', ASHA).press('Enter');
  await expect(row(page, ASHA).getByText('Approved.', { exact: true })).toBeFocused();
  expect(await statusOf(relay, ASHA)).toBe('approved');
  await page.keyboard.press('Tab');
  await expect(button('Undo', ASHA)).toBeFocused();
  // Who looks elsewhere for a moment can still take it back.
  const tabs = main(page).getByRole('navigation');
  await tabs.getByRole('link', { name: 'Overview' }).click();
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Approval' }).click();
  await button('Undo', ASHA).press('Enter');
  await expect(button('Approve', ASHA)).toBeVisible();
  expect(await statusOf(relay, ASHA)).toBe('pending');

  await button('Approve', JOHN).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await statusOf(relay, JOHN)).toBe('pending');
  await button('Approve', JOHN).click();
  await dialog.getByRole('button', { name: 'Make administrator' }).click();
  await expect(row(page, JOHN).getByText('Approved.', { exact: true })).toBeVisible();
  await button('Reject', RELIEF).click();
  await dialog.locator('[name=reason]').fill('We could not reach the office.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(row(page, RELIEF).getByText('Rejected.', { exact: true })).toBeVisible();
  expect([await statusOf(relay, JOHN), await statusOf(relay, RELIEF)]).toEqual(['approved', 'refused']);
  await main(page).getByText('Decided already', { exact: true }).click();
  await expect(table(page, 'Rejected')).toContainText('Reason: We could not reach the office.');
  await expect(table(page, 'Rejected')).toContainText(`by ${MEENA.name}`);
  await look(page, info, 'approvals');
  await button('Approve after all', RELIEF).click();
  await expect(table(page, 'Approved')).toContainText(RELIEF.email);
  expect(await statusOf(relay, RELIEF)).toBe('approved');

  phone.console.expectFailedRequests();
  await page.setViewportSize(VIEWPORTS.desk);
  await relay.stop();
  await button('Approve', ASHA).click();
  await expect(row(page, ASHA).getByText(/It waits on this phone/)).toBeVisible();
  await page.reload();
  await expect(row(page, ASHA).getByText(/It waits on this phone/)).toBeVisible();
  await relay.start();
  // News of the network, which the phone need not wait for then.
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => statusOf(relay, ASHA)).toBe('approved');
  await expect(row(page, ASHA)).toBeHidden();
});

test('a person is found, gets a link, and logs in with a new password', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const page = await openDashboard(phone, relay, 'desk', 'Desk');
  await page.getByRole('tab', { name: 'Reset links' }).click();
  await page.locator('[name=search]').fill('asha');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Make a reset link for ${ASHA.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Good for 15 minutes, and only once.')).toBeVisible();
  const link = (await dialog.getByLabel('Link').textContent()) ?? '';
  expect(link.startsWith(`${relay.origin}/reset-password#`)).toBe(true);
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: relay.origin });
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const other = await phone.open(link);
  // Out of the address at once.
  await expect(other).toHaveURL(`${relay.origin}/reset-password`);
  await other.locator('[name=password]').fill('eight boats on the Kosi');
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByText('Your new password is set')).toBeVisible();
  await send(relay, '/api/users/login', { email: ASHA.email, password: 'eight boats on the Kosi' });
});
