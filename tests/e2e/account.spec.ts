import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { changePasswordTexts, dataTexts } from '../../src/strings/account-page.ts';
import { untilAccountTold, untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA, logIn } from '../support/people.ts';

const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' });
const nameOnServer = async (relay: Relay) =>
  (await relay.query<{ name: string }>('SELECT name FROM accounts'))[0]?.name;

/** A session of the same account on another device. */
async function logInElsewhere(relay: Relay): Promise<void> {
  const answer = await fetch(`${relay.origin}/api/users/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Firefox/130.0',
    },
    body: JSON.stringify({ email: ASHA.email, password: ASHA.password }),
  });
  expect(answer.status).toBe(200);
}

async function sessions(relay: Relay): Promise<number> {
  return (await relay.query('SELECT 1 FROM sessions')).length;
}

/** The server does what the next such call asks for, and the phone never hears of it. */
async function loseAnswerOnce({ context }: Phone, path: string): Promise<void> {
  let isLost = false;
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isLost || route.request().method() === 'GET') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    },
  );
}

test('without network the account page shows what this phone knows, and a new name waits and is sent', async ({
  phone,
  relay,
}) => {
  const page = await openAccount(phone, relay);
  await expect(page.getByText('You are approved as a volunteer.')).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(page.getByText(/This is what this phone knows/)).toBeVisible();
  await expect(page.getByText(ASHA.email)).toBeVisible();
  await expect(page.getByText('You are approved as a volunteer.')).toBeVisible();
  await changeName(page, 'Asha Kumari');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await expectUnsent(page, 1);
  await changeName(page, 'Asha Kumari Devi');
  await page.reload();
  await expect(page.locator('[name=name]')).toHaveValue('Asha Kumari Devi');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await relay.start();
  await page.reload();
  await expectUnsent(page, 0);
  expect(await nameOnServer(relay)).toBe('Asha Kumari Devi');
  await changeName(page, 'Asha D.');
  await expect(page.getByText('Sent. The server has your name.')).toBeVisible();
  expect(await nameOnServer(relay)).toBe('Asha D.');
});

test('an empty name is refused at its field and saved nowhere', async ({ onlinePhone: phone, relay }) => {
  const page = await openAccount(phone, relay);
  await page.locator('[name=name]').fill('   ');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.locator('#field-name-problem')).toHaveText('Please give your name.');
  await expectUnsent(page, 0);
});

test('the devices are listed; one is logged out, then all', async ({ onlinePhone: phone, relay }) => {
  const page = await openAccount(phone, relay);
  await logInElsewhere(relay);
  const told = untilAccountTold(page);
  await page.reload();
  await told;
  await expect(page.locator('[data-current=true]')).toContainText('This phone');
  await page.getByRole('button', { name: /^Log out there: .*Firefox/ }).click();
  await expect(page.getByText('It is logged out.')).toBeVisible();
  await expect(page.locator('[data-current=false]')).toHaveCount(0);
  expect(await sessions(relay)).toBe(1);

  await logInElsewhere(relay);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await sessions(relay)).toBe(0);
});

test('a new password: wrong and weak ones are said at their field; other devices are logged out, this one stays', async ({
  onlinePhone: phone,
  relay,
}) => {
  const page = await openAccount(phone, relay);
  await logInElsewhere(relay);
  phone.console.expectFailedRequests();
  const change = async (current: string, next: string) => {
    await page.locator('[name=password]').fill(current);
    await page.locator('[name=newPassword]').fill(next);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await change(ASHA.password, 'short');
  await expect(page.locator('#field-newPassword-problem')).toHaveText('At least 8 characters, please.');
  await change('not her password', 'eight boats on the Kosi');
  await expect(page.locator('#field-password-problem')).toHaveText('This is not your password.');
  await change(ASHA.password, 'password123');
  await expect(page.locator('#field-newPassword-problem')).toContainText('Too easy to guess');
  expect(await sessions(relay)).toBe(2);
  await change(ASHA.password, 'eight boats on the Kosi');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect(await sessions(relay)).toBe(1);
  await changeName(page, 'Asha Kumari');
  await expect(page.getByText('Sent. The server has your name.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await untilLoggedOut(page);
  await logIn(page, { email: ASHA.email, password: 'eight boats on the Kosi' });
  await untilArrived(page, 'Volunteer dashboard');
});

test('a new password or a deletion whose answer is lost: the page says that it may have been done', async ({
  onlinePhone: phone,
  relay,
}) => {
  const page = await openAccount(phone, relay);
  phone.console.expectFailedRequests();
  await loseAnswerOnce(phone, '/api/account/password');
  await page.locator('[name=password]').fill(ASHA.password);
  await page.locator('[name=newPassword]').fill('eight boats on the Kosi');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText(changePasswordTexts.perhaps)).toBeVisible();
  expect(await sessions(relay)).toBe(1);

  await page.goto('/login');
  await logIn(page, { email: ASHA.email, password: 'eight boats on the Kosi' });
  await untilArrived(page, 'Volunteer dashboard');
  await page.goto('/account');
  await loseAnswerOnce(phone, '/api/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=deletePassword]').fill('eight boats on the Kosi');
  await dialog.locator('[name=word]').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText(dataTexts.perhaps)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM accounts')).toEqual([]);
});

test('what the server keeps of a person is theirs as a file', async ({ onlinePhone: phone, relay }) => {
  const page = await openAccount(phone, relay);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data' }).click();
  const file: unknown = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file).toMatchObject({ account: { name: ASHA.name, email: ASHA.email }, sessions: [{ current: true }] });
  expect(JSON.stringify(file)).not.toContain('argon2');
});

test('deleting the account takes the word and the password, and clears the phone', async ({
  onlinePhone: phone,
  relay,
}) => {
  const page = await openAccount(phone, relay);
  phone.console.expectFailedRequests();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.locator('[name=deletePassword]').fill(ASHA.password);
  await remove.click();
  await expect(dialog.getByText('Please type DELETE.')).toBeVisible();
  await dialog.locator('[name=word]').fill('delete');
  await dialog.locator('[name=deletePassword]').fill('not her password');
  await remove.click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  expect(await nameOnServer(relay)).toBe(ASHA.name);
  await dialog.locator('[name=deletePassword]').fill(ASHA.password);
  await remove.click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM accounts')).toEqual([]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(ASHA.email);
});

test('an admin’s second step: set up by a code, asked for at login, a recovery code is good once', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = { ...ASHA, role: 'admin' } as const;
  const page = await openAccount(phone, relay, admin);
  phone.console.expectFailedRequests();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.locator('[name=stepPassword]').fill(ASHA.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('output').textContent()) ?? '';
  await page.locator('[name=code]').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.locator('[name=code]').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.locator('ol li').allTextContents();
  expect(codes).toHaveLength(8);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('The login asks for a code from your authenticator app.')).toBeVisible();

  for (const isFirst of [true, false]) {
    await page.goto('/account');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await untilLoggedOut(page);
    await logIn(page, ASHA);
    await page.locator('#login-form [name=code]').fill(codes[0] ?? '');
    await page.locator('#login-form button[type=submit]').click();
    if (isFirst) await untilArrived(page, 'Admin dashboard');
    else await expect(page.getByText(/This code is not right/).first()).toBeVisible();
  }
});

test('an admin’s second step, confirmed, but its answer lost: the next code brings the recovery codes', async ({
  onlinePhone: phone,
  relay,
}) => {
  const page = await openAccount(phone, relay, { ...ASHA, role: 'admin' });
  phone.console.expectFailedRequests();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.locator('[name=stepPassword]').fill(ASHA.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.locator('output').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const startedAt = Date.now();
  const confirm = async (code: string) => {
    await page.locator('[name=code]').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  await loseAnswerOnce(phone, '/api/account/second-step/confirm');
  await confirm(totp.generate({ timestamp: startedAt }));
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await confirm(totp.generate({ timestamp: startedAt }));
  await expect(page.getByText(/This code is not right, or was used already/)).toBeVisible();
  // A later one than that of before, however long all this took.
  await confirm(totp.generate({ timestamp: Math.max(startedAt + 30_000, Date.now()) }));
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(page.locator('ol li')).toHaveCount(8);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('The login asks for a code from your authenticator app.')).toBeVisible();
});

test('a second tab notices the logout', async ({ onlinePhone: phone, relay }) => {
  const page = await openAccount(phone, relay);
  const other = await phone.context.newPage();
  const told = untilAccountTold(other);
  await other.goto('/account');
  await told;
  await expect(other.locator('[data-current=true]')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await expect(loginHeading(other)).toBeVisible();
});

test('the account page in all looks: no accessibility violation, nothing wider than the screen', async ({
  phone,
  relay,
}, info) => {
  const page = await openAccount(phone, relay);
  await expect(page.locator('[data-current=true]')).toBeVisible();
  await look(page, info, 'account');
  phone.console.expectFailedRequests();
  await relay.stop();
  await changeName(page, 'Asha Kumari Devi');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, info, 'leaving');
  await relay.query('DELETE FROM sessions');
  await relay.start();
  await page.goto('/outbox');
  await expect(page.locator('[data-session=expired]')).toBeVisible();
  await look(page, info, 'ended');
  await page.goto('/login');
  await expect(page.getByText(/waits for the person who was logged in/)).toBeVisible();
  await look(page, info, 'login-over');
});
