import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { untilArrived } from '../support/arrival.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';

const desk = (part: string, more = '') => `/admin-dashboard?tab=desk&part=${part}${more}`;
const main = (page: Page) => page.getByRole('main');

async function openDesk(phone: Phone, relay: Relay, address: string): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open('/login');
  await logIn(page, OMAR);
  await untilArrived(page, 'Admin dashboard');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeVisible();
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

/** Work of Asha's that is over for her. */
async function makeWork(relay: Relay, state: 'done' | 'not-confirmed', address: string): Promise<string> {
  const [id, disaster] = [randomUUID(), await makeDisaster(relay, { address })];
  await relay.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at, ended_at)
     SELECT $1, accounts.id, $2, $3, now(), now(), now(), CASE WHEN $3 <> 'done' THEN now() END
     FROM accounts WHERE email = $4`,
    [id, disaster, state, ASHA.email],
  );
  return id;
}

test('messages are searched and listed by state; the address keeps both, and what is marked leaves the list', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const tents = await write(relay, 'Leela', 'leela@boats.example.org', 'Forty tents lie in our hall.');
  await write(relay, 'Ravi', 'ravi@rice.example.org', 'Rice for two hundred people.');
  const page = await openDesk(phone, relay, desk('messages'));
  await expect(main(page).getByRole('article')).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'Search the messages' });
  await search.fill('boats');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expect(main(page).getByText('1 found', { exact: true })).toBeVisible();
  await expect(search).toBeFocused();
  await look(page, info, 'messages-found');
  await page.reload();
  await expect(search).toHaveValue('boats');
  await main(page).getByRole('button', { name: 'Mark as answered: message from Leela' }).click();
  await expect(main(page).getByText('Nothing fits this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(page.locator(`[data-message="${tents}"]`)).toContainText('Answered by');
  await search.fill(referenceOf(tents));
  await expect(page.locator(`[data-message="${tents}"]`)).toBeVisible();
  await search.fill('nobody wrote this');
  await expect(main(page).getByText('Nothing fits this search.')).toBeVisible();
  await look(page, info, 'messages-nothing');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.locator(`[data-message="${tents}"]`)).toBeVisible();
});

test('a search without a connection says so, and is made again', async ({ phone, relay }) => {
  await write(relay, 'Leela', 'leela@boats.example.org', 'Forty tents lie in our hall.');
  await phone.install();
  const page = await openDesk(phone, relay, desk('messages'));
  await expect(main(page).getByRole('article')).toHaveCount(1);
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.getByRole('searchbox', { name: 'Search the messages' }).fill('tents');
  const trouble = main(page).getByRole('alert').filter({ hasText: 'The messages could not be loaded' });
  await expect(trouble).toBeVisible();
  await relay.start();
  await trouble.getByRole('button', { name: 'Load again' }).click();
  await expect(main(page).getByText('1 found', { exact: true })).toBeVisible();
});

test('work is found by name and disaster together, and what was not confirmed is confirmed after all', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const mill = await makeWork(relay, 'done', 'The mill of Borsi');
  const school = await makeWork(relay, 'done', 'The school');
  const refused = await makeWork(relay, 'not-confirmed', 'The bridge');
  const page = await openDesk(phone, relay, desk('work', '&work=mill'));
  await expect(page.locator(`[data-work="${mill}"]`)).toBeVisible();
  await expect(page.locator(`[data-work="${school}"]`)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search the work' });
  await search.fill(`${ASHA.name} school`);
  await expect(page.locator(`[data-work="${school}"]`)).toBeVisible();
  await expect(page.locator(`[data-work="${mill}"]`)).toHaveCount(0);
  await search.fill('bridge');
  await expect(main(page).getByText('Nothing fits this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Not confirmed', exact: true }).click();
  const card = page.locator(`[data-work="${refused}"]`);
  await expect(card).toContainText('Decided');
  await look(page, info, 'work-not-confirmed');
  await card.getByRole('button', { name: `Confirm after all: ${ASHA.name}` }).click();
  await expect(main(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
  await expect(card).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(card).toBeVisible();
});

test('what is held back is searched without a network too, and the address keeps the words', async ({
  phone,
  relay,
}, info) => {
  const ids = await Promise.all(
    ['Ghat 4', 'Ward 9'].map((address) => makeDisaster(relay, { status: 'pending', address })),
  );
  await relay.query("UPDATE reports SET lane = 'triage'");
  await phone.install();
  const page = await openDesk(phone, relay, desk('triage'));
  const held = (id = '') => page.locator(`[data-held="${id}"]`);
  await expect(held(ids[1])).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.getByRole('searchbox', { name: 'Search what is held back' }).fill('ghat');
  await expect(held(ids[1])).toHaveCount(0);
  await expect(held(ids[0])).toBeVisible();
  await page.reload();
  await expect(held(ids[0])).toBeVisible();
  await expect(held(ids[1])).toHaveCount(0);
  await look(page, info, 'held-searched');
});

test('each part keeps its own search while another is open', async ({ onlinePhone: phone, relay }) => {
  const page = await openDesk(phone, relay, desk('messages', '&messages=tent&work=asha&work-state=completed'));
  await expect(page.getByRole('searchbox', { name: 'Search the messages' })).toHaveValue('tent');
  await page.getByRole('tab', { name: 'Work done' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the work' })).toHaveValue('asha');
  await expect(page.getByRole('button', { name: 'Confirmed', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/part=work.*messages=tent|messages=tent.*part=work/);
});
