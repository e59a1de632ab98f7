import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, makePerson, newPassword, send, type TestPeople } from '../../tests/support/server/people.ts';
import { startSmtpSink, type SmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { openSmtpMailer, type SmtpMailer } from '../mail/smtp-mailer.ts';

const MINUTE_MS = 60_000;

function tokenOf(link: string): string {
  return /^\/reset-password#([A-Za-z0-9_-]{43})$/.exec(link)?.[1] ?? `no link: ${link}`;
}

onEmbeddedPostgres('reset links of an admin', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const issue = async (about: string) => {
    const answer = await people.admin.ask('POST', `/api/accounts/${about}/reset-link`);
    return { ...answer, data: answer.json['data'] as { link: string; expiresAt: string } };
  };
  const reset = (token: string, password = newPassword()) =>
    send(app(), 'POST', '/api/users/reset', { token, password });
  const logIn = (email: string, password: string) => send(app(), 'POST', '/api/users/login', { email, password });

  it('S18 set a new password once, end every session, and forget what was guessed', async () => {
    const person = await makePerson(app(), 'volunteer');
    for (let guess = 0; guess < 10; guess += 1) await logIn(person.email, 'wrong');
    expect((await logIn(person.email, person.password)).status).toBe(429);
    const { status, data } = await issue(person.id);
    expect(status).toBe(200);
    expect(Math.abs(Date.parse(data.expiresAt) - Date.now() - 15 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    const password = newPassword();
    expect((await reset(tokenOf(data.link), password)).json).toEqual({
      success: true,
      message: 'Your new password is set. Log in with it.',
    });
    expect((await person.ask('GET', '/api/account')).status).toBe(401);
    expect((await logIn(person.email, person.password)).status).toBe(401);
    expect((await logIn(person.email, password)).status).toBe(200);
    const again = await reset(tokenOf(data.link));
    expect([again.status, again.json['kind'], Object.keys(again.json['fields'] as object)]).toEqual([
      422,
      'invalid',
      ['token'],
    ]);
  });

  it('S18 are good for 15 minutes', async () => {
    const late = vi.spyOn(Date, 'now');
    try {
      const person = await makePerson(app(), 'volunteer');
      const { data } = await issue(person.id);
      const issued = Date.parse(data.expiresAt) - 15 * MINUTE_MS;
      late.mockReturnValue(issued + 15 * MINUTE_MS);
      expect((await reset(tokenOf(data.link))).status).toBe(422);
      late.mockReturnValue(issued + 15 * MINUTE_MS - 1);
      expect((await reset(tokenOf(data.link))).status).toBe(200);
    } finally {
      late.mockRestore();
    }
  });

  it('S18 void earlier ones, and are used by one of many who come at once', async () => {
    const person = await makePerson(app(), 'ngo');
    const [first, second] = [await issue(person.id), await issue(person.id)];
    expect((await reset(tokenOf(first.data.link))).status).toBe(422);
    const passwords = Array.from({ length: 6 }, newPassword);
    const answers = await Promise.all(passwords.map((password) => reset(tokenOf(second.data.link), password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422]);
    const set = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(person.email, passwords[set] ?? '')).status).toBe(200);
  });

  it('S18 of two issued at once one is good', async () => {
    const person = await makePerson(app(), 'ngo');
    const links = await Promise.all([issue(person.id), issue(person.id), issue(person.id)]);
    const answers = [];
    for (const { data } of links) answers.push(await reset(tokenOf(data.link)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('S18 are not used up by a password that may not be set', async () => {
    const person = await makePerson(app(), 'ngo');
    const { data } = await issue(person.id);
    for (const password of ['short', 'password', person.email]) {
      const answer = await reset(tokenOf(data.link), password);
      expect([answer.status, Object.keys(answer.json['fields'] as object)]).toEqual([422, ['password']]);
    }
    expect((await reset(tokenOf(data.link))).status).toBe(200);
  });

  it('S18 are kept as hashes, written down without the token, and in no log', async () => {
    const { data } = await issue(people.pendingNgo.id);
    const token = tokenOf(data.link);
    expect((await reset(token)).status).toBe(200);
    const rows = await app().query('SELECT * FROM reset_links');
    const acts = await app().query<{ actor: string | null; action: string }>(
      `SELECT actor, action, detail FROM acts WHERE about = $1 AND action LIKE '%reset%' ORDER BY at`,
      [people.pendingNgo.id],
    );
    expect(acts.map(({ actor, action }) => [actor, action])).toEqual([
      [people.admin.id, 'reset-link-issued'],
      [null, 'password-reset'],
    ]);
    expect(JSON.stringify([rows, acts, app().log])).not.toContain(token);
  });

  it('are for admins, about any account, another admin too', async () => {
    expect((await people.pendingAdmin.ask('POST', `/api/accounts/${people.ngo.id}/reset-link`)).status).toBe(403);
    expect((await people.volunteer.ask('POST', `/api/accounts/${people.ngo.id}/reset-link`)).status).toBe(403);
    expect((await issue(people.pendingAdmin.id)).status).toBe(200);
    expect([(await issue(randomUUID())).status, (await issue('x')).status]).toEqual([404, 404]);
  });

  it('are not sent by mail where there is none, which is said to everybody alike', async () => {
    const answers = [people.ngo.email, 'nobody@example.org'].map((email) =>
      send(app(), 'POST', '/api/users/forgot', { email }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect([known?.status, known?.text]).toEqual([200, unknown?.text]);
    expect(await app().query('SELECT 1 FROM reset_links WHERE account_id = $1', [people.ngo.id])).toEqual([]);
  });
});

describe('reset links by mail', () => {
  let postgres: SharedPostgres;
  let app: TestApp;
  let sink: SmtpSink;
  let mailer: SmtpMailer;
  const bugs: unknown[] = [];
  let people: TestPeople;
  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    sink = await startSmtpSink();
    mailer = openSmtpMailer({ url: sink.url, from: 'relay@example.org' });
    const accounts = { mailer, appUrl: 'https://relief.example.org', onBug: (error: unknown) => void bugs.push(error) };
    app = await startApp(postgres, { accounts });
    people = await makePeople(app);
  });
  afterAll(async () => {
    expect(bugs).toEqual([]);
    mailer.close();
    await sink.close();
    await app.close();
  });

  const forgot = (email: string) => send(app, 'POST', '/api/users/forgot', { email });
  const mailsTo = (email: string) => sink.mails.filter(({ recipients }) => recipients.includes(email));
  const linkIn = (raw: string) =>
    /https:\/\/relief\.example\.org(\/reset-password#[\w-]{43})/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? raw;

  it('S12 are asked for with one answer for known and unknown addresses, and go to the known one alone', async () => {
    const { email } = people.volunteer;
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot('nobody@example.org')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await vi.waitFor(() => expect(mailsTo(email).length).toBe(1), 10_000);
    expect(sink.mails.some(({ recipients }) => recipients.includes('nobody@example.org'))).toBe(false);
    const link = linkIn(mailsTo(email)[0]?.raw ?? '');
    const password = newPassword();
    const answer = await send(app, 'POST', '/api/users/reset', { token: tokenOf(link), password });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(mailsTo(email)[1]?.raw).toContain('your password was changed'), 10_000);
  });

  it('S12 a slow mail server makes no difference to the answer, and a stop of the server loses no link', async () => {
    let take = () => undefined as void;
    const slow = { send: () => new Promise<void>((resolve) => (take = resolve)) };
    const other = await startApp(postgres, {
      databaseUrl: app.databaseUrl,
      accounts: { mailer: slow, appUrl: 'https://relief.example.org' },
    });
    // Both come although the mail server takes nothing before they have.
    const answer = await send(other, 'POST', '/api/users/forgot', { email: people.ngo.email });
    expect(answer.status).toBe(200);
    await other.close();
    take();
    const issued = await app.query('SELECT 1 FROM reset_links WHERE account_id = $1', [people.ngo.id]);
    expect(issued.length).toBe(1);
  });

  it('are mailed a few times only, whoever asks, with the same answer', async () => {
    const { email } = people.pendingVolunteer;
    let mails = 0;
    const counting = { send: async () => void (mails += 1) };
    const other = await startApp(postgres, {
      databaseUrl: app.databaseUrl,
      accounts: { mailer: counting, appUrl: 'https://relief.example.org' },
    });
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await send(other, 'POST', '/api/users/forgot', { email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    // Its mails are sent when it has stopped.
    await other.close();
    expect(mails).toBe(3);
  });

  it('are issued by an admin who never sees them', async () => {
    const { id, email } = people.pendingNgo;
    const answer = await people.admin.ask('POST', `/api/accounts/${id}/reset-link`);
    expect([answer.status, Object.keys(answer.json['data'] as object)]).toEqual([200, ['expiresAt']]);
    expect(linkIn(mailsTo(email)[0]?.raw ?? '')).toMatch(/^\/reset-password#/);
  });

  it('S27 no mail says a name that somebody gave at registration', async () => {
    const name = 'Visit evil.example\r\nBcc: eve@example.org \u202e';
    const applicant = await makePerson(app, 'volunteer', { name });
    const reason = 'first line\r\n.\r\nBcc: eve@example.org';
    await people.admin.ask('POST', `/api/approvals/${applicant.id}`, { decision: 'refuse', reason });
    await forgot(applicant.email);
    await vi.waitFor(() => expect(mailsTo(applicant.email).length).toBe(2), 10_000);
    for (const { raw, recipients, headerNames } of mailsTo(applicant.email)) {
      expect(recipients).toEqual([applicant.email]);
      expect(headerNames).not.toContain('bcc');
      expect(raw).not.toMatch(/evil|\u202e|E2=80=AE/);
    }
  });
});
