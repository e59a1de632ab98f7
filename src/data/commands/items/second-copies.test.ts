import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../outbox/item.ts';
import type { MirrorCopy } from '../../outbox/ports.ts';

const kept = new Map<string, string>();
const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: `https://relay.example${path}` })),
  match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
  delete: async (path: string) => kept.delete(path),
};
const local = new Map<string, string>();
// Before the ports are made: they ask once whether there is such a storage.
vi.stubGlobal('caches', { open: async () => cache });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, value: string) => void local.set(key, value),
  removeItem: (key: string) => void local.delete(key),
});
const { cacheMirror } = await import('../../outbox/adapters/cache-mirror.ts');
const { sha256 } = await import('../../outbox/adapters/sha256.ts');
const { exportItems } = await import('./outbox.ts');
const { exportSecondCopies } = await import('./second-copies.ts');
const { outboxDb } = await import('../../db.ts');
const { SEALED } = await import('../../outbox/item.ts');

afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  kept.clear();
  local.clear();
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
});

async function item(words: string, more: Partial<OutboxItem> = {}): Promise<OutboxItem> {
  const body = JSON.stringify({ words });
  return {
    v: 1,
    id: `00000000-0000-4000-8000-${words.padStart(12, '0')}`,
    call: 'reportDisaster',
    owner: 'anonymous',
    body,
    digest: await sha256(body),
    bytes: body.length,
    createdAt: 1,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    rank: 0,
    ...more,
  };
}

async function exported(): Promise<unknown[]> {
  const file = await exportSecondCopies();
  return file ? (JSON.parse(file.text) as { items: unknown[] }).items : [];
}

it('has the form of the outbox’s own copy, byte for byte', async () => {
  const saved = await item('1');
  const claim = { id: saved.id, call: saved.call, secret: 'a secret' };
  await cacheMirror.put([{ item: saved, claim }]);
  await Promise.all([outboxDb.items.put(saved), outboxDb.claims.put(claim)]);
  const withoutTime = (text = '') => text.replace(/"exportedAt": "[^"]*"/, '');
  expect(withoutTime((await exportSecondCopies())?.text)).toBe(withoutTime((await exportItems()).text));
});

it('leaves out what is sealed, spoilt, done with or another person’s', async () => {
  const own = await item('1', { owner: 'asha' });
  const copies: MirrorCopy[] = await Promise.all([
    item('2', { owner: 'ravi' }).then((other) => ({ item: other })),
    item('3', { owner: 'asha', state: SEALED }).then((sealed) => ({ item: sealed })),
    item('4', { digest: 'f'.repeat(64) }).then((spoilt) => ({ item: spoilt })),
    item('5', { state: 'sent' }).then((sent) => ({ item: sent })),
  ]);
  await cacheMirror.put([{ item: own }, ...copies]);
  local.set('id', 'asha');
  expect(await exported()).toEqual([own]);
  // Nobody is signed in: nothing that is somebody's.
  local.clear();
  expect(await exportSecondCopies()).toBeUndefined();
});

it('is nothing where nothing waits, and says so where the copies cannot be read either', async () => {
  expect(await exportSecondCopies()).toBeUndefined();
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  await expect(exportSecondCopies()).rejects.toThrow('denied');
});
