import type { Page } from 'playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { askForAid } from '../support/disasters.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { logIn, makeAccount, type Someone } from '../support/people.ts';
import type { Relay } from '../support/relay.ts';

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};
const GAYA: Someone = {
  name: 'Gaya Kitchens',
  email: 'gaya@example.org',
  password: 'nine pots in the yard',
  role: 'ngo',
};
const REQUESTS = '/ngo-dashboard?tab=notifications';
const FOOD = [
  { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
  { type: 'Baby food', quantity: '10 tins', urgent: false, status: 'pending' },
];
const MEDICINE = [{ type: 'Medicine', quantity: 'for 5', urgent: false, status: 'pending' }];
const SUPAUL = '26.1234, 86.6050';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.locator('article[data-request]');
const card = (page: Page, id: string) => page.locator(`article[data-request="${id}"]`);
const press = (page: Page, id: string, name: string | RegExp) => card(page, id).getByRole('button', { name }).click();
const filter = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).click();

/** A request for aid that came in. Answers its id. */
async function made(relay: Relay, location: string, needs: readonly object[]): Promise<string> {
  await askForAid(relay, location, needs);
  const [row] = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1');
  return row?.id ?? '';
}

/** One that is approved, works on food, and within 50 km of Supaul. */
async function makeNgo(relay: Relay, who: Someone): Promise<void> {
  await makeAccount(relay, who);
  await relay.query("UPDATE accounts SET shown = true, status = 'approved' WHERE email = $1", [who.email]);
  await relay.query(
    `INSERT INTO ngo_profiles (id, focus_areas, area)
     SELECT id, '["Food Aid"]', '{"lati":26.12,"long":86.6,"radiusKm":50}' FROM accounts WHERE email = $1`,
    [who.email],
  );
}

