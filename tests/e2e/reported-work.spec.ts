import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';

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
const RAVI: Someone = {
  name: 'Ravi <b>Kumar</b> آزاد',
  email: 'ravi@example.org',
  password: 'two boats on the Kosi',
  role: 'volunteer',
};

/** A volunteer who came and says that they are done. Answers the id of their work. */
async function makeDoneWork(relay: Relay, volunteer: Someone = ASHA, minutesAgo = 5): Promise<string> {
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

test('an admin confirms one volunteer’s work, and does not another’s, with a reason, and then after all', async ({
  onlinePhone: phone,
  relay,
}) => {
  const ashas = await makeDoneWork(relay);
  const ravis = await makeDoneWork(relay, RAVI, 90);
  const page = await openWork(phone, relay);
  await expect(panel(page).getByRole('article')).toHaveCount(2);
  // The longest waiting first.
  await expect(panel(page).getByRole('article').first()).toContainText(RAVI.name);
  await expect(work(page, ASHA)).toContainText('Flood');
  await expect(work(page, ASHA)).toContainText('Ward 7, behind the school');

  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  await expect(work(page, ASHA)).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: 'Work reported as done' })).toBeFocused();
  expect(await stateOf(relay, ashas)).toEqual({ state: 'completed', reason: null });

  await work(page, RAVI)
    .getByRole('button', { name: /^Do not confirm/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.locator('[name=reason]').fill('Nobody saw you at the school.');
  await dialog.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(panel(page).getByText('They read your reason.')).toBeVisible();
  await expect(panel(page).getByText('No work waits for a confirmation.')).toBeVisible();
  expect(await stateOf(relay, ravis)).toEqual({ state: 'not-confirmed', reason: 'Nobody saw you at the school.' });

  await panel(page).getByRole('button', { name: 'Confirm after all' }).click();
  await expect(panel(page).getByText('is confirmed.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Confirm after all' })).toBeHidden();
  expect((await stateOf(relay, ravis))?.state).toBe('completed');
  expect(await relay.query("SELECT action FROM acts WHERE action LIKE 'work-%' ORDER BY at")).toEqual(
    ['work-confirmed', 'work-not-confirmed', 'work-confirmed'].map((action) => ({ action })),
  );
});

test('a second admin who decides the other way is told who was first', async ({ onlinePhone: phone, relay }) => {
  const id = await makeDoneWork(relay);
  await makeAccount(relay, JOHN);
  const page = await openWork(phone, relay);
  await expect(work(page, ASHA)).toBeVisible();
  const answer = await fetch(`${relay.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: JOHN.email, password: JOHN.password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const decided = await fetch(`${relay.origin}/api/volunteer/work/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
    body: JSON.stringify({ decision: 'refuse', reason: 'Not there.' }),
  });
  expect(decided.status).toBe(200);

  phone.console.expectFailedRequests();
  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText(/The list is loaded again\./)).toContainText(JOHN.name);
  await expect(work(page, ASHA)).toBeHidden();
  expect((await stateOf(relay, id))?.state).toBe('not-confirmed');
});

test('without a connection nothing is decided, and the list says so and comes back', async ({ phone, relay }) => {
  const id = await makeDoneWork(relay);
  await phone.install();
  const page = await openWork(phone, relay);
  await expect(work(page, ASHA)).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await confirmButton(page, ASHA).click();
  await expect(panel(page).getByText('Nothing was decided. There is no connection to the server.')).toBeVisible();
  await expect(work(page, ASHA)).toBeVisible();
  await page.reload();
  const trouble = panel(page).getByRole('alert').filter({ hasText: 'The reported work could not be loaded' });
  await expect(trouble).toBeVisible();
  await relay.start();
  await trouble.getByRole('button', { name: 'Load again' }).click();
  await expect(work(page, ASHA)).toBeVisible();
  expect((await stateOf(relay, id))?.state).toBe('done');
});

test('a long list comes page by page', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const disaster = await makeDisaster(relay);
  await relay.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
     SELECT gen_random_uuid(), accounts.id, $1, 'done', now(), now(), now() - make_interval(mins => place)
     FROM accounts, generate_series(1, 130) AS place WHERE email = $2`,
    [disaster, ASHA.email],
  );
  const page = await openWork(phone, relay);
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  const more = panel(page).getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  const count = await panel(page).getByRole('article').count();
  await more.click();
  await expect.poll(() => panel(page).getByRole('article').count()).toBeGreaterThan(count);
});

test('the reported work in all looks: no accessibility violation, nothing wider than the screen', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const page = await openWork(phone, relay);
  await expect(panel(page).getByText('No work waits for a confirmation.')).toBeVisible();
  await makeDoneWork(relay);
  await makeDoneWork(relay, { ...RAVI, name: `${RAVI.name} ${'x'.repeat(120)}` });
  await page.reload();
  await expect(work(page, ASHA)).toBeVisible();
  await look(page, info, 'reported-work');
  await page.getByRole('button', { name: `Do not confirm: ${ASHA.name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, info, 'not-confirmed');
});
