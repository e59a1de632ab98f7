import type { Page } from 'playwright/test';
import { send, signIn } from '../support/attack/send.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';

const MEENA: Someone = {
  name: 'Meena Rao',
  email: 'meena@example.org',
  password: 'ten boats on the Kosi',
  role: 'admin',
};
const LEELA = { name: 'Leela', email: 'leela@example.org', message: 'Forty tents lie in our hall.' };
const RAVI = { name: 'Ravi', email: 'ravi@example.org', message: 'Rice for two hundred people.' };
const OUTBOX = '**/api/outbox';

const from = (page: Page, { name }: typeof LEELA) => page.getByRole('article', { name });
const mark = (page: Page, { name }: typeof LEELA) =>
  page.getByRole('button', { name: `Mark as answered: message from ${name}` });
const words = (page: Page) => page.getByRole('searchbox', { name: 'Search the messages' });

test('without a network an admin reads the messages as this phone saw them last, and marks them; each mark arrives once, and what another admin answered meanwhile stays theirs', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const other = await signIn(relay, MEENA);
  const ids = { leela: (await send(relay, '/api/contact/', LEELA))['_id'] };
  await send(relay, '/api/contact/', RAVI);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk')}`);
  await logIn(page, OMAR);
  await expect(from(page, LEELA)).toBeVisible();
  await expect(from(page, RAVI)).toBeVisible();

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(from(page, LEELA).getByText(LEELA.message)).toBeVisible();
  await expect(page.getByText(/^Last update: .*The server cannot be reached/)).toBeVisible();
  await words(page).fill('rice');
  await expect(from(page, LEELA)).toBeHidden();
  await expect(from(page, RAVI)).toBeVisible();
  await words(page).fill('');
  // One is taken back before it was on its way, or right behind it.
  await mark(page, LEELA).click();
  await page.getByRole('button', { name: 'Open again: message from Leela' }).click();
  await expect(mark(page, LEELA)).toBeVisible();
  await mark(page, LEELA).click();
  await mark(page, RAVI).click();
  for (const one of [LEELA, RAVI]) await expect(from(page, one).getByText(/This waits on this phone/)).toBeVisible();
  await look(page, info, 'inbox-offline');

  await phone.context.route(OUTBOX, (route) => route.abort('connectionrefused'));
  await relay.start();
  await send(relay, '/api/contact/mark', { messageId: ids.leela, state: 'answered' }, other);
  await phone.context.unroute(OUTBOX);
  // Opened anew it sends at once.
  await page.reload();
  await expect(page.getByText('Somebody was first')).toBeVisible();
  await expect(page.getByText(`${MEENA.name} acted before you`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Message from Leela' })).toBeVisible();
  await expect(page.getByText('No open messages.')).toBeVisible();
  await look(page, info, 'inbox-conflict');
  const marked = () =>
    relay.query(
      `SELECT message.body::jsonb ->> 'name' AS from, state, admin.name AS by
       FROM contact_messages AS message LEFT JOIN accounts AS admin ON admin.id = answered_by ORDER BY 1`,
    );
  expect(await marked()).toEqual([
    { from: 'Leela', state: 'answered', by: MEENA.name },
    { from: 'Ravi', state: 'answered', by: OMAR.name },
  ]);
  const acts = await relay.query(`SELECT action FROM acts WHERE action LIKE 'message-%'`);
  expect(acts).toEqual([{ action: 'message-answered' }, { action: 'message-answered' }]);

  // One, though the phone marked it to and fro.
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByText('Somebody was first')).toBeHidden();
  await page.getByText('Answered', { exact: true }).click();
  await expect(from(page, LEELA).getByText(`by ${MEENA.name}`)).toBeVisible();
  await expect(from(page, RAVI).getByText(`by ${OMAR.name}`)).toBeVisible();
});
