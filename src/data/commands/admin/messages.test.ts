import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import { answerCalls, LOST, refusal } from '../../../../tests/support/answering-server.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { INBOX_KEY } from '../../own-settings.ts';
import { keptMessage, marksSince } from '../../queries/admin/inbox.ts';
import { markMessage, messagesIn } from './messages.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const OPEN = 'GET /api/contact/all?lane=main&state=open';
const inbox = { lane: 'main', state: 'open' } as const;

function letter(digit: string, name: string, message: string): MessageView {
  const _id = '0'.repeat(8).replaceAll('0', digit) + '-0000-4000-8000-000000000000';
  const createdAt = '2026-11-22T10:00:00.000Z';
  return { _id, name, email: `${name}@example.org`, message, createdAt, state: 'open', lane: 'main' };
}
const TENTS = letter('a', 'Leela', 'Forty tents lie in our hall.');
const RICE = letter('b', 'Ravi', 'Rice for two hundred people.');
const page = (data: MessageView[], next?: string) => ({ body: { success: true, data, next } });

const signInAs = (id: string) =>
  acceptSignIn({ data: { token: 't', user: { _id: id, name: 'Asha', role: 'admin' }, session: { id: 's' } } });
const namesOf = async (ask: ReturnType<typeof messagesIn>) => {
  const answer = await ask;
  return answer.ok ? answer.value.rows.map(({ name }) => name) : answer.failure.kind;
};
const bodies = async () => (await outboxDb.items.orderBy('id').toArray()).map(({ body }) => JSON.parse(body) as object);

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signInAs(ADMIN);
});
afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

it('a list that was seen stands for itself where nobody answers, with its time, whether there was more, and for words', async () => {
  answerCalls({ [OPEN]: [page([TENTS, RICE], 'c'), LOST, { status: 503, body: 'down' }] });
  const before = Date.now();
  const seen = await messagesIn(inbox);
  expect(seen).toMatchObject({ ok: true, value: { next: 'c' } });
  const kept = await messagesIn(inbox);
  expect(kept).toMatchObject({
    ok: true,
    value: { rows: [TENTS, RICE], copy: { hasMore: true, trouble: 'unreachable' } },
  });
  if (!kept.ok) throw new Error('not kept');
  expect(kept.value.asOf).toBeGreaterThanOrEqual(before);
  expect(await messagesIn(inbox)).toMatchObject({ ok: true, value: { copy: { trouble: 'internal' } } });
  expect(await namesOf(messagesIn({ ...inbox, search: 'hall TENT' }))).toEqual(['Leela']);
  expect(await namesOf(messagesIn({ ...inbox, search: 'ravi@' }))).toEqual(['Ravi']);
  expect((await keptMessage(RICE._id))?.message).toBe(RICE.message);
});

it('what was never seen, a later page, and what the server refuses is not answered from it', async () => {
  answerCalls({ [OPEN]: [page([TENTS], 'c'), refusal(403, 'forbidden'), refusal(401, 'sign-in')] });
  await messagesIn(inbox);
  expect(await namesOf(messagesIn(inbox))).toBe('forbidden');
  expect(await namesOf(messagesIn(inbox))).toBe('sign-in');
  expect(await namesOf(messagesIn(inbox, 'c'))).toBe('unreachable');
  expect(await namesOf(messagesIn({ lane: 'main', state: 'answered' }))).toBe('unreachable');
});

it('what was found or lay behind the first page does not take the list’s place', async () => {
  answerCalls({
    [OPEN]: [page([TENTS, RICE], 'c'), LOST],
    [`${OPEN}&search=rice`]: page([RICE]),
    [`${OPEN}&cursor=c`]: page([]),
  });
  await messagesIn(inbox);
  await messagesIn({ ...inbox, search: 'rice' });
  await messagesIn(inbox, 'c');
  expect(await namesOf(messagesIn(inbox))).toEqual(['Leela', 'Ravi']);
});

