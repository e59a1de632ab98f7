// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalJson, type Json } from '../../../../contract/base/canonical-json.ts';
import { contractNumber } from '../../../../contract/contract-number.ts';
import { reportForm as form } from '../../../../tests/support/report-form.ts';
import { outboxDb } from '../../db.ts';
import { sha256 } from '../../outbox/adapters/sha256.ts';
import { reportDisaster } from '../report-disaster.ts';
import { sendReportDirectly } from './send-directly.ts';

/** A page remembers what it offered under each. */
let draftId: string;

interface Wire {
  items: { id: string; body: Json }[];
}

let offered: string[] = [];
let answer: (batch: Wire) => Promise<Response>;

beforeEach(() => {
  draftId = randomUUID();
  offered = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string | ArrayBuffer }) => {
    const text = typeof init.body === 'string' ? init.body : await unpacked(init.body);
    offered.push(text);
    return answer(JSON.parse(text) as Wire);
  });
  vi.spyOn(outboxDb, 'transaction').mockRejectedValue(new DOMException('no storage', 'QuotaExceededError'));
});

async function unpacked(body: ArrayBuffer): Promise<string> {
  return new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

async function receipts(batch: Wire): Promise<Response> {
  const answers = batch.items.map(async ({ id, body }) => {
    const digest = await sha256(canonicalJson(body));
    const receipt = { id, digest, reference: 'AAAA-AAAA', receivedAt: '' };
    return { id, status: 201, replayed: false, body: { success: true, message: 'ok', receipt } };
  });
  return Response.json({ success: true, answers: await Promise.all(answers) });
}

it('sends without storage, and a second try after silence carries the same bytes', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  expect(await sendReportDirectly(draftId, form)).toMatchObject({
    ok: true,
    value: { kind: 'waits', reason: { code: 'unreachable' } },
  });
  answer = receipts;
  expect(await sendReportDirectly(draftId, form)).toMatchObject({
    ok: true,
    value: { kind: 'sent', item: { id: draftId, state: 'sent', receipt: { reference: 'AAAA-AAAA' } } },
  });
  expect(offered).toHaveLength(2);
  expect(offered[0]).toBe(offered[1]);
});

it('gives other words an id of their own: the first may have arrived', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  await sendReportDirectly(draftId, form);
  await sendReportDirectly(draftId, { ...form, description: 'To the roof' });
  const ids = offered.map((text) => (JSON.parse(text) as Wire).items[0]?.id);
  expect(new Set(ids).size).toBe(2);
});

it('saves what was offered before under the same id, with the same bytes and its secret', async () => {
  const words = { ...form, description: 'Offered, then saved' };
  const id = '5b0a4c1e-3c55-4f0e-9d0a-0f6f5f8f3c21';
  answer = () => Promise.reject(new TypeError('the answer was lost'));
  await sendReportDirectly(id, words);
  vi.restoreAllMocks();
  const saved = await reportDisaster(id, words);
  const body: Json | undefined = (JSON.parse(offered[0] ?? '') as Wire).items[0]?.body;
  expect(saved).toMatchObject({ ok: true, value: { id, body: canonicalJson(body ?? null) } });
  const claim = await outboxDb.claims.get(id);
  expect(body).toMatchObject({ claimSecretHash: await sha256(claim?.secret ?? '') });

  const other = await reportDisaster(id, { ...words, description: 'Other words' });
  expect(other).toMatchObject({ ok: true });
  expect(other.ok && other.value.id).not.toBe(id);
});

it('offers what a hanging save may still write with the bytes of that save', async () => {
  const words = { ...form, description: 'Saved, or not' };
  const id = '7c1d2a3b-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
  expect(await reportDisaster(id, words)).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  answer = receipts;
  await sendReportDirectly(id, words);
  vi.restoreAllMocks();
  const saved = await reportDisaster(id, words);
  const all = offered.flatMap((text) => (JSON.parse(text) as Wire).items);
  expect(saved.ok && (JSON.parse(saved.value.body) as Json)).toEqual(all.find((item) => item.id === id)?.body);
});

it('tells a refusal with its reason, and wrong fields before anything is sent', async () => {
  answer = ({ items }) =>
    Promise.resolve(
      Response.json(
        {
          success: true,
          answers: items.map(({ id }) => ({
            id,
            status: 422,
            replayed: false,
            body: { success: false, kind: 'invalid', message: 'no', fields: { name: 'x' } },
          })),
        },
        { headers: { 'x-contract': String(contractNumber) } },
      ),
    );
  expect(await sendReportDirectly(draftId, { ...form, name: 'Ravi' })).toMatchObject({
    ok: true,
    value: { kind: 'refused', reason: { code: 'invalid', fields: { name: 'x' } } },
  });
  const before = offered.length;
  expect(await sendReportDirectly(draftId, { ...form, address: ' ' })).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', fields: { address: 'required' } },
  });
  expect(offered).toHaveLength(before);
});

describe('after the page was killed with its answer still out', () => {
  const id = '8c1d2a3b-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

  /** A page of its own: other modules, the same storage that writes at once. */
  async function nextPage(local: Map<string, string>) {
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => local.set(key, value),
      removeItem: (key: string) => local.delete(key),
    });
    return (await import('./send-directly.ts')).sendReportDirectly;
  }
  const last = () =>
    offered
      .flatMap((text) => (JSON.parse(text) as Wire).items)
      .filter((item) => item.id)
      .at(-1);

  it('the same words are the same bytes, and other words name what they take the place of', async () => {
    const local = new Map<string, string>();
    answer = () => Promise.reject(new TypeError('no network'));
    await (
      await nextPage(local)
    )(id, form);
    const first = last();
    await (
      await nextPage(local)
    )(id, form);
    expect(last()).toEqual(first);
    await (
      await nextPage(local)
    )(id, { ...form, description: 'To the roof' });
    expect(last()?.id).not.toBe(id);
    expect(last()?.body).toMatchObject({ supersedes: id });
  });

  it('a clock that was wrong at first, and is right by now, changes no byte: what it showed was never said', async () => {
    const tomorrow = Date.now() + 24 * 3_600_000;
    const local = new Map([['relief-relay-server-time', `${tomorrow} ${tomorrow}`]]);
    answer = () => Promise.reject(new TypeError('no network'));
    await (
      await nextPage(local)
    )(id, form);
    const first = last();
    expect(first?.body).not.toHaveProperty('createdAt');
    local.delete('relief-relay-server-time');
    await (
      await nextPage(local)
    )(id, form);
    expect(last()).toEqual(first);
  });

  it('nothing of it is remembered once it has arrived', async () => {
    const local = new Map<string, string>();
    answer = receipts;
    await (
      await nextPage(local)
    )(id, form);
    expect(local.size).toBe(0);
  });
});
