import type { Page } from '@playwright/test';
import { untilAccountTold, untilArrived } from '../support/arrival.ts';
import { breakStorage } from '../support/broken-storage.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { bringAllFiles } from '../support/kept-files.ts';
import { look } from '../support/look.ts';
import { ASHA, issueResetLink, logIn, makeAccount } from '../support/people.ts';

/** The one of the person's menu: a dashboard has its own. */
const logout = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const avatar = (page: Page) => page.getByRole('button', { name: `Account of ${ASHA.name}` });

/** At a desk's size, where the menu stands in the open. */
async function openWide(phone: Phone, path: string): Promise<Page> {
  const page = await phone.open(path);
  await page.setViewportSize(VIEWPORTS.desk);
  return page;
}

/** Nothing of the dashboard is asked for any more that a logout would make a 401 of. */
async function untilToldAll(page: Page, told: Promise<void>): Promise<void> {
  await told;
  // The list lies in the database, where there is one.
  const list = /^(No disaster needs volunteers right now\.|This phone’s storage (does not answer|cannot be read))$/;
  await expect(page.getByText(list).first()).toBeVisible();
}

async function fillRegistration(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const name of ['name', 'email', 'password']) {
    await page.locator(`#register-form [name=${name}]`).fill(values[name] ?? '');
  }
  if (values['role']) await page.locator('#register-form [name=role]').selectOption(values['role']);
}

test('registers, logs in, sees how the account stands, and logs out', async ({ onlinePhone: phone, relay }) => {
  const page = await openWide(phone, '/register');
  await fillRegistration(page, { ...ASHA });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByText('Your account is made')).toBeVisible();
  await logIn(page, ASHA);
  await untilArrived(page, 'Volunteer dashboard');
  expect(new URL(page.url()).pathname).toBe('/volunteer-dashboard');
  await expect(page.getByText('Your account waits for approval')).toBeVisible();
  await expect(avatar(page)).toHaveText('AD');

  const [account] = await relay.query<{ id: string }>('SELECT id FROM accounts');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({ role: 'volunteer', email: ASHA.email, name: ASHA.name });
  expect(stored).toMatchObject({ id: account?.id, userId: account?.id, token: expect.stringMatching(/^.{40,}$/) });

  await relay.query("UPDATE accounts SET status = 'approved'");
  const told = untilAccountTold(page);
  await page.reload();
  await expect(page.getByText('Your account is approved')).toBeVisible();
  await untilToldAll(page, told);

  await avatar(page).click();
  await logout(page).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(avatar(page)).toBeHidden();
  expect(
    await page.evaluate(() =>
      ['token', 'role', 'email', 'name', 'id', 'userId'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual(Array(6).fill(null));
  await expect
    .poll(async () => (await relay.query('SELECT 1 FROM sessions')).length, { message: 'sessions left' })
    .toBe(0);
});

test('a wrong password and an unknown address are told in the same words, and nothing typed is lost', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  phone.console.expectFailedRequests();
  const page = await openWide(phone, '/login');
  const said: string[] = [];
  for (const wrong of [
    { ...ASHA, password: 'not her password' },
    { ...ASHA, email: 'nobody@example.org' },
  ]) {
    await logIn(page, wrong);
    const alert = page.getByRole('alert').filter({ hasText: 'wrong' });
    await expect(alert).toBeFocused();
    said.push((await alert.textContent()) ?? '');
    await expect(page.locator('[name=email]')).toHaveValue(wrong.email);
    await expect(page.locator('[name=password]')).toHaveValue(wrong.password);
  }
  expect(said).toEqual(Array(2).fill('E-mail or password is wrong.'));
  await logIn(page, ASHA);
  await expect(heading(page, 'Volunteer dashboard')).toBeVisible();
});

test('what is missing or wrong is said at its field', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  phone.console.expectFailedRequests();
  const page = await openWide(phone, '/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please give your e-mail address.').first()).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');

  await page.goto('/register');
  await fillRegistration(page, { name: 'Asha', email: 'no address', password: 'short' });
  await expect(page.getByText('3 more characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This is not an e-mail address.').first()).toBeVisible();
  await expect(page.getByText('Please use at least 8 characters.').first()).toBeVisible();
  await fillRegistration(page, { ...ASHA, password: 'password123' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/Too easy to guess/).first()).toBeVisible();
  await fillRegistration(page, { ...ASHA });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.locator('#field-email-problem')).toContainText(/already has an account/);
});

