import type { BrowserContext, Page } from '@playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { send, signIn, type Sender } from '../support/attack/send.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { main } from '../support/volunteers.ts';

/*
 * Two admins act on the same record. Omar's phone has no network when he acts; Meena was first: once with a phone of her own, elsewhere by
 * the wire, where it is only her act that counts. He is told who, when and what now, and nothing is done twice.
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

const RAVIS_MESSAGE = { name: 'Ravi', email: 'ravi@example.org', message: 'We have two boats.' };

const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const badge = (page: Page, name: string) => main(page).locator('header').getByText(name, { exact: true });
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

/** Omar at this place; Meena acts by the wire. */
async function omarAt(
  relay: Relay,
  phone: Phone,
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<{ omar: Page; meena: Sender }> {
  await makeAccount(relay, OMAR);
  const meena = await signIn(relay, MEENA);
  const omar = await openAt(phone, OMAR, path, ready);
  phone.console.expectFailedRequests();
  return { omar, meena };
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
  phones: { phone: Phone; onlinePhone: Phone },
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<Two> {
  await makeAccount(relay, OMAR);
  await makeAccount(relay, MEENA);
  const omar = await openAt(phones.phone, OMAR, path, ready);
  const meena = await openAt(phones.onlinePhone, MEENA, path, ready);
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

test('accounts and the desk: who decides the other way is told who was first; who decides the same is right too, and it is one decision', async ({
  phone,
  relay,
}) => {
  await makeAccount(relay, ASHA, 'pending');
  await makeAccount(relay, TRUST, 'pending');
  const held = await makeDisaster(relay, { status: 'pending', address: 'Ghat 4' });
  await relay.query("UPDATE reports SET lane = 'triage' WHERE id = $1", [held]);
  const { _id: messageId } = await send(relay, '/api/contact/', RAVIS_MESSAGE);
  const row = (page: Page, { email }: Someone) => main(page).getByRole('row').filter({ hasText: email });
  const { omar, meena } = await omarAt(relay, phone, '/admin-dashboard?tab=approval', async (page) =>
    expect(row(page, TRUST)).toBeVisible(),
  );
  const idOf = async ({ email }: Someone) =>
    (await relay.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [email]))[0]?.id ?? '';
  const [asha, trust] = [await idOf(ASHA), await idOf(TRUST)];
  await goOffline(phone.context);
  for (const { name } of [ASHA, TRUST]) await button(omar, `Approve: ${name}`).click();
  for (const who of [ASHA, TRUST]) await expect(row(omar, who).getByText(/It waits on this phone/)).toBeVisible();
  const decide = { act: 'decide', seen: 'pending' };
  await send(relay, '/api/approvals/act', { ...decide, accountId: asha, decision: 'approve' }, meena);
  const refuse = { ...decide, accountId: trust, decision: 'refuse', reason: 'We could not reach the office.' };
  await send(relay, '/api/approvals/act', refuse, meena);
  await goOnline(phone.context);
  await toldAndPutAway(omar, 'rejected');
  await expect(row(omar, ASHA).getByText(/It waits on this phone/)).toHaveCount(0);
  await expect.poll(() => receipts(relay, 'actOnAccount')).toBe(4);
  const statuses = await relay.query('SELECT status FROM accounts WHERE id = ANY ($1) ORDER BY status', [
    [asha, trust],
  ]);
  expect(statuses).toEqual([{ status: 'approved' }, { status: 'refused' }]);
  expect([await actsOn(relay, asha), await actsOn(relay, trust)]).toEqual([
    { 'account-approved': 1 },
    { 'account-refused': 1 },
  ]);

  await omar.goto('/admin-dashboard?tab=desk');
  await expect(omar.getByRole('article', { name: 'Ravi' })).toBeVisible();
  await goOffline(phone.context);
  await button(omar, /^Mark as answered: message from Ravi/).click();
  await expect(main(omar).getByText(/^Nothing was changed/)).toBeVisible();
  await send(relay, `/api/contact/${String(messageId)}`, { state: 'answered' }, meena);
  await goOnline(phone.context);
  await button(omar, /^Mark as answered: message from Ravi/).click();
  // Who was first answered it; it is not the second one's to undo.
  await expect(main(omar).getByText(/^Meena .*Rao.* answered the message from Ravi before you, .*\d{4}/)).toBeVisible();
  await expect(main(omar).getByText('No open messages.')).toBeVisible();
  await expect(button(omar, 'Undo')).toHaveCount(0);
  expect(await actsOn(relay, String(messageId))).toEqual({ 'message-answered': 1 });

  await main(omar)
    .getByRole('tab', { name: /^Held back/ })
    .click();
  await expect(omar.locator(`[data-held="${held}"]`)).toBeVisible();
  await goOffline(phone.context);
  await omar.getByRole('button', { name: 'Let it through: Flood, Ghat 4' }).click();
  await expect(omar.getByText('Waits on this phone: let through')).toBeVisible();
  await send(relay, '/api/report/act', { act: 'release', reportId: held }, meena);
  await goOnline(phone.context);
  await expect(omar.getByText('Waits on this phone: let through')).toHaveCount(0);
  await expect.poll(() => receipts(relay, 'actOnReport')).toBe(2);
  expect(await actsOn(relay, held)).toEqual({ 'report-released': 1 });
});

test('an alert that comes after a dismissal alerts nobody, and says who dismissed it', async ({
  phone,
  relay,
}, info) => {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  const { omar, meena } = await omarAt(relay, phone, `/admin-dashboard/disaster/${id}`, async (page) =>
    expect(badge(page, 'Pending')).toBeVisible(),
  );
  // The sheet is a chunk of its own.
  await button(omar, 'Alert Volunteers').click();
  await dialog(omar).getByLabel('Message').fill('Boats are needed at ward 7.');
  await goOffline(phone.context);
  await dialog(omar).getByRole('button', { name: 'Alert now' }).click();
  await expect(badge(omar, 'Active')).toBeVisible();
  await expect(main(omar).getByText('Waits on this phone: alert to volunteers')).toBeVisible();
  const dismiss = { act: 'decide', reportId: id, seen: 'pending', to: 'dismissed', dismissal: 'duplicate' };
  await send(relay, '/api/report/act', { ...dismiss, reason: 'The same as the one from ward 8.' }, meena);
  await goOnline(phone.context);
  await expect(conflict(omar)).toBeVisible();
  await expect(badge(omar, 'Dismissed')).toBeVisible();
  await look(omar, info, 'admin-two-alert');
  await toldAndPutAway(omar, 'dismissed');
  expect(await actsOn(relay, id)).toEqual({ 'report-decided': 1 });
  expect(await relay.query('SELECT id FROM alerts')).toEqual([]);
});

test('a report: two alerts are one, two approvals are one, and two that resolve end it once', async ({
  phone,
  onlinePhone,
  relay,
}) => {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  const { omar, meena, context } = await bothAt(
    relay,
    { phone, onlinePhone },
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
  relay,
}) => {
  const [, doctorsId] = await makeNgos(relay, [KOSI, DOCTORS]);
  await askForAid(relay, 'Ward 7', [
    { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
    { type: 'Medicine', quantity: 'for 5 people', urgent: false, status: 'pending' },
  ]);
  const [made] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const id = made?.id ?? '';
  const card = (page: Page) => page.locator(`article[data-aid="${id}"]`);
  const { omar, meena } = await omarAt(relay, phone, '/admin-dashboard?tab=aid', async (page) =>
    expect(card(page)).toBeVisible(),
  );
  const actAsMeena = (act: object) => send(relay, '/api/aid/act', { aidId: id, ...act }, meena);
  const details = card(omar).getByRole('button', { name: /^View Details/ });
  const waiting = card(omar).getByText(/^Waits on this phone:/);
  const chooser = dialog(omar, 'Give to an organization');

  await goOffline(phone.context);
  await details.click();
  await dialog(omar).getByRole('button', { name: 'Give to an organization' }).click();
  await chooser.getByRole('button', { name: `Give to ${KOSI.name}` }).click();
  await expect(chooser).toBeHidden();
  await dialog(omar).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(waiting).toHaveCount(1);
  await actAsMeena({ act: 'assign', ngoId: doctorsId });
  await goOnline(phone.context);
  await toldAndPutAway(omar, 'active');
  expect(await relay.query('SELECT name FROM aid_takings JOIN accounts ON accounts.id = ngo_id')).toEqual([
    { name: DOCTORS.name },
  ]);

  await goOffline(phone.context);
  await card(omar)
    .getByRole('button', { name: /^Food: .*Change$/ })
    .click();
  await omar.getByRole('menuitem', { name: 'Fulfilled', exact: true }).click();
  await expect(waiting).toHaveCount(1);
  const part = { status: 'partially-fulfilled', delivered: '15 of 40' };
  await actAsMeena({ act: 'need', line: 0, seen: 'pending', ...part });
  await goOnline(phone.context);
  await toldAndPutAway(omar, 'partially fulfilled');
  await expect(card(omar)).toContainText('Has come: 15 of 40');

  await details.click();
  await goOffline(phone.context);
  await dialog(omar).getByRole('button', { name: 'Close the request' }).click();
  const ending = dialog(omar, 'Close this request?');
  await ending.locator('textarea').fill('They were brought to Patna.');
  await ending.getByRole('button', { name: 'Close the request' }).click();
  await expect(ending).toBeHidden();
  await actAsMeena({ act: 'close', seen: 'active', to: 'withdrawn', reason: 'They were brought to Patna.' });
  await goOnline(phone.context);
  await expect.poll(() => receipts(relay, 'actOnAid')).toBe(6);
  const acts = await actsOn(relay, id);
  expect(Object.values(acts)).toEqual(Object.values(acts).map(() => 1));
  expect(acts).toMatchObject({ 'aid-assigned': 1 });
});
