import type { Locator, Page } from 'playwright/test';
import { untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import type { Relay } from '../support/relay.ts';
import { findOnPhone } from '../support/search-phone.ts';
import { makeWork } from '../support/volunteer-work.ts';

const AADHAAR = '2341 2341 2346';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const sections = (page: Page) => main(page).getByRole('navigation', { name: 'Volunteer dashboard' });
const field = (page: Page, name: string) => page.locator(`#profile-form [name=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save the profile' }).click();
const profiles = (relay: Relay) =>
  relay.query<{ city: string; skills: string }>('SELECT city, skills FROM volunteer_profiles');
const receipts = (relay: Relay) => relay.query("SELECT 1 FROM receipts WHERE call = 'saveVolunteerProfile'");

/** A part of the dashboard of somebody who has just logged in on this phone. */
async function openPart(phone: Phone, tab: string, name: string): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(`/volunteer-dashboard?tab=${tab}`)}`);
  await logIn(page, ASHA);
  await expect(part(page, name)).toBeFocused();
  return page;
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

/** The form stands filled with what the server knows. */
async function untilKnown(page: Page): Promise<void> {
  await expect(field(page, 'email')).toHaveValue(ASHA.email);
}

test('the parts of the dashboard are in the address, tabs at the lower edge of a phone and beside it on a desk; who has left leaves nothing of it behind', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await makeDisaster(relay);
  // On her other phone.
  await relay.query(
    `INSERT INTO learned_modules (id, account_id, course, module, learned_at)
     SELECT gen_random_uuid(), id, 'flood-water', 'moving', now() FROM accounts WHERE email = $1`,
    [ASHA.email],
  );
  const page = await phone.open('/login');
  await logIn(page, ASHA);
  await untilArrived(page, 'Volunteer dashboard');
  await expect(part(page, 'Notifications')).toBeVisible();
  await expect(main(page).getByText('Active Volunteer / Online')).toBeVisible();
  await expect(main(page).getByText('AD', { exact: true })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page');
  await expect(sections(page).getByRole('button', { name: 'Logout' })).toBeHidden();
  const assistant = page.getByRole('button', { name: 'AI Learning Assistant' });
  await expect(assistant).toBeVisible();
  const [above, below] = [await assistant.boundingBox(), await sections(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), 'it covers no tab').toBeLessThan(below?.y ?? 0);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBe(VIEWPORTS.phone.height);
  await look(page, info, 'sections');
  // On the smallest phone, and on its side: a disaster is in view, clear of what lies at the lower edge.
  const disaster = main(page).getByRole('link', { name: 'Flood, Severe' }).first();
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(disaster).toBeInViewport();
    const edges = [await bottomOf(main(page).getByText('Ward 7, behind the school').first()), await topOf(assistant)];
    expect(edges[0], `${size.width} × ${size.height}`).toBeLessThan(edges[1] ?? 0);
  }
  // As large as letters get there is no room for what would lie over the page: the assistant is at its end.
  await page.setViewportSize({ width: 180, height: 370 });
  await expect(assistant).not.toBeInViewport();
  await expect(async () => expect(await topOf(assistant)).toBeGreaterThan(await bottomOf(main(page)))).toPass();
  await page.setViewportSize(VIEWPORTS.phone);
  await sections(page).getByRole('link', { name: 'Profile' }).press('Enter');
  await expect(part(page, 'Profile')).toBeFocused();
  await expect(page).toHaveURL(/\/volunteer-dashboard\?tab=profile$/);
  await untilKnown(page);
  await field(page, 'address').fill('Ward 7, never saved');
  await expect.poll(() => findOnPhone(page, 'Ward 7, never saved')).not.toEqual([]);

  await page.goto('/volunteer/notifications');
  await expect(page).toHaveURL(/\/volunteer-dashboard\?tab=notifications$/);
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(sections(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const name of ['Previous Work', 'Profile', 'Learning', 'Notifications']) {
    await sections(page).getByRole('link', { name }).click();
    await expect(part(page, name)).toBeFocused();
    await expect(sections(page).locator('[aria-current=page]')).toHaveText(name);
  }
  await page.goBack();
  await expect(part(page, 'Learning')).toBeVisible();
  await expect(main(page).getByText('1 of 4 modules learned')).toBeVisible();
  await sections(page).getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  for (const text of ['Ward 7, never saved', ASHA.name, 'flood-water.moving']) {
    expect(await findOnPhone(page, text), text).toEqual([]);
  }
});

test('a profile is saved without a network, waits visibly, and arrives once; former work is there to be read; an Aadhaar number needs the server, and no phone keeps it', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await makeWork(relay, { email: ASHA.email, disasterId: await makeDisaster(relay) });
  const fire = await makeDisaster(relay, { disasterType: 'fire' });
  await makeWork(relay, { email: ASHA.email, disasterId: fire, state: 'declined', why: 'full', hours: 60 });
  const page = await openPart(phone, 'profile', 'Profile');
  await untilKnown(page);
  await expect(field(page, 'name')).toHaveValue(ASHA.name);
  const number = page.locator('[name=aadharNumber]');
  await number.fill(AADHAAR);
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(main(page).getByText('Stored: XXXX XXXX 2346')).toBeVisible();
  await expect(number).toHaveValue('');
  expect(await findOnPhone(page, '2346'), 'what is shown of it').not.toEqual([]);
  for (const text of [AADHAAR, AADHAAR.replaceAll(' ', '')]) expect(await findOnPhone(page, text)).toEqual([]);

  await relay.stop();
  phone.console.expectFailedRequests();
  await page.goto('/volunteer-dashboard?tab=work');
  await expect(main(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(['Flood', 'Fire']);
  await look(page, info, 'previous-work');
  await page.goto('/volunteer-dashboard?tab=profile');
  await untilKnown(page);
  await field(page, 'phone').fill('0177-4521');
  await field(page, 'city').fill('Patna');
  await field(page, 'bloodGroup').selectOption('AB+');
  await field(page, 'skills').fill('Boat\nFirst aid');
  await save(page);
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await look(page, info, 'profile-waits');
  await number.fill(AADHAAR);
  await page.getByRole('button', { name: 'Save the number' }).click();
  const ofNumber = page.locator('form', { has: number });
  await expect(ofNumber.getByText('There is no connection to the server.')).toBeVisible();
  await expect(number).toHaveValue(AADHAAR);
  await page.reload();
  await expect(field(page, 'city')).toHaveValue('Patna');
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await relay.start();
  for (const tab of ['profile', 'work'] as const) {
    await page.goto(`/volunteer-dashboard?tab=${tab}&lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    expect(await sidewaysScroll(page), `${tab} from right to left`).toBe(0);
  }
  await expect.poll(() => profiles(relay)).toEqual([{ city: 'Patna', skills: 'Boat\nFirst aid' }]);
  await expectUnsent(page, 0);
  expect(await receipts(relay)).toHaveLength(1);
});

test('a word typed right before the page goes is there again, though the phone’s database had no time to take it; another tab sees what is saved, and what is being typed there stays', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const one = await openPart(phone, 'profile', 'Profile');
  await untilKnown(one);
  await one.evaluate(() => {
    // What is put there never comes to its end.
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putOrHang(value: { key?: unknown }, ...more) {
      return value.key === 'profile-draft'
        ? (new EventTarget() as IDBRequest<IDBValidKey>)
        : put.call(this, value, ...more);
    };
  });
  await field(one, 'address').fill('Ward 7');
  await one.reload();
  await expect(field(one, 'address')).toHaveValue('Ward 7');
  await expect(main(one).getByText('Your unfinished form was kept.')).toBeVisible();
  // The database has it by now, and the browser's small storage no more.
  await expect
    .poll(() => one.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('last-words'))))
    .toEqual([]);
  expect(await findOnPhone(one, 'Ward 7')).not.toEqual([]);
  await field(one, 'city').fill('Patna');
  await save(one);
  await expect(main(one).getByText('Profile updated successfully!')).toBeVisible();

  const other = await phone.open('/volunteer-dashboard?tab=profile');
  await untilKnown(other);
  await one.bringToFront();
  await field(one, 'city').fill('Gaya');
  await save(one);
  await other.bringToFront();
  await expect(field(other, 'city')).toHaveValue('Gaya');
  await field(other, 'skills').fill('Boat');
  await one.bringToFront();
  await field(one, 'city').fill('Rampur');
  await save(one);
  await expect.poll(() => profiles(relay)).toMatchObject([{ city: 'Rampur' }]);
  await other.bringToFront();
  await expect(field(other, 'skills')).toHaveValue('Boat');
  await save(other);
  await expect.poll(() => profiles(relay)).toEqual([{ city: 'Rampur', skills: 'Boat' }]);
});
