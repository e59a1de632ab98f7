// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportForm as form } from '../../../../tests/support/report-form.ts';
import { outboxDb } from '../../db.ts';
import { outboxItem, unsentCount } from '../../queries/items/outbox.ts';
import { startCorrection } from './corrections.ts';
import { openDraft, saveDraft } from './drafts.ts';
import { deleteItem } from './outbox.ts';
import { reportDisaster } from '../report-disaster.ts';

const refusedId = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await reportDisaster(refusedId, form);
});

async function refuse(): Promise<void> {
  await outboxDb.items.update(refusedId, { state: 'needs-you', reason: { code: 'invalid' } });
}

describe('a correction', () => {
  it('opens as the next draft and, once saved, takes the refused one’s place under a new id', async () => {
    await refuse();
    expect(await startCorrection(refusedId, 'report', { name: 'Asha' })).toEqual({ ok: true, value: undefined });
    const { draft } = await openDraft('report', { supersedes: refusedId });
    expect(draft).toMatchObject({ supersedes: refusedId, values: { name: 'Asha' } });
    const saved = await reportDisaster(draft.id, { ...form, description: 'To the roof' }, draft.supersedes);
    const id = saved.ok ? saved.value.id : '';
    expect(JSON.parse((await outboxItem(id))?.body ?? '')).toMatchObject({ supersedes: refusedId });
    expect(await outboxItem(refusedId)).toMatchObject({ state: 'replaced', replacedBy: id });
    expect(await unsentCount()).toBe(1);
    expect(await outboxDb.drafts.count()).toBe(0);
  });

  it('begun twice is one draft, with what was typed in it', async () => {
    await refuse();
    await startCorrection(refusedId, 'report', { name: 'Asha' });
    const begun = await openDraft('report', { supersedes: refusedId });
    await saveDraft({ ...begun.draft, values: { name: 'Asha Devi' } });
    begun.release();
    await startCorrection(refusedId, 'report', { name: 'Asha' });
    expect(await outboxDb.drafts.toArray()).toMatchObject([{ values: { name: 'Asha Devi' }, supersedes: refusedId }]);
  });

  it('is never found by a plain form, and goes with the item when that is deleted', async () => {
    await refuse();
    await startCorrection(refusedId, 'report', { name: 'Asha' });
    const plain = await openDraft('report');
    expect(plain.draft.values).toEqual({});
    await deleteItem(refusedId);
    expect(await outboxDb.drafts.count()).toBe(0);
  });

  it('that another tab is at is not opened a second time', async () => {
    await refuse();
    await startCorrection(refusedId, 'report', {});
    await openDraft('report', { supersedes: refusedId });
    expect(await startCorrection(refusedId, 'report', {})).toEqual({ ok: false, failure: { kind: 'elsewhere' } });
  });

  it('is refused for an item that needs nobody, and leaves one alone that is on its way again', async () => {
    expect(await startCorrection(refusedId, 'report', {})).toMatchObject({ ok: false, failure: { kind: 'missing' } });
    await refuse();
    await startCorrection(refusedId, 'report', {});
    const { draft } = await openDraft('report', { supersedes: refusedId });
    await outboxDb.items.update(refusedId, { state: 'queued' });
    await reportDisaster(draft.id, { ...form, description: 'To the roof' }, draft.supersedes);
    expect(await outboxItem(refusedId)).toMatchObject({ state: 'queued', correctedBy: draft.id });
    expect(await unsentCount()).toBe(2);
  });
});
