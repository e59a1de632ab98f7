import { TOTP } from 'otpauth';
import { beforeAll, expect, it, vi, type MockInstance } from 'vitest';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, newPassword, send, type TestPerson } from '../../tests/support/server/people.ts';

const PERIOD_MS = 30_000;

onEmbeddedPostgres('the second step', (app) => {
  let admin: TestPerson;
  let clock: MockInstance<typeof Date.now>;
  let now = Date.now();
  beforeAll(async () => {
    admin = await makeApproved(app(), 'admin');
    clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    return () => clock.mockRestore();
  });

  const call = (method: string, path: string, body: unknown) =>
    admin.ask(method, `/api/account/second-step${path}`, body);
  const begin = async (password = admin.password) => {
    const answer = await call('POST', '', { password });
    return { ...answer, secret: (answer.json['data'] as { secret: string } | undefined)?.secret ?? '' };
  };
  const codeOf = (secret: string, periods = 0) =>
    new TOTP({ secret }).generate({ timestamp: now + periods * PERIOD_MS });
  const logIn = (code?: string, password = admin.password) =>
    send(app(), 'POST', '/api/users/login', { email: admin.email, password, ...(code === undefined ? {} : { code }) });
  /** So that every test has codes and tries of its own. */
  const laterOn = () => {
    now += 3_600_000;
  };

  /** Puts one in force. */
  const setUp = async () => {
    laterOn();
    const { secret } = await begin();
    const confirmed = await call('POST', '/confirm', { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = confirmed.json['data'] as { recoveryCodes: string[] };
    return { secret, recoveryCodes };
  };
  const tearDown = async (secret: string) => {
    laterOn();
    const { password } = admin;
    expect((await call('DELETE', '', { password, code: codeOf(secret) })).status).toBe(200);
  };

  it('S18 is for admins, begun by the password, and not in force before its first code', async () => {
    const volunteer = await makeApproved(app(), 'volunteer');
    const asked = await volunteer.ask('POST', '/api/account/second-step', { password: volunteer.password });
    expect(asked.status).toBe(403);
    expect((await begin('wrong')).status).toBe(422);
    const { secret } = await begin();
    expect((await call('POST', '/confirm', { code: '000000' })).status).toBe(422);
    expect((await logIn()).status).toBe(200);
    const rows = await app().query<{ totp_secret: string }>('SELECT * FROM accounts WHERE id = $1', [admin.id]);
    expect(rows[0]?.totp_secret).not.toBeNull();
    expect(JSON.stringify([rows, app().log])).not.toContain(secret);
  });

  it('S18 asks for a code after the right password only, and takes each code once', async () => {
    const { secret } = await setUp();
    laterOn();
    expect((await logIn(codeOf(secret), 'wrong')).json['kind']).toBe('sign-in');
    const asked = await logIn();
    expect([asked.status, asked.json['kind']]).toEqual([401, 'code-needed']);
    const code = codeOf(secret);
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await logIn(code)).json['kind']).toBe('code-needed');
    // One that was shown before a used one is as good as used.
    expect((await logIn(codeOf(secret, -1))).status).toBe(401);
    now += PERIOD_MS;
    expect((await logIn(codeOf(secret))).status).toBe(200);
    await tearDown(secret);
    expect((await logIn()).status).toBe(200);
  });

  it('S18 is not begun anew while one is in force, and says so in the account', async () => {
    const { secret } = await setUp();
    expect((await begin()).json['kind']).toBe('conflict');
    const { json } = await admin.ask('GET', '/api/account');
    expect(json['data']).toMatchObject({ secondStep: true });
    await tearDown(secret);
  });

  it('S18 is confirmed once, however many come at once', async () => {
    laterOn();
    const { secret } = await begin();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/confirm', { code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    const codes = await app().query('SELECT 1 FROM recovery_codes WHERE account_id = $1', [admin.id]);
    expect(codes.length).toBe(8);
    await tearDown(secret);
  });

  it('S18 takes each recovery code once, typed anyhow, and keeps hashes only', async () => {
    const { secret, recoveryCodes } = await setUp();
    laterOn();
    const [first = '', second = ''] = recoveryCodes;
    const kept = JSON.stringify(await app().query('SELECT * FROM recovery_codes'));
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    const answers = await Promise.all([logIn(first), logIn(first)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await logIn(` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    const acts = await app().query(`SELECT 1 FROM acts WHERE about = $1 AND action = 'recovery-code-used'`, [admin.id]);
    expect(acts.length).toBe(2);
    await tearDown(secret);
    expect(await app().query('SELECT 1 FROM recovery_codes WHERE account_id = $1', [admin.id])).toEqual([]);
  });

  it('S18 confirmed again by a code not used yet, it answers new recovery codes: the first may never have come', async () => {
    const { secret, recoveryCodes } = await setUp();
    const confirm = (code: string) => call('POST', '/confirm', { code });
    for (const code of [codeOf(secret), codeOf(secret, -1), '000000', recoveryCodes[0] ?? '']) {
      const refused = await confirm(code);
      expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([422, ['code']]);
    }
    laterOn();
    const code = codeOf(secret);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const renewed = answers.find(({ status }) => status === 200)?.json['data'] as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes).toHaveLength(8);
    laterOn();
    expect((await logIn(recoveryCodes[0])).status).toBe(401);
    expect((await logIn(renewed.recoveryCodes[0])).status).toBe(200);
    expect((await logIn(codeOf(secret))).status).toBe(200);
    const acts = await app().query(`SELECT 1 FROM acts WHERE about = $1 AND action = 'recovery-codes-renewed'`, [
      admin.id,
    ]);
    expect(acts.length).toBe(1);
    await tearDown(secret);
    expect((await confirm(codeOf(secret, 1))).json['kind']).toBe('conflict');
  });

  it('S18 lets codes be guessed a few times only', async () => {
    const { secret } = await setUp();
    laterOn();
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1) answers.push(await logIn(String(100_000 + guess)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    const right = await logIn(codeOf(secret));
    expect(right.status).toBe(429);
    await tearDown(secret);
  });

  it('S18 ends by password and code together', async () => {
    const { secret } = await setUp();
    laterOn();
    const { password } = admin;
    expect((await call('DELETE', '', { password: newPassword(), code: codeOf(secret) })).status).toBe(422);
    const wrong = await call('DELETE', '', { password, code: '123' });
    expect([wrong.status, Object.keys(wrong.json['fields'] as object)]).toEqual([422, ['code']]);
    await tearDown(secret);
    expect((await call('DELETE', '', { password, code: codeOf(secret, 1) })).json['kind']).toBe('conflict');
  });
});