test('without network it says so, and keeps what was typed over a reload, but never the password', async ({
  phone,
  relay,
}) => {
  await phone.install();
  const page = await openWide(phone, '/register');
  await bringAllFiles(page);
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await fillRegistration(page, { ...ASHA, role: 'ngo' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/No connection to the server/)).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveValue(ASHA.password);
  await page.reload();
  await expect(page.locator('[name=name]')).toHaveValue(ASHA.name);
  await expect(page.locator('[name=email]')).toHaveValue(ASHA.email);
  await expect(page.locator('[name=role]')).toHaveValue('ngo');
  await expect(page.locator('[name=password]')).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(ASHA.password);

  await page.goto('/login');
  await logIn(page, ASHA);
  await expect(page.getByText(/No connection to the server/)).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=email]')).toHaveValue(ASHA.email);
});

test('a person who is logged in stays so without network', async ({ phone, relay }) => {
  await makeAccount(relay, ASHA);
  await phone.install();
  const page = await openWide(phone, '/login');
  await logIn(page, ASHA);
  await expect(page.getByText('Your account is approved')).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(avatar(page)).toBeVisible();
  await expect(heading(page, 'Volunteer dashboard')).toBeVisible();
  await expect(page.getByText(/what this phone knew last/)).toBeVisible();
});

test('unknown paths show the login, and a person lands where they wanted to go, but nowhere else', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openWide(phone, '/not-a-screen');
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goto('/volunteer-dashboard');
  await expect(heading(page, 'Login')).toBeVisible();
  await logIn(page, ASHA);
  // It stands at this address before the way to it is over.
  await untilArrived(page, 'Volunteer dashboard');
  await page.goBack();
  await expect(heading(page, 'Login')).toBeVisible();

  for (const [next, landing] of [
    ['/outbox', '/outbox'],
    ['//evil.example/', '/volunteer-dashboard'],
    ['/\\evil.example/', '/volunteer-dashboard'],
    ['https:evil.example', '/volunteer-dashboard'],
    ['javascript:alert(1)', '/volunteer-dashboard'],
    ['/admin-dashboard', '/volunteer-dashboard'],
  ] as const) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, ASHA);
    await page.waitForURL(`${relay.origin}${landing}`);
  }
});

test('a role opens its own routes and no others; /volunteer and /admin are there for everybody', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openWide(phone, '/volunteer');
  await expect(heading(page, 'Volunteer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to join' })).toBeVisible();
  await page.goto('/admin');
  await expect(heading(page, 'Administration')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, ASHA);
  await untilArrived(page, 'Administration');
  await page.goto('/volunteer');
  await expect(heading(page, 'Volunteer dashboard')).toBeVisible();
  for (const path of ['/admin-dashboard', '/ngo-dashboard', '/admin-dashboard/disaster/1']) {
    await page.goto(path);
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByText(`You are logged in as ${ASHA.name}`)).toBeVisible();
  }
  await page.goto('/donate');
  await expect(heading(page, 'This page is not part of this version yet')).toBeVisible();
});

test('the first admin proves itself by the setup code', async ({ onlinePhone: phone, relay }) => {
  const page = await openWide(phone, '/register');
  await fillRegistration(page, { ...ASHA, role: 'volunteer' });
  await expect(page.locator('[name=setupCode]')).toBeHidden();
  await page.locator('[name=role]').selectOption('admin');
  await page.locator('[name=setupCode]').fill(relay.setupCode);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Log in with it now.')).toBeVisible();
  await logIn(page, ASHA);
  await expect(heading(page, 'Admin dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Approval', exact: true })).toBeVisible();
});

test('who leaves while the login stands open leaves no address in it', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const page = await openWide(phone, '/login');
  await logIn(page, ASHA);
  await untilArrived(page, 'Volunteer dashboard');
  await page.goto('/login');
  await expect(page.locator('[name=email]')).toHaveValue(ASHA.email);
  await avatar(page).click();
  await logout(page).click();
  await expect(avatar(page)).toBeHidden();
  await expect(page.locator('[name=email]')).toHaveValue('');
});

test('a second tab learns of login and logout', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, ASHA);
  const one = await openWide(phone, '/login');
  const other = await openWide(phone, '/outbox');
  const toldOne = untilAccountTold(one);
  await logIn(one, ASHA);
  await expect(avatar(other)).toBeVisible();
  const toldOther = untilAccountTold(other);
  await other.goto('/volunteer-dashboard');
  await untilToldAll(other, toldOther);
  // The initials come before the dashboard does, which closes a menu opened on the way.
  await untilArrived(one, 'Volunteer dashboard');
  await untilToldAll(one, toldOne);
  await avatar(one).click();
  await logout(one).click();
  await expect(heading(one, 'Login')).toBeVisible();
  await expect(heading(other, 'Login')).toBeVisible();
});

