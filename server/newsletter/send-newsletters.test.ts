import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewsletterView } from '../../contract/entities/newsletter.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { decodedText, startSmtpSink, type SmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import type { Mail } from '../mail/mailer.ts';
import { openSmtpMailer, type SmtpMailer } from '../mail/smtp-mailer.ts';
import { sendNewsletters } from './send-newsletters.ts';

const APP = 'https://relief.example.org';
const WORDS = { subject: 'Boats for Bihar', text: 'Forty boats are on their way.\nThank you.' };

describe('a newsletter', () => {
  let app: TestApp;
  let people: TestPeople;
  let sink: SmtpSink;
  let mailer: SmtpMailer;
  const clock = movingClock();
  const bugs: unknown[] = [];
  const services = () => ({
    ...testAccounts,
    pool: app.pool,
    clock,
    mailer,
    appUrl: APP,
    onBug: (error: unknown) => void bugs.push(error),
  });
  beforeAll(async () => {
    sink = await startSmtpSink();
    mailer = openSmtpMailer({ url: sink.url, from: 'relay@example.org' });
    app = await startApp(sharedPostgres('embedded'), { accounts: { mailer, appUrl: APP, clock } });
    people = await makePeople(app);
  });
  beforeEach(async () => {
    await app.query('DELETE FROM newsletter_subscriptions');
    await app.query('DELETE FROM newsletters');
    sink.mails.length = 0;
    sink.answer = undefined;
    bugs.length = 0;
  });
  afterAll(async () => {
    mailer.close();
    await sink.close();
    await app.close();
  });

  const subscribe = async (state: string, ...names: readonly string[]) => {
    for (const name of names) {
      const email = `${name}@example.org`;
      await app.query(
        `INSERT INTO newsletter_subscriptions (id, owner, body, lane, state, language, email_key, created_at)
         VALUES ($1, 'anonymous', $2, 'main', $3, 'en', $4, now())`,
        [randomUUID(), JSON.stringify({ email, language: 'en' }), state, email],
      );
    }
  };
  const send = (id: string, words: object = WORDS) =>
    people.admin.ask('POST', '/api/newsletter/send', { id, ...words });
  const listed = async () => (await people.admin.ask('GET', '/api/newsletter/all')).json;
  const counts = async () => {
    const [first] = (await listed())['data'] as NewsletterView[];
    const { recipients, waiting, sent, failed, unsure, left, endedAt } = first ?? ({} as NewsletterView);
    return { recipients, waiting, sent, failed, unsure, left, isOver: endedAt !== undefined };
  };
  const readers = () => sink.mails.map(({ recipients }) => recipients.join()).sort();
  const all = (...names: readonly string[]) => names.map((name) => `${name}@example.org`);
  const none = { waiting: 0, sent: 0, failed: 0, unsure: 0, left: 0, isOver: true };

  it('goes to each confirmed address once, whoever sends the same twice, with a way out in its text and its head', async () => {
    await subscribe('confirmed', 'a', 'b', 'c');
    await subscribe('asked', 'd');
    await subscribe('unconfirmed', 'e');
    expect(await listed()).toMatchObject({ data: [], subscribers: 3, canSend: true });
    const id = randomUUID();
    const [first, again] = [await send(id), await send(id)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.json['data']).toMatchObject({
      _id: id,
      ...WORDS,
      recipients: 3,
      waiting: 3,
      writtenBy: people.admin.name,
    });
    expect((await send(id, { ...WORDS, text: 'Other words' })).json).toMatchObject({ kind: 'key-reuse' });
    await sendNewsletters(services());
    await sendNewsletters(services());
    expect(readers()).toEqual(all('a', 'b', 'c'));
    expect(await counts()).toEqual({ ...none, recipients: 3, sent: 3 });
    const acts = await app.query(`SELECT actor, detail FROM acts WHERE action = 'newsletter-sent' AND about = $1`, [
      id,
    ]);
    expect(acts).toEqual([{ actor: people.admin.id, detail: { recipients: 3 } }]);
    expect(bugs).toEqual([]);

    const [mail] = sink.mails;
    const raw = (mail?.raw ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
    expect(raw).toContain(`Subject: ${WORDS.subject}`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const button = /List-Unsubscribe: <https:\/\/relief\.example\.org(\S+)>/.exec(raw)?.[1] ?? '';
    const text = decodedText(mail?.raw ?? '').replaceAll('\r\n', '\n');
    expect(text).toContain(WORDS.text);
    expect(text).toContain(`${APP}/newsletter#leave=${button.split('/').at(-1)}`);
    const press = () =>
      fetch(app.url + button, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const pressed = [await press(), await press()];
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${app.url}${button}x`, { method: 'POST' })).status).toBe(422);
    expect(await listed()).toMatchObject({ subscribers: 2 });
    expect(JSON.stringify(app.log)).not.toContain(button.split('.').at(-1));
    await send(randomUUID());
    sink.mails.length = 0;
    await sendNewsletters(services());
    expect(readers()).toEqual(all('a', 'b', 'c').filter((one) => one !== mail?.recipients[0]));
  });

  it('a process that dies in the middle leaves one mail in the open, which is not sent again; the others get theirs once', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `n${at}`);
    await subscribe('confirmed', ...names);
    await send(randomUUID());
    let given = 0;
    let hasDied: () => void = () => undefined;
    const death = new Promise<void>((resolve) => (hasDied = resolve));
    const dying = {
      async send(mail: Mail) {
        await mailer.send(mail);
        given += 1;
        // Taken by the mail server, and nobody writes it down.
        if (given === 70) await new Promise<void>(() => hasDied());
      },
    };
    void sendNewsletters({ ...services(), mailer: dying });
    await death;
    expect(await counts()).toMatchObject({ sent: 69, waiting: 51 });
    // What it had in its hands is not touched before its time is over.
    await sendNewsletters(services());
    expect(sink.mails).toHaveLength(90);
    clock.moveOn(16);
    await Promise.all([sendNewsletters(services()), sendNewsletters(services())]);
    expect(readers()).toEqual(all(...names).sort());
    expect(await counts()).toEqual({ ...none, recipients: 120, sent: 119, unsure: 1 });
  });

  it('a stop ends it behind the mail that is being sent, and the next start goes on at once', async () => {
    await subscribe('confirmed', 'a', 'b', 'c');
    await send(randomUUID());
    await sendNewsletters(services(), () => sink.mails.length > 0);
    expect(await counts()).toMatchObject({ sent: 1, waiting: 2 });
    await sendNewsletters(services());
    expect(readers()).toEqual(all('a', 'b', 'c'));
  });

  it('who is refused for good has failed, who is told to come later gets it later, and who left meanwhile gets none', async () => {
    await subscribe('confirmed', 'a', 'bad', 'later', 'never', 'gone');
    await send(randomUUID());
    await app.query(
      `UPDATE newsletter_subscriptions SET state = 'left', body = '', email_key = NULL WHERE email_key LIKE 'gone%'`,
    );
    let isLater = true;
    sink.answer = (to) =>
      to.startsWith('bad') ? 550 : (to.startsWith('later') && isLater) || to.startsWith('never') ? 451 : undefined;
    await sendNewsletters(services());
    expect(await counts()).toMatchObject({ sent: 1, failed: 1, waiting: 2, left: 1, isOver: false });
    isLater = false;
    for (let minutes = 1; minutes < 100; minutes *= 3) {
      await sendNewsletters(services());
      clock.moveOn(minutes);
    }
    await sendNewsletters(services());
    expect(readers()).toEqual(all('a', 'later'));
    expect(await counts()).toEqual({ ...none, recipients: 5, sent: 2, failed: 2, left: 1 });
  });

  it('a mail server that is away costs nobody a try: all wait', async () => {
    await subscribe('confirmed', 'a', 'b');
    await send(randomUUID());
    const away = openSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'relay@example.org' });
    for (let tries = 0; tries < 8; tries += 1) {
      await sendNewsletters({ ...services(), mailer: away });
      clock.moveOn(2);
    }
    away.close();
    expect(bugs).toHaveLength(8);
    expect(await counts()).toMatchObject({ waiting: 2, failed: 0, unsure: 0 });
    await sendNewsletters(services());
    expect(readers()).toEqual(all('a', 'b'));
  });

  it('is not taken where this server sends no mail, nor where nobody would get it, and nothing is kept of it', async () => {
    expect((await send(randomUUID())).json).toMatchObject({ kind: 'conflict' });
    await subscribe('confirmed', 'a');
    const silent = await startApp(sharedPostgres('embedded'), { databaseUrl: app.databaseUrl });
    const { token } = people.admin;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ id: randomUUID(), ...WORDS });
    const refused = await fetch(`${silent.url}/api/newsletter/send`, { method: 'POST', headers, body });
    const answer = (await (await fetch(`${silent.url}/api/newsletter/all`, { headers })).json()) as object;
    await silent.close();
    expect(refused.status).toBe(409);
    expect(answer).toMatchObject({ canSend: false, subscribers: 1, data: [] });
    expect(await app.query('SELECT id FROM newsletters')).toEqual([]);
  });
});
