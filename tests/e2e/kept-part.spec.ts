import type { Page } from 'playwright/test';
import { makeDisasters } from '../support/disasters.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const kept = (page: Page) => main(page).getByText(/^Kept on this phone: /);

test('of many disasters a phone keeps some, says of how many, and more at a person’s word; without a network it stays', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeDisasters(relay, 730);
  const page = await phone.context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/changes/')) asked.push(request.url());
  });
  await page.goto('/disasters');
  await expect(kept(page)).toHaveText('Kept on this phone: 500 of 730');
  // Pages of a hundred, and at most one that asks whether there is news.
  expect(asked.length).toBeLessThanOrEqual(6);
  await look(page, info, 'kept-part');
  phone.console.expectFailedRequests();
  await phone.context.setOffline(true);
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(main(page).getByText(/The server cannot be reached/)).toBeVisible();
  await expect(kept(page)).toHaveText('Kept on this phone: 500 of 730');
  await phone.context.setOffline(false);
  await main(page).getByRole('button', { name: 'Keep more' }).click();
  await expect(kept(page)).toHaveCount(0);
});

test('an admin’s counts are the server’s where this phone keeps a part', async ({ onlinePhone: phone, relay }) => {
  await makeDisasters(relay, 2_100);
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=reported')}`);
  await logIn(page, OMAR);
  await page.getByRole('tab', { name: /^Active/ }).click();
  await expect(page.getByText('Kept on this phone: 2,000 of 2,100')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Active/ })).toContainText('2,100');
});
