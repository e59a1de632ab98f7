import type { Page } from '@playwright/test';
import { askForAid } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const TAB = '/admin-dashboard?tab=aid';
const NEEDS = [
  { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
  { type: 'Medicine', quantity: 'for 5 people', urgent: false, status: 'pending' },
];

const card = (page: Page, id: string) => page.locator(`article[data-aid="${id}"]`);
const details = (page: Page, id: string) => card(page, id).getByRole('button', { name: /^View Details/ });
const dialog = (page: Page) => page.getByRole('dialog');
const choice = (page: Page, name: RegExp) => page.getByRole('button', { name, pressed: false });

/** A request for aid that came in. Answers its id. */
async function makeAid(relay: Relay, location: string, requirements: readonly object[] = NEEDS): Promise<string> {
  await askForAid(relay, location, requirements);
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

async function openTab(phone: Phone, relay: Relay, address = TAB): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(address)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Aid', exact: true })).toBeFocused();
  return page;
}

/** Chooses how the need of this line stands. */
async function setNeed(page: Page, id: string, need: string, status: string): Promise<void> {
  await card(page, id)
    .getByRole('button', { name: new RegExp(`^${need}: .*Change$`) })
    .click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}

const untilSent = (page: Page, id: string) => expect(card(page, id).getByText(/Waits on this phone/)).toHaveCount(0);

test('an admin tells how needs stand, gives the rest to an organization, takes it back and closes the request; all of it looks right', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeNgos(relay, [KOSI, DOCTORS]);
  const page = await openTab(phone, relay);
  await expect(page.getByText('No aid requirements found')).toBeVisible();
  const id = await makeAid(relay, `Ward 7 ${'x'.repeat(60)}`);
  await expect(card(page, id)).toContainText('Mohammed');
  await expect(card(page, id).getByRole('link', { name: /0177-4521/ })).toHaveAttribute('href', 'tel:01774521');

  await setNeed(page, id, 'Food', 'Partially fulfilled');
  await dialog(page)
    .getByLabel(/Has come so far/)
    .fill('15 of 40');
  await dialog(page).getByRole('button', { name: 'Save as partially fulfilled' }).click();
  await expect(card(page, id)).toContainText('Has come: 15 of 40');
  await untilSent(page, id);
  await look(page, info, 'aid');

  await details(page, id).click();
  await expect(dialog(page)).toContainText(id);
  await look(page, info, 'aid-details');
  await dialog(page).getByRole('button', { name: 'Give to an organization' }).click();
  const chooser = page.getByRole('dialog', { name: 'Give to an organization' });
  await chooser.getByRole('checkbox', { name: /^Food/ }).uncheck();
  // Who works on what is to be given stands first.
  await expect(chooser.getByRole('listitem').first()).toContainText(DOCTORS.name);
  await chooser.getByRole('button', { name: 'Search on the server' }).click();
  await expect(chooser.getByText('They all stand above already.')).toBeVisible();
  await look(page, info, 'aid-give');
  // What this phone does not have is asked of the server without a further press.
  await makeOlderNgo(relay, 'Munger Boatmen');
  await chooser.getByRole('searchbox').fill('boatmen');
  await expect(chooser.getByText('No organization on this phone fits that.')).toBeVisible();
  await chooser.getByRole('button', { name: 'Give to Munger Boatmen' }).press('Enter');
  await expect(chooser).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Take back from Munger Boatmen' }).click();
  const back = page.getByRole('dialog', { name: /^Take it back from/ });
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(back.getByText('Please give a reason.')).toBeVisible();
  await back.locator('textarea').fill('They have no car.');
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Take back/ })).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Close the request' }).click();
  const ending = page.getByRole('dialog', { name: 'Close this request?' });
  await ending.locator('textarea').fill('They were brought to Patna.');
  await ending.getByRole('button', { name: 'Close the request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await untilSent(page, id);
  const acts = () => relay.query('SELECT action FROM acts WHERE about = $1 ORDER BY at, action', [id]);
  await expect.poll(async () => (await acts()).length).toBe(5);
  expect(
    await relay.query(
      'SELECT a.status, n.name FROM aid_requests a JOIN aid_takings t ON aid_id = a.id JOIN accounts n ON n.id = ngo_id',
    ),
  ).toEqual([{ status: 'active', name: 'Munger Boatmen' }]);
});

