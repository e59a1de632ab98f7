import type { Page, TestInfo } from '@playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const HELD = '/admin-dashboard?tab=desk&part=triage';

const held = (page: Page, id: string) => page.locator(`[data-held="${id}"]`);
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

async function openDesk(phone: Phone, relay: Relay, address = HELD): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open('/login');
  await logIn(page, OMAR);
  await untilArrived(page, 'Admin dashboard');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeVisible();
  return page;
}

/** A report and a request that came over the rate. */
async function makeHeld(relay: Relay): Promise<{ report: string; aid: string }> {
  const report = await makeDisaster(relay, { status: 'pending', address: 'Ghat 4' });
  await relay.query("UPDATE reports SET lane = 'triage' WHERE id = $1", [report]);
  await askForAid(relay, 'Ward 9', [{ type: 'Blankets', quantity: '9', urgent: true, status: 'pending' }]);
  const [made] = await relay.query<{ id: string }>("UPDATE aid_requests SET lane = 'triage' RETURNING id");
  return { report, aid: made?.id ?? '' };
}

const laneOf = async (relay: Relay, table: 'reports' | 'aid_requests', id: string) =>
  (await relay.query<{ lane: string }>(`SELECT lane FROM ${table} WHERE id = $1`, [id]))[0]?.lane;

test('what is held back is let through without a network too, and arrives after', async ({ phone, relay }) => {
  const { report, aid } = await makeHeld(relay);
  await phone.install();
  const page = await openDesk(phone, relay);
  await expect(tab(page, 'Held back (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Let it through: Flood, Ghat 4' }).click();
  await expect(held(page, report)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Disaster reports' })).toBeFocused();
  await expect.poll(() => laneOf(relay, 'reports', report)).toBe('main');
  await expect(page.getByText(/Waits on this phone/)).toHaveCount(0);

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.getByRole('button', { name: 'Let it through: Flood, Ward 9' }).click();
  await expect(page.getByText('Waits on this phone: let through')).toBeVisible();
  await expect(page.getByText('No aid request is held back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waits on this phone: let through')).toBeVisible();
  await relay.start();
  await page.getByRole('button', { name: 'Look for news' }).click();
  await expect(page.getByText('Waits on this phone: let through')).toHaveCount(0);
  expect(await laneOf(relay, 'aid_requests', aid)).toBe('main');
});

test('what is held back is searched, dismissed and closed with a reason, and looks right', async ({
  onlinePhone: phone,
  relay,
}, info: TestInfo) => {
  const { report, aid } = await makeHeld(relay);
  const page = await openDesk(phone, relay);
  await expect(held(page, aid)).toContainText('Blankets');
  await look(page, info, 'held-back');
  await page.getByLabel('Search what is held back').fill('ghat');
  await expect(held(page, aid)).toHaveCount(0);
  await held(page, report)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Why').selectOption('duplicate');
  await dialog.locator('textarea').fill('Ward 4 told of it.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(held(page, report)).toHaveCount(0);
  await page.getByLabel('Search what is held back').fill('');
  await held(page, aid)
    .getByRole('button', { name: /^Close the request/ })
    .click();
  await dialog.locator('textarea').fill('Nobody answers.');
  await dialog.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByText('No aid request is held back.')).toBeVisible();
  await expect
    .poll(() => relay.query('SELECT status, dismissal FROM reports WHERE id = $1', [report]))
    .toEqual([{ status: 'rejected', dismissal: 'duplicate' }]);
  await expect
    .poll(() => relay.query('SELECT status FROM aid_requests WHERE id = $1', [aid]))
    .toEqual([{ status: 'withdrawn' }]);
});

test('one part is open at a time, and the address keeps which', async ({ onlinePhone: phone, relay }) => {
  const page = await openDesk(phone, relay, '/admin-dashboard?tab=desk');
  await expect(page.getByText('No open messages.')).toBeVisible();
  await tab(page, 'Work done').click();
  await expect(page.getByText('No work waits for a confirmation.')).toBeVisible();
  await expect(page.getByText('No open messages.')).toBeHidden();
  await tab(page, 'Find a person').click();
  await page.getByLabel('Name or e-mail address').fill('nobody of this name');
  await page.reload();
  await expect(page.getByLabel('Name or e-mail address')).toBeVisible();
  await tab(page, 'Held back').click();
  await expect(page.getByText('No disaster report is held back.')).toBeVisible();
});
