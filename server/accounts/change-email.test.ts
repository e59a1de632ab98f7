import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { makePerson, send, signInAs, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

describe('another e-mail address', () => {
  let postgres: SharedPostgres;
  let app: TestApp;
  const sent = vi.fn(async (_mail: { to: string; subject: string; text: string }) => undefined);
  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    app = await startApp(postgres, { accounts: { mailer: { send: sent } } });
  });
  afterAll(() => app.close());

  const newAddress = () => `${randomUUID()}@example.org`;
  const change = (person: TestPerson, email: string, password = person.password) =>
    person.ask('POST', '/api/account/email', { password, email });
  const logIn = async (email: string, { password }: TestPerson) =>
    (await send(app, 'POST', '/api/users/login', { email, password })).status;

  it('is the one to sign in by from then on; devices stay signed in, links to the old one are void, and the old one hears of it', async () => {
    const person = await makePerson(app, 'ngo');
    const other = await signInAs(app, person);
    await app.query(
      `INSERT INTO reset_links (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, now(), now() + interval '1 hour')`,
      [person.id, person.id],
    );
    const email = newAddress();
    const changed = await change(person, ` ${email} `);
    expect([changed.status, changed.json['data']]).toMatchObject([200, { _id: person.id, email }]);
    expect(await Promise.all([logIn(person.email, person), logIn(email.toUpperCase(), person)])).toEqual([401, 200]);
    for (const device of [person, other]) {
      expect((await device.ask('GET', '/api/account')).json['data']).toMatchObject({ email });
    }
    expect(await app.query('SELECT 1 FROM reset_links WHERE account_id = $1', [person.id])).toEqual([]);
    const acts = await app.query('SELECT action, actor, detail FROM acts WHERE about = $1 ORDER BY at', [person.id]);
    expect(acts.at(-1)).toEqual({ action: 'email-changed', actor: person.id, detail: {} });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0].to).toBe(person.email);
    expect(sent.mock.calls[0]?.[0].text).not.toContain(email);
    expect(JSON.stringify(app.log)).not.toContain(email);
  });

  it('is set by who knows the password, and is one', async () => {
    const person = await makePerson(app, 'volunteer');
    const wrong = await change(person, newAddress(), 'not the password');
    expect([wrong.status, wrong.json['fields']]).toEqual([422, { password: 'This is not your password.' }]);
    for (const email of ['', 'no address', `a@b@example.org`, `${'x'.repeat(300)}@example.org`]) {
      const refused = await change(person, email);
      expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([422, ['email']]);
    }
    expect(await logIn(person.email, person)).toBe(200);
  });

  it('cannot be one that has an account, and may be the own one in other letters', async () => {
    const [person, other] = [await makePerson(app, 'volunteer'), await makePerson(app, 'volunteer')];
    const taken = await change(person, other.email.toUpperCase());
    expect([taken.status, taken.json['kind'], Object.keys(taken.json['fields'] as object)]).toEqual([
      409,
      'conflict',
      ['email'],
    ]);
    expect(await logIn(other.email, other)).toBe(200);
    const larger = await change(person, person.email.toUpperCase());
    expect([larger.status, larger.json['data']]).toMatchObject([200, { email: person.email.toUpperCase() }]);
    expect(await logIn(person.email, person)).toBe(200);
  });

  it('of two who want the same one at once one has it', async () => {
    const [first, second] = [await makePerson(app, 'volunteer'), await makePerson(app, 'volunteer')];
    for (let round = 0; round < 5; round += 1) {
      const email = newAddress();
      const answers = await Promise.all([change(first, email), change(second, email)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const rows = await app.query('SELECT 1 FROM accounts WHERE email_key = $1', [email]);
      expect(rows).toHaveLength(1);
    }
  });
});