test('without a network only this phone is searched, and what is done waits on it and arrives after; a need that another admin has told of is a conflict', async ({
  phone,
  relay,
}) => {
  const id = await makeAid(relay, 'Ward 7');
  await phone.install();
  const page = await openTab(phone, relay);
  await expect(card(page, id)).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.getByLabel('Search aid requests').fill('ward');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await expect(page.getByText('Without a connection only this phone was searched.')).toBeVisible();
  await expect(card(page, id)).toBeVisible();
  await page.goto(TAB);
  await setNeed(page, id, 'Food', 'Fulfilled');
  await expect(card(page, id).getByText(/Waits on this phone: how a need stands/)).toBeVisible();
  await expect(card(page, id).locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'fulfilled');
  await relay.start();
  await page.getByRole('button', { name: 'Look for news' }).click();
  await untilSent(page, id);
  await expect(card(page, id).locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'fulfilled');

  await relay.stop();
  await setNeed(page, id, 'Medicine', 'Fulfilled');
  await expect(card(page, id).getByText(/Waits on this phone: how a need stands/)).toHaveCount(0);
  await choice(page, /^Fulfilled/).click();
  await expect(card(page, id).getByText(/Waits on this phone: how a need stands/)).toBeVisible();
  await relay.query(
    `UPDATE aid_requests SET requirements = jsonb_set(requirements, '{1,status}', '"partially-fulfilled"'), changed_at = now() WHERE id = $1`,
    [id],
  );
  await relay.start();
  await page.getByRole('button', { name: 'Look for news' }).click();
  await choice(page, /^Open/).click();
  await expect(card(page, id).getByText('Somebody was first')).toBeVisible();
  await card(page, id).getByRole('button', { name: 'Put away' }).click();
  await expect(card(page, id).getByText('Somebody was first')).toHaveCount(0);
});

test('filters by what is nobody’s, urgent, status and words, and keeps it in the address; what only the server has is found there, and is decided about like any other', async ({
  onlinePhone: phone,
  relay,
}) => {
  const urgent = await makeAid(relay, '25.594095, 85.137565');
  const calm = await makeAid(relay, 'Ward 9', [{ type: 'Blankets', quantity: '9', urgent: false, status: 'pending' }]);
  const page = await openTab(phone, relay, `${TAB}&unclaimed=true`);
  await expect(card(page, calm)).toBeVisible();
  await choice(page, /^Urgent$/).click();
  await expect(card(page, calm)).toHaveCount(0);
  await expect(card(page, urgent)).toBeVisible();
  await page.getByLabel('Search aid requests').fill('ward');
  await expect(page.getByText('No aid request fits what you look for.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search aid requests')).toHaveValue('ward');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(card(page, calm)).toBeVisible();

  const older = await makeOlderAid(relay, urgent, 'Behind Sonpur temple');
  await page.getByLabel('Search aid requests').fill('sonpur medic');
  await expect(page.getByText('No aid request fits what you look for.')).toBeVisible();
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(card(page, older)).toContainText('From the server');
  await expect(page).toHaveURL(/source=server/);
  await page.reload();
  await expect(page.getByText('What the server found just now: 1 request')).toBeVisible();

  await setNeed(page, older, 'Food', 'Fulfilled');
  await expect(card(page, older).locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'fulfilled');
  await untilSent(page, older);
  await expect(card(page, older).locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'fulfilled');
  await details(page, older).click();
  await expect(dialog(page)).toContainText(older);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByLabel('Search aid requests').fill('');
  await expect(card(page, urgent)).toBeVisible();
  await page.getByText('Near a place').first().click();
  await page.getByLabel('Near a place').fill('25.6, 85.1');
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await expect(card(page, urgent)).toBeVisible();
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(card(page, urgent)).toContainText('From the server');
  await page.getByLabel('Near a place').fill('26.9, 85.9');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(page.getByText('No aid request fits what you look for.')).toBeVisible();
});
