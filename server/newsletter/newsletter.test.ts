import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalJson } from '../../contract/base/canonical-json.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { movingClock } from '../../tests/support/server/moving-clock.ts';
import { send } from '../../tests/support/server/people.ts';
import { decodedText, startSmtpSink, type SmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { openSmtpMailer, type SmtpMailer } from '../mail/smtp-mailer.ts';
import { askToConfirm, askWaiting } from './ask-to-confirm.ts';

const DAY_MINUTES = 24 * 60;

describe('the newsletter', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let mailer: SmtpMailer;
  /** Another one for each test: what goes on behind the answers of the last one may still ask for its own. */
  let owner = '';
  let ownerKey = '';
  const clock = movingClock();
  const bugs: unknown[] = [];
  const services = () => ({
    ...testAccounts,
    pool: app.pool,
    clock,
    mailer,
    appUrl: 'https://relief.example.org',
    onBug: (error: unknown) => void bugs.push(error),
  });
  beforeAll(async () => {
    sink = await startSmtpSink();
    mailer = openSmtpMailer({ url: sink.url, from: 'relay@example.org' });
    const accounts = { mailer, appUrl: 'https://relief.example.org', onBug: (error: unknown) => void bugs.push(error) };
    app = await startApp(sharedPostgres('embedded'), { accounts: { ...accounts, clock } });
  });
  beforeEach(async () => {
    owner = `Asha.Devi.${randomUUID()}@example.org`;
    ownerKey = owner.toLowerCase();
    await app.query('DELETE FROM newsletter_subscriptions');
    await app.query('DELETE FROM throttles');
    sink.mails.length = 0;
    // What the network may cause is there again.
    clock.moveOn(2 * DAY_MINUTES);
  });
  afterAll(async () => {
    mailer.close();
    await sink.close();
    await app.close();
    expect(bugs).toEqual([]);
  });

  const subscribe = (email = owner, language = 'en', id: string = randomUUID()) =>
    send(app, 'POST', '/api/outbox', { items: [batchItem(id, 'subscribeNewsletter', { email, language })] });
  const rows = () =>
    app.query<{ id: string; state: string; body: string; email_key: string | null }>(
      'SELECT id, state, body, email_key FROM newsletter_subscriptions ORDER BY created_at',
    );
  const mails = async (count: number) => {
    await vi.waitFor(() => expect(sink.mails.length).toBe(count), 10_000);
    return sink.mails;
  };
  const tokenIn = (name: 'confirm' | 'leave') => {
    const text = decodedText(sink.mails.at(-1)?.raw ?? '');
    return new RegExp(`https://relief\\.example\\.org/newsletter#${name}=(\\S+)`).exec(text)?.[1] ?? text;
  };
  const confirm = (token: string) => send(app, 'POST', '/api/newsletter/confirm', { token });
  const leave = (token: string) => send(app, 'POST', '/api/newsletter/leave', { token });
  /** All that goes on behind answers is done. */
  const settled = () => askToConfirm(services(), 'nobody@example.org');

  it('asks the owner of the address by one mail, whose link confirms it, once or twice', async () => {
    await subscribe();
    await mails(1);
    expect(sink.mails[0]?.recipients).toEqual([owner]);
    expect(await rows()).toMatchObject([{ state: 'asked', email_key: ownerKey }]);
    const token = tokenIn('confirm');
    const [first, second] = [await confirm(token), await confirm(token)];
    expect([first.status, first.json]).toEqual([200, { success: true, message: 'Your address is confirmed.' }]);
    expect(second.text).toBe(first.text);
    expect(await rows()).toMatchObject([{ state: 'confirmed' }]);
  });

  it.each([
    ['hi', 'पुष्टि करें'],
    ['es', 'Confirmar'],
    ['ar', 'تأكيد'],
  ])('writes in the language of the request: %s', async (language, word) => {
    await subscribe(owner, language);
    const [mail] = await mails(1);
    expect(decodedText(mail?.raw ?? '')).toContain(word);
  });

  it('the same item again, and the same address again, change nothing and bring no second mail', async () => {
    const id = randomUUID();
    const first = await subscribe(owner, 'en', id);
    await mails(1);
    const again = await subscribe(owner, 'en', id);
    const other = await subscribe(` ${owner.toUpperCase()} `, 'hi');
    const answers = [first, again, other].map(({ json }) => (json['answers'] as { status: number }[])[0]?.status);
    expect(answers).toEqual([201, 201, 201]);
    await settled();
    expect([await rows(), sink.mails.length]).toMatchObject([[{ id, state: 'asked' }], 1]);
  });

  it('asks again after a day, and the earlier link is then no longer good', async () => {
    await subscribe();
    await mails(1);
    const first = tokenIn('confirm');
    clock.moveOn(DAY_MINUTES);
    await subscribe();
    await mails(2);
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(tokenIn('confirm'))).status).toBe(200);
    clock.moveOn(DAY_MINUTES);
    await subscribe();
    await settled();
    expect(sink.mails.length).toBe(2);
  });

  it('a link is good for seven days; one that was never sent never is', async () => {
    await subscribe();
    await mails(1);
    clock.moveOn(7 * DAY_MINUTES);
    const late = await confirm(tokenIn('confirm'));
    expect([late.status, Object.keys(late.json['fields'] as object)]).toEqual([422, ['token']]);
    expect((await confirm('x'.repeat(43))).json['message']).toBe(late.json['message']);
    expect(await rows()).toMatchObject([{ state: 'asked' }]);
  });

  it('leaving deletes the address and all that a guess could be held against; twice is once', async () => {
    const item = { claimSecretHash: 'a'.repeat(64), createdAt: '2026-01-01T00:00:00Z', email: owner, language: 'en' };
    await send(app, 'POST', '/api/outbox', { items: [batchItem(randomUUID(), 'subscribeNewsletter', item)] });
    await mails(1);
    const [confirmation, token] = [tokenIn('confirm'), tokenIn('leave')];
    await confirm(confirmation);
    const [first, second] = [await leave(token), await leave(token)];
    expect([first.status, second.text]).toEqual([200, first.text]);
    const [row] = await app.query<Record<string, unknown>>('SELECT * FROM newsletter_subscriptions');
    expect(row).toMatchObject({ state: 'left', body: '', email_key: null, claim_hash: null, device_created_at: null });
    expect(JSON.stringify(row).toLowerCase()).not.toMatch(/asha|example/);
    expect(canonicalJson(item)).toContain(owner);
    expect((await confirm(confirmation)).status).toBe(422);
  });

  it('an address that left is not written to for 30 days, whoever enters it', async () => {
    await subscribe();
    await mails(1);
    await leave(tokenIn('leave'));
    clock.moveOn(29 * DAY_MINUTES);
    await subscribe();
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'left' }]), 10_000);
    expect(sink.mails.length).toBe(1);
    clock.moveOn(2 * DAY_MINUTES);
    await subscribe();
    await mails(2);
  });

  it('nobody learns whether an address is known, and a link that was cut off is told from a good one', async () => {
    await subscribe();
    await mails(1);
    const token = tokenIn('leave');
    await app.query('DELETE FROM newsletter_subscriptions');
    expect((await leave(token)).status).toBe(200);
    for (const wrong of [token.slice(0, -1), token.slice(0, 36), `${randomUUID()}${token.slice(36)}`, 'x']) {
      expect([wrong, (await leave(wrong)).status]).toEqual([wrong, 422]);
    }
  });

  it('of many addresses from one network few are asked at once, the others by and by', async () => {
    const items = Array.from({ length: 30 }, (_, index) =>
      batchItem(randomUUID(), 'subscribeNewsletter', { email: `n${index}@example.org`, language: 'en' }),
    );
    await send(app, 'POST', '/api/outbox', { items });
    await mails(20);
    await askWaiting(services());
    await mails(30);
    expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(30);
  });

  it('a mail that could not be sent is sent later', async () => {
    const broken = { send: () => Promise.reject(new Error('no')) };
    const failures: unknown[] = [];
    await subscribe();
    await mails(1);
    await app.query(`UPDATE newsletter_subscriptions SET state = 'unconfirmed'`);
    clock.moveOn(DAY_MINUTES);
    const outOfOrder = { ...services(), mailer: broken, onBug: (error: unknown) => void failures.push(error) };
    await askToConfirm(outOfOrder, ownerKey, []);
    await vi.waitFor(() => expect(failures.length).toBe(1), 10_000);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'unconfirmed' }]), 10_000);
    clock.moveOn(DAY_MINUTES);
    await askWaiting(services());
    await mails(2);
  });

  it('without mail a wish is kept as it is, and asked about once mail is there', async () => {
    const silent = await startApp(sharedPostgres('embedded'), { databaseUrl: app.databaseUrl, accounts: { clock } });
    await send(silent, 'POST', '/api/newsletter/', { email: owner, language: 'en' });
    await silent.close();
    expect([await rows(), sink.mails]).toMatchObject([[{ state: 'unconfirmed' }], []]);
    await askWaiting(services());
    await mails(1);
  });

  it('no log and no table holds a token', async () => {
    await subscribe();
    await mails(1);
    const [token, leaving] = [tokenIn('confirm'), tokenIn('leave')];
    await confirm(token);
    await leave(leaving);
    const kept = JSON.stringify([await app.query('SELECT * FROM newsletter_subscriptions'), app.log]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(leaving.split('.')[1]);
    expect(JSON.stringify(app.log).toLowerCase()).not.toContain(ownerKey);
  });
});
