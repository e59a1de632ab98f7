// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWorkerFiles } from '../scripts/lib/worker-files.mjs';

const origin = 'https://relief.test';
const first = ['entry', 'home', 'form', 'waiting'].map((name) => `assets/${name}-1.js`);
const later = ['about', 'guide', 'map'].map((name) => `assets/${name}-1.css`);
const large = 'assets/react-1.js';

let dist: string;
/** What the build tells the worker. */
let told: Awaited<ReturnType<typeof writeWorkerFiles>>;
const requested: string[] = [];
/** What a path is answered with in place of the built file. */
const answers = new Map<string, (request: Request) => Promise<Response>>();

function textOf(url: string): string {
  // More than one byte a character, and what looks like the head of a part.
  return url === large ? 'x'.repeat(40_000) : `${url}: पानी\nassets/none-1.js 3\n`;
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'relay-pack-'));
  await mkdir(join(dist, 'assets'));
  for (const url of ['index.html', ...first, ...later, large]) await writeFile(join(dist, url), textOf(url));
  const revised = { url: 'index.html', revision: '1' };
  told = await writeWorkerFiles(
    [revised, ...[...first, ...later, large].map((url) => ({ url, revision: null }))],
    new Map(['index.html', ...first, large].map((url) => [url, true as const])),
    dist,
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname.slice(1));
    const answer = answers.get(pathname.slice(1));
    if (answer) return answer(request);
    return new Response(await readFile(join(dist, pathname === '/' ? 'index.html' : pathname)));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  requested.length = 0;
  answers.clear();
  await rm(dist, { recursive: true });
});

async function startWorker() {
  const held = new Map<string, Response>();
  const addressOf = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  const cache = {
    match: async (key: string) => held.get(key)?.clone(),
    put: async (key: string, response: Response) => void held.set(key, response),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
    delete: async (key: Request) => held.delete(addressOf(key)),
  };
  const registration: { waiting: object | null } = { waiting: null };
  vi.resetModules();
  vi.stubGlobal('self', {
    __WB_MANIFEST: [told],
    location: new URL(origin),
    registration,
    caches: { open: async () => cache },
  });
  const { precacheFirstFiles, precacheMissingFiles } = await import('./precache.ts');
  const kept = () => [...held.keys()].map((url) => new URL(url).pathname.slice(1)).toSorted();
  return { install: precacheFirstFiles, warm: precacheMissingFiles, kept, held, registration };
}

/** What must lie on the phone, with the list itself. */
const allFirst = () => [told.url, 'index.html', large, ...first].toSorted();
const everything = () => [...allFirst(), ...later].toSorted();

/** The pack up to its middle, and then a link that breaks or falls silent. */
async function cutOff(url: string, end: 'broken' | 'silent' | 'closed'): Promise<void> {
  const bytes = await readFile(join(dist, url));
  answers.set(url, async ({ signal }) => {
    const stream = new ReadableStream<Uint8Array>({
      start(link) {
        link.enqueue(bytes.subarray(0, bytes.length / 2));
        signal.addEventListener('abort', () => link.error(signal.reason));
        if (end === 'broken') setTimeout(() => link.error(new TypeError('network error')));
        if (end === 'closed') link.close();
      },
    });
    return new Response(stream);
  });
}

describe('an install', () => {
  it('brings the small files in one go, and the large ones and the pages by themselves', async () => {
    const { install, kept, held } = await startWorker();
    await install();
    expect(requested.toSorted()).toEqual(['', large, told.packs.first, told.url].toSorted());
    expect(kept()).toEqual(allFirst());
    for (const url of first) {
      const file = held.get(`${origin}/${url}`);
      expect(file?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await file?.text()).toBe(textOf(url));
    }
  });

  it.each(['broken', 'closed'] as const)(
    'keeps what came before the link was %s, and asks for the others',
    async (end) => {
      await cutOff(told.packs.first, end);
      const { install, kept } = await startWorker();
      await install();
      expect(kept()).toEqual(allFirst());
      expect(requested.filter((url) => first.includes(url))).toEqual(first.slice(2));
    },
  );

  it('gives up a link that has fallen silent', async () => {
    await cutOff(told.packs.first, 'silent');
    const { install, kept } = await startWorker();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const installed = install();
    await vi.waitFor(() => expect(kept()).toContain(first[0]));
    await vi.advanceTimersByTimeAsync(60_000);
    await installed;
    expect(kept()).toEqual(allFirst());
  });

  it('keeps nothing of a file whose bytes are not the ones that were built', async () => {
    const bytes = await readFile(join(dist, told.packs.first));
    const at = bytes.indexOf('home-1.js: ');
    bytes.write('evil', at);
    answers.set(told.packs.first, async () => new Response(bytes));
    const { install, held } = await startWorker();
    await install();
    expect(requested.filter((url) => first.includes(url))).toEqual(['assets/home-1.js']);
    expect(await held.get(`${origin}/assets/home-1.js`)?.text()).toBe(textOf('assets/home-1.js'));
  });

  it.each([
    ['a login page', async () => new Response('<!doctype html>\n<p>Welcome to our Wi-Fi</p>')],
    ['one endless line', async () => new Response('x'.repeat(2_000))],
    ['a part of a gigabyte', async () => new Response('assets/entry-1.js 1000000000\n')],
    ['an error', async () => new Response('busy', { status: 503 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks for each file where %s stands in for the pack', async (_what, answer) => {
    answers.set(told.packs.first, answer);
    const { install, kept } = await startWorker();
    await install();
    expect(kept()).toEqual(allFirst());
    expect(requested).toEqual(expect.arrayContaining(first));
  });

  it('fails where a file came in neither way', async () => {
    answers.set(told.packs.first, () => Promise.reject(new TypeError('Failed to fetch')));
    answers.set('assets/form-1.js', () => Promise.reject(new TypeError('Failed to fetch')));
    const { install } = await startWorker();
    await expect(install()).rejects.toThrow('Failed to fetch');
  });

  it('after an update fetches only what changed', async () => {
    const { install, kept, held } = await startWorker();
    await install();
    for (const url of first.slice(2)) held.delete(`${origin}/${url}`);
    requested.length = 0;
    await install();
    expect(kept()).toEqual(allFirst());
    expect(requested).toEqual(first.slice(2));
  });
});

describe('the rest', () => {
  it('comes in a pack of its own', async () => {
    const { install, warm, kept, held } = await startWorker();
    await install();
    requested.length = 0;
    await warm();
    expect(requested).toEqual([told.packs.later]);
    expect(kept()).toEqual(everything());
    const style = held.get(`${origin}/${later[0]}`);
    expect(style?.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('comes with everything else where the phone has thrown the app away', async () => {
    const { warm, kept } = await startWorker();
    await warm();
    expect(kept()).toEqual(everything());
    expect(requested).not.toEqual(expect.arrayContaining(first.slice(0, 1)));
  });

  it('is left where it is as soon as a newer worker stands ready', async () => {
    const { install, warm, kept, registration } = await startWorker();
    await install();
    answers.set(told.packs.later, async () => {
      registration.waiting = {};
      return new Response(await readFile(join(dist, told.packs.later)));
    });
    await warm();
    expect(kept()).toEqual([...allFirst(), ...later.slice(0, 1)].toSorted());
  });
});