async function openRequests(phone: Phone, who: Someone): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(REQUESTS)}`);
  await logIn(page, who);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeFocused();
  return page;
}

async function setNeed(page: Page, id: string, what: string, status: string): Promise<void> {
  await press(page, id, new RegExp(`^${what}: .*Change$`));
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}

test('an NGO sees what suits it, accepts without a network, gets the contact with the answer, and delivers', async ({
  phone,
  relay,
}, info) => {
  await makeNgo(relay, KOSI);
  const food = await made(relay, SUPAUL, FOOD);
  await made(relay, SUPAUL, MEDICINE);
  await made(relay, '28.61, 77.20', FOOD);
  const page = await openRequests(phone, KOSI);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, food)).toContainText('Critical');
  await expect(card(page, food)).toContainText('Shown once you have accepted.');
  await expect(card(page, food)).not.toContainText('Mohammed');
  await look(page, info, 'ngo-requests');
  // Above the fold of a phone: the filters are folded.
  const top = await card(page, food).boundingBox();
  expect(top?.y).toBeLessThan(VIEWPORTS.phone.height - 200);
  await main(page).getByText('Search and filters', { exact: true }).click();
  await main(page)
    .getByRole('checkbox', { name: /^Also outside/ })
    .check();
  await expect(cards(page)).toHaveCount(3);
  await main(page)
    .getByRole('checkbox', { name: /^Also outside/ })
    .uncheck();

  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await press(page, food, /^Accept: /);
  // It leaves its place, so that where it went is seen as well as read aloud.
  await expect(page.getByText('Saved on this phone. You find it under “Accepted”.')).toHaveCount(2);
  await expect(card(page, food)).toContainText(
    'It is yours only once the server has answered. Do not set out before that.',
  );
  await expect(card(page, food)).toContainText('Asked for, no answer yet');
  await expectUnsent(page, 1);
  await look(page, info, 'ngo-requests-asked');

  await goOnline(phone.context);
  await expect(card(page, food)).toContainText('Mohammed');
  await expect(card(page, food).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await expect(card(page, food).getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', /^sms:/);
  await expect(card(page, food).getByRole('link', { name: 'Open in a map app' })).toBeVisible();
  await filter(page, /^Accepted \(1\)$/);

  await setNeed(page, food, 'Food', 'Partially fulfilled');
  await page
    .getByRole('dialog')
    .getByLabel(/Has come so far/)
    .fill('15 of 40 meals');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as partially fulfilled' }).click();
  await expect(card(page, food)).toContainText('Has come: 15 of 40 meals');
  await look(page, info, 'ngo-requests-accepted');
  const given = page.getByRole('dialog', { name: /^How was .* given\?$/ });
  await press(page, food, 'Pack a delivery');
  const pack = page.getByRole('dialog', { name: 'Pack a delivery' });
  await expect(pack.getByRole('checkbox', { name: 'Baby food' })).toBeChecked();
  await pack.getByRole('button', { name: 'Close' }).click();
  await setNeed(page, food, 'Food', 'Fulfilled');
  await given.getByRole('button', { name: 'Save as fulfilled' }).click();
  await expect(given).toContainText('Please say how it was given.');
  await given.locator('textarea').fill('Our boat took it to the school.');
  await look(page, info, 'ngo-given');
  await given.getByRole('button', { name: 'Save as fulfilled' }).click();
  await expect(card(page, food)).toContainText('Given: Our boat took it to the school.');
  await setNeed(page, food, 'Baby food', 'Fulfilled');
  await given.locator('textarea').fill('They fetched it.');
  await given.getByRole('button', { name: 'Save as fulfilled' }).click();
  await expect.poll(() => relay.query("SELECT 1 FROM aid_requests WHERE status = 'fulfilled'")).toHaveLength(1);
  await expect(cards(page)).toHaveCount(0);

  await page.goto('/ngo-dashboard?tab=work');
  await expect(main(page).getByRole('article', { name: /^Relief: Flood$/ })).toContainText('Food (40 meals)');
  await expect(main(page).getByRole('article')).toContainText('2 needs met');
  await expect(main(page)).not.toContainText('Mohammed');
  await look(page, info, 'ngo-work');
});

test('two NGOs want the same: who comes second is told so; a part is given back with a reason; a rejection is taken back', async ({
  onlinePhone: phone,
  newPhone,
  relay,
}, info) => {
  for (const who of [KOSI, GAYA]) await makeNgo(relay, who);
  const food = await made(relay, SUPAUL, FOOD);
  const other = await made(relay, SUPAUL, FOOD);
  const page = await openRequests(phone, KOSI);
  const second = await openRequests(newPhone, GAYA);
  await expect(cards(second)).toHaveCount(2);
  newPhone.console.expectFailedRequests();
  await goOffline(newPhone.context);
  await press(second, food, /^Accept: /);
  await expectUnsent(second, 1);

  await press(page, food, 'Choose what you take');
  const sheet = page.getByRole('dialog', { name: 'What do you take on?' });
  await sheet.getByRole('button', { name: 'Accept these' }).click();
  await expect(sheet).toContainText('Choose at least one need.');
  await sheet.getByRole('checkbox', { name: /^Food/ }).check();
  await look(page, info, 'ngo-take');
  await sheet.getByRole('button', { name: 'Accept these' }).click();
  await expect(card(page, food)).toContainText('Mohammed');

  await goOnline(newPhone.context);
  await expect(second.getByText('Another organization acted before you', { exact: false })).toBeVisible();
  await expect(card(second, food)).toContainText('Taken by another organization');
  await expect(card(second, food)).not.toContainText('Mohammed');
  await look(second, info, 'ngo-lost');
  await main(second).getByRole('button', { name: 'Show the next open request' }).click();
  await expect(card(second, other).getByRole('heading')).toBeFocused();

  await press(page, food, 'Give back');
  const question = page.getByRole('dialog', { name: 'Give this back?' });
  await question.locator('textarea').fill('No boat left.');
  await question.getByRole('button', { name: 'Give back' }).click();
  await expect(card(page, food)).not.toContainText('Mohammed');

  await press(page, other, /^Reject: /);
  await filter(page, /^Rejected \(1\)$/);
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => relay.query('SELECT 1 FROM aid_rejections')).toHaveLength(1);
  await page.reload();
  await filter(page, /^Rejected \(1\)$/);
  await press(page, other, 'Withdraw the rejection');
  await expect(main(page)).toContainText('You have rejected nothing.');
  await expect.poll(() => relay.query('SELECT 1 FROM aid_rejections')).toHaveLength(0);
  expect(await relay.query("SELECT 1 FROM acts WHERE action = 'aid-handed-back'")).toHaveLength(1);
});

test('an NGO takes a part of a need without a network, the server dies over it, and another takes what is still open', async ({
  phone,
  newPhone,
  relay,
}, info) => {
  for (const who of [KOSI, GAYA]) await makeNgo(relay, who);
  const tins = await made(relay, SUPAUL, [{ type: 'Food', quantity: '50 tins', urgent: true, status: 'pending' }]);
  const page = await openRequests(phone, KOSI);
  const second = await openRequests(newPhone, GAYA);
  await expect(card(second, tins)).toContainText('50 tins');
  for (const one of [phone, newPhone]) one.console.expectFailedRequests();
  await goOffline(phone.context);
  const takePart = async (on: Page, amount: string) => {
    await press(on, tins, 'Choose what you take');
    const sheet = on.getByRole('dialog', { name: 'What do you take on?' });
    await sheet.getByLabel('How much you take: Food').fill(amount);
    await sheet.getByRole('button', { name: 'Accept these' }).click();
    return sheet;
  };
  const sheet = await takePart(page, '51');
  await expect(sheet).toContainText('Write a number, 50 at most.');
  await look(page, info, 'ngo-take-part');
  await sheet.getByLabel('How much you take: Food').fill('20');
  await sheet.getByRole('button', { name: 'Accept these' }).click();
  await expect(card(page, tins)).toContainText('30 tins');
  await expect(card(page, tins)).toContainText('20 tins');
  await expectUnsent(page, 1);

  await relay.stop();
  await goOnline(phone.context);
  await takePart(second, '40');
  await expectUnsent(second, 1);
  await goOffline(newPhone.context);
  await relay.start();
  await expect(card(page, tins)).toContainText('Mohammed');
  await goOnline(newPhone.context);
  await expect(second.getByText('Nothing was taken', { exact: true })).toBeVisible();
  await expect(card(second, tins)).not.toContainText('Mohammed');
  // What the other took is seen under the open question too.
  await press(second, tins, 'Choose what you take');
  await expect(second.getByText('Open: 30')).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await takePart(second, '30');
  await expect(card(second, tins)).toContainText('Mohammed');
  const held = await relay.query(
    `SELECT requirements -> line ->> 'quantity' AS quantity
     FROM aid_taken_lines JOIN aid_requests ON aid_requests.id = aid_id ORDER BY line`,
  );
  expect(held).toEqual([{ quantity: '30 tins' }, { quantity: '20 tins' }]);
});

test('at a desk the map stands beside the list; a mark leads to its request; in Arabic nothing runs out of the page', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeNgo(relay, KOSI);
  const food = await made(relay, SUPAUL, FOOD);
  const page = await openRequests(phone, KOSI);
  await expect(cards(page)).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: 'Show on a map' })).toBeVisible();
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(main(page).getByRole('button', { name: 'Show on a map' })).toBeHidden();
  await main(page).getByRole('button', { name: 'Flood · Critical' }).press('Enter');
  await expect(card(page, food).getByRole('heading')).toBeFocused();
  await page.goto(`${REQUESTS}&lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(cards(page)).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBe(0);
  await look(page, info, 'ngo-requests-ar');
});

