// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxDatabase, outboxDb } from '../db.ts';
import { IN_HAND_KEY } from '../outbox/send/in-hand.ts';
import { sha256 } from '../outbox/adapters/sha256.ts';
import { outboxItem, outboxItems, unsentCount } from '../queries/items/outbox.ts';
import { deleteItem, exportItems, sendNow } from './items/outbox.ts';
import { discardDraft, openDraft, saveDraft } from './items/drafts.ts';
import { reportDisaster, type ReportForm } from './report-disaster.ts';
import { requestAid } from './request-aid.ts';

const form: ReportForm = {
  disasterType: 'flood',
  severity: 'critical',
  address: 'Ghat road, behind the temple',
  description: 'Water at the roof 🌊 "quoted" \u2028 ünï',
  name: 'Asha',
  contactNumber: '98765 43210',
};
const idA = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const idB = '1d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a11';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
});
afterEach(() => vi.unstubAllGlobals());

describe('reportDisaster', () => {
  it('saves item and claim and ends the draft at once, so that another connection sees all of it', async () => {
    await saveDraft({ id: idA, form: 'report', values: { name: 'Asha' }, updatedAt: 0 });
    const saved = await reportDisaster(idA, form);
    expect(saved).toMatchObject({ ok: true });
    const other = new OutboxDatabase();
    const item = await other.items.get(idA);
    const claim = await other.claims.get(idA);
    expect(await other.drafts.count()).toBe(0);
    other.close();
    const body = JSON.parse(item?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({ ...form, photosToFollow: 0, claimSecretHash: await sha256(claim?.secret ?? '') });
    expect(item?.digest).toBe(await sha256(item?.body ?? ''));
    expect(item?.bytes).toBe(new TextEncoder().encode(item?.body).length);
    expect(claim?.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is one item for a double tap and two for other words under the same id', async () => {
    const [first, second] = await Promise.all([reportDisaster(idA, form), reportDisaster(idA, form)]);
    expect(first.ok && second.ok && first.value.body === second.value.body).toBe(true);
    expect(await unsentCount()).toBe(1);
    await reportDisaster(idA, { ...form, description: 'The bridge went too' });
    expect(await unsentCount()).toBe(2);
  });

  it('names wrong fields by their contract names and saves nothing', async () => {
    const report = await reportDisaster(idA, { ...form, address: '  ', location: { lati: 91, long: 0 } });
    expect(report).toMatchObject({ ok: false, failure: { kind: 'invalid', fields: { address: 'required' } } });
    expect(!report.ok && report.failure.kind === 'invalid' && Object.keys(report.failure.fields)).toContain(
      'location.lati',
    );
    const aid = await requestAid(idB, {
      name: 'A',
      contactNumber: '1',
      disasterType: 'flood',
      location: 'x',
      deadline: '2030-01-01',
      description: 'd',
      requirements: [{ type: '', quantity: '2' }],
    });
    expect(aid).toMatchObject({ ok: false, failure: { fields: { 'requirements.0.type': 'required' } } });
    expect(await unsentCount()).toBe(0);
  });

  it('answers a storage failure as a value and keeps the draft', async () => {
    await saveDraft({ id: idA, form: 'report', values: { name: 'Asha' }, updatedAt: 0 });
    const put = vi.spyOn(outboxDb.claims, 'put').mockRejectedValue(new DOMException('disk full', 'QuotaExceededError'));
    const saved = await reportDisaster(idA, form);
    put.mockRestore();
    expect(saved).toMatchObject({ ok: false, failure: { kind: 'storage' } });
    expect(await outboxItem(idA)).toBeUndefined();
    expect(await outboxDb.drafts.count()).toBe(1);
  });

  it('opens a lost connection anew and saves after all', async () => {
    const put = vi
      .spyOn(outboxDb.claims, 'put')
      .mockRejectedValueOnce(new DOMException('connection lost', 'UnknownError'));
    const saved = await reportDisaster(idA, form);
    put.mockRestore();
    expect(saved.ok).toBe(true);
    expect(await unsentCount()).toBe(1);
  });
});

describe('outbox commands', () => {
  it('exports bodies byte for byte with the claim secret', async () => {
    await reportDisaster(idA, form);
    const { name, text } = await exportItems();
    const item = await outboxItem(idA);
    const exported = JSON.parse(text) as { format: string; version: number; items: Record<string, unknown>[] };
    expect(name).toMatch(/^relief-relay-items-.*\.json$/);
    expect(exported).toMatchObject({ format: 'relief-relay-outbox', version: 1 });
    expect(exported.items[0]).toMatchObject({ id: idA, body: item?.body, digest: item?.digest });
    expect(exported.items[0]?.['claimSecret']).toBe((await outboxDb.claims.get(idA))?.secret);
    expect(JSON.parse((await exportItems([idB])).text)).toMatchObject({ items: [] });
  });

  it('deletes a waiting item with its claim, and refuses one that is on its way', async () => {
    await reportDisaster(idA, form);
    await sendNow();
    await outboxDb.meta.put({ key: IN_HAND_KEY, value: { ids: [idA], at: Date.now() } });
    expect(await outboxItem(idA)).toMatchObject({ state: 'sending' });
    expect(await outboxItems(1)).toMatchObject([{ state: 'sending' }]);
    expect(await deleteItem(idA)).toEqual({ ok: false, failure: 'being-sent' });
    await outboxDb.meta.put({ key: IN_HAND_KEY, value: { ids: [idA], at: Date.now() - 120_000 } });
    expect(await outboxItem(idA)).toMatchObject({ state: 'queued' });
    expect(await deleteItem(idA)).toEqual({ ok: true, value: undefined });
    expect(await deleteItem(idA)).toEqual({ ok: false, failure: 'missing' });
    expect(await outboxDb.claims.count()).toBe(0);
  });

  it('puts a needs-you item back to queued only when it is named', async () => {
    await reportDisaster(idA, form);
    await sendNow();
    await outboxDb.items.update(idA, { state: 'needs-you', reason: { code: 'invalid' } });
    await sendNow();
    expect((await outboxItem(idA))?.state).toBe('needs-you');
    await sendNow(idA);
    expect((await outboxItem(idA))?.state).toBe('queued');
  });

  it('lists what needs a person, then what waits, states of later versions included, then sent copies, newest first', async () => {
    await reportDisaster(idA, form);
    const base = await outboxItem(idA);
    const rows = [
      { id: 'c1', state: 'sent', createdAt: 9 },
      { id: 'c2', state: 'needs-you', createdAt: 3 },
      { id: 'c3', state: 'held-by-later-version', createdAt: 5 },
      { id: 'c4', state: 'sent', createdAt: 10 },
    ];
    for (const row of rows) await outboxDb.items.put({ ...base!, ...row } as never);
    await outboxDb.items.delete(idA);
    expect((await outboxItems(10)).map(({ id }) => id)).toEqual(['c2', 'c3', 'c4', 'c1']);
    expect((await outboxItems(3)).map(({ id }) => id)).toEqual(['c2', 'c3', 'c4']);
    expect(await unsentCount()).toBe(2);
  });
});

describe('drafts', () => {
  it('gives each open form its own draft and the newest free one again after release', async () => {
    const first = await openDraft('report');
    await saveDraft({ ...first.draft, values: { name: 'Asha' } });
    const second = await openDraft('report');
    expect(second.draft.id).not.toBe(first.draft.id);
    first.release();
    await vi.waitFor(async () => {
      const again = await openDraft('report');
      again.release();
      expect(again.draft).toMatchObject({ id: first.draft.id, values: { name: 'Asha' } });
    });
    second.release();
    expect((await openDraft('aid')).draft.id).not.toBe(first.draft.id);
  });

  it('never brings back the draft of a form that was submitted', async () => {
    await reportDisaster(idA, form);
    expect(await saveDraft({ id: idA, form: 'report', values: { name: 'late' }, updatedAt: 0 })).toMatchObject({
      ok: true,
    });
    expect(await outboxDb.drafts.count()).toBe(0);
  });

  it('forgets a discarded draft', async () => {
    await saveDraft({ id: idA, form: 'aid', values: { name: 'Asha' }, updatedAt: 0 });
    await discardDraft(idA);
    expect(await outboxDb.drafts.count()).toBe(0);
  });

  it('lives in memory where storage refuses', async () => {
    const where = vi.spyOn(outboxDb.drafts, 'where').mockImplementation(() => {
      throw new DOMException('user denied permission', 'SecurityError');
    });
    const held = await openDraft('aid');
    where.mockRestore();
    expect(held).toMatchObject({ stored: false, draft: { form: 'aid', values: {} } });
  });
});
