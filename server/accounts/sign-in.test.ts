import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '../../contract/headers.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { callFrom, type InjectedAnswer } from '../../tests/support/server/from-address.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import { makePerson, newPassword, signInAs, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { rememberDevice } from '../store/accounts/sessions.ts';
import { hashing } from './hashing.ts';
import { heavyWork } from './heavy-work.ts';

const LOGIN = '/api/users/login';
/** Seconds: no lock of S11 is longer. */
const LONGEST_WAIT = 15 * 60;

describe('signing in', () => {
  const clock = movingClock();
  let postgres: SharedPostgres;
  let app: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    app = await startApp(postgres, { accounts: { clock, hashing } });
  });
  afterAll(async () => {
    await app.close();
  });
  beforeEach(async () => {
    await app.query('DELETE FROM throttles');
    person = await makePerson(app, 'volunteer');
  });

  const signIn = (address: string, password: string, { email = person.email, device = '' } = {}) =>
    callFrom(app, address, LOGIN, { email, password }, device === '' ? {} : { [headers.deviceKey]: device });
  const kindOf = ({ status, json }: InjectedAnswer) => [status, json['kind']];
  const waitOf = (answer: InjectedAnswer) => Number(answer.headers['retry-after']);

  it('S11 twenty wrong passwords from twenty addresses lock that way in for at most 15 minutes, and not a known device', async () => {
    const device = randomUUID();
    await signInAs(app, person, device);
    const answers: InjectedAnswer[] = [];
    for (let host = 1; host <= 20; host += 1) answers.push(await signIn(`10.0.0.${host}`, 'wrong password'));
    expect(answers.slice(0, 10).map(kindOf)).toEqual(Array.from({ length: 10 }, () => [401, 'sign-in']));
    expect(answers.slice(10).map(kindOf)).toEqual(Array.from({ length: 10 }, () => [429, 'slow-down']));
    const waits = answers.slice(10).map(waitOf);
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
    // The right password does not open it either: an answer that differs would go on telling guessers.
    expect((await signIn('10.0.0.99', person.password)).status).toBe(429);
    expect((await signIn('10.0.0.1', person.password, { device })).status).toBe(200);
    expect((await signIn('10.0.0.1', person.password, { device: randomUUID() })).status).toBe(429);
    clock.moveOn(15);
    expect((await signIn('10.0.0.99', person.password)).status).toBe(200);
  });

  it('S11 a known device has its own ten guesses', async () => {
    const device = randomUUID();
    await signInAs(app, person, device);
    const answers: InjectedAnswer[] = [];
    for (let guess = 0; guess < 12; guess += 1) answers.push(await signIn('10.1.0.1', 'wrong password', { device }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    // Whoever stole the phone has locked only that phone.
    expect((await signIn('10.1.0.2', person.password)).status).toBe(200);
  });

  it('S11 guesses at the same moment are counted like any others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, host) => signIn(`10.3.0.${host}`, 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('S11 who types the right password is never slowed, however often and from wherever', async () => {
    const second = await makePerson(app, 'ngo');
    const answers = await Promise.all(
      [person, second].flatMap(({ email, password }) =>
        Array.from({ length: 10 }, () => signIn('10.4.0.1', password, { email })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const tokens = answers.map(({ json }) => (json['data'] as { token: string }).token);
    expect(new Set(tokens).size).toBe(20);
    for (let again = 0; again < 12; again += 1) await signIn('10.4.0.1', person.password);
    expect((await signIn('10.4.0.1', person.password)).status).toBe(200);
  });

  it('S11 right passwords in a flood are slowed, each a cost to us, and a device that is known passes by', async () => {
    const device = randomUUID();
    await signInAs(app, person, device);
    const spendAll = (kind: string) => app.query(`UPDATE throttles SET spent = 600 WHERE key LIKE '${kind} %'`);
    await signIn('10.12.0.1', person.password);
    await spendAll('workFromAddress');
    const slowed = await signIn('10.12.0.1', person.password);
    expect([slowed.status, waitOf(slowed)]).toEqual([429, 1]);
    expect((await signIn('10.12.0.2', person.password)).status).toBe(200);
    expect((await signIn('10.12.0.1', person.password, { device })).status).toBe(200);
    for (let again = 0; again < 29; again += 1) await signIn('10.12.0.1', person.password, { device });
    expect((await signIn('10.12.0.1', person.password, { device })).status).toBe(429);
    clock.moveOn(1);
    expect((await signIn('10.12.0.1', person.password)).status).toBe(200);
    expect((await signIn('10.12.0.1', person.password, { device })).status).toBe(200);
  });

  it('S11 addresses that somebody makes up leave no rows behind once their network is slowed', async () => {
    await signIn('10.13.0.1', 'wrong password');
    await app.query(`UPDATE throttles SET spent = 100 WHERE key LIKE 'signInFromAddress %'`);
    const count = async () => (await app.query('SELECT key FROM throttles')).length;
    const before = await count();
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await signIn('10.13.0.1', 'wrong password', { email: `${randomUUID()}@example.org` });
      expect(answer.status).toBe(429);
    }
    expect(await count()).toBe(before);
  });

  it('keeps a hundred sessions and devices of an account, those used last', async () => {
    const { id } = person;
    await app.query(
      `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
       SELECT gen_random_uuid(), $1::uuid, 't' || n || $2, 'l' || n || $2, 'old', moment, moment, now() + interval '1 day'
       FROM generate_series(1, 120) AS n, LATERAL (SELECT now() - n * interval '1 hour' AS moment) AS made`,
      [id, id],
    );
    await app.query(
      `INSERT INTO known_devices (account_id, device_hash, last_used_at)
       SELECT $1, 'd' || n, now() - n * interval '1 hour' FROM generate_series(1, 120) AS n`,
      [id],
    );
    const token = await signInAs(app, person, randomUUID());
    const kept = await app.query<{ hash: string }>('SELECT token_hash AS hash FROM sessions WHERE account_id = $1', [
      id,
    ]);
    expect(kept).toHaveLength(100);
    expect(kept.some(({ hash }) => hash === `t1${id}`)).toBe(true);
    expect(kept.some(({ hash }) => hash === `t120${id}`)).toBe(false);
    for (const session of [person, token]) expect((await session.ask('GET', '/api/account')).status).toBe(200);
    const devices = await app.query<{ hash: string }>(
      'SELECT device_hash AS hash FROM known_devices WHERE account_id = $1 ORDER BY last_used_at',
      [id],
    );
    expect([devices.length, devices[0]?.hash]).toEqual([100, 'd99']);
  });

  it('remembers no device of an account that is deleted at the same moment', async () => {
    const { id } = person;
    const remembered = await inTransaction(app.pool, async (client) => {
      await client.query('DELETE FROM accounts WHERE id = $1', [id]);
      const waiting = rememberDevice(app.pool, id, 'a device', clock.now());
      const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%known_devices%'`;
      await vi.waitFor(async () => expect(await app.query(isWaiting)).toHaveLength(1), { timeout: 4_000 });
      return { waiting };
    });
    await expect(remembered.waiting).resolves.toBeUndefined();
    expect(await app.query('SELECT 1 FROM known_devices WHERE account_id = $1', [id])).toEqual([]);
  });

  it('S12 an unknown address and a wrong password get the same answer, word for word', async () => {
    const unknown = await signIn('10.5.0.1', newPassword(), { email: `${randomUUID()}@example.org` });
    const wrong = await signIn('10.5.0.1', newPassword());
    const strange = await signIn('10.5.0.1', 'a\u0000b \ud800', { email: "' OR 1=1 --" });
    const bare = ({ json, status, headers: all }: InjectedAnswer) => ({
      status,
      names: Object.keys(all).toSorted(),
      json: { ...json, requestId: '' },
    });
    expect(bare(wrong)).toEqual(bare(unknown));
    expect(bare(strange)).toEqual(bare(unknown));
    expect(unknown.json).toMatchObject({ kind: 'sign-in', message: 'The e-mail address or the password is wrong.' });
  });

  it('S12 an unknown address is locked like a known one', async () => {
    const email = `${randomUUID()}@example.org`;
    const answers: InjectedAnswer[] = [];
    for (let host = 1; host <= 12; host += 1) answers.push(await signIn(`10.6.0.${host}`, newPassword(), { email }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('takes the address in any letters and with spaces around, and the password in either form of its accents', async () => {
    const password = `cr\u00e8me br\u00fbl\u00e9e ${randomUUID()}`;
    const other = await makePerson(app, 'ngo', { password });
    const answers = await Promise.all([
      signIn('10.9.0.1', password, { email: ` ${other.email.toUpperCase()} ` }),
      signIn('10.9.0.1', password.normalize('NFD'), { email: other.email }),
      signIn('10.9.0.1', password.toUpperCase(), { email: other.email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  it('makes an old hash anew once the password is known', async () => {
    const old = '$argon2id$v=19$m=4096,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(person.password, { memoryCost: 4096, timeCost: 1 });
    expect(weak.slice(0, 30)).toBe(old.slice(0, 30));
    await app.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [person.id, weak]);
    expect((await signIn('10.10.0.1', person.password)).status).toBe(200);
    const [row] = await app.query<{ hash: string }>('SELECT password_hash AS hash FROM accounts WHERE id = $1', [
      person.id,
    ]);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn('10.10.0.1', person.password)).status).toBe(200);
  });

  it('S59 who signed in, and why somebody did not, stands in the log, and no address and no password', async () => {
    app.log.length = 0;
    const wrong = newPassword();
    await signIn('10.11.0.1', wrong);
    await signIn('10.11.0.1', wrong, { email: 'nobody-at-all@example.org' });
    await signIn('10.11.0.1', person.password);
    const events = app.log.filter(({ event }) => event !== undefined && event !== 'denied');
    expect(events).toMatchObject([
      { event: 'sign-in-refused', why: 'password', account: person.id },
      { event: 'sign-in-refused', why: 'unknown' },
      { event: 'signed-in', account: person.id, session: expect.any(String) },
    ]);
    expect(events.every(({ requestId, time }) => typeof requestId === 'string' && typeof time === 'number')).toBe(true);
    const text = JSON.stringify(app.log);
    for (const secret of [wrong, person.password, person.email, 'nobody-at-all']) expect(text).not.toContain(secret);
  });

  it('S11 a thousand accounts with one password each from one address are slowed, a known device there is not', async () => {
    const device = randomUUID();
    await signInAs(app, person, device);
    const guesses = Array.from({ length: 1000 }, () => `${randomUUID()}@example.org`);
    const statuses = new Map<number, number>();
    for (let start = 0; start < guesses.length; start += 50) {
      const part = guesses.slice(start, start + 50);
      const answers = await Promise.all(part.map((email) => signIn('10.2.0.1', 'wrong password', { email })));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const tried = statuses.get(401) ?? 0;
    expect(tried).toBe(100);
    expect(statuses.get(429)).toBe(1000 - tried);
    expect((await signIn('10.2.0.1', person.password, { device })).status).toBe(200);
    const slowed = await signIn('10.2.0.1', person.password);
    expect([slowed.status, waitOf(slowed)]).toEqual([429, 10]);
    clock.moveOn(1);
    expect((await signIn('10.2.0.1', person.password)).status).toBe(200);
    expect((await signIn('10.2.0.2', person.password)).status).toBe(200);
  });

  it('S12 an unknown address costs as much work as a wrong password', async () => {
    const statuses = async (host: number) => {
      const known = signIn(`10.7.0.${host}`, newPassword());
      const unknown = signIn(`10.8.0.${host}`, newPassword(), { email: `${randomUUID()}@example.org` });
      return [(await known).status, (await unknown).status];
    };
    // While no hashing is possible neither is answered: both come to it, and with the same cost.
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const others = Promise.all(Array.from({ length: 200 }, () => heavyWork(() => held)));
    expect(await statuses(1)).toEqual([503, 503]);
    goOn();
    await others;
    expect(await statuses(2)).toEqual([401, 401]);
    expect(hashing.isOutdated(hashing.nobodysHash)).toBe(false);
  });
});
