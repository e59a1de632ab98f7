import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { main } from '../support/volunteers.ts';

/*
 * Two admins, each with a phone of their own, act on the same record. Omar's has no network when he acts; Meena was first. He is told
 * who, when and what now, and nothing is done twice.
 */

const MEENA: Someone = {
  name: 'Meena <i>Rao</i>',
  email: 'meena@example.org',
  password: 'ten boats on the Kosi',
  role: 'admin',
};
const TRUST: Someone = {
  name: 'Kosi Trust',
  email: 'trust@example.org',
  password: 'four boats on the Kosi',
  role: 'ngo',
};

const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const conflict = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Somebody was first' });

async function openAt(phone: Phone, who: Someone, path: string, ready: (page: Page) => Promise<void>): Promise<Page> {
  await phone.install();
  const page = await phone.open('/login');
  await page.setViewportSize(VIEWPORTS.desk);
  await logIn(page, who);
  await untilArrived(page, 'Admin dashboard');
  await page.goto(path);
  await ready(page);
  return page;
}

interface Two {
  omar: Page;
  meena: Page;
  /** Of Omar's phone. */
  context: BrowserContext;
}

/** Both at the same place, `ready` once what they act on is there. */
async function bothAt(
  relay: Relay,
  phones: { phone: Phone; newPhone: Phone },
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<Two> {
  await makeAccount(relay, OMAR);
  await makeAccount(relay, MEENA);
  const omar = await openAt(phones.phone, OMAR, path, ready);
  const meena = await openAt(phones.newPhone, MEENA, path, ready);
  phones.phone.console.expectFailedRequests();
  return { omar, meena, context: phones.phone.context };
}

/** Who acted before Omar, when, and how it is now; he reads it and puts it away. */
async function toldAndPutAway(page: Page, stands: string): Promise<void> {
  await expect(conflict(page)).toContainText(MEENA.name);
  await expect(conflict(page)).toContainText(/acted before you, .*\d{4}/);
  await expect(conflict(page)).toContainText(`It is now: ${stands}.`);
  await conflict(page).getByRole('button', { name: 'Put away' }).click();
  await expect(conflict(page)).toHaveCount(0);
}

/** How many acts on this record the history has, by action. */
async function actsOn(relay: Relay, id: string): Promise<Record<string, number>> {
  const rows = await relay.query<{ action: string; count: number }>(
    `SELECT action, count(*)::int AS count FROM acts
     WHERE about = $1 AND action NOT IN ('registered', 'contact-seen', 'profile-seen') GROUP BY action ORDER BY action`,
    [id],
  );
  return Object.fromEntries(rows.map(({ action, count }) => [action, count]));
}

const receipts = async (relay: Relay, call: string) =>
  (await relay.query<{ id: string }>('SELECT id FROM receipts WHERE call = $1', [call])).length;

test('an account: who decides the other way is told who was first; who decides the same is right too, and it is one decision', async ({
  phone,
  newPhone,
  relay,
}) => {
  await makeAccount(relay, ASHA, 'pending');
  await makeAccount(relay, TRUST, 'pending');
  const row = (page: Page, { email }: Someone) => main(page).getByRole('row').filter({ hasText: email });
  const { omar, meena, context } = await bothAt(
    relay,
    { phone, newPhone },
    '/admin-dashboard?tab=approval',
    async (page) => expect(row(page, TRUST)).toBeVisible(),
  );
  await goOffline(context);
  for (const { name } of [ASHA, TRUST]) await button(omar, `Approve: ${name}`).click();
  for (const who of [ASHA, TRUST]) await expect(row(omar, who).getByText(/It waits on this phone/)).toBeVisible();

  await button(meena, `Approve: ${ASHA.name}`).click();
  await expect(row(meena, ASHA).getByText('Approved.', { exact: true })).toBeVisible();
  await button(meena, `Reject: ${TRUST.name}`).click();
  await dialog(meena).locator('[name=reason]').fill('We could not reach the office.');
  await dialog(meena).getByRole('button', { name: 'Reject' }).click();
  await expect(row(meena, TRUST).getByText('Rejected.', { exact: true })).toBeVisible();

  await goOnline(context);
  await toldAndPutAway(omar, 'rejected');
  await expect(row(omar, ASHA).getByText(/It waits on this phone/)).toHaveCount(0);
  await expect.poll(() => receipts(relay, 'actOnAccount')).toBe(4);
  const accounts = await relay.query<{ id: string; email: string; status: string }>(
    'SELECT id, email, status FROM accounts WHERE email = ANY ($1) ORDER BY email',
    [[ASHA.email, TRUST.email]],
  );
  expect(accounts.map(({ status }) => status)).toEqual(['approved', 'refused']);
  expect(await Promise.all(accounts.map(({ id }) => actsOn(relay, id)))).toEqual([
    { 'account-approved': 1 },
    { 'account-refused': 1 },
  ]);
});

test('a report: an alert that comes after a dismissal alerts nobody, and says who dismissed it', async ({
  phone,
  newPhone,
  relay,
}, info) => {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  const badge = (page: Page, name: string) => main(page).locator('header').getByText(name, { exact: true });
  const { omar, meena, context } = await bothAt(
    relay,
    { phone, newPhone },
    `/admin-dashboard/disaster/${id}`,
    async (page) => expect(badge(page, 'Pending')).toBeVisible(),
  );
  // The sheet is a chunk of its own.
  await button(omar, 'Alert Volunteers').click();
  await dialog(omar).getByLabel('Message').fill('Boats are needed at ward 7.');
  await goOffline(context);
  await dialog(omar).getByRole('button', { name: 'Alert now' }).click();
  await expect(badge(omar, 'Active')).toBeVisible();
  await expect(main(omar).getByText('Waits on this phone: alert to volunteers')).toBeVisible();

  await button(meena, 'Dismiss').click();
  await dialog(meena).getByLabel('Why').selectOption('duplicate');
  await dialog(meena).locator('[name=reason]').fill('The same as the one from ward 8.');
  await dialog(meena).getByRole('button', { name: 'Dismiss' }).click();
  await expect(badge(meena, 'Dismissed')).toBeVisible();
  await expect(main(meena).getByText(/^Waits on this phone/)).toHaveCount(0);

  await goOnline(context);
  await expect(conflict(omar)).toBeVisible();
  await expect(badge(omar, 'Dismissed')).toBeVisible();
  await look(omar, info, 'admin-two-alert');
  await toldAndPutAway(omar, 'dismissed');
  expect(await actsOn(relay, id)).toEqual({ 'report-decided': 1 });
  expect(await relay.query('SELECT id FROM alerts')).toEqual([]);
});

test('a report: two alerts are one, two approvals are one, and two that resolve end it once', async ({
  phone,
  newPhone,
  relay,
}) => {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  const badge = (page: Page, name: string) => main(page).locator('header').getByText(name, { exact: true });
  const { omar, meena, context } = await bothAt(
    relay,
    { phone, newPhone },
    `/admin-dashboard/disaster/${id}`,
    async (page) => expect(badge(page, 'Pending')).toBeVisible(),
  );
  await button(omar, 'Alert Volunteers').click();
  await goOffline(context);
  await dialog(omar).getByRole('button', { name: 'Alert now' }).click();
  await expect(main(omar).getByText('Waits on this phone: alert to volunteers')).toBeVisible();
  await button(meena, 'Alert Volunteers').click();
  await dialog(meena).getByLabel('Message').fill('Come to the school.');
  await dialog(meena).getByRole('button', { name: 'Alert now' }).click();
  await untilArrived(meena, 'Admin dashboard');
  await goOnline(context);
  await toldAndPutAway(omar, 'active');
  expect(await relay.query('SELECT body FROM alerts')).toEqual([{ body: 'Come to the school.' }]);
  expect(await actsOn(relay, id)).toEqual({ 'report-decided': 1, 'volunteers-alerted': 1 });

  await expect(badge(omar, 'Active')).toBeVisible();
  await button(omar, 'Mark as Resolved').click();
  await goOffline(context);
  await dialog(omar).getByRole('button', { name: 'Mark as Resolved' }).click();
  await expect(main(omar).getByText('Waits on this phone: decision about the report')).toBeVisible();
  await meena.goto(`/admin-dashboard/disaster/${id}`);
  await button(meena, 'Mark as Resolved').click();
  await dialog(meena).getByRole('button', { name: 'Mark as Resolved' }).click();
  await untilArrived(meena, 'Admin dashboard');
  const resolvedAt = async () => relay.query('SELECT resolved_at FROM reports WHERE id = $1', [id]);
  const first = await resolvedAt();
  await goOnline(context);
  await expect(main(omar).getByText(/^Waits on this phone/)).toHaveCount(0);
  await expect(badge(omar, 'Resolved')).toBeVisible();
  await expect.poll(() => receipts(relay, 'actOnReport')).toBe(1);
  await expect(conflict(omar)).toHaveCount(0);
  expect(await resolvedAt()).toEqual(first);
  expect(await actsOn(relay, id)).toEqual({ 'report-decided': 2, 'volunteers-alerted': 1 });
});

test('an aid request: a need, an organization and an ending, each from the first admin alone', async ({
  phone,
  newPhone,
  relay,
}) => {
  await makeNgos(relay, [KOSI, DOCTORS]);
  await askForAid(relay, 'Ward 7', [
    { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
    { type: 'Medicine', quantity: 'for 5 people', urgent: false, status: 'pending' },
  ]);
  const [made] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const id = made?.id ?? '';
  const card = (page: Page) => page.locator(`article[data-aid="${id}"]`);
  const details = (page: Page) => card(page).getByRole('button', { name: /^View Details/ });
  const { omar, meena, context } = await bothAt(relay, { phone, newPhone }, '/admin-dashboard?tab=aid', async (page) =>
    expect(card(page)).toBeVisible(),
  );
  const setFood = async (page: Page, status: string) => {
    await card(page)
      .getByRole('button', { name: /^Food: .*Change$/ })
      .click();
    await page.getByRole('menuitem', { name: status, exact: true }).click();
  };
  const give = async (page: Page, name: string) => {
    await details(page).click();
    await dialog(page).getByRole('button', { name: 'Give to an organization' }).click();
    const chooser = dialog(page, 'Give to an organization');
    await chooser.getByRole('button', { name: `Give to ${name}` }).click();
    await expect(chooser).toBeHidden();
  };
  const close = async (page: Page) => {
    await dialog(page).getByRole('button', { name: 'Close the request' }).click();
    const ending = dialog(page, 'Close this request?');
    await ending.locator('textarea').fill('They were brought to Patna.');
    await ending.getByRole('button', { name: 'Close the request' }).click();
  };
  const leave = async (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  const waiting = (page: Page) => card(page).getByText(/^Waits on this phone:/);

  // What is opened late is on the phone before its network goes.
  await details(omar).click();
  await dialog(omar).getByRole('button', { name: 'Give to an organization' }).click();
  await expect(
    dialog(omar, 'Give to an organization').getByRole('button', { name: `Give to ${KOSI.name}` }),
  ).toBeVisible();
  await omar.keyboard.press('Escape');
  await expect(dialog(omar, 'Give to an organization')).toHaveCount(0);
  await leave(omar);
  await goOffline(context);
  await give(omar, KOSI.name);
  await leave(omar);
  await expect(waiting(omar)).toHaveCount(1);
  await give(meena, DOCTORS.name);
  await leave(meena);
  await expect(waiting(meena)).toHaveCount(0);
  await goOnline(context);
  await toldAndPutAway(omar, 'active');
  expect(await relay.query('SELECT name FROM aid_takings JOIN accounts ON accounts.id = ngo_id')).toEqual([
    { name: DOCTORS.name },
  ]);

  await goOffline(context);
  await setFood(omar, 'Fulfilled');
  await expect(waiting(omar)).toHaveCount(1);
  await setFood(meena, 'Partially fulfilled');
  await dialog(meena)
    .getByLabel(/Has come so far/)
    .fill('15 of 40');
  await dialog(meena).getByRole('button', { name: 'Save as partially fulfilled' }).click();
  await expect(card(meena)).toContainText('Has come: 15 of 40');
  await expect(waiting(meena)).toHaveCount(0);
  await goOnline(context);
  await toldAndPutAway(omar, 'partially fulfilled');
  await expect(card(omar)).toContainText('Has come: 15 of 40');

  await details(omar).click();
  await goOffline(context);
  await close(omar);
  await details(meena).click();
  await close(meena);
  await expect.poll(async () => relay.query('SELECT status FROM aid_requests')).toEqual([{ status: 'withdrawn' }]);
  await goOnline(context);
  await expect.poll(() => receipts(relay, 'actOnAid')).toBe(6);
  const acts = await actsOn(relay, id);
  expect(Object.values(acts)).toEqual(Object.values(acts).map(() => 1));
  expect(acts).toMatchObject({ 'aid-assigned': 1 });
});

test('the desk: a message that another admin has answered says who and when, and is not theirs to undo; a release counts once', async ({
  phone,
  newPhone,
  relay,
}) => {
  const sent = await fetch(`${relay.origin}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Ravi', email: 'ravi@example.org', message: 'We have two boats.' }),
  });
  expect(sent.status).toBe(201);
  const held = await makeDisaster(relay, { status: 'pending', address: 'Ghat 4' });
  await relay.query("UPDATE reports SET lane = 'triage' WHERE id = $1", [held]);
  const { omar, meena, context } = await bothAt(relay, { phone, newPhone }, '/admin-dashboard?tab=desk', async (page) =>
    expect(page.getByRole('article', { name: 'Ravi' })).toBeVisible(),
  );
  await goOffline(context);
  await button(omar, /^Mark as answered: message from Ravi/).click();
  await expect(main(omar).getByText(/^Nothing was changed/)).toBeVisible();
  await button(meena, /^Mark as answered: message from Ravi/).click();
  await expect(main(meena).getByText('The message from Ravi is marked as answered.')).toBeVisible();
  await goOnline(context);
  await button(omar, /^Mark as answered: message from Ravi/).click();
  await expect(main(omar).getByText(/^Meena .*Rao.* answered the message from Ravi before you, .*\d{4}/)).toBeVisible();
  await expect(main(omar).getByText('No open messages.')).toBeVisible();
  await expect(button(omar, 'Undo')).toHaveCount(0);
  const [message] = await relay.query<{ id: string }>('SELECT id FROM contact_messages');
  expect(await actsOn(relay, message?.id ?? '')).toEqual({ 'message-answered': 1 });

  for (const page of [omar, meena]) {
    await page.goto('/admin-dashboard?tab=desk&part=triage');
    await expect(page.locator(`[data-held="${held}"]`)).toBeVisible();
  }
  await goOffline(context);
  await omar.getByRole('button', { name: 'Let it through: Flood, Ghat 4' }).click();
  await expect(omar.getByText('Waits on this phone: let through')).toBeVisible();
  await meena.getByRole('button', { name: 'Let it through: Flood, Ghat 4' }).click();
  await expect.poll(async () => relay.query('SELECT lane FROM reports')).toEqual([{ lane: 'main' }]);
  await goOnline(context);
  await expect(omar.getByText('Waits on this phone: let through')).toHaveCount(0);
  await expect.poll(() => receipts(relay, 'actOnReport')).toBe(2);
  expect(await actsOn(relay, held)).toEqual({ 'report-released': 1 });
});