it('goes with its admin, and is nobody else’s; an answer that comes for who has left is kept for nobody', async () => {
  answerCalls({ [OPEN]: [page([TENTS]), LOST] });
  await messagesIn(inbox);
  await signInAs(OTHER);
  expect(await namesOf(messagesIn(inbox))).toBe('unreachable');
  answerCalls({ [OPEN]: page([RICE]) });
  const late = messagesIn(inbox);
  await signOut();
  await late;
  expect(await mainDb.settings.get(INBOX_KEY)).toBeUndefined();
});

it('a mark waits on this phone, once; what was never on its way is deleted when it is taken back', async () => {
  const [first, second] = [await markMessage(TENTS, 'answered'), await markMessage(TENTS, 'answered')];
  expect(second).toEqual(first);
  expect(await bodies()).toMatchObject([{ messageId: TENTS._id, state: 'answered' }]);
  expect((await marksSince(0)).get(TENTS._id)).toMatchObject({ state: 'answered', phase: 'waiting' });
  if (!first.ok || first.value === undefined) throw new Error('not saved');
  const id = first.value;
  // Saving it has woken a drain, which must have let go of it.
  await vi.waitUntil(async () => ((await outboxDb.items.get(id))?.attempts ?? 0) > 0, { timeout: 30_000 });
  await outboxDb.items.update(id, { attempts: 0, state: 'queued' });
  expect(await markMessage({ ...TENTS, state: 'answered' }, 'open')).toEqual({ ok: true, value: undefined });
  expect(await outboxDb.items.count()).toBe(0);
});

it('what may have arrived is taken back behind it, as one’s own; another’s answer as it was seen', async () => {
  const first = await markMessage(TENTS, 'answered');
  if (!first.ok || first.value === undefined) throw new Error('not saved');
  await outboxDb.items.update(first.value, { attempts: 1 });
  const back = await markMessage({ ...TENTS, state: 'answered' }, 'open');
  if (!back.ok || back.value === undefined) throw new Error('not saved');
  const item = await outboxDb.items.get(back.value);
  expect(item?.after).toEqual([first.value]);
  expect(JSON.parse(item?.body ?? '')).not.toHaveProperty('seen');
  const answeredAt = '2026-11-22T11:00:00.000Z';
  await markMessage({ ...RICE, state: 'answered', answeredAt, answeredBy: 'Omar' }, 'open');
  expect(await bodies()).toContainEqual(expect.objectContaining({ messageId: RICE._id, seen: answeredAt }));
});

it('tells of each message the last mark that a list may not know', async () => {
  const [a, b] = [await markMessage(TENTS, 'answered'), await markMessage(RICE, 'answered')];
  if (!a.ok || !b.ok || a.value === undefined || b.value === undefined) throw new Error('not saved');
  await outboxDb.items.update(a.value, { state: 'sent', sentAt: Date.now() });
  await outboxDb.items.update(b.value, { state: 'needs-you' });
  const phases = async (asOf: number) => [...(await marksSince(asOf)).values()].map(({ phase }) => phase);
  expect((await phases(Date.now() - 1000)).toSorted()).toEqual(['arrived', 'stuck']);
  expect(await phases(Date.now() + 1000)).toEqual(['arrived', 'stuck']);
  await outboxDb.items.update(a.value, { sentAt: Date.now() - 5000 });
  expect(await phases(Date.now() - 1000)).toEqual(['stuck']);
});

it('words that fit nothing of what was seen find what comes close, said as such', async () => {
  answerCalls({ [OPEN]: page([TENTS, RICE]) });
  await messagesIn(inbox);
  const found = async (search: string) => {
    const answer = await messagesIn({ ...inbox, search });
    return answer.ok && [answer.value.rows.map(({ name }) => name), answer.value.near];
  };
  expect(await found('people')).toEqual([['Ravi'], undefined]);
  expect(await found('poeple')).toEqual([['Ravi'], true]);
  expect(await found('blankets')).toEqual([[], undefined]);
});
