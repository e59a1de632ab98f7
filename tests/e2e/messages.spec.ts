import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { expectUnsent, fillAid, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { makeDisaster } from '../support/disasters.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const messages = (page: Page) => main(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
const WAITS = 'Saved on this phone, sent as soon as there is a connection.';

test('who asked writes without a network to the organization that has it in hand, and reads its answer, written without one too', async ({
  phone,
  newPhone: desk,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, KOSI);
  await relay.query("UPDATE accounts SET shown = true, status = 'approved' WHERE email = $1", [KOSI.email]);
  await phone.install();
  const page = await phone.open('/request-assistance');
  await fillAid(page);
  await submit(page, '#aid-form');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Has something changed?' })).toBeVisible();

  await button(page, 'Write a message').click();
  await button(page, 'Send').click();
  await expect(main(page).getByText('Please write your message.')).toBeVisible();
  await goOffline(phone.context);
  await main(page).getByLabel('Your message').fill('The road is cut. Come by boat, to the school.');
  await button(page, 'Send').click();
  await expect(messages(page)).toHaveText([new RegExp(`come by boat, to the school\\..*${WAITS}`, 'is')]);
  await look(page, info, 'message-waits');
  await goOnline(phone.context);
  await expectUnsent(page, 0);
  await expect(messages(page)).not.toContainText([WAITS]);

  // The organization: the card says that there is something to read, and asks for it at a tap.
  desk.console.expectFailedRequests();
  await desk.install();
  const ngo = await desk.open(`/login?next=${encodeURIComponent('/ngo-dashboard?tab=notifications')}`);
  await logIn(ngo, KOSI);
  const card = main(ngo).locator('article[data-request]');
  await expect(card.getByRole('button', { name: 'Messages' })).toBeHidden();
  await card.getByRole('button', { name: /^Accept: / }).click();
  await expect(card.getByText(/^Whoever asked wrote /)).toBeVisible();
  await card.getByRole('button', { name: 'Messages' }).click();
  await expect(messages(ngo)).toContainText(['Come by boat, to the school.']);
  await goOffline(desk.context);
  await card.getByLabel('Your message').fill('Our boat leaves at four.');
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(ngo).last()).toContainText(WAITS);
  await expectNoViolation(ngo, 'ngo-messages');
  await look(ngo, info, 'ngo-messages');
  await ngo.setViewportSize(VIEWPORTS.desk);
  await look(ngo, info, 'ngo-messages-desk');
  await goOnline(desk.context);
  await expect(messages(ngo).last()).not.toContainText(WAITS);

  await page.reload();
  await expect(messages(page).last()).toContainText('Our boat leaves at four.');
  await expect(messages(page).last()).toContainText('Kosi Flood Relief');
  await expectNoViolation(page, 'track-messages');
  await look(page, info, 'messages');
  // What was told is there without a network.
  await goOffline(phone.context);
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  await goOnline(phone.context);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'الرسائل' })).toBeVisible();
  await look(page, info, 'messages-arabic');
});

test('a volunteer on the way reads what its reporter writes, and answers', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const disaster = await makeDisaster(relay, { status: 'approved' });
  await makeWork(relay, { email: ASHA.email, disasterId: disaster, state: 'accepted', hours: 1 });
  await relay.query(
    `INSERT INTO record_messages (id, record_id, text, said_at, received_at)
     VALUES (gen_random_uuid(), $1, 'The gate is locked, come from behind.', now(), now())`,
    [disaster],
  );
  await relay.query('UPDATE reports SET messaged_at = now(), changed_at = change_time() WHERE id = $1', [disaster]);
  const page = await phone.open(`/login?next=${encodeURIComponent(`/volunteer/notifications/${disaster}`)}`);
  await logIn(page, ASHA);
  await expect(messages(page)).toContainText(['The gate is locked, come from behind.']);
  await main(page).getByLabel('Your message').fill('Ten minutes.');
  await button(page, 'Send').click();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText('The server has it.');
  await button(page, 'Refresh messages').click();
  await expect(messages(page).last()).not.toContainText('The server has it.');
  expect(await relay.query('SELECT text FROM record_messages WHERE account_id IS NOT NULL')).toEqual([
    { text: 'Ten minutes.' },
  ]);
});
