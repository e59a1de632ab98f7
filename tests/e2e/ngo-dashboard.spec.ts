import type { Page } from 'playwright/test';
import { untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { logIn, makeAccount, type Someone } from '../support/people.ts';
import type { Relay } from '../support/relay.ts';
import { findOnPhone } from '../support/search-phone.ts';

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });
const sections = (page: Page) => main(page).getByRole('navigation', { name: 'NGO dashboard' });
const field = (page: Page, name: string) => page.locator(`#ngo-profile-form [name=${name}]`);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const save = (page: Page) => press(page, 'Save the profile');
const receipts = (relay: Relay) => relay.query("SELECT 1 FROM receipts WHERE call = 'saveNgoProfile'");
const idOf = async (relay: Relay) => {
  const [row] = await relay.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [KOSI.email]);
  return row?.id ?? '';
};

async function openDashboard(phone: Phone): Promise<Page> {
  const page = await phone.open('/login');
  await logIn(page, KOSI);
  await untilArrived(page, 'NGO dashboard');
  await expect(field(page, 'email')).toHaveValue(KOSI.email);
  return page;
}

test('an NGO writes its profile without a network: it waits visibly, arrives once, and stands on the public page of another phone', async ({
  phone,
  newPhone,
  relay,
}, info) => {
  await makeAccount(relay, KOSI);
  await relay.query("UPDATE accounts SET shown = true, status = 'approved' WHERE email = $1", [KOSI.email]);
  const id = await idOf(relay);
  const page = await openDashboard(phone);
  await expect(main(page).getByText('Active Organization / Online')).toBeVisible();
  await expect(main(page).getByText('KR', { exact: true })).toBeVisible();
  await save(page);
  await expect(main(page).getByText('Please fill in all required fields')).toBeVisible();
  await expect(field(page, 'registrationNumber')).toBeFocused();

  const other = await newPhone.open(`/ngo/${id}`);
  await expect(other.getByRole('heading', { level: 1, name: KOSI.name })).toBeVisible();

  await relay.stop();
  phone.console.expectFailedRequests();
  newPhone.console.expectFailedRequests();
  await field(page, 'organizationName').fill('Kosi Boats');
  await field(page, 'registrationNumber').fill('BR/2011/0042');
  await press(page, 'Shelter');
  await field(page, 'newArea').fill('Boats');
  await field(page, 'newArea').press('Enter');
  await field(page, 'contact').fill('+91 6473 223 344');
  await field(page, 'city').fill('Supaul');
  await field(page, 'scope').selectOption('Local');
  await field(page, 'description').fill('Boats and dry food.');
  await look(page, info, 'profile');
  await save(page);
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await expectUnsent(page, 1);
  await page.reload();
  // A profile that is complete is not what is shown first.
  await expect(part(page, 'Notifications')).toBeVisible();
  await sections(page).getByRole('link', { name: 'NGO Profile' }).click();
  await expect(field(page, 'city')).toHaveValue('Supaul');
  await expect(page.locator('#ngo-profile-form').getByRole('listitem')).toHaveText(['Shelter', 'Boats']);
  // And so will others see it.
  await expect(main(page).getByRole('article', { name: 'Kosi Boats' }).getByRole('listitem')).toHaveText([
    'Shelter',
    'Boats',
  ]);
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await look(page, info, 'profile-waits');

  await relay.start();
  await expect.poll(() => receipts(relay)).toHaveLength(1);
  await expectUnsent(page, 0);
  await other.reload();
  // A list that is a minute old is not asked for by itself.
  await other.getByRole('button', { name: 'Refresh' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Kosi Boats' })).toBeVisible();
  for (const text of ['Supaul', 'Shelter', 'Boats', 'Boats and dry food.', 'BR/2011/0042']) {
    await expect(main(other).getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await findOnPhone(other, KOSI.email)).toEqual([]);
  await page.goto('/ngo-dashboard?tab=profile&lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(field(page, 'city')).toHaveValue('Supaul');
  expect(await sidewaysScroll(page)).toBe(0);
  await look(page, info, 'profile-ar');
});

test('the parts are tabs at the lower edge of a phone, and stand beside what is read on a desk; who has left leaves nothing behind', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, KOSI, 'pending');
  const page = await openDashboard(phone);
  await expect(main(page).getByText('Waiting for approval / Online')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See your public page' })).toHaveCount(0);
  const edge = (await sections(page).boundingBox()) ?? { y: 0, height: 0 };
  expect(edge.y + edge.height).toBe(VIEWPORTS.phone.height);
  await sections(page).getByRole('link', { name: 'Active disasters' }).click();
  await expect(part(page, 'Active disasters')).toBeFocused();
  await page.setViewportSize(VIEWPORTS.desk);
  const quickLinks = page.getByRole('contentinfo').getByRole('navigation').first();
  const leftOf = async () => (await quickLinks.boundingBox())?.x ?? 0;
  const beside = await leftOf();
  await sections(page).getByRole('link', { name: 'NGO Profile' }).click();
  await expect(part(page, 'NGO Profile')).toBeFocused();
  await field(page, 'address').fill('Ward 7, never saved');
  await expect.poll(() => findOnPhone(page, 'Ward 7, never saved')).not.toEqual([]);
  await sections(page).getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  expect(await leftOf()).toBeLessThan(beside);
  for (const text of ['Ward 7, never saved', KOSI.email]) expect(await findOnPhone(page, text), text).toEqual([]);
});

test('two phones of one NGO change different things: both stand, and what is being typed stays', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, KOSI);
  const page = await openDashboard(phone);
  await field(page, 'registrationNumber').fill('BR/1');
  await press(page, 'Food Aid');
  await save(page);
  await expect(main(page).getByText('Profile updated successfully!')).toBeVisible();
  await field(page, 'city').fill('Patna');
  // The other phone.
  await relay.query(
    `UPDATE ngo_profiles SET website = 'https://kosi.example' WHERE id = (SELECT id FROM accounts WHERE email = $1)`,
    [KOSI.email],
  );
  await save(page);
  const profiles = () => relay.query('SELECT registration_number, city, website, focus_areas FROM ngo_profiles');
  await expect
    .poll(profiles)
    .toEqual([
      { registration_number: 'BR/1', city: 'Patna', website: 'https://kosi.example', focus_areas: ['Food Aid'] },
    ]);
  await expect(field(page, 'website')).toHaveValue('https://kosi.example');
});
