import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import type { Relay } from '../support/relay.ts';
import { makeTask, openAs } from '../support/volunteers.ts';

const HANDS: Someone = {
  name: 'Helping Hands',
  email: 'hands@example.org',
  password: 'twelve pairs of hands',
  role: 'ngo',
};
const REQUESTS = '/ngo-dashboard?tab=notifications';
const SUPAUL = { lati: 26.1234, long: 86.605 };
const DELHI = { lati: 28.61, long: 77.2 };

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.locator('article[data-request]');
const card = (page: Page, id: string) => page.locator(`article[data-request="${id}"]`);
const press = (page: Page, id: string, name: string | RegExp) => card(page, id).getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog');

/** One that is approved and works within 50 km of Supaul. */
async function makeNgo(relay: Relay, who: Someone): Promise<void> {
  await makeAccount(relay, who);
  await relay.query("UPDATE accounts SET shown = true, status = 'approved' WHERE email = $1", [who.email]);
  await relay.query(
    `INSERT INTO ngo_profiles (id, focus_areas, area)
     SELECT id, '["Food Aid"]', '{"lati":26.12,"long":86.6,"radiusKm":50}' FROM accounts WHERE email = $1`,
    [who.email],
  );
}

async function openRequests(phone: Phone): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(REQUESTS)}`);
  await logIn(page, HANDS);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeFocused();
  return page;
}

async function send(page: Page, id: string, people: string, note = ''): Promise<void> {
  await press(page, id, /^Send people: /);
  await dialog(page).getByLabel('People', { exact: true }).fill(people);
  if (note !== '')
    await dialog(page)
      .getByLabel(/^Note for the coordinators/)
      .fill(note);
  await dialog(page).getByRole('button', { name: 'Send these people' }).click();
}

const pledges = (relay: Relay) =>
  relay.query<{ people: number; state: string }>('SELECT people, state FROM ngo_pledges ORDER BY pledged_at');

test('an NGO answers a disaster that lacks volunteers without a network, is told that its people are expected, and takes them back', async ({
  phone,
  newPhone,
  relay,
}, info) => {
  await makeNgo(relay, HANDS);
  await makeAccount(relay, OMAR);
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 20, { location: SUPAUL, severity: 'critical' });
  await makeTask(relay, 20, { location: DELHI });
  const full = await makeTask(relay, 1, { location: SUPAUL, disasterType: 'fire' });
  await relay.query('UPDATE reports SET volunteers_accepted = 1, changed_at = change_time() WHERE id = $1', [full]);
  const page = await openRequests(phone);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, id)).toContainText('Flood: 20 volunteers needed');
  await expect(card(page, id)).toContainText('Volunteer Request');
  await expect(card(page, id)).toContainText('Critical');
  await expect(card(page, id)).toContainText('Shown once your people are expected.');
  await look(page, info, 'ngo-volunteers');

  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await press(page, id, /^Send people: /);
  await expect(dialog(page)).toContainText('20 places are free, as far as this phone knows.');
  await dialog(page).getByRole('button', { name: 'Send these people' }).click();
  await expect(dialog(page)).toContainText('Enter a whole number, 1 or more.');
  await look(page, info, 'ngo-volunteers-answer');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await send(page, id, '5', 'Two boats, led by Mira.');
  await expect(card(page, id)).toContainText('Sent: 5 people. No answer yet');
  await expect(card(page, id)).toContainText('Do not set out before that.');
  await expectUnsent(page, 1);
  await look(page, info, 'ngo-volunteers-asked');

  await goOnline(phone.context);
  await expect(card(page, id)).toContainText('Your 5 people are expected');
  await expect(card(page, id)).toContainText('5 of 20 are coming');
  await expect(card(page, id)).toContainText('Ward 7, behind the school');
  expect(await pledges(relay)).toEqual([{ people: 5, state: 'active' }]);
  await press(page, id, 'Show whom to call');
  await expect(card(page, id).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  expect(await relay.query("SELECT 1 FROM acts WHERE action = 'contact-seen'")).toHaveLength(1);
  await look(page, info, 'ngo-volunteers-expected');

  // The volunteer's places shrink, and the admin sees who comes.
  await newPhone.install();
  const volunteer = await newPhone.open(`/login?next=${encodeURIComponent('/volunteer-dashboard?tab=notifications')}`);
  await logIn(volunteer, ASHA);
  await expect(main(volunteer).locator(`[data-task="${id}"]`)).toContainText(
    '5 of 20 volunteers, 5 of them from Helping Hands',
  );
  await look(volunteer, info, 'ngo-volunteers-task');

  await press(page, id, 'Take back');
  await dialog(page).locator('textarea').fill('The bus broke down.');
  await dialog(page).getByRole('button', { name: 'Take them back' }).click();
  await expect.poll(() => pledges(relay)).toEqual([{ people: 5, state: 'withdrawn' }]);
  await expect(card(page, id)).toContainText('Flood: 20 volunteers needed');
  await expect(card(page, id)).not.toContainText('Ward 7');
});

test('whoever answers when the places are taken is told so; an admin sees who comes and takes them back', async ({
  onlinePhone: phone,
  newPhone,
  relay,
}, info) => {
  await makeNgo(relay, HANDS);
  await makeAccount(relay, OMAR);
  const id = await makeTask(relay, 4, { location: SUPAUL });
  const page = await openRequests(phone);
  await expect(cards(page)).toHaveCount(1);
  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await send(page, id, '4');
  await relay.query('UPDATE reports SET volunteers_wanted = 3, changed_at = change_time() WHERE id = $1', [id]);
  await goOnline(phone.context);
  await expect(main(page)).toContainText('It is now: fewer places are free.');
  expect(await pledges(relay)).toEqual([]);
  await look(page, info, 'ngo-volunteers-lost');
  await main(page).getByRole('button', { name: 'Put away' }).click();
  await send(page, id, '3', 'Two boats, led by Mira.');
  await expect(card(page, id)).toContainText('Your 3 people are expected');
  await expect(card(page, id)).toContainText('Flood: enough volunteers');

  const admin = await openAs(newPhone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  await expect(main(admin)).toContainText('3 people from Helping Hands');
  await expect(main(admin)).toContainText('Two boats, led by Mira.');
  await look(admin, info, 'admin-pledges');
  await main(admin).getByRole('button', { name: 'Take back the people of Helping Hands' }).click();
  await dialog(admin).locator('textarea').fill('The road is gone.');
  await dialog(admin).getByRole('button', { name: 'Take them back' }).click();
  await expect.poll(() => pledges(relay)).toEqual([{ people: 3, state: 'withdrawn' }]);
  await expect(main(admin)).not.toContainText('3 people from Helping Hands');
});

test('rejected and taken back, resolved and among its work; at a desk, dark and in Arabic', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeNgo(relay, HANDS);
  const [id, other] = [
    await makeTask(relay, 4, { location: SUPAUL }),
    await makeTask(relay, 9, { location: SUPAUL, disasterType: 'fire', severity: 'mild' }),
  ];
  const page = await openRequests(phone);
  await expect(cards(page)).toHaveCount(2);
  await press(page, other, /^Reject: /);
  await main(page)
    .getByRole('button', { name: /^Rejected \(1\)$/ })
    .click();
  await expect.poll(() => relay.query('SELECT 1 FROM disaster_rejections')).toHaveLength(1);
  await press(page, other, 'Withdraw the rejection');
  await expect.poll(() => relay.query('SELECT 1 FROM disaster_rejections')).toHaveLength(0);
  await main(page).getByRole('button', { name: /^All / }).click();
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(cards(page)).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, info, 'ngo-volunteers-desk-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await send(page, id, '2');
  await expect(card(page, id)).toContainText('Your 2 people are expected');
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`${REQUESTS}&lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(cards(page)).toHaveCount(2);
  expect(await sidewaysScroll(page)).toBe(0);
  await look(page, info, 'ngo-volunteers-ar');
  await relay.query("UPDATE ngo_pledges SET state = 'done', ended_at = now()");
  await relay.query(
    "UPDATE reports SET status = 'rejected', resolved_at = now(), changed_at = change_time() WHERE id = $1",
    [id],
  );
  await page.goto('/ngo-dashboard?tab=work&lang=en');
  await expect(main(page).getByRole('article', { name: 'Relief: Flood' })).toContainText('People sent');
  await look(page, info, 'ngo-volunteers-work');
});
