import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { newPassword, send } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { visibleAddresses } from '../store/migrations/0023-visible-addresses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
});
afterAll(() => app.close());

const copied = (email: string) => `\u202a${email.replace('@', '\u200b@')}\u202c `;
const register = (email: string, password: string) =>
  send(app, 'POST', '/api/users/register', { name: 'Asha', email, password, role: 'volunteer' });
const login = (email: string, password: string) => send(app, 'POST', '/api/users/login', { email, password });

it('an address that was copied with marks that show nothing is the one that is typed', async () => {
  const [email, password] = [`${randomUUID()}@example.org`, newPassword()];
  const made = await register(copied(email), password);
  expect([made.status, made.text]).toEqual([201, expect.stringContaining(`"${email}"`)]);
  expect((await login(email, password)).status).toBe(200);
  expect((await login(copied(email), password)).status).toBe(200);
  expect((await register(email, newPassword())).status).toBe(409);
});

it('accounts that were made with such an address before can be signed in to, each by its own', async () => {
  const [email, password] = [`${randomUUID()}@example.org`, newPassword()];
  const other = `${randomUUID()}@example.org`;
  await register(email, password);
  await register(other, password);
  const spoil = (kept: string, address: string) =>
    app.query('UPDATE accounts SET email = $2, email_key = $2 WHERE email_key = $1', [kept, address]);
  await spoil(email, copied(email));
  // The same, and somebody has the plain one by now: nobody's is taken away.
  await spoil(other, copied(other));
  await register(other, newPassword());
  await visibleAddresses.up(new Kysely({ dialect: new PostgresDialect({ pool: app.pool }) }));
  expect((await login(email, password)).status).toBe(200);
  const kept = await app.query<{ email: string }>('SELECT email FROM accounts WHERE email LIKE $1', [
    `%${other.slice(0, 36)}%`,
  ]);
  expect(kept.map((row) => row.email).toSorted()).toEqual([other, copied(other)].toSorted());
});
