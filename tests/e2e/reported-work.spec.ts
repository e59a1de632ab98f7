import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { send, signIn } from '../support/attack/send.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';
import { BINA } from '../support/volunteers.ts';

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
/** Of a name that no line holds. */
const RAVI: Someone = {
  name: `Ravi <b>Kumar</b> آزاد ${'x'.repeat(120)}`,
  email: 'ravi@example.org',
  password: 'two boats on the Kosi',
  role: 'volunteer',
};

/** A volunteer who came and says that they are done. Answers the id of their work. */
async function makeDoneWork(relay: Relay, volunteer: Someone, minutesAgo: number): Promise<string> {
  await makeAccount(relay, volunteer);
  const [id, disaster] = [randomUUID(), await makeDisaster(relay)];
  await relay.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, arrived_at, done_at)
     SELECT $1, accounts.id, $2, 'done', now() - interval '5 hours', now(), now() - interval '4 hours',
            now() - make_interval(mins => $3)
     FROM accounts WHERE email = $4`,
    [id, disaster, minutesAgo, volunteer.email],
  );
  return id;
}

const stateOf = async (relay: Relay, id: string) =>
  (
    await relay.query<{ state: string; reason: string | null }>('SELECT state, reason FROM acceptances WHERE id = $1', [
      id,
    ])
  )[0];

/**
 * Another admin did not confirm it. What was decided less than ten seconds ago counts as unseen: so that no slow machine decides
 * whether it is, it is written down as of the next minute.
 */
async function refuseUnseen(relay: Relay, admin: Someone, id: string): Promise<void> {
  const sender = await signIn(relay, admin);
  await send(relay, `/api/volunteer/work/${id}`, { decision: 'refuse', reason: 'Not there.' }, sender);
  await relay.query("UPDATE acts SET at = at + interval '1 minute' WHERE about = $1", [id]);
}

/** The dashboard of an admin who has just logged in. */
async function openWork(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, MEENA);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk&part=work')}`);
  await page.setViewportSize(VIEWPORTS.desk);
  await logIn(page, MEENA);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeFocused();
  return page;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Work reported as done' });
const work = (page: Page, { name }: Someone) => panel(page).getByRole('article', { name });
const confirmButton = (page: Page, { name }: Someone) =>
  panel(page).getByRole('button', { name: `Confirm: ${name}`, exact: true });
const chip = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

test('an admin confirms one volunteer’s work, and does not another’s, with a reason, and then after all; without a connection nothing is decided; where another admin was first, who it was', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const ashas = await makeDoneWork(relay, ASHA, 5);
  const ravis = await makeDoneWork(relay, RAVI, 90);
  const binas = await makeDoneWork(relay, BINA, 60);
  const page = await openWork(phone, relay);
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  // The longest waiting first.
  await expect(panel(page).getByRole('article').first()).toContainText(RAVI.name);
  await expect(work(page, ASHA)).toContainText('Ward 7, behind the school');
  await look(page, info, 'reported-work');
  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  await expect(work(page, ASHA)).toBeHidden();
  await expect(panel(page).getByRole('button', { name: `Undo: ${ASHA.name}` })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Work reported as done' })).toBeFocused();
  expect(await stateOf(relay, ashas)).toEqual({ state: 'completed', reason: null });

  await work(page, RAVI)
    .getByRole('button', { name: /^Do not confirm/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await look(page, info, 'not-confirmed');
  await dialog.locator('[name=reason]').fill('Nobody saw you at the school.');
  await dialog.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(panel(page).getByText('They read your reason.')).toBeVisible();
  expect(await stateOf(relay, ravis)).toEqual({ state: 'not-confirmed', reason: 'Nobody saw you at the school.' });
  await panel(page).getByRole('button', { name: 'Confirm after all' }).click();
  await expect(panel(page).getByText('is confirmed.')).toBeVisible();
  expect((await stateOf(relay, ravis))?.state).toBe('completed');

  phone.console.expectFailedRequests();
  await relay.stop();
  await confirmButton(page, BINA).click();
  await expect(panel(page).getByText('Nothing was decided. There is no connection to the server.')).toBeVisible();
  await expect(work(page, BINA)).toBeVisible();
  await chip(page, 'Confirmed').click();
  const trouble = panel(page).getByRole('alert').filter({ hasText: 'The reported work could not be loaded' });
  await expect(trouble).toBeVisible();
  await relay.start();
  await trouble.getByRole('button', { name: 'Refresh' }).click();
  await expect(work(page, ASHA)).toContainText('Decided');
  await chip(page, 'To be confirmed').click();
  await expect(work(page, BINA)).toBeVisible();
  expect((await stateOf(relay, binas))?.state).toBe('done');
  await refuseUnseen(relay, JOHN, binas);
  await confirmButton(page, BINA).click();
  await expect(panel(page).getByText(/The list was refreshed\./)).toContainText(JOHN.name);
  await expect(panel(page).getByText('No work waits for a confirmation.')).toBeVisible();
  const acts = await relay.query("SELECT about, action FROM acts WHERE action LIKE 'work-%' ORDER BY at");
  expect(acts).toEqual([
    { about: ashas, action: 'work-confirmed' },
    { about: ravis, action: 'work-not-confirmed' },
    { about: ravis, action: 'work-confirmed' },
    { about: binas, action: 'work-not-confirmed' },
  ]);
});

test('on the page of its disaster reported work is confirmed too, with the reporter’s number beside it', async ({
  phone,
  relay,
}, info) => {
  await makeDoneWork(relay, ASHA, 30);
  const elsewhere = await makeDoneWork(relay, BINA, 10);
  await makeAccount(relay, MEENA);
  const [made] = await relay.query<{ id: string; disaster: string }>(
    'SELECT acceptances.id, disaster_id AS disaster FROM acceptances JOIN accounts ON accounts.id = account_id WHERE email = $1',
    [ASHA.email],
  );
  const page = await phone.open(
    `/login?next=${encodeURIComponent(`/admin-dashboard/disaster/${made?.disaster ?? ''}`)}`,
  );
  await logIn(page, MEENA);
  await expect(work(page, ASHA)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
  // Only of this disaster.
  await expect(work(page, BINA)).toHaveCount(0);
  await look(page, info, 'disaster-work');
  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  expect(await stateOf(relay, made?.id ?? '')).toEqual({ state: 'completed', reason: null });
  // Pressed by mistake: it is taken back, and waits again.
  await look(page, info, 'disaster-work-confirmed');
  await panel(page)
    .getByRole('button', { name: `Undo: ${ASHA.name}` })
    .click();
  await expect(panel(page).getByText(`Undone. The work of ${ASHA.name} waits again.`)).toBeVisible();
  await expect(work(page, ASHA)).toBeVisible();
  expect(await stateOf(relay, made?.id ?? '')).toEqual({ state: 'done', reason: null });
  expect(await stateOf(relay, elsewhere)).toEqual({ state: 'done', reason: null });
});
