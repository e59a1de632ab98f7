// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FILE = 'https://maps.example.org/base.pmtiles';
const bytes = (length: number) => new ArrayBuffer(length);
const part = (length: number, etag = '"one"', status = 206) =>
  new Response(bytes(length), { status, headers: { etag } });

let kept: Map<string, Response>;
let network: ReturnType<typeof vi.fn<(url: string, options: RequestInit) => Promise<Response>>>;
let drop: ReturnType<typeof vi.fn<(name: string) => Promise<boolean>>>;

const cache = {
  match: async (url: string) => kept.get(url)?.clone(),
  put: async (url: string, response: Response) => void kept.set(url, response),
  keys: async () => Array.from(kept.keys(), (url) => ({ url })),
  delete: async (url: string) => kept.delete(url),
};

/** As a page that was opened just now. */
async function open({ url = FILE, mayFetch = () => true }: { url?: string; mayFetch?: () => boolean } = {}) {
  vi.resetModules();
  const { KeptRanges } = await import('./kept-ranges.ts');
  return new KeptRanges(url, mayFetch);
}

beforeEach(() => {
  kept = new Map();
  network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => part(100));
  drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { open: async () => cache, delete: drop });
});

afterEach(() => vi.unstubAllGlobals());

it('asks for a part once, and has it afterwards without a network', async () => {
  const first = await open();
  const both = await Promise.all([first.getBytes(0, 100), first.getBytes(0, 100)]);
  expect(both.map(({ data, etag }) => [data.byteLength, etag])).toEqual([
    [100, '"one"'],
    [100, '"one"'],
  ]);
  expect(network).toHaveBeenCalledOnce();
  expect(network.mock.calls[0]?.[1].headers).toEqual({ range: 'bytes=0-99' });
  network.mockRejectedValue(new TypeError('offline'));
  const later = await open();
  expect((await later.getBytes(0, 100)).data.byteLength).toBe(100);
  await expect(later.getBytes(100, 100)).rejects.toThrow('offline');
});

it('asks for nothing where it may not, and gives what is kept', async () => {
  await (await open()).getBytes(0, 100);
  const source = await open({ mayFetch: () => false });
  await source.getBytes(0, 100);
  await expect(source.getBytes(100, 100)).rejects.toThrow('not fetched');
  expect(network).toHaveBeenCalledOnce();
});

it('drops what it kept of another state of the file, and says that it is another', async () => {
  const source = await open();
  await source.getBytes(0, 100);
  network.mockResolvedValue(part(100, '"two"'));
  await expect(source.getBytes(100, 100, undefined, '"one"')).rejects.toThrow('has changed');
  expect(Array.from(kept.keys()).every((name) => name.includes('two'))).toBe(true);
});

it('keeps nothing of a server that does not say what state its file is of, nor what an earlier version kept of one', async () => {
  const nobody = () => new Response(bytes(100), { status: 206 });
  network.mockImplementation(async () => nobody());
  const source = await open();
  await source.getBytes(0, 100);
  await source.getBytes(0, 100);
  expect([network.mock.calls.length, kept.size]).toEqual([2, 0]);
  const { rangeName } = await import('./map-range.ts');
  kept.set(rangeName(FILE, { state: '', offset: 0, length: 100 }), nobody());
  await (await open()).getBytes(0, 100);
  expect([network.mock.calls.length, kept.size]).toEqual([3, 0]);
});

it('mixes no two files', async () => {
  await (await open()).getBytes(0, 100);
  await (await open({ url: 'https://maps.example.org/other.pmtiles' })).getBytes(0, 100);
  expect(network).toHaveBeenCalledTimes(2);
  expect(kept.size).toBe(2);
});

it('drops what was used least recently once it has no room', async () => {
  const source = await open();
  network.mockImplementation(async () => part(4_000_000));
  await source.getBytes(0, 4_000_000);
  await source.getBytes(4_000_000, 4_000_000);
  await source.getBytes(0, 4_000_000);
  await source.getBytes(8_000_000, 4_000_000);
  const offsets = Array.from(kept.keys(), (name) => new URL(name).searchParams.get('kept-offset'));
  expect(offsets).toEqual(['0', '8000000']);
});

it.each([200, 404, 416])('takes no answer %i for a part', async (status) => {
  network.mockResolvedValue(part(100, '"one"', status));
  await expect((await open()).getBytes(0, 100)).rejects.toThrow(String(status));
  expect(kept.size).toBe(0);
});

it('takes no more bytes than it asked for', async () => {
  network.mockResolvedValue(part(101));
  await expect((await open()).getBytes(0, 100)).rejects.toThrow('more');
});

it('draws on, and keeps no more, where the phone is full', async () => {
  vi.stubGlobal('caches', {
    open: async () => ({ ...cache, put: () => Promise.reject(new Error('quota')) }),
    delete: drop,
  });
  const source = await open();
  expect((await source.getBytes(0, 100)).data.byteLength).toBe(100);
  expect(drop).toHaveBeenCalledWith('relief-relay-base-map');
});
