import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
async function makeDoneWork(
  relay: Relay,
  volunteer: Someone = ASHA,
  minutesAgo = 5,
  address?: string,
): Promise<string> {
  await makeAccount(relay, volunteer);
  const [id, disaster] = [randomUUID(), await makeDisaster(relay, address === undefined ? {} : { address })];
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
 * Another admin did not confirm it. What was decided less than ten seconds ago counts as unseen: so that no slow machine decides which it
 * is, it is written down as of a minute ago, or of the next one.
 */
async function refuseAs(relay: Relay, admin: Someone, id: string, isUnseen: boolean): Promise<void> {
  const sender = await signIn(relay, admin);
  await send(relay, `/api/volunteer/work/${id}`, { decision: 'refuse', reason: 'Not there.' }, sender);
  await relay.query('UPDATE acts SET at = at + make_interval(mins => $2) WHERE about = $1', [id, isUnseen ? 1 : -1]);
}

/** The dashboard of an admin who has just logged in. */
async function openWork(phone: Phone, relay: Relay, more = ''): Promise<Page> {
  await makeAccount(relay, MEENA);
  const page = await phone.open(`/login?next=${encodeURIComponent(`/admin-dashboard?tab=desk&part=work${more}`)}`);
  await page.setViewportSize(VIEWPORTS.desk);
  await logIn(page, MEENA);
  await expect(page.getByRole('heading', { level: 2, name: 'Desk', exact: true })).toBeFocused();
  return page;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Work reported as done' });
const work = (page: Page, { name }: Someone) => panel(page).getByRole('article', { name });
const confirmButton = (page: Page, { name }: Someone) =>
  panel(page).getByRole('button', { name: `Confirm: ${name}`, exact: true });

test('an admin confirms one volunteer’s work, and does not another’s, with a reason, and then after all; where another admin was first, who it was', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const ashas = await makeDoneWork(relay);
  const ravis = await makeDoneWork(relay, RAVI, 90);
  const binas = await makeDoneWork(relay, BINA, 60);
  const page = await openWork(phone, relay);
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  // The longest waiting first.
  await expect(panel(page).getByRole('article').first()).toContainText(RAVI.name);
  await expect(work(page, ASHA)).toContainText('Flood');
  await expect(work(page, ASHA)).toContainText('Ward 7, behind the school');
  await look(page, info, 'reported-work');

  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  await expect(work(page, ASHA)).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: 'Work reported as done' })).toBeFocused();
  expect(await stateOf(relay, ashas)).toEqual({ state: 'completed', reason: null });

  await refuseAs(relay, JOHN, binas, true);
  phone.console.expectFailedRequests();
  await confirmButton(page, BINA).click();
  await expect(panel(page).getByText(/The list is loaded again\./)).toContainText(JOHN.name);
  await expect(work(page, BINA)).toBeHidden();
  expect((await stateOf(relay, binas))?.state).toBe('not-confirmed');

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
  await expect(panel(page).getByText('No work waits for a confirmation.')).toBeVisible();
  expect(await stateOf(relay, ravis)).toEqual({ state: 'not-confirmed', reason: 'Nobody saw you at the school.' });

  await panel(page).getByRole('button', { name: 'Confirm after all' }).click();
  await expect(panel(page).getByText('is confirmed.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Confirm after all' })).toBeHidden();
  expect((await stateOf(relay, ravis))?.state).toBe('completed');
  const actsOn = (id: string) =>
    relay.query("SELECT action FROM acts WHERE about = $1 AND action LIKE 'work-%' ORDER BY at", [id]);
  expect(await actsOn(ashas)).toEqual([{ action: 'work-confirmed' }]);
  expect(await actsOn(binas)).toEqual([{ action: 'work-not-confirmed' }]);
  expect(await actsOn(ravis)).toEqual([{ action: 'work-not-confirmed' }, { action: 'work-confirmed' }]);
});

test('work is found by name and disaster together, also what was decided; without a connection nothing is decided, and the list says so and comes back', async ({
  phone,
  relay,
}) => {
  const mill = await makeDoneWork(relay, ASHA, 5, 'The mill of Borsi');
  const school = await makeDoneWork(relay, RAVI, 90, 'The school');
  const refused = await makeDoneWork(relay, BINA, 60, 'The bridge');
  await refuseAs(relay, JOHN, refused, false);
  const card = (id: string) => page.locator(`[data-work="${id}"]`);
  const page = await openWork(phone, relay, '&work=mill');
  await expect(card(mill)).toBeVisible();
  await expect(card(school)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search the work' });
  await search.fill('ravi school');
  await expect(card(school)).toBeVisible();
  await expect(card(mill)).toHaveCount(0);
  await search.fill('bridge');
  await expect(panel(page).getByText('Nothing fits this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Not confirmed', exact: true }).click();
  await expect(card(refused)).toContainText('Decided');
  await card(refused)
    .getByRole('button', { name: `Confirm after all: ${BINA.name}` })
    .click();
  await expect(panel(page).getByText(`The work of ${BINA.name} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
  await expect(card(refused)).toBeVisible();
  await expect(card(refused).getByRole('button')).toHaveCount(0);

  await page.goto('/admin-dashboard?tab=desk&part=work');
  await expect(card(mill)).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText('Nothing was decided. There is no connection to the server.')).toBeVisible();
  await expect(card(mill)).toBeVisible();
  await page.reload();
  const trouble = panel(page).getByRole('alert').filter({ hasText: 'The reported work could not be loaded' });
  await expect(trouble).toBeVisible();
  await relay.start();
  await trouble.getByRole('button', { name: 'Load again' }).click();
  await expect(card(mill)).toBeVisible();
  expect((await stateOf(relay, mill))?.state).toBe('done');
});
