import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { untilAccountTold, untilArrived, untilLoggedOut } from '../support/arrival.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { findOnPhone } from '../support/search-phone.ts';
import { setUpSecondStep } from '../support/second-step.ts';

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

test('S16 without network the account page shows what this phone knows; a new name waits, beyond a session that the server ended, for the next login; the token stands in its two places alone', async ({
  phone,
  relay,
}, info) => {
  const asked: string[] = [];
  phone.context.on('request', (request) => asked.push(request.url()));
  const page = await openAccount(phone, relay);
  await expect(page.getByText('You are approved as a volunteer.')).toBeVisible();
  await look(page, info, 'account');
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(page.getByText(/This is what this phone knows/)).toBeVisible();
  await expect(page.getByText(ASHA.email)).toBeVisible();
  await expect(page.getByText('You are approved as a volunteer.')).toBeVisible();
  await changeName(page, 'Asha Kumari Devi');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await expectUnsent(page, 1);
  await page.reload();
  await expect(page.locator('[name=name]')).toHaveValue('Asha Kumari Devi');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  const [waiting] = await storedItems(page);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(token).toMatch(/^.{40,}$/);
  expect((await findOnPhone(page, token)).toSorted()).toEqual(['localStorage: token', 'relief-relay-outbox: meta']);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);

  await relay.query('DELETE FROM sessions');
  await relay.start();
  await page.goto('/outbox');
  const bar = page.locator('[data-session=expired]');
  await expect(bar).toContainText('Log in again to send 1 item that waits for you.');
  // Locked for its person, whom this phone does not know any more.
  await expect(page.getByText('1 item on this phone waits for the person who was logged in')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Change of your name' })).toHaveCount(0);
  expect(await findOnPhone(page, 'Asha Kumari Devi')).toEqual([]);
  await look(page, info, 'ended');
  await bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('1 item on this phone waits for the person who was logged in')).toBeVisible();
  await expect(page.getByText('it is locked for its owner. You cannot read it')).toBeVisible();
  await look(page, info, 'login-over');
  await logIn(page, ASHA);
  await expect(page).toHaveURL(`${relay.origin}/outbox`);
  await expectUnsent(page, 0);
  await expect(bar).toBeHidden();
  expect(await nameOnServer(relay)).toBe('Asha Kumari Devi');
  expect(await relay.query("SELECT id FROM receipts WHERE call = 'updateAccount'")).toEqual([{ id: waiting?.id }]);
});

test('an admin’s devices, a new password, a second step at the login, the own data, and the end of the account', async ({
  onlinePhone: phone,
  relay,
}) => {
  const newPassword = 'eight boats on the Kosi';
  // One admin has to stay.
  await makeAccount(relay, OMAR);
  const page = await openAccount(phone, relay, { ...ASHA, role: 'admin' });
  phone.console.expectFailedRequests();

  await test.step('one other device is logged out', async () => {
    await logInElsewhere(relay);
    const told = untilAccountTold(page);
    await page.reload();
    await told;
    await expect(page.locator('[data-current=true]')).toContainText('This phone');
    await page.getByRole('button', { name: /^Log out there: .*Firefox/ }).click();
    await expect(page.getByText('It is logged out.')).toBeVisible();
    await expect(page.locator('[data-current=false]')).toHaveCount(0);
    expect(await sessions(relay)).toBe(1);
  });

  await test.step('a new password logs out other devices, and this one stays', async () => {
    await logInElsewhere(relay);
    await page.locator('[name=password]').fill(ASHA.password);
    await page.locator('[name=newPassword]').fill(newPassword);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    expect(await sessions(relay)).toBe(1);
    await changeName(page, 'Asha Kumari');
    await expect(page.getByText('Sent. The server has your name.')).toBeVisible();
  });

  const codes = await test.step('a second step is set up', () => setUpSecondStep(page, newPassword));

  await test.step('logged out everywhere; in again by the new password and a recovery code', async () => {
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await untilLoggedOut(page);
    expect(await sessions(relay)).toBe(0);
    await logIn(page, { email: ASHA.email, password: newPassword });
    await page.locator('#login-form [name=code]').fill(codes[0] ?? '');
    await page.locator('#login-form button[type=submit]').click();
    await untilArrived(page, 'Admin dashboard');
    await page.goto('/account');
  });

  await test.step('what the server keeps of a person is theirs as a file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my data' }).click();
    const file: unknown = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(file).toMatchObject({ account: { name: 'Asha Kumari', email: ASHA.email }, sessions: [{ current: true }] });
    expect(JSON.stringify(file)).not.toContain('argon2');
  });

  await test.step('the account is deleted by the word and the password, and the phone is cleared', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=deletePassword]').fill(newPassword);
    await dialog.locator('[name=word]').fill('delete');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(loginHeading(page)).toBeVisible();
    expect(await relay.query('SELECT name FROM accounts')).toEqual([{ name: OMAR.name }]);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).not.toContain(ASHA.email);
  });
});
