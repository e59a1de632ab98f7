import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import { sha256 } from '../../outbox/adapters/sha256.ts';
import { acceptSignIn, signOut } from '../../commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { OUTCOMES_KEY } from '../../own-settings.ts';
import { refreshOutcomes } from '../../sync/refresh-outcomes.ts';
import { actsOn, allOwnActs, putAwayConflict, unknownOutcomes } from './own-acts.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';

const BODY = JSON.stringify({ act: 'decide', reportId: 'r', to: 'active', seen: 'pending' });
// Whole and not due, as nothing that a drain of the sign-in would touch.
const WHOLE = { body: BODY, digest: await sha256(BODY), bytes: BODY.length, nextAt: Number.MAX_SAFE_INTEGER };

function item(id: string, more: Partial<OutboxItem> = {}): OutboxItem {
  const base = { v: 1, owner: ADMIN, ...WHOLE, attempts: 0, rank: 0, createdAt: 1 } as const;
  return { ...base, id, call: 'actOnReport', state: 'queued', ...more };
}
const outcome = (_id: string, more: Partial<OwnOutcome> = {}): OwnOutcome => ({
  _id,
  about: 'r',
  what: 'actOnReport.decide',
  actedAt: '2026-01-05T08:00:00.000Z',
  result: 'conflict',
  stands: 'dismissed',
  by: 'Omar',
  at: '2026-01-05T07:59:00.000Z',
  ...more,
});
const keep = (outcomes: OwnOutcome[], owner = ADMIN) =>
  mainDb.settings.put({ key: OUTCOMES_KEY, value: { owner, outcomes, asOf: 5 } });
const signIn = (id: string) =>
  acceptSignIn({ data: { token: id, user: { _id: id, name: 'Asha', role: 'admin' }, session: { id: 's' } } });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await signIn(ADMIN);
});
afterEach(async () => {
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

describe('what this phone did to records', () => {
  it('waits until the server has it, and is told of with what it says', async () => {
    await outboxDb.items.bulkPut([
      item('b', { createdAt: 2, state: 'needs-you', reason: { code: 'forbidden' } }),
      item('a'),
      item('gone', { state: 'sent', sentAt: 1 }),
      item('other', { call: 'updateAccount' }),
    ]);
    const { waiting } = await actsOn('r');
    expect(waiting).toMatchObject([
      { itemId: 'a', what: 'actOnReport.decide', state: 'queued', createdAt: 1, body: { to: 'active' } },
      { itemId: 'b', state: 'needs-you', reason: { code: 'forbidden' } },
    ]);
    expect((await actsOn('elsewhere')).waiting).toEqual([]);
  });

  it('met somebody else’s: told until it is put away, on the phone that did it', async () => {
    await outboxDb.items.bulkPut([item('a', { state: 'sent', sentAt: 1 }), item('b', { state: 'sent', sentAt: 1 })]);
    await keep([outcome('a'), outcome('b', { result: 'done' }), outcome('on another phone')]);
    expect((await allOwnActs()).conflicts).toEqual([outcome('a')]);
    await putAwayConflict('a');
    await putAwayConflict('a');
    expect((await allOwnActs()).conflicts).toEqual([]);
  });

  it('is nobody else’s: neither to see nor to put away', async () => {
    await outboxDb.items.put(item('a', { state: 'sent', sentAt: 1 }));
    await keep([outcome('a')], 'somebody else');
    expect((await allOwnActs()).conflicts).toEqual([]);
    await signOut();
    await putAwayConflict('a');
    expect(await mainDb.settings.count()).toBe(0);
  });

  it('all goes with the session', async () => {
    await outboxDb.items.put(item('a', { state: 'sent', sentAt: 1 }));
    await keep([outcome('a')]);
    await putAwayConflict('a');
    await signOut();
    expect(await mainDb.settings.toArray()).toEqual([]);
  });
});

describe('what became of it', () => {
  const answer = (outcomes: OwnOutcome[]) =>
    new Response(JSON.stringify({ success: true, data: outcomes }), {
      headers: { 'content-type': 'application/json' },
    });

  it('is asked for again as long as something was sent since', async () => {
    await outboxDb.items.put(item('a', { state: 'sent', sentAt: Date.now() - 10 }));
    await keep([]);
    expect(await unknownOutcomes()).toEqual({ arrived: 1, asOf: 5 });
    vi.stubGlobal('fetch', () => Promise.resolve(answer([outcome('a')])));
    expect(await refreshOutcomes()).toEqual({ ok: true, value: undefined });
    expect((await unknownOutcomes()).arrived).toBe(0);
    expect((await actsOn('r')).conflicts).toEqual([outcome('a')]);
  });

  it('stays as it was where nobody answers, and is not kept for who is not signed in any more', async () => {
    await keep([outcome('a')]);
    expect(await refreshOutcomes()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(await mainDb.settings.count()).toBe(1);
    vi.stubGlobal('fetch', async () => {
      await signOut();
      return answer([outcome('a')]);
    });
    await refreshOutcomes();
    expect(await mainDb.settings.get(OUTCOMES_KEY)).toBeUndefined();
  });
});
