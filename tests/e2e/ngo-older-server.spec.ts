import type { Page } from 'playwright/test';
import { askForAid } from '../support/disasters.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { meetOlderServer } from '../support/older-server.ts';
import { logIn, makeAccount, type Someone } from '../support/people.ts';
import { makeTask } from '../support/volunteers.ts';

/*
 * An NGO's phone of today at a server of the contract before NGOs could send people to disasters. What such a phone of before finds at today's
 * server is proved in server/ngos/older-phone.test.ts.
 */

const OLDER = 11;
const HANDS: Someone = {
  name: 'Helping Hands',
  email: 'hands@example.org',
  password: 'twelve pairs of hands',
  role: 'ngo',
};
const REQUESTS = '/ngo-dashboard?tab=notifications';
const NEEDS = [{ type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' }];

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, id: string) => page.locator(`article[data-request="${id}"]`);

test('an answer that an older server does not know waits with its reason, nothing else waits for it, and it arrives once after the update', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, HANDS);
  await relay.query("UPDATE accounts SET shown = true, status = 'approved' WHERE email = $1", [HANDS.email]);
  await relay.query(
    `INSERT INTO ngo_profiles (id, focus_areas, area)
     SELECT id, '["Food Aid"]', '{"lati":26.12,"long":86.6,"radiusKm":50}' FROM accounts WHERE email = $1`,
    [HANDS.email],
  );
  const disaster = await makeTask(relay, 20, { location: { lati: 26.1234, long: 86.605 } });
  await askForAid(relay, '26.1234, 86.6050', NEEDS);
  const [aid] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const request = aid?.id ?? '';
  const pledges = () => relay.query<{ people: number; state: string }>('SELECT people, state FROM ngo_pledges');

  const page = await phone.open(`/login?next=${encodeURIComponent(REQUESTS)}`);
  await logIn(page, HANDS);
  await expect(card(page, disaster)).toContainText('Flood: 20 volunteers needed');
  await expect(card(page, request)).toContainText('Resource Request');

  const older = await meetOlderServer(phone.context, OLDER);
  await card(page, disaster)
    .getByRole('button', { name: /^Send people: / })
    .click();
  await page.getByRole('dialog').getByLabel('People', { exact: true }).fill('5');
  await page.getByRole('dialog').getByRole('button', { name: 'Send these people' }).click();
  await expect(card(page, disaster)).toContainText('Waits on this phone: people sent');
  await expect(card(page, disaster)).toContainText('Waiting for the server’s update.');
  await expect(card(page, disaster)).toContainText('Do not set out before that.');
  await expectUnsent(page, 1);
  await look(page, info, 'ngo-older-server');

  // What that server knows goes on.
  await card(page, request)
    .getByRole('button', { name: /^Accept: / })
    .click();
  await expect(card(page, request)).toContainText('Mohammed');
  await expectUnsent(page, 1);

  // Opened again there, where neither the pledge nor any number of places is told, it still waits.
  await page.reload();
  await expect(card(page, disaster)).toContainText('Waiting for the server’s update.');
  await expect(card(page, request)).toContainText('Mohammed');
  await page.goto('/outbox');
  const waiting = main(page).locator('[data-item-state="queued"]');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Answer to a disaster');
  await expect(waiting).toContainText('Waiting for the server’s update.');
  await expect(page.locator('[data-item-state="needs-you"]')).toHaveCount(0);
  expect(new Set(older.unknown)).toEqual(new Set(['answerDisaster']));
  expect(await pledges()).toEqual([]);

  await older.update();
  await page.goto(REQUESTS);
  await expect(card(page, disaster)).toContainText('Your 5 people are expected');
  expect(await pledges()).toEqual([{ people: 5, state: 'active' }]);
  await expect(page.locator('[data-unsent]:not([data-unsent="0"])')).toHaveCount(0);
});
