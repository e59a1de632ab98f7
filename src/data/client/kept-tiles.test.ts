// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.UTC(2026, 0, 10);
const DAY_MS = 24 * 60 * 60_000;
const signal = new AbortController().signal;
const picture = (text = 'picture') => new Response(text, { headers: { 'content-type': 'image/png' } });

let kept: Map<string, Response>;
let network: ReturnType<typeof vi.fn<(url: string) => Promise<Response>>>;
let drop: ReturnType<typeof vi.fn<(name: string) => Promise<boolean>>>;

/** As far as tiles use it. Like a browser's it lists what it holds in the order in which it was put. */
function fakeCache() {
  return {
    match: async (url: string) => kept.get(url)?.clone(),
    async put(url: string, response: Response) {
      kept.delete(url);
      kept.set(url, response);
    },
    keys: async () => [...kept.keys()],
    delete: async (url: string) => kept.delete(url),
  };
}

async function open(cache: object = fakeCache()) {
  vi.resetModules();
  vi.stubGlobal('caches', { open: async () => cache, delete: drop });
  return import('./kept-tiles.ts');
}

beforeEach(() => {
  kept = new Map();
  network = vi.fn<(url: string) => Promise<Response>>(async () => picture());
  drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('fetch', network);
});

afterEach(() => vi.unstubAllGlobals());

describe('tiles', () => {
  it('are kept once they came, and fresh for a week', async () => {
    const { fetchTile, keptTile } = await open();
    await fetchTile('https://t.test/1', NOW, signal);
    await vi.waitFor(() => expect(kept.size).toBe(1));
    expect(await keptTile('https://t.test/1', NOW + 6 * DAY_MS)).toMatchObject({ isFresh: true });
    expect(await keptTile('https://t.test/1', NOW + 8 * DAY_MS)).toMatchObject({ isFresh: false });
    expect(await keptTile('https://t.test/2', NOW)).toBeUndefined();
  });

  it('are 600 at most or a few more, the oldest go', async () => {
    const { fetchTile } = await open();
    for (let index = 0; index < 660; index += 1) {
      await fetchTile(`https://t.test/${index}`, NOW, signal);
      await vi.waitFor(() => expect(kept.has(`https://t.test/${index}`)).toBe(true));
    }
    await vi.waitFor(() => expect(kept.size).toBeLessThan(626));
    expect(kept.has('https://t.test/0')).toBe(false);
    expect(kept.has('https://t.test/659')).toBe(true);
  });

  it('give their space back and are kept no more once the phone has none left', async () => {
    const full = { ...fakeCache(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    const { fetchTile, keptTile } = await open(full);
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeInstanceOf(Blob);
    await vi.waitFor(() => expect(drop.mock.calls).toEqual([['relief-relay-tiles'], ['relief-relay-base-map']]));
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeInstanceOf(Blob);
    expect(await keptTile('https://t.test/1', NOW)).toBeUndefined();
    expect(drop).toHaveBeenCalledTimes(2);
  });

  it('are not kept where the phone is nearly full already', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 60_000_000, usage: 20_000_000 }) } });
    const { fetchTile } = await open();
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeInstanceOf(Blob);
    expect(kept.size).toBe(0);
  });

  it('are pictures: an error or a login page in their place is none, and not kept', async () => {
    const { fetchTile } = await open();
    network.mockResolvedValueOnce(new Response('busy', { status: 503, headers: { 'content-type': 'image/png' } }));
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeUndefined();
    network.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('come from the network alone where the browser keeps nothing', async () => {
    const { fetchTile, keptTile } = await open();
    vi.stubGlobal('caches', undefined);
    expect(await keptTile('https://t.test/1', NOW)).toBeUndefined();
    expect(await fetchTile('https://t.test/1', NOW, signal)).toBeInstanceOf(Blob);
  });
});
