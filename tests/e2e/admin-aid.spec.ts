import type { Page } from 'playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { askForAid } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const TAB = '/admin-dashboard?tab=aid';
const NEEDS = [
  { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
  { type: 'Medicine', quantity: 'for 5 people', urgent: false, status: 'pending' },
];

const card = (page: Page, id: string) => page.locator(`article[data-aid="${id}"]`);
const details = (page: Page, id: string) => card(page, id).getByRole('button', { name: /^View Details/ });
const dialog = (page: Page) => page.getByRole('dialog');
const needLine = (page: Page, id: string, line: number) => card(page, id).locator(`[data-line="${line}"]`);

/** A request for aid that came in. Answers its id. */
async function makeAid(relay: Relay, location: string): Promise<string> {
  await askForAid(relay, location, NEEDS);
  const [made] = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1');
  return made?.id ?? '';
}

/** As one that is older than what this phone was brought: only the server has it. */
async function makeOlderAid(relay: Relay, like: string, location: string): Promise<string> {
  const [made] = await relay.query<{ id: string }>(
    `INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow, changed_at)
     SELECT gen_random_uuid(), owner, (body::jsonb || jsonb_build_object('location', $2::text))::text, disaster_type, requirements,
       deadline, '2026-01-02T10:00:00Z', 0, '2026-01-02T10:00:00Z' FROM aid_requests WHERE id = $1 RETURNING id`,
    [like, location],
  );
  return made?.id ?? '';
}

/** The same of an organization. */
async function makeOlderNgo(relay: Relay, name: string): Promise<void> {
  await relay.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private, shown, changed_at)
     VALUES (gen_random_uuid(), $1, 'old@ngo.example', 'old@ngo.example', 'none', 'ngo', 'approved', '2026-01-02T10:00:00Z', '', '', true, '2026-01-02T10:00:00Z')`,
    [name],
  );
}

async function openTab(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Aid', exact: true })).toBeFocused();
  return page;
}

/** Chooses how the need of this line stands. */
async function setNeed(page: Page, id: string, what: string, status: string): Promise<void> {
  await card(page, id)
    .getByRole('button', { name: new RegExp(`^${what}: .*Change$`) })
    .click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}

async function tellPart(page: Page, id: string, what: string, part: string): Promise<void> {
  await setNeed(page, id, what, 'Partially fulfilled');
  await dialog(page)
    .getByLabel(/Has come so far/)
    .fill(part);
  await dialog(page).getByRole('button', { name: 'Save as partially fulfilled' }).click();
}

/** In the open chooser: Medicine alone, to an organization of which only the server knows. */
async function giveMedicine(page: Page, relay: Relay, name: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: 'Give to an organization' });
  await chooser.getByRole('checkbox', { name: /^Food/ }).uncheck();
  // Who works on what is to be given stands first.
  await expect(chooser.getByRole('listitem').first()).toContainText(DOCTORS.name);
  await expectNoViolation(page, 'aid-give');
  // What this phone does not have is asked of the server without a further press.
  await makeOlderNgo(relay, name);
  await chooser.getByRole('searchbox').fill(name);
  await expect(chooser.getByText('No organizations on this phone match your search.')).toBeVisible();
  await chooser.getByRole('button', { name: `Give to ${name}` }).press('Enter');
  await expect(chooser).toBeHidden();
}

/** In the question of this title. */
async function giveReason(page: Page, title: RegExp, yes: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.locator('textarea').fill('They have no car.');
  await question.getByRole('button', { name: yes }).click();
}

const untilSent = (page: Page, id: string) => expect(card(page, id).getByText(/Waits on this phone/)).toHaveCount(0);

test('an admin tells how needs stand, gives the rest to an organization, takes it back, closes the request and opens it again; without a network what is done waits and arrives after, and a need that another admin has told of is a conflict; what only the server has is found there, and is decided about like any other', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeNgos(relay, [KOSI, DOCTORS]);
  const id = await makeAid(relay, `Ward 7 ${'x'.repeat(60)}`);
  const page = await openTab(phone, relay);
  await expect(card(page, id)).toContainText('Mohammed');
  const older = await makeOlderAid(relay, id, 'Behind Sonpur temple');
  await expect(card(page, id).getByRole('link', { name: /0177-4521/ })).toHaveAttribute('href', 'tel:01774521');
  await tellPart(page, id, 'Food', '15 of 40');
  await expect(card(page, id)).toContainText('Has come: 15 of 40');
  await untilSent(page, id);
  await look(page, info, 'aid');

  await details(page, id).click();
  await expect(dialog(page)).toContainText(referenceOf(id));
  await look(page, info, 'aid-details');
  await dialog(page).getByRole('button', { name: 'Give to an organization' }).click();
  await giveMedicine(page, relay, 'Munger Boatmen');
  await dialog(page).getByRole('button', { name: 'Take back from Munger Boatmen' }).click();
  await giveReason(page, /^Take it back from/, 'Take back');
  await expect(dialog(page).getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close the request' }).click();
  await giveReason(page, /^Close this request/, 'Close the request');
  await dialog(page).getByRole('button', { name: 'Open again' }).click();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await untilSent(page, id);

  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await setNeed(page, id, 'Food', 'Pending');
  await setNeed(page, id, 'Medicine', 'Fulfilled');
  await expect(
    card(page, id)
      .getByText(/Waits on this phone: status of a need/)
      .first(),
  ).toBeVisible();
  await expect(needLine(page, id, 1)).toHaveAttribute('data-need-status', 'fulfilled');
  await relay.query(
    `UPDATE aid_requests SET requirements = jsonb_set(requirements, '{1,status}', '"partially-fulfilled"'), changed_at = change_time() WHERE id = $1`,
    [id],
  );
  await goOnline(phone.context);
  await expect(card(page, id).getByText('Somebody was first')).toBeVisible();
  await card(page, id).getByRole('button', { name: 'Put away' }).click();
  await expect(card(page, id).getByText('Somebody was first')).toHaveCount(0);
  await untilSent(page, id);
  // The list keeps itself up to the server's once that answers again: nobody presses anything.
  await expect(needLine(page, id, 0)).toHaveAttribute('data-need-status', 'pending');
  await expect(needLine(page, id, 1)).toHaveAttribute('data-need-status', 'partially-fulfilled');
  const acts = () => relay.query('SELECT action FROM acts WHERE about = $1', [id]);
  await expect.poll(async () => (await acts()).length).toBe(6);
  const [request] = await relay.query('SELECT status FROM aid_requests WHERE id = $1', [id]);
  expect(request).toEqual({ status: 'active' });

  await page.getByLabel('Search aid requests').fill('Mohamed');
  await expect(page.getByText('No exact match: these come close.')).toBeVisible();
  await expect(card(page, id)).toBeVisible();
  await page.getByLabel('Search aid requests').fill('sonpur medic');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(card(page, older)).toContainText('From the server');
  await setNeed(page, older, 'Food', 'Fulfilled');
  await expect(needLine(page, older, 0)).toHaveAttribute('data-need-status', 'fulfilled');
  await untilSent(page, older);
  await expect(needLine(page, older, 0)).toHaveAttribute('data-need-status', 'fulfilled');
  await details(page, older).click();
  await expect(dialog(page)).toContainText(referenceOf(older));
});