for (const fault of ['absent', 'refused', 'hanging'] as const) {
  test(`where the database is ${fault} and nothing else is kept either, a login holds as long as the page`, async ({
    phone,
    relay,
  }) => {
    await makeAccount(relay, ASHA);
    await breakStorage(phone.context, fault);
    await phone.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    const page = await openWide(phone, '/login');
    const told = untilAccountTold(page);
    await logIn(page, ASHA);
    await untilArrived(page, 'Volunteer dashboard');
    await expect(page.getByText('Your account is approved')).toBeVisible();
    await untilToldAll(page, told);
    await avatar(page).click();
    await logout(page).click();
    await expect(avatar(page)).toBeHidden({ timeout: 30_000 });
    await expect.poll(async () => (await relay.query('SELECT 1 FROM sessions')).length).toBe(0);
  });
}

test('a login with the keyboard alone; the menu of the person opens, closes and gives the focus back', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openWide(phone, '/login');
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
  await expect(heading(page, 'Volunteer dashboard')).toBeFocused();
  await avatar(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar(page)).toBeFocused();
  await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a link for a new password: out of the address at once, good once, and the old password is gone', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const page = await openWide(phone, '/forgot-password');
  await expect(page.getByText('This server sends no mail')).toBeVisible();
  const newPassword = 'eight boats on the Kosi';
  const link = await issueResetLink(relay, ASHA.email);
  phone.console.expectFailedRequests();
  for (const outcome of ['Your new password is set', 'This link does not work any more']) {
    await page.goto(`/reset-password${link.hash}`);
    await expect(page.locator('[name=password]')).toBeVisible();
    await expect(page).toHaveURL(`${relay.origin}/reset-password`);
    await page.locator('[name=password]').fill(newPassword);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await page.goto('/reset-password');
  await expect(page.getByText('This link is not complete')).toBeVisible();
  await page.goto(`/reset-password${link.hash}`);
  await expect(page.locator('[name=password]'), 'a link opened where the screen stands already').toBeVisible();
  await page.goto('/login');
  await logIn(page, ASHA);
  await expect(page.getByText('E-mail or password is wrong.')).toBeVisible();
  await logIn(page, { ...ASHA, password: newPassword });
  await expect(heading(page, 'Volunteer dashboard')).toBeVisible();
});

test('too many wrong passwords: says when to try again, and keeps what was typed', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  phone.console.expectFailedRequests();
  const page = await openWide(phone, '/login');
  await page.route('**/api/users/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { success: false, kind: 'slow-down', message: 'Too many tries.', requestId: 'x' },
    }),
  );
  await logIn(page, ASHA);
  await expect(page.getByText('Too many tries. Please try again in 2 minutes.')).toBeVisible();
  await page.unroute('**/api/users/login');
  for (const answer of [
    { status: 502, body: '<html>bad gateway</html>' },
    { status: 200, body: '<html>Welcome to the Wi-Fi</html>' },
    { status: 200, body: '{"success":true,"data":{}}' },
    { status: 500, json: { success: false, kind: 'internal', message: 'x', requestId: 'x' } },
  ]) {
    await page.route('**/api/users/login', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /server/ })).toBeVisible();
    await expect(page.locator('[name=password]')).toHaveValue(ASHA.password);
    await page.unroute('**/api/users/login');
  }
});

for (const [role, status] of [
  ['volunteer', 'approved'],
  ['ngo', 'refused'],
  ['admin', 'pending'],
] as const) {
  test(`the dashboard of a ${role} in all looks: no accessibility violation, nothing wider than the screen`, async ({
    onlinePhone: phone,
    relay,
  }, info) => {
    const person = { ...ASHA, role };
    await makeAccount(relay, person, status);
    const page = await phone.open('/login');
    await logIn(page, person);
    await expect(page.getByText(/Your account (is|was|waits)/)).toBeVisible();
    await untilArrived(
      page,
      { volunteer: 'Volunteer dashboard', ngo: 'NGO dashboard', admin: 'Admin dashboard' }[role],
    );
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(logout(page)).toBeVisible();
    await look(page, info, role);
  });
}
