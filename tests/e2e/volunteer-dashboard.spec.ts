import type { Page } from '@playwright/test';
import { courseIds } from '../../contract/courses.ts';
import { untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';
import type { Relay } from '../support/relay.ts';
import { makeWork } from '../support/volunteer-work.ts';

const BINA: Someone = {
  name: 'Bina Rai',
  email: 'bina@example.org',
  password: 'four bridges of stone',
  role: 'volunteer',
};
const AADHAAR = '2341 2341 2346';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const toggle = (page: Page) => main(page).getByRole('button', { name: 'Sections' });
const sections = (page: Page) => main(page).getByRole('navigation', { name: 'Volunteer dashboard' });
const field = (page: Page, name: string) => page.locator(`#profile-form [name=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save the profile' }).click();
const profiles = (relay: Relay) =>
  relay.query<{ city: string; skills: string }>('SELECT city, skills FROM volunteer_profiles');
const receipts = (relay: Relay) => relay.query("SELECT 1 FROM receipts WHERE call = 'saveVolunteerProfile'");

/** A part of the dashboard of somebody who has just logged in on this phone. */
async function openPart(phone: Phone, tab: string, name: string, person = ASHA): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(`/volunteer-dashboard?tab=${tab}`)}`);
  await logIn(page, person);
  await expect(part(page, name)).toBeFocused();
  return page;
}

/** The form stands filled with what the server knows. */
async function untilKnown(page: Page, person = ASHA): Promise<void> {
  await expect(field(page, 'email')).toHaveValue(person.email);
}