test('the service area is set on the map and stands on the public page; who waits for approval is told so', async ({
  onlinePhone: phone,
  newPhone,
  relay,
}, info) => {
  await makeAccount(relay, GAYA, 'pending');
  const waiting = await openRequests(newPhone, GAYA);
  await expect(main(waiting)).toContainText('An administrator has to approve your organization');
  await makeNgo(relay, KOSI);
  const food = await made(relay, SUPAUL, FOOD);
  await relay.query("UPDATE accounts SET status = 'approved' WHERE email = $1", [GAYA.email]);
  await waiting.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card(waiting, food)).toBeVisible();
  const page = await phone.open('/login');
  await logIn(page, KOSI);
  await untilArrived(page, 'NGO dashboard');
  const form = page.locator('#ngo-profile-form');
  await expect(form.locator('[name=areaKm]')).toHaveValue('50');
  await form.locator('[name=registrationNumber]').fill('BR/1');
  await form.locator('[name=areaKm]').selectOption('');
  await form.getByRole('button', { name: 'Save the profile' }).click();
  await expect.poll(() => relay.query('SELECT 1 FROM ngo_profiles WHERE area IS NULL')).toHaveLength(1);
  await form.locator('[name=areaKm]').selectOption('100');
  await form.getByRole('button', { name: 'Save the profile' }).click();
  await expect(main(page)).toContainText('Please fill in all required fields');
  await form.getByRole('button', { name: /map/i }).click();
  await page.getByRole('group', { name: 'Where is it?' }).focus();
  // No place is taken from a map of the whole world.
  for (let zoom = 1; zoom < 5; zoom += 1) await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await look(page, info, 'ngo-area');
  await form.getByRole('button', { name: 'Save the profile' }).click();
  await expect
    .poll(() => relay.query("SELECT 1 FROM ngo_profiles WHERE (area ->> 'radiusKm')::int = 100"))
    .toHaveLength(1);
  await form.getByLabel('Town', { exact: true }).fill('sahars');
  await form.getByLabel('Town', { exact: true }).press('Enter');
  await form.getByRole('button', { name: 'Saharsa, Bihar' }).click();
  await expect(form.getByText('Set to Saharsa.')).toBeVisible();
  await look(page, info, 'ngo-area-town');
  await form.getByRole('button', { name: 'Save the profile' }).click();
  await expect
    .poll(() => relay.query("SELECT 1 FROM ngo_profiles WHERE (area ->> 'lati')::float = 25.88"))
    .toHaveLength(1);
  await main(page).getByRole('link', { name: 'See your public page' }).click();
  // A list that is a minute old is not asked for by itself.
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(main(page)).toContainText('Up to 100 km from');
});
