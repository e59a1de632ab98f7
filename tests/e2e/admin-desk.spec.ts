import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const DESK = '/admin-dashboard?tab=desk';

const main = (page: Page) => page.getByRole('main');
const held = (page: Page, id: string) => page.locator(`[data-held="${id}"]`);
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const search = (page: Page, what: string) => page.getByRole('searchbox', { name: `Search ${what}` });

async function openDesk(phone: Phone, relay: Relay, more = ''): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(DESK + more)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeFocused();
  return page;
}

/** A message as it came from the contact form. */
async function write(relay: Relay, name: string, email: string, message: string): Promise<string> {
  const id = randomUUID();
  const answer = await fetch(`${relay.origin}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ name, email, message }),
  });
  expect(answer.status).toBe(201);
  return id;
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

test('messages are searched and listed by state, what is marked leaves the list; one part is open at a time, and the address keeps it and each part’s search', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const tents = await write(relay, 'Leela', 'leela@boats.example.org', 'Forty tents lie in our hall.');
  await write(relay, 'Ravi', 'ravi@rice.example.org', 'Rice for two hundred people.');
  const page = await openDesk(phone, relay, '&work=asha&work-state=completed');
  const words = search(page, 'the messages');
  const letter = page.locator(`[data-message="${tents}"]`);
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await words.fill('boats');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expect(main(page).getByText('1 found', { exact: true })).toBeVisible();
  await expect(words).toBeFocused();
  await look(page, info, 'messages-found');
  await page.reload();
  await expect(words).toHaveValue('boats');
  await main(page).getByRole('button', { name: 'Mark as answered: message from Leela' }).click();
  await expect(main(page).getByText('Nothing fits this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(letter).toContainText('Answered by');
  await words.fill(referenceOf(tents));
  await expect(letter).toBeVisible();
  await words.fill('nobody wrote this');
  await expect(main(page).getByText('Nothing fits this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(words).toHaveValue('');
  await expect(letter).toBeVisible();
  await words.fill('tent');

  await tab(page, 'Work done').click();
  await expect(letter).toBeHidden();
  await expect(search(page, 'the work')).toHaveValue('asha');
  await expect(page.getByRole('button', { name: 'Confirmed', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/part=work.*messages=tent|messages=tent.*part=work/);
  await tab(page, 'Find a person').click();
  await page.getByLabel('Name or e-mail address').fill('nobody of this name');
  await page.reload();
  await expect(page.getByLabel('Name or e-mail address')).toBeVisible();
  await tab(page, 'Held back').click();
  await expect(page.getByText('No disaster report is held back.')).toBeVisible();
});

test('what is held back is searched, let through, dismissed and closed without a network too, and arrives after; messages cannot be read then, and are searched again', async ({
  phone,
  relay,
}, info) => {
  await write(relay, 'Leela', 'leela@boats.example.org', 'Forty tents lie in our hall.');
  const { reports, aids } = await makeHeld(relay);
  const [let4 = '', dismissed5 = ''] = reports;
  const [closed8 = '', let9 = ''] = aids;
  const page = await openDesk(phone, relay, '&part=triage');
  await expect(tab(page, 'Held back (4)')).toBeVisible();
  await expect(held(page, closed8)).toContainText('Blankets');
  await look(page, info, 'held-back');
  await page.getByRole('button', { name: 'Let it through: Flood, Ghat 4' }).click();
  await expect(held(page, let4)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Disaster reports' })).toBeFocused();
  await expect.poll(() => relay.query("SELECT id FROM reports WHERE lane = 'main'")).toEqual([{ id: let4 }]);
  await expect(page.getByText(/Waits on this phone/)).toHaveCount(0);

  phone.console.expectFailedRequests();
  await relay.stop();
  await search(page, 'what is held back').fill('ward 9');
  await expect(held(page, closed8)).toHaveCount(0);
  await page.reload();
  await expect(held(page, let9)).toBeVisible();
  await expect(held(page, closed8)).toHaveCount(0);
  await page.getByRole('button', { name: 'Let it through: Flood, Ward 9' }).click();
  await expect(page.getByText('Waits on this phone: let through')).toBeVisible();
  await search(page, 'what is held back').fill('');

  const dialog = page.getByRole('dialog');
  await held(page, dismissed5)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Why').selectOption('duplicate');
  await dialog.locator('textarea').fill('Ward 4 told of it.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(held(page, dismissed5)).toHaveCount(0);
  await held(page, closed8)
    .getByRole('button', { name: /^Close the request/ })
    .click();
  await dialog.locator('textarea').fill('Nobody answers.');
  await dialog.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByText('No aid request is held back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waits on this phone: let through')).toBeVisible();

  await tab(page, 'Messages').click();
  const trouble = main(page).getByRole('alert').filter({ hasText: 'The messages could not be loaded' });
  await expect(trouble).toBeVisible();
  await relay.start();
  await trouble.getByRole('button', { name: 'Load again' }).click();
  await expect(trouble).toHaveCount(0);
  // Typed while the server is away, the words would be asked for at the person's pause, by when it may be there again.
  await search(page, 'the messages').fill('tents');
  await expect(main(page).getByText('1 found', { exact: true })).toBeVisible();

  await tab(page, /^Held back/).click();
  await page.getByRole('button', { name: 'Look for news' }).click();
  await expect(page.getByText(/Waits on this phone/)).toHaveCount(0);
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
});