test('the parts of the dashboard are in the address, behind a button on a phone and in the open on a desk', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const page = await phone.open('/login');
  await logIn(page, ASHA);
  await untilArrived(page, 'Volunteer dashboard');
  await expect(part(page, 'Notifications')).toBeVisible();
  await expect(main(page).getByText('Active Volunteer / Online')).toBeVisible();
  await expect(main(page).getByText('AD', { exact: true })).toBeVisible();
  await expect(sections(page)).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(sections(page).getByRole('link', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page');
  await look(page, info, 'sections');
  // At a desk's size the button was not there.
  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(sections(page).getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sections(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Profile')).toBeFocused();
  await expect(sections(page)).toBeHidden();
  await expect(page).toHaveURL(/\/volunteer-dashboard\?tab=profile$/);
  await page.goto('/volunteer/notifications');
  await expect(page).toHaveURL(/\/volunteer-dashboard\?tab=notifications$/);
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(toggle(page)).toBeHidden();
  for (const name of ['Previous Work', 'Learning', 'Profile', 'Notifications']) {
    await sections(page).getByRole('link', { name }).click();
    await expect(part(page, name)).toBeFocused();
    await expect(sections(page).locator('[aria-current=page]')).toHaveText(name);
  }
  await page.goBack();
  await expect(part(page, 'Profile')).toBeVisible();
  await sections(page).getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
});

test('a profile is saved without a network, waits visibly, and arrives once; former work is there to be read', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await phone.install();
  await makeWork(relay, { email: ASHA.email, disasterId: await makeDisaster(relay) });
  const fire = await makeDisaster(relay, { disasterType: 'fire' });
  await makeWork(relay, { email: ASHA.email, disasterId: fire, state: 'declined', why: 'full', hours: 60 });
  const page = await openPart(phone, 'profile', 'Profile');
  await untilKnown(page);
  await expect(field(page, 'name')).toHaveValue(ASHA.name);
  await relay.stop();
  phone.console.expectFailedRequests();
  await field(page, 'phone').fill('0177-4521');
  await field(page, 'city').fill('Patna');
  await field(page, 'bloodGroup').selectOption('AB+');
  await field(page, 'skills').fill('Boat\nFirst aid');
  await field(page, 'availability').fill('At weekends');
  await save(page);
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await look(page, info, 'profile-waits');
  await page.goto('/volunteer-dashboard?tab=work');
  await expect(main(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(['Flood', 'Fire']);
  await look(page, info, 'previous-work');
  await page.goto('/volunteer-dashboard?tab=profile');
  await expect(field(page, 'city')).toHaveValue('Patna');
  await expect(main(page).getByText('Saved on this phone.')).toBeVisible();
  await relay.start();
  await page.reload();
  await expect.poll(() => profiles(relay)).toEqual([{ city: 'Patna', skills: 'Boat\nFirst aid' }]);
  await expect(main(page).getByText('Saved on this phone.')).toBeHidden();
  expect(await receipts(relay)).toHaveLength(1);
  await field(page, 'city').fill('Gaya');
  await save(page);
  await expect(main(page).getByText('Profile updated successfully!')).toBeVisible();
  await expect.poll(() => profiles(relay)).toEqual([{ city: 'Gaya', skills: 'Boat\nFirst aid' }]);
  for (const tab of ['profile', 'work'] as const) {
    await page.goto(`/volunteer-dashboard?tab=${tab}&lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    expect(await sidewaysScroll(page), `${tab} from right to left`).toBe(0);
  }
});

test('a word typed right before the page goes is there again, though the phone’s database had no time to take it, and is thrown away at its person’s word', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openPart(phone, 'profile', 'Profile');
  await untilKnown(page);
  await page.evaluate(() => {
    // What is put there never comes to its end.
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putOrHang(value: { key?: unknown }, ...more) {
      return value.key === 'profile-draft'
        ? (new EventTarget() as IDBRequest<IDBValidKey>)
        : put.call(this, value, ...more);
    };
  });
  await field(page, 'name').fill('');
  await field(page, 'address').fill('Ward 7');
  await save(page);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(field(page, 'address')).toHaveValue('Ward 7');
  await expect(main(page).getByText('Your unfinished form was kept.')).toBeVisible();
  // The database has it by now, and the browser's small storage no more.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('last-words'))))
    .toEqual([]);
  await page.reload();
  await expect(field(page, 'address')).toHaveValue('Ward 7');
  await main(page).getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(field(page, 'address')).toHaveValue('');
  await expect(field(page, 'name')).toHaveValue(ASHA.name);
  await save(page);
  await expect(main(page).getByText('You have changed nothing.')).toBeVisible();
  expect(await receipts(relay)).toHaveLength(0);
});

test('another tab sees the change; what is being typed there stays', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const one = await openPart(phone, 'profile', 'Profile');
  const other = await phone.open('/volunteer-dashboard?tab=profile');
  await untilKnown(one);
  await untilKnown(other);
  await one.bringToFront();
  await field(one, 'city').fill('Patna');
  await save(one);
  await expect(main(one).getByText('Profile updated successfully!')).toBeVisible();
  await other.bringToFront();
  await expect(field(other, 'city')).toHaveValue('Patna');
  await field(other, 'skills').fill('Boat');
  await one.bringToFront();
  await field(one, 'city').fill('Gaya');
  await save(one);
  await expect.poll(() => profiles(relay)).toMatchObject([{ city: 'Gaya' }]);
  await other.bringToFront();
  await expect(field(other, 'skills')).toHaveValue('Boat');
  await save(other);
  await expect.poll(() => profiles(relay)).toEqual([{ city: 'Gaya', skills: 'Boat' }]);
});

test('what one person did elsewhere is here too; the next person on this phone sees nothing of it', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, BINA);
  await makeWork(relay, { email: ASHA.email, disasterId: await makeDisaster(relay) });
  // On her other phone.
  await relay.query(
    `INSERT INTO learned_modules (id, account_id, course, module, learned_at)
     SELECT gen_random_uuid(), id, 'flood-water', 'moving', now() FROM accounts WHERE email = $1`,
    [ASHA.email],
  );
  const page = await openPart(phone, 'profile', 'Profile');
  await untilKnown(page);
  await field(page, 'city').fill('Patna');
  await save(page);
  await expect(main(page).getByText('Profile updated successfully!')).toBeVisible();
  await field(page, 'address').fill('Ward 7, never saved');
  await toggle(page).click();
  await sections(page).getByRole('link', { name: 'Learning' }).click();
  await expect(main(page).getByText('1 of 4 modules learned')).toBeVisible();
  await toggle(page).click();
  await sections(page).getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  await page.goto(`/login?next=${encodeURIComponent('/volunteer-dashboard?tab=profile')}`);
  await logIn(page, BINA);
  await untilKnown(page, BINA);
  await expect(field(page, 'city')).toHaveValue('');
  await expect(field(page, 'address')).toHaveValue('');
  await toggle(page).click();
  await sections(page).getByRole('link', { name: 'Learning' }).click();
  await expect(main(page).getByText('0 of 4 modules learned')).toHaveCount(courseIds.length);
  await toggle(page).click();
  await sections(page).getByRole('link', { name: 'Previous Work' }).click();
  await expect(main(page).getByText('Nothing here yet')).toBeVisible();
});

test('an Aadhaar number is optional, shown masked, kept on no phone, can be removed, and needs the server', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openPart(phone, 'profile', 'Profile');
  await untilKnown(page);
  const number = page.locator('[name=aadharNumber]');
  await expect(main(page).getByText('Not needed to help.')).toBeVisible();
  await number.fill('2341 2341 2347');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(number).toBeFocused();
  await expect(main(page).getByText('This is not an Aadhaar number.')).toBeVisible();
  // As a Hindi keyboard writes it.
  await number.fill(AADHAAR.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))));
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(main(page).getByText('Stored: XXXX XXXX 2346')).toBeVisible();
  await expect(number).toHaveValue('');
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const texts = await Promise.all(
      names.map(
        (name) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const database = opening.result;
              const stores = Array.from(database.objectStoreNames);
              const reading = database.transaction(stores);
              const found: unknown[] = [];
              for (const store of stores) {
                const all = reading.objectStore(store).getAll();
                all.onsuccess = () => found.push(all.result);
              }
              reading.oncomplete = () => {
                database.close();
                resolve(JSON.stringify(found));
              };
            };
          }),
      ),
    );
    return texts.join() + JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  });
  expect(kept.replace(/[\s-]/g, '')).not.toContain(AADHAAR.replace(/\s/g, ''));
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(main(page).getByText('The number was removed.')).toBeVisible();
  await expect(main(page).getByText('Stored:')).toHaveCount(0);
  await relay.stop();
  phone.console.expectFailedRequests();
  await number.fill(AADHAAR);
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(main(page).getByText('There is no connection to the server.')).toBeVisible();
  await expect(number).toHaveValue(AADHAAR);
});
