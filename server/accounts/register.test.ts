import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { callFrom } from '../../tests/support/server/from-address.ts';
import { makeApproved, makePerson, newPassword, send } from '../../tests/support/server/people.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import type { AccountServices } from './services.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';

const { setupCode } = testAccounts;
type User = Record<string, unknown>;

function somebody(more: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    email: `${randomUUID()}@example.org`,
    password: newPassword(),
    role: 'volunteer',
    ...more,
  };
}

describe('registering', () => {
  let postgres: SharedPostgres;
  let app: TestApp;
  const clock = movingClock();
  const apps: TestApp[] = [];
  const start = async (accounts: Partial<AccountServices> = {}) => {
    const started = await startApp(postgres, { accounts: { clock, ...accounts } });
    apps.push(started);
    return started;
  };
  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    app = await start();
  });
  beforeEach(() => app.query('DELETE FROM throttles'));
  afterAll(async () => {
    await Promise.all(apps.map((each) => each.close()));
  });
  const register = (body: object, on = app) => send(on, 'POST', '/api/users/register', body);
  const userOf = ({ json }: { json: Record<string, unknown> }) => (json['data'] as { user: User }).user;
  const count = async (on: TestApp, sql: string) =>
    (await on.query<{ n: number }>(`SELECT count(*)::int AS n ${sql}`))[0]?.n;

  it('S03 a role is only asked for: nobody has its powers by registering', async () => {
    const admin = await register(somebody({ role: 'admin' }));
    expect([admin.status, userOf(admin)['status']]).toEqual([201, 'pending']);
    expect(userOf(await register(somebody()))['status']).toBe('pending');
    const tricks = [{ isAdmin: true }, { roles: ['admin'] }, { status: 'approved' }, { _id: randomUUID() }];
    for (const trick of tricks) {
      const answer = await register(somebody(trick));
      expect([answer.status, answer.json['fields']]).toEqual([422, { [Object.keys(trick)[0] ?? '']: 'unknown field' }]);
    }
    expect(await count(app, `FROM accounts WHERE status = 'approved'`)).toBe(0);
  });

  it('S03 the setup code makes exactly one admin, however many come with it at once', async () => {
    const on = await start();
    const before = await send(on, 'GET', '/api/config');
    expect(before.json['data']).toMatchObject({ hasAdmin: false });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        register(somebody({ role: 'admin', setupCode: ` ${setupCode.toUpperCase()}` }), on),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.map(({ status, json }) => [status, Object.keys(json['fields'] ?? {})])).toEqual(
      others.map(() => [422, ['setupCode']]),
    );
    expect(await count(on, `FROM accounts`)).toBe(1);
    expect(await count(on, `FROM accounts WHERE status = 'approved' AND role = 'admin'`)).toBe(1);
    expect(
      await count(on, `FROM acts WHERE action = 'registered' AND actor = about AND detail->>'by' = 'setup-code'`),
    ).toBe(1);
    expect((await send(on, 'GET', '/api/config')).json['data']).toMatchObject({ hasAdmin: true });
    expect((await register(somebody({ role: 'admin', setupCode }), on)).status).toBe(422);
  });

  it('S03 a wrong setup code makes nothing, and is not guessed for long', async () => {
    const on = await start();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => register(somebody({ role: 'admin', setupCode: `guess ${guess}` }), on)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await count(on, 'FROM accounts')).toBe(0);
    // Who only wants to volunteer is not asked for one.
    expect((await register(somebody({ setupCode: '' }), on)).status).toBe(201);
  });

  it('begins the profile with what was said, of each role its own, and an admin who decides reads it', async () => {
    const admin = await makeApproved(app, 'admin');
    const about = { phone: '+91 98765 43210', city: 'Supaul', skills: 'Boat', registrationNumber: 'BR/2026/17' };
    const ids = await Promise.all(
      ['volunteer', 'ngo', 'admin'].map(async (role) => userOf(await register(somebody({ role, ...about })))['_id']),
    );
    const { json } = await admin.ask('GET', '/api/approvals');
    const [volunteer, ngo, other] = ids.map((id) => (json['data'] as User[]).find(({ _id }) => _id === id));
    expect(volunteer).toMatchObject({ phone: about.phone, location: 'Supaul', skills: 'Boat' });
    expect(volunteer).not.toHaveProperty('registrationNumber');
    expect(ngo).toMatchObject({ phone: about.phone, location: 'Supaul', registrationNumber: 'BR/2026/17' });
    expect(ngo).not.toHaveProperty('skills');
    expect(other).not.toHaveProperty('phone');
  });

  it('refuses what a profile would refuse, makes nothing then, and takes empty fields for nothing said', async () => {
    const before = await count(app, 'FROM accounts');
    const wrong = await register(somebody({ phone: '1'.repeat(limits.contactCharacters + 1), skills: 7 }));
    expect([wrong.status, Object.keys(wrong.json['fields'] as object).toSorted()]).toEqual([422, ['phone', 'skills']]);
    expect(await count(app, 'FROM accounts')).toBe(before);
    const silent = await register(somebody({ phone: ' ', city: '', skills: '' }));
    expect(silent.status).toBe(201);
    expect(await count(app, `FROM volunteer_profiles WHERE id = '${String(userOf(silent)['_id'])}'`)).toBe(0);
  });

  it('roles of AUTO_APPROVE need no approval, others do', async () => {
    const on = await start({ autoApprove: ['volunteer'] });
    const statuses = await Promise.all(
      ['volunteer', 'ngo', 'admin'].map(async (role) => userOf(await register(somebody({ role }), on))['status']),
    );
    expect(statuses).toEqual(['approved', 'pending', 'pending']);
    // A donor volunteers only once they ask to.
    const donor = await makePerson(on, 'volunteer', { donor: true });
    const statusOf = ({ json }: { json: Record<string, unknown> }) => (json['data'] as User)['status'];
    expect(statusOf(await donor.ask('GET', '/api/account'))).toBe('donor');
    expect(statusOf(await donor.ask('POST', '/api/account/volunteer'))).toBe('approved');
  });

  it('an e-mail address has one account, however many ask for it at once and in whatever letters', async () => {
    const email = `Asha.${randomUUID()}@Example.org`;
    const spellings = [email, email.toLowerCase(), email.toUpperCase(), ` ${email}`, email];
    const answers = await Promise.all(spellings.map((each) => register(somebody({ email: each }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 409);
    expect(taken?.json).toMatchObject({ kind: 'conflict', fields: { email: expect.stringContaining('already') } });
    expect(taken?.headers.get('retry-after')).toBeNull();
    expect(await count(app, `FROM accounts WHERE email_key = '${email.toLowerCase()}'`)).toBe(1);
  });

  it('S12 that an address is taken is told to few: ten answers from one address, then slower', async () => {
    const { email } = await makePerson(app, 'volunteer');
    const ask = (address: string, body: object) => callFrom(app, address, '/api/users/register', body);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await ask('10.0.1.1', somebody({ email }))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    expect((await ask('10.0.1.2', somebody({ email }))).status).toBe(409);
  });

  it('S12 where mail can be sent, who tries passwords of their own at taken addresses comes no further than where it is told', async () => {
    const on = await start({ mailer: { send: async () => undefined } });
    const { email } = await makePerson(on, 'volunteer');
    const ask = (address: string, body: object) => callFrom(on, address, '/api/users/register', body);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      // New addresses are not counted.
      statuses.push((await ask('10.0.1.1', somebody())).status, (await ask('10.0.1.1', somebody({ email }))).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
    expect((await ask('10.0.1.2', somebody({ email }))).status).toBe(201);
  });

  it('S12 where mail can be sent the answer tells nothing, and the owner of the address hears of it', async () => {
    const sent = vi.fn(async (_mail: { to: string; subject: string; text: string }) => undefined);
    const on = await start({ mailer: { send: sent } });
    const first = somebody();
    const fresh = await register(first, on);
    const again = await register({ ...first, password: newPassword() }, on);
    expect([again.status, again.json]).toEqual([fresh.status, fresh.json]);
    expect(userOf(fresh)).toEqual({ name: first.name, email: first.email, role: 'volunteer' });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ to: first.email });
    expect(await count(on, 'FROM accounts')).toBe(1);
    // The first password stays the one.
    expect((await send(on, 'POST', '/api/users/login', { email: first.email, password: first.password })).status).toBe(
      200,
    );
    // However often somebody tries it: their letter box is not ours to fill. What goes on behind answers ends with the app.
    await Promise.all(Array.from({ length: 8 }, () => register({ ...first, password: newPassword() }, on)));
    await on.app.close();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['1234567', /at least 8/],
    ['password123', /lists/],
    ['PassWord123', /lists/],
    ['qwertyuiop', /lists/],
    ['aaaaaaaaaaaa', /lists/],
    ['Asha Rao', /name/],
    ['asha.rao2026', /name/],
    ['ReliefRelay!', /name/],
    ['x'.repeat(257), /at most/],
  ])('S13 refuses the password %s in words at its field', async (password, words) => {
    const { status, json } = await register(somebody({ password }));
    expect([status, json['kind']]).toEqual([422, 'invalid']);
    expect((json['fields'] as Record<string, string>)['password']).toMatch(words);
  });

  it('S13 refuses the own e-mail address as password, and takes long ones and any letters', async () => {
    const email = `meera.iyer.${randomUUID()}@example.org`;
    expect((await register(somebody({ email, password: email }))).status).toBe(422);
    expect((await register(somebody({ email, password: email.split('@')[0] }))).status).toBe(422);
    const passwords = [
      `${'long '.repeat(12)}word`,
      'x y'.repeat(85),
      'नमस्ते दुनिया आज',
      '🏚️🌊🔥🏚️🌊🔥',
      ' spaces around ',
    ];
    for (const password of passwords) {
      const body = somebody({ password });
      expect([password, (await register(body)).status]).toEqual([password, 201]);
      const login = await send(app, 'POST', '/api/users/login', { email: body.email, password });
      expect([password, login.status]).toEqual([password, 200]);
    }
  });

  it('S13 S14 the database holds no password, no token, no logout key, no device key and no private key', async () => {
    const body = somebody();
    const device = randomUUID();
    await register(body);
    const { json } = await send(
      app,
      'POST',
      '/api/users/login',
      body.email === '' ? {} : { email: body.email, password: body.password },
      { 'x-device-key': device },
    );
    const { token, session, sealing, user } = json['data'] as {
      token: string;
      session: { logoutKey: string };
      sealing: { publicKey: string; privateKey: string };
      user: { _id: string };
    };
    const tables = await app.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const dumps = await Promise.all(tables.map(({ name }) => app.query(`SELECT t::text AS row FROM ${name} t`)));
    const dump = JSON.stringify(dumps);
    expect(dump).toContain(user._id);
    expect(dump).toContain(sealing.publicKey);
    for (const secret of [body.password, token, session.logoutKey, device, sealing.privateKey]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('base64').slice(0, -3));
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Buffer.from(session.logoutKey, 'base64url')).toHaveLength(32);
  });
});
