import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import {
  makePeople,
  makePerson,
  newPassword,
  send,
  signInAs,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const DAY_MINUTES = 24 * 60;
interface Listed {
  id: string;
  device: string;
  current: boolean;
}

describe('sessions', () => {
  const clock = movingClock();
  let postgres: SharedPostgres;
  let app: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    app = await startApp(postgres, { accounts: { clock } });
  });
  afterAll(async () => {
    await app.close();
  });
  beforeEach(async () => {
    await app.query('DELETE FROM throttles');
    person = await makePerson(app, 'volunteer');
  });
  const isIn = async ({ ask }: TestPerson) => (await ask('GET', '/api/account')).status === 200;
  const logout = (logoutKey: string) => send(app, 'POST', '/api/users/logout', { logoutKey });

  it('makes people of each kind, who are who they say', async () => {
    const people = await makePeople(app);
    const seen = await Promise.all(
      Object.values(people).map(async ({ ask, role, id, name, email }: TestPerson) => {
        const { json } = await ask('GET', '/api/account');
        expect(json['data']).toMatchObject({ _id: id, role, name, email, secondStep: false });
        return (json['data'] as { status: string }).status;
      }),
    );
    expect(seen).toEqual(['approved', 'approved', 'approved', 'pending', 'pending', 'pending']);
  });

  it('S14 answers nobody without a session, by whatever token', async () => {
    const bad = [
      '',
      'Bearer ',
      `Bearer ${'x'.repeat(43)}`,
      `Basic ${person.token}`,
      person.token,
      `Bearer ${person.logoutKey}`,
    ];
    for (const authorization of bad) {
      const { status, json, headers } = await send(app, 'GET', '/api/account', undefined, { authorization });
      expect([authorization, status, json['kind']]).toEqual([authorization, 401, 'sign-in']);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('S14 each sign-in is a session of its own, which its owner sees and ends', async () => {
    const second = await signInAs(app, person);
    const stranger = await makePerson(app, 'ngo');
    const list = async () => (await person.ask('GET', '/api/account/sessions')).json['data'] as Listed[];
    const sessions = await list();
    expect(sessions.map(({ id }) => id).toSorted()).toEqual([person.sessionId, second.sessionId].toSorted());
    expect(sessions.filter(({ current }) => current).map(({ id }) => id)).toEqual([person.sessionId]);
    expect(JSON.stringify(sessions)).not.toContain(person.token);
    const foreign = await person.ask('DELETE', `/api/account/sessions/${stranger.sessionId}`);
    const unknown = await person.ask('DELETE', '/api/account/sessions/not-an-id');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.json['message']).toBe(unknown.json['message']);
    expect(await isIn(stranger)).toBe(true);
    expect((await person.ask('DELETE', `/api/account/sessions/${second.sessionId}`)).status).toBe(200);
    expect([await isIn(second), await isIn(person)]).toEqual([false, true]);
    expect(await list()).toHaveLength(1);
  });

  it('S14 all sessions end at once, and no one else’s', async () => {
    const second = await signInAs(app, person);
    const stranger = await makePerson(app, 'ngo');
    expect((await second.ask('DELETE', '/api/account/sessions')).status).toBe(200);
    expect([await isIn(person), await isIn(second), await isIn(stranger)]).toEqual([false, false, true]);
  });

  it('S14 a logout key ends its own session without the token, and a wrong one is answered the same', async () => {
    const second = await signInAs(app, person);
    const right = await logout(second.logoutKey);
    const again = await logout(second.logoutKey);
    const wrong = await logout('x'.repeat(43));
    const byToken = await logout(person.token);
    expect([right.status, again.status, wrong.status, byToken.status]).toEqual([200, 200, 200, 200]);
    expect(new Set([right.text, again.text, wrong.text, byToken.text]).size).toBe(1);
    expect([await isIn(second), await isIn(person)]).toEqual([false, true]);
  });

  it('S14 a new password ends every session and opens one here; the old one is no good any more', async () => {
    const second = await signInAs(app, person);
    const newOne = newPassword();
    await app.query(
      `INSERT INTO reset_links (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, now(), now())`,
      [person.id, person.id],
    );
    const wrong = await person.ask('POST', '/api/account/password', { password: newOne, newPassword: newOne });
    expect([wrong.status, wrong.json['fields']]).toEqual([422, { password: 'This is not your password.' }]);
    const common = { password: person.password, newPassword: 'password123' };
    const refused = await person.ask('POST', '/api/account/password', common);
    expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([422, ['newPassword']]);
    expect(await isIn(second)).toBe(true);
    const body = { password: person.password, newPassword: newOne };
    const changed = await person.ask('POST', '/api/account/password', body);
    const { token } = changed.json['data'] as { token: string };
    expect(changed.status).toBe(200);
    expect([await isIn(person), await isIn(second)]).toEqual([false, false]);
    expect((await send(app, 'GET', '/api/account', undefined, { authorization: `Bearer ${token}` })).status).toBe(200);
    const login = (password: string) => send(app, 'POST', '/api/users/login', { email: person.email, password });
    expect([(await login(person.password)).status, (await login(newOne)).status]).toEqual([401, 200]);
    expect(await app.query('SELECT 1 FROM reset_links WHERE account_id = $1', [person.id])).toEqual([]);
    const acts = await app.query(`SELECT action FROM acts WHERE about = $1 ORDER BY at, action`, [person.id]);
    expect(acts).toEqual([{ action: 'password-changed' }, { action: 'registered' }]);
  });

  it('S14 of two changes of the password at once one is made, and no session of the old password outlives it', async () => {
    const change = (newOne: string) =>
      person.ask('POST', '/api/account/password', { password: person.password, newPassword: newOne });
    const results = await Promise.all([
      change(newPassword()),
      change(newPassword()),
      ...Array.from({ length: 6 }, () =>
        send(app, 'POST', '/api/users/login', { email: person.email, password: person.password }),
      ),
    ]);
    const changes = results.slice(0, 2).map(({ status }) => status);
    expect(changes.filter((status) => status === 200)).toHaveLength(1);
    expect(changes.filter((status) => status === 409 || status === 401 || status === 422)).toHaveLength(1);
    const open = await app.query('SELECT id FROM sessions WHERE account_id = $1', [person.id]);
    expect(open).toHaveLength(1);
  });

  it('the own password is not guessed for long by who found the phone', async () => {
    const guess = () =>
      person.ask('POST', '/api/account/password', { password: 'a guess', newPassword: newPassword() });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });

  it('the own password is asked for ten times at once, also where it is right: each costs a hash', async () => {
    const spent = async () =>
      (await app.query<{ n: number }>(`SELECT sum(spent)::int AS n FROM throttles WHERE key LIKE 'password %'`))[0]?.n;
    const change = (newOne: string) =>
      person.ask('POST', '/api/account/password', { password: person.password, newPassword: newOne });
    expect([(await change('password123')).status, await spent()]).toEqual([422, null]);
    expect([(await change(newPassword())).status, await spent()]).toEqual([200, 1]);
  });

  it('S14 a session lasts as long as it is used, and half a year more', async () => {
    clock.moveOn((limits.sessionDays - 1) * DAY_MINUTES);
    expect(await isIn(person)).toBe(true);
    clock.moveOn((limits.sessionDays - 1) * DAY_MINUTES);
    expect(await isIn(person)).toBe(true);
    clock.moveOn((limits.sessionDays + 1) * DAY_MINUTES);
    expect(await isIn(person)).toBe(false);
  });

  it('S14 sessions of a deleted account are gone with it', async () => {
    await app.query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await isIn(person)).toBe(false);
    expect(await app.query('SELECT 1 FROM sessions WHERE account_id = $1', [person.id])).toEqual([]);
  });

  it('a session that ended does not keep anybody from what is open to all', async () => {
    await logout(person.logoutKey);
    expect((await person.ask('GET', '/api/aid/all')).status).toBe(200);
  });

  it('S59 refusals are in the log with who and where, and so is the end of sessions', async () => {
    app.log.length = 0;
    await person.ask('GET', '/api/config');
    await send(app, 'GET', '/api/account/sessions');
    await person.ask('DELETE', '/api/account/sessions');
    expect(app.log.filter(({ event }) => event !== undefined)).toMatchObject([
      { event: 'denied', status: 401, route: '/api/account/sessions' },
      { event: 'sessions-ended', account: person.id, ended: 1 },
    ]);
  });
});
