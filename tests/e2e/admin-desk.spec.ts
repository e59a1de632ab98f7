import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const DESK = '/admin-dashboard?tab=desk&part=triage&messages=tents';

const held = (page: Page, id: string) => page.locator(`[data-held="${id}"]`);
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const search = (page: Page, what: string) => page.getByRole('searchbox', { name: `Search ${what}` });

async function openDesk(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(DESK)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeFocused();
  return page;
}

/** A message as it came from the contact form. */
async function write(relay: Relay, name: string, email: string, message: string): Promise<void> {
  const answer = await fetch(`${relay.origin}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name, email, message }),
  });
  expect(answer.status).toBe(201);
}

/** Two reports and two requests that came over the rate. */
async function makeHeld(relay: Relay): Promise<{ reports: string[]; aids: string[] }> {
  const reports: string[] = [];
  for (const address of ['Ghat 4', 'Ghat 5']) reports.push(await makeDisaster(relay, { status: 'pending', address }));
  await relay.query("UPDATE reports SET lane = 'triage'");
  for (const place of ['Ward 8', 'Ward 9']) {
    await askForAid(relay, place, [{ type: 'Blankets', quantity: '9', urgent: true, status: 'pending' }]);
  }
  await relay.query("UPDATE aid_requests SET lane = 'triage'");
  const aids = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at');
  return { reports, aids: aids.map(({ id }) => id) };
}

test('what is held back is searched, let through, dismissed and closed without a network too, and arrives after; the address keeps what each part is searched for', async ({
  phone,
  relay,
}, info) => {
  await write(relay, 'Leela', 'leela@boats.example.org', 'Forty tents lie in our hall.');
  await write(relay, 'Ravi', 'ravi@rice.example.org', 'Rice for two hundred people.');
  const { reports, aids } = await makeHeld(relay);
  const [let4 = '', dismissed5 = ''] = reports;
  const [closed8 = '', let9 = ''] = aids;
  const page = await openDesk(phone, relay);
  await expect(tab(page, 'Held for review (4)')).toBeVisible();
  await expect(held(page, closed8)).toContainText('Blankets');
  await look(page, info, 'held-back');
  await page.getByRole('button', { name: 'Move to the main list: Flood, Ghat 4' }).click();
  await expect(held(page, let4)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Disaster reports' })).toBeFocused();
  await expect.poll(() => relay.query("SELECT id FROM reports WHERE lane = 'main'")).toEqual([{ id: let4 }]);

  phone.console.expectFailedRequests();
  await relay.stop();
  await search(page, 'what is held for review').fill('ward 9');
  await expect(held(page, closed8)).toHaveCount(0);
  await page.reload();
  await expect(held(page, let9)).toBeVisible();
  await expect(held(page, closed8)).toHaveCount(0);
  await page.getByRole('button', { name: 'Move to the main list: Flood, Ward 9' }).click();
  await expect(page.getByText('Waits on this phone: moved to the main list')).toBeVisible();
  await search(page, 'what is held for review').fill('');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Dismiss: Flood, Ghat 5' }).click();
  await dialog.getByLabel('Why').selectOption('duplicate');
  await dialog.locator('textarea').fill('Ward 4 told of it.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(held(page, dismissed5)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the request: Flood, Ward 8' }).click();
  await dialog.locator('textarea').fill('Nobody answers.');
  await dialog.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByText('No aid request is held for review.')).toBeVisible();

  await relay.start();
  // Opened anew it sends at once.
  await page.reload();
  await expect
    .poll(() => relay.query('SELECT status, lane, dismissal FROM reports ORDER BY dismissal'))
    .toEqual([
      { status: 'rejected', lane: 'triage', dismissal: 'duplicate' },
      { status: 'pending', lane: 'main', dismissal: null },
    ]);
  await expect
    .poll(() => relay.query('SELECT id, status, lane FROM aid_requests ORDER BY status'))
    .toEqual([
      { id: let9, status: 'active', lane: 'main' },
      { id: closed8, status: 'withdrawn', lane: 'triage' },
    ]);
  await expect(page.getByText('No disaster report is held for review.')).toBeVisible();
  await expect(page.getByText(/Waits on this phone/)).toHaveCount(0);
  await tab(page, 'Messages').click();
  await expect(search(page, 'the messages')).toHaveValue('tents');
  await expect(page.getByRole('article')).toHaveText(/Forty tents/);
});
