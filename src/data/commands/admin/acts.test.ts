import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { storePerson } from '../../person-store.ts';
import {
  actOnAid,
  alertVolunteers,
  decideAccount,
  decideReport,
  releaseReport,
  reviseReport,
  undoDecision,
} from './acts.ts';
import type { Saved } from '../items/save-own.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';
const REPORT = '22222222-2222-4222-8222-222222222222';
const OTHER = '33333333-3333-4333-8333-333333333333';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await acceptSignIn({
    data: { token: 't', user: { _id: ADMIN, name: 'Asha', role: 'admin' }, session: { id: 's' } },
  });
});
afterEach(async () => {
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

async function saved(act: Saved): Promise<OutboxItem> {
  const result = await act;
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
const approve = () => decideReport({ reportId: REPORT, to: 'active', seen: 'pending' });
const dismiss = (reason = 'A second report of it') =>
  decideReport({ reportId: REPORT, to: 'dismissed', seen: 'pending', dismissal: 'duplicate', reason });
const bringBack = () => decideReport({ reportId: REPORT, to: 'pending', seen: 'dismissed' });

describe('an act of an admin', () => {
  it('is saved offline under the admin, with its time', async () => {
    const item = await saved(approve());
    expect(item).toMatchObject({ call: 'actOnReport', owner: ADMIN, state: 'queued' });
    expect(JSON.parse(item.body)).toEqual({
      act: 'decide',
      reportId: REPORT,
      to: 'active',
      seen: 'pending',
      actedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('is one, however often and however quickly it is pressed while it waits', async () => {
    const items = await Promise.all([saved(approve()), saved(approve()), saved(approve())]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(await outboxDb.items.count()).toBe(1);
    await saved(dismiss('  Twice '));
    await saved(dismiss('  Twice '));
    expect(await outboxDb.items.count()).toBe(2);
  });

  it('waits for all earlier acts on the same record, and for none on another', async () => {
    const first = await saved(dismiss());
    const second = await saved(bringBack());
    await saved(decideReport({ reportId: OTHER, to: 'active', seen: 'pending' }));
    const third = await saved(dismiss());
    expect(third.id).not.toBe(first.id);
    expect(second.after).toEqual([first.id]);
    expect(third.after?.toSorted()).toEqual([first.id, second.id].toSorted());
    const alert = await saved(alertVolunteers({ disasterId: OTHER, title: 'Flood', body: 'Come' }));
    expect(alert.after).toHaveLength(1);
  });

  it('waits for none that was refused, and is done anew then', async () => {
    const first = await saved(approve());
    await outboxDb.items.update(first.id, { state: 'needs-you', reason: { code: 'forbidden' } });
    const second = await saved(approve());
    expect(second.id).not.toBe(first.id);
    expect(second).not.toHaveProperty('after');
  });

  it('keeps what is absent out of its body, and null in it', async () => {
    const item = await saved(
      reviseReport({ reportId: REPORT, seen: 0, facts: { location: null, address: undefined } }),
    );
    expect(JSON.parse(item.body)).toMatchObject({ act: 'revise', seen: 0, facts: { location: null } });
    expect(item.body).not.toContain('address');
  });

  it('has the contract’s word on what is wrong', async () => {
    const refused = await decideAccount({ accountId: OTHER, decision: 'refuse', seen: 'pending' });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'invalid', fields: { reason: 'required' } } });
    expect(await outboxDb.items.count()).toBe(0);
  });

  it('is saved under no name that the screen does not show', async () => {
    storePerson({ id: 'another', name: 'Omar', email: '', role: 'admin' });
    expect(await releaseReport(REPORT)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(await outboxDb.items.count()).toBe(0);
  });

  it('may be about an aid request', async () => {
    const item = await saved(actOnAid({ act: 'need', aidId: OTHER, line: 0, seen: 'pending', status: 'fulfilled' }));
    expect([item.call, JSON.parse(item.body)]).toMatchObject(['actOnAid', { act: 'need', line: 0 }]);
  });
});

describe('undoing a decision about an account', () => {
  const decide = () => saved(decideAccount({ accountId: OTHER, decision: 'approve', seen: 'pending' }));

  it('deletes one that was never on its way', async () => {
    const item = await decide();
    // Saving it has woken a drain, which must have let go of it.
    await vi.waitUntil(async () => ((await outboxDb.items.get(item.id))?.attempts ?? 0) > 0, { timeout: 30_000 });
    await outboxDb.items.update(item.id, { attempts: 0, state: 'queued' });
    const undone = await saved(undoDecision(OTHER, item.id));
    expect(undone.id).toBe(item.id);
    expect(await outboxDb.items.count()).toBe(0);
  });

  it('takes back on the server one that was tried, right after it: its answer may be lost', async () => {
    const item = await decide();
    await outboxDb.items.update(item.id, { attempts: 1 });
    const undo = await saved(undoDecision(OTHER, item.id));
    expect(undo.after).toEqual([item.id]);
    expect(JSON.parse(undo.body)).toMatchObject({ act: 'undo', accountId: OTHER, decisionId: item.id });
    expect(await outboxDb.items.count()).toBe(2);
  });

  it('takes back on the server one that was sent', async () => {
    const item = await decide();
    await outboxDb.items.update(item.id, { state: 'sent', sentAt: 1 });
    const undo = await saved(undoDecision(OTHER, item.id));
    expect(undo).not.toHaveProperty('after');
    expect(JSON.parse(undo.body)).toMatchObject({ act: 'undo', decisionId: item.id });
  });
});
