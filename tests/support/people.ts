import type { Page } from '@playwright/test';
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

/** A link for a new password, as an admin issues it. */
export async function issueResetLink(relay: Relay, email: string): Promise<URL> {
  await makeAccount(relay, OMAR);
  const { data } = await post(relay, '/api/users/login', { email: OMAR.email, password: OMAR.password });
  const [account] = await relay.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [email]);
  const issued = await post(relay, `/api/accounts/${account?.id}/reset-link`, undefined, data['token']);
  return new URL(issued.data['link'] ?? '', relay.origin);
}

async function post(relay: Relay, path: string, body: unknown, token?: string) {
  const answer = await fetch(relay.origin + path, {
    method: 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { data: Record<string, string> };
}

/** Fills the login form of an open page and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Someone, 'email' | 'password'>): Promise<void> {
  await page.locator('#login-form [name=email]').fill(email);
  await page.locator('#login-form [name=password]').fill(password);
  await page.locator('#login-form button[type=submit]').click();
}
