import type { Page } from 'playwright/test';
import type { AccountStatus, Role } from '../../contract/enumerations.ts';
import type { Relay } from './relay.ts';

export interface Someone {
  name: string;
  email: string;
  password: string;
  role: Role;
}

export const ASHA: Someone = {
  name: 'Asha Devi',
  email: 'asha@example.org',
  password: 'seven boats on the Kosi',
  role: 'volunteer',
};

export const OMAR: Someone = {
  name: 'Omar Said',
  email: 'omar@example.org',
  password: 'nine lamps in the harbour',
  role: 'admin',
};

/** Registers somebody over the wire, and decides about the account as an admin would have. */
export async function makeAccount(relay: Relay, person: Someone, status: AccountStatus = 'approved'): Promise<void> {
  await post(relay, '/api/users/register', person);
  await relay.query('UPDATE accounts SET status = $1 WHERE email = $2', [status, person.email]);
}

async function post(relay: Relay, path: string, body: unknown): Promise<void> {
  const answer = await fetch(relay.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

/** Fills the login form of an open page and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Someone, 'email' | 'password'>): Promise<void> {
  await page.locator('#login-form [name=email]').fill(email);
  await page.locator('#login-form [name=password]').fill(password);
  await page.locator('#login-form button[type=submit]').click();
}
