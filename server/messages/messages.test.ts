import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { batchItem, contact } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, send, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { texts } from '../texts.ts';

type Json = Record<string, unknown>;

onEmbeddedPostgres('messages to those who run the server', (app, kind) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  beforeEach(() => app().query('DELETE FROM contact_messages'));

  const write = (id: string, body: object = contact) =>
    fetch(`${app().url}/api/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(body),
    });
  const inbox = async (query = '') => {
    const { json } = await people.admin.ask('GET', `/api/contact/all${query}`);
    return json as { data: Json[]; next?: string };
  };
  const mark = (id: string, state: string) => people.admin.ask('POST', '/api/contact/mark', { messageId: id, state });

  it('come once, however often they are sent, alone and in a batch, and with a receipt', async () => {
    const id = randomUUID();
    const [first, second] = [await write(id), await write(id)];
    const batch = await send(app(), 'POST', '/api/outbox', { items: [batchItem(id, 'sendContactMessage', contact)] });
    const text = await first.text();
    expect([first.status, second.status, await second.text()]).toEqual([201, 201, text]);
    expect(JSON.parse(text)).toMatchObject({ message: 'Your message has arrived.', receipt: { id } });
    expect(batch.json['answers']).toMatchObject([{ id, status: 201, replayed: true }]);
    expect((await inbox()).data).toMatchObject([{ _id: id, ...contact, state: 'open', lane: 'main' }]);
  });

  it('may name a number to be called on, which admins read with them', async () => {
    const id = randomUUID();
    expect((await write(id, { ...contact, contactNumber: '+91 98765 43210' })).status).toBe(201);
    expect((await inbox()).data).toMatchObject([{ _id: id, contactNumber: '+91 98765 43210' }]);
    const long = await write(randomUUID(), { ...contact, contactNumber: '1'.repeat(limits.contactCharacters + 1) });
    expect(await long.json()).toMatchObject({
      fields: { contactNumber: `at most ${limits.contactCharacters} characters` },
    });
  });

  it('are refused in words, field by field', async () => {
    const answer = await send(app(), 'POST', '/api/contact/', { name: ' ', email: 'leela', message: '', phone: '1' });
    expect([answer.status, answer.json['fields']]).toEqual([
      422,
      {
        name: 'required',
        email: 'an e-mail address, such as name@example.org',
        message: 'required',
        phone: 'unknown field',
      },
    ]);
    const long = await send(app(), 'POST', '/api/contact/', { ...contact, message: 'x'.repeat(10_001) });
    expect(long.json['fields']).toEqual({ message: 'at most 10000 characters' });
  });

  it('are read newest first, page by page, none twice', async () => {
    const items = Array.from({ length: 250 }, () => batchItem(randomUUID(), 'sendContactMessage', contact));
    await send(app(), 'POST', '/api/outbox', { items });
    const seen: unknown[] = [];
    const times: number[] = [];
    let next: string | undefined;
    do {
      const page = await inbox(next === undefined ? '' : `?cursor=${next}`);
      expect(page.data.length).toBeLessThanOrEqual(100);
      seen.push(...page.data.map(({ _id }) => _id));
      times.push(...page.data.map(({ createdAt }) => Date.parse(String(createdAt))));
      next = page.next;
    } while (next !== undefined);
    expect(new Set(seen).size).toBe(250);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await people.admin.ask('GET', '/api/contact/all?cursor=x')).status).toBe(422);
  });

  it('are marked as answered and opened again, each written down once', async () => {
    const id = randomUUID();
    await write(id);
    const answers = await Promise.all([mark(id, 'answered'), mark(id, 'answered'), mark(id, 'answered')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ json }) => String(json['message'])).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      texts.actStoodSo,
      texts.actStoodSo,
      texts.messageMarked(true),
    ]);
    const [answered] = (await inbox('?state=answered')).data;
    expect(answered).toMatchObject({ answeredBy: people.admin.name, answeredAt: expect.any(String) as string });
    expect((await inbox()).data).toEqual([]);
    expect((await mark(id, 'open')).json).toMatchObject({ message: texts.messageMarked(false) });
    expect((await inbox()).data).toMatchObject([{ _id: id }]);
    expect((await inbox()).data[0]).not.toHaveProperty('answeredAt');
    const acts = await app().query('SELECT action, actor FROM acts WHERE about = $1 ORDER BY at', [id]);
    expect(acts).toEqual([
      { action: 'message-answered', actor: people.admin.id },
      { action: 'message-opened-again', actor: people.admin.id },
    ]);
    expect([(await mark(randomUUID(), 'open')).status, (await mark(id, 'read')).status]).toEqual([404, 422]);
  });

  it('that another admin has answered stay theirs, and say so', async () => {
    const other = await makeApproved(app(), 'admin');
    const id = randomUUID();
    await write(id);
    await mark(id, 'answered');
    const item = batchItem(randomUUID(), 'markMessage', { messageId: id, state: 'answered' });
    const queued = await other.ask('POST', '/api/outbox', { items: [item], owner: other.id });
    const first = { result: 'conflict', stands: 'answered', by: people.admin.name };
    expect(queued.json['answers']).toMatchObject([{ status: 201, body: { data: { act: first } } }]);
    const [outcome] = (await other.ask('GET', '/api/acts/outcomes')).json['data'] as Json[];
    expect(outcome).toMatchObject({ _id: item.id, about: id, what: 'markMessage', ...first });
    const late = await other.ask('POST', '/api/contact/mark', { messageId: id, state: 'answered' });
    expect([late.status, late.json['message']]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^${people.admin.name} was first: this message was answered on `)),
    ]);
    expect(await app().query('SELECT actor FROM acts WHERE about = $1', [id])).toEqual([{ actor: people.admin.id }]);
  });

  it('are opened again by who answered them, and by another admin who saw that they did', async () => {
    const other = await makeApproved(app(), 'admin');
    const id = randomUUID();
    await write(id);
    await mark(id, 'answered');
    const seen = async () => (await inbox('?state=answered')).data[0]?.['answeredAt'];
    const before = await seen();
    const open = (more = {}) => other.ask('POST', '/api/contact/mark', { messageId: id, state: 'open', ...more });
    // What they take back is not their own, and they did not see whose it is.
    expect((await open()).status).toBe(409);
    expect((await open({ seen: before })).status).toBe(201);
    await mark(id, 'answered');
    // Answered anew since they looked.
    expect((await open({ seen: before })).status).toBe(409);
    expect((await mark(id, 'open')).status).toBe(201);
  });

  it('are marked by admins alone, and one that was erased never again', async () => {
    const id = randomUUID();
    await write(id);
    const byVolunteer = await people.volunteer.ask('POST', '/api/contact/mark', { messageId: id, state: 'answered' });
    expect(byVolunteer.status).toBe(403);
    await app().query('DELETE FROM contact_messages');
    expect((await mark(id, 'answered')).status).toBe(404);
    await app().query('UPDATE receipts SET erased_at = now() WHERE id = $1', [id]);
    expect((await mark(id, 'answered')).status).toBe(410);
  });

  it('are put aside over the limit, never lost, and each look at them is written to the log', async () => {
    const small = await startApp(sharedPostgres(kind), {
      databaseUrl: app().databaseUrl,
      lanes: { device: 2, address: 2 },
    });
    const items = Array.from({ length: 5 }, () => batchItem(randomUUID(), 'sendContactMessage', contact));
    const { json } = await send(small, 'POST', '/api/outbox', { items });
    const statuses = (json['answers'] as { status: number }[]).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 202, 202, 202]);
    await small.close();
    expect([(await inbox()).data.length, (await inbox('?lane=triage')).data.length]).toEqual([2, 3]);
    const looks = app().log.filter(({ event, about }) => event === 'personal-data-seen' && about === 'messages');
    expect(looks.at(-1)).toMatchObject({ account: people.admin.id, records: 3 });
  });
});
