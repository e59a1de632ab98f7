import type { Page } from 'playwright/test';
import { STORAGE_MS } from '../../src/data/in-time.ts';
import { untilAccountTold, untilArrived } from '../support/arrival.ts';
import { breakStorage } from '../support/broken-storage.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';

/** The one of the person's menu: a dashboard has its own. */
const logout = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const avatar = (page: Page) => page.getByRole('button', { name: `Account of ${ASHA.name}` });

const ABOUT = { phone: '+91 98765 43210', city: 'Supaul — सुपौल', registrationNumber: 'BR/2026/17' };

/** At a desk's size, where the menu stands behind the initials. */
async function openWide(phone: Phone, path: string): Promise<Page> {
  const page = await phone.open(path);
  await page.setViewportSize(VIEWPORTS.desk);
  return page;
}

async function fillRegistration(page: Page, person: Someone): Promise<void> {
  for (const name of ['name', 'email', 'password'] as const) {
    await page.locator(`#register-form [name=${name}]`).fill(person[name]);
  }
  await page.locator('#register-form [name=role]').selectOption(person.role);
}

/** By the keyboard alone, with a look at what was typed. */
async function logInByKeyboard(page: Page): Promise<void> {
  await page.locator('[name=email]').focus();
  await page.keyboard.type(ASHA.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ASHA.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('registers and is logged in by it, sees how the account stands, logs out, and in again by the keyboard; a second tab learns of it', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const other = await openWide(phone, '/outbox');
  const page = await phone.open('/register');
  await fillRegistration(page, { ...ASHA, role: 'ngo' });
  for (const [name, value] of Object.entries(ABOUT)) await page.locator(`#register-form [name=${name}]`).fill(value);
  await look(page, info, 'register');
  await page.getByRole('button', { name: 'Register' }).click();
  await untilArrived(page, 'NGO dashboard');
  expect(await relay.query('SELECT contact, city, registration_number FROM ngo_profiles')).toEqual([
    { contact: ABOUT.phone, city: ABOUT.city, registration_number: ABOUT.registrationNumber },
  ]);
  await expect(page.getByText('Your account is made')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ngo-dashboard');
  await expect(page.getByText('Your account waits for approval')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(logout(page)).toBeVisible();
  await look(page, info, 'ngo');
  await page.keyboard.press('Escape');
  await expect(logout(page)).toBeHidden();
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(avatar(page)).toHaveText('AD');
  await expect(avatar(other)).toBeVisible();

  const [account] = await relay.query<{ id: string }>('SELECT id FROM accounts');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({ role: 'ngo', email: ASHA.email, name: ASHA.name });
  expect(stored).toMatchObject({ id: account?.id, userId: account?.id, token: expect.stringMatching(/^.{40,}$/) });
  await other.goto('/ngo-dashboard');
  await expect(heading(other, 'NGO dashboard')).toBeVisible();

  await avatar(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar(page)).toBeFocused();
  await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await logout(page).press('Enter');
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Login')).toBeVisible();
    await expect(avatar(tab)).toBeHidden();
  }
  const names = ['token', 'role', 'email', 'name', 'id', 'userId'];
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), names)).toEqual(
    names.map(() => null),
  );
  await expect
    .poll(async () => (await relay.query('SELECT 1 FROM sessions')).length, { message: 'sessions left' })
    .toBe(0);

  await logInByKeyboard(page);
  await untilArrived(page, 'NGO dashboard');
  await expect(avatar(other)).toBeVisible();
});

test('where the database hangs and nothing else is kept either, a login holds as long as the page', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await breakStorage(phone.context, 'hanging');
  await phone.context.addInitScript((limitMs) => {
    // It is waited for a dozen times: how long is no matter here.
    const later = window.setTimeout;
    const sooner = (work: () => void, ms?: number) => later(work, ms === limitMs ? limitMs / 10 : ms);
    window.setTimeout = sooner as typeof later;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, STORAGE_MS);
  const page = await openWide(phone, '/login');
  const told = untilAccountTold(page);
  await logIn(page, ASHA);
  await untilArrived(page, 'Volunteer dashboard');
  await expect(page.getByText('Your account is approved')).toBeVisible();
  // Nothing of the dashboard is asked for any more that a logout would make a 401 of.
  await told;
  await expect(page.getByText(/^This phone’s storage (does not answer|cannot be read)$/).first()).toBeVisible();
  await avatar(page).click();
  await logout(page).click();
  await expect(avatar(page)).toBeHidden();
  await expect.poll(async () => (await relay.query('SELECT 1 FROM sessions')).length).toBe(0);
});
