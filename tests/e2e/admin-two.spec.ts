import type { Page } from 'playwright/test';
import { send, signIn } from '../support/attack/send.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { main, openAs } from '../support/volunteers.ts';

/*
 * Two admins act on the same record. What comes of it the server decides, whatever the record (`server/acts`, `server/aid`); here the one
 * who comes second, without a network when he acted, is told who was first, when and what now.
 */

const MEENA: Someone = {
  name: 'Meena <i>Rao</i>',
  email: 'meena@example.org',
  password: 'ten boats on the Kosi',
  role: 'admin',
};

const badge = (page: Page, name: string) => main(page).locator('header').getByText(name, { exact: true });

test('an alert that comes after a dismissal alerts nobody, and says who dismissed it', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const meena = await signIn(relay, MEENA);
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  const omar = await openAs(phone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  phone.console.expectFailedRequests();
  // The sheet is a chunk of its own.
  await main(omar).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const sheet = omar.getByRole('dialog');
  await sheet.getByLabel('Message').fill('Boats are needed at ward 7.');
  await goOffline(phone.context);
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  await expect(badge(omar, 'Active')).toBeVisible();
  await expect(main(omar).getByText('Waits on this phone: alert to volunteers')).toBeVisible();
  const dismiss = { act: 'decide', reportId: id, seen: 'pending', to: 'dismissed', dismissal: 'duplicate' };
  await send(relay, '/api/report/act', { ...dismiss, reason: 'The same as the one from ward 8.' }, meena);
  await goOnline(phone.context);
  const conflict = main(omar).getByRole('alert').filter({ hasText: 'Somebody was first' });
  await expect(conflict).toContainText(MEENA.name);
  await expect(conflict).toContainText(/acted before you, .*\d{4}/);
  await expect(conflict).toContainText('It is now: dismissed.');
  await expect(badge(omar, 'Dismissed')).toBeVisible();
  await look(omar, info, 'admin-two-alert');
  await conflict.getByRole('button', { name: 'Put away' }).click();
  await expect(conflict).toHaveCount(0);
  const done = "SELECT action FROM acts WHERE about = $1 AND action NOT IN ('contact-seen', 'profile-seen')";
  expect(await relay.query(done, [id])).toEqual([{ action: 'report-decided' }]);
  expect(await relay.query('SELECT id FROM alerts')).toEqual([]);
});

test('a need of an aid request that two admins decide about is as the first one said, who is named on the card', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const meena = await signIn(relay, MEENA);
  // One is left to be met, so the card stays where it is.
  const needs = ['Food', 'Medicine'].map((type) => ({ type, quantity: 'for 40', urgent: true, status: 'pending' }));
  await askForAid(relay, 'Ward 7', needs);
  const [made] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const aidId = made?.id ?? '';
  await phone.install();
  const omar = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(omar, OMAR);
  const card = omar.locator(`article[data-aid="${aidId}"]`);
  await expect(card).toContainText('Mohammed');
  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await card.getByRole('button', { name: /^Food: .*Change$/ }).click();
  await omar.getByRole('menuitem', { name: 'Fulfilled', exact: true }).click();
  await expect(card.getByText('Waits on this phone: status of a need')).toBeVisible();
  await expect(card.locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'fulfilled');
  const part = { act: 'need', aidId, line: 0, seen: 'pending', status: 'partially-fulfilled', delivered: '15 of 40' };
  await send(relay, '/api/aid/act', part, meena);
  await goOnline(phone.context);
  const conflict = card.getByRole('alert').filter({ hasText: 'Somebody was first' });
  await expect(conflict).toContainText(MEENA.name);
  await expect(conflict).toContainText('It is now: partially fulfilled.');
  await expect(card.locator('[data-line="0"]')).toHaveAttribute('data-need-status', 'partially-fulfilled');
  await look(omar, info, 'admin-two-aid');
  const done = 'SELECT actor::text FROM acts WHERE about = $1';
  expect(await relay.query(done, [aidId])).toEqual([{ actor: meena.id }]);
  expect(await relay.query('SELECT status FROM aid_requests')).toEqual([{ status: 'active' }]);
});
