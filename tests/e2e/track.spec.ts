import type { Page } from 'playwright/test';
import { expectUnsent, fillAid, fillReport, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { makeAccount, OMAR, type Someone } from '../support/people.ts';

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

const main = (page: Page) => page.getByRole('main');
const way = (page: Page) => main(page).getByRole('list', { name: 'The way so far' });
const current = (page: Page) => way(page).locator('[aria-current=step]');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** As this person does it on their own phone. */
async function act(relay: Relay, who: Someone, path: string, body: object): Promise<void> {
  const send = async (to: string, what: object, headers: Record<string, string>) => {
    const answer = await fetch(relay.origin + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(what),
    });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { data: { token: string } };
  };
  const { data } = await send('/api/users/login', { email: who.email, password: who.password }, {});
  const authorization = `Bearer ${data.token}`;
  await send(path, body, { authorization, 'idempotency-key': crypto.randomUUID() });
}

const requests = (relay: Relay) =>
  relay.query<{ id: string; status: string; lines: number; isConfirmed: boolean }>(
    `SELECT id, status, jsonb_array_length(requirements) AS lines, confirmed_at IS NOT NULL AS "isConfirmed" FROM aid_requests`,
  );

test('whoever asked for aid follows it on the phone that sent it, says without a network that it is no longer needed, and takes that back', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, KOSI);
  await phone.install();
  const page = await phone.open('/request-assistance');
  await fillAid(page);
  await submit(page, '#aid-form');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'How it stands' })).toBeFocused();
  await expect(current(page)).toContainText('Received');
  await expect(main(page).getByText('Nobody has taken it yet.')).toBeVisible();

  const [sent] = await requests(relay);
  await act(relay, KOSI, '/api/aid/act', { act: 'take', aidId: sent?.id });
  await page.reload();
  await expect(current(page)).toContainText('Taken by an organization');
  await expect(main(page).getByText(/^Kosi Flood Relief has it in hand since /)).toBeVisible();
  await look(page, info, 'tracked-request');
  expect(await sidewaysScroll(page)).toBe(0);

  // Without a network it says what it was told last, and keeps what is said here.
  await goOffline(phone.context);
  await page.reload();
  await expect(current(page)).toContainText('Taken by an organization');
  await expect(main(page).getByText(/^Last update: /)).toBeVisible();
  await button(page, 'No longer needed').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, no longer needed' }).click();
  await expect(
    main(page).getByText('No longer needed: saved on this phone, sent as soon as there is a connection.'),
  ).toBeVisible();
  await expectUnsent(page, 1);
  await look(page, info, 'tracked-offline');
  await goOnline(phone.context);
  await expect(current(page)).toContainText('Withdrawn');
  expect(await requests(relay)).toMatchObject([{ status: 'withdrawn' }]);

  await button(page, 'It is needed after all').click();
  await expect(current(page)).toContainText('Seen by the relief team');
  expect(await requests(relay)).toMatchObject([{ status: 'active', isConfirmed: true }]);
  await expect(main(page).getByText(/^You said on .* that it is still needed\.$/)).toBeVisible();

  // One more requirement; without its words nothing is saved.
  await button(page, 'Add a requirement').click();
  await button(page, 'Save').click();
  await expect(main(page).getByText('Please say what is needed.')).toBeVisible();
  const what = main(page).getByLabel('What', { exact: true });
  await what.fill('Baby food');
  // Kept nowhere yet: Back asks, and once more stays; only whoever says so leaves.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question.getByRole('button', { name: 'Stay on this page' })).toBeFocused();
  await look(page, info, 'tracked-leave');
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(what).toHaveValue('Baby food');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/request-assistance/);
  await expect(question).toBeHidden();
  await page.goForward();
  await button(page, 'Add a requirement').click();
  await expect(what).toHaveValue('');
  await what.fill('Baby food');
  await main(page)
    .getByLabel(/^How much/)
    .fill('3 tins');
  await button(page, 'Save').click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Baby food · 3 tins' })).toBeVisible();
  // Saved, it holds nobody back.
  await page.goBack();
  await expect(page).toHaveURL(/\/request-assistance/);
  await page.goForward();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Baby food · 3 tins' })).toBeVisible();
  expect(await requests(relay)).toMatchObject([{ lines: (sent?.lines ?? 0) + 1 }]);

  // The place is wrong: without a network too it is set where this phone is, and sent afterwards.
  await act(relay, KOSI, '/api/aid/act', { act: 'take', aidId: sent?.id });
  await phone.context.grantPermissions(['geolocation']);
  await phone.context.setGeolocation({ latitude: 26.15, longitude: 86.6, accuracy: 5 });
  await button(page, 'The place is wrong: it is here').click();
  await button(page, 'Save').click();
  await expect(main(page).getByText('Please choose the place: where you are now, or on the map.')).toBeVisible();
  await goOffline(phone.context);
  await button(page, 'Use where I am now').click();
  await expect(main(page).getByText(/^Chosen: /)).toBeVisible();
  await main(page)
    .getByLabel(/^The place in words/)
    .fill('Behind the mosque');
  await look(page, info, 'tracked-move');
  await expectNoViolation(page, 'track-move');
  await button(page, 'Save').click();
  await expect(
    main(page).getByText('The place is another: saved on this phone, sent as soon as there is a connection.'),
  ).toBeVisible();
  await goOnline(phone.context);
  await expect(main(page).getByText(/^You said on .* that the place is another\.$/)).toBeVisible();
  const moves = await relay.query<{ lat: number; words: string }>(
    `SELECT lat, moves -> -1 ->> 'location' AS words FROM aid_requests`,
  );
  expect(moves).toEqual([{ lat: 26.15, words: 'Behind the mosque' }]);
  await expectNoViolation(page, 'track');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'أين وصل الأمر' })).toBeVisible();
  await look(page, info, 'tracked-arabic');
});

test('a report is followed from the list on the phone; another phone finds out its status by reference and number alone', async ({
  onlinePhone,
  newPhone,
  relay,
}, info) => {
  newPhone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const page = await onlinePhone.open('/report-disaster');
  await fillReport(page, { contactNumber: '98100 12345' });
  await submit(page, '#report-form');
  await expect(main(page).getByRole('link', { name: 'See how it stands' })).toBeVisible();
  await page.goto('/outbox');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(current(page)).toContainText('Received');
  const reference =
    (
      await main(page)
        .getByText(/Reference/)
        .innerText()
    ).match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';

  const [report] = await relay.query<{ id: string }>('SELECT id FROM reports');
  await act(relay, OMAR, '/api/report/act', { act: 'decide', reportId: report?.id, seen: 'pending', to: 'active' });
  await page.reload();
  await expect(current(page)).toContainText('Approved');
  await look(page, info, 'tracked-report');

  const other = await newPhone.open('/track');
  await main(other)
    .getByLabel(/^Reference/)
    .fill(reference.toLowerCase().replace('-', ' '));
  await button(other, 'Look up').click();
  await expect(main(other).getByText('Please enter one telephone number, in full.')).toBeVisible();
  await main(other)
    .getByLabel(/^Telephone number/)
    .fill('98100 12346');
  await button(other, 'Look up').click();
  await expect(main(other).getByText('Nothing was found under this reference and this number.')).toBeVisible();
  await look(other, info, 'look-up');
  await main(other)
    .getByLabel(/^Telephone number/)
    .fill('9810012345');
  await button(other, 'Look up').click();
  await expect(main(other).getByRole('status').getByText('Approved')).toBeVisible();
  await expect(main(other).getByText('Disaster report')).toBeVisible();
  await expectNoViolation(other, 'look-up');
});
