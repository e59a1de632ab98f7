// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWorkerFiles } from '../scripts/lib/worker-files.mjs';

vi.mock('../src/data/outbox/adapters/worker-ports.ts', () => ({ workerPorts: { store: { read: async () => ({}) } } }));

const origin = 'https://relief.test';
const pages = ['home', 'report-disaster', 'request-assistance'].map((name) => `pages/en/${name}.html`);
const code = 'assets/0a1b2c3d/entry.js';
/** Its rules stand in the written pages; the other one's do not. */
const sheet = 'assets/0a1b2c3d/forms.css';
const otherSheet = 'assets/0a1b2c3d/maps.css';
const alone = [code, otherSheet];
const POLICY = "default-src 'self'";

let dist: string;
/** What the build tells the worker. */
let told: Awaited<ReturnType<typeof writeWorkerFiles>>;
let pack: string;
const requested: string[] = [];
/** What a path is answered with in place of the built file. */
const answers = new Map<string, (request: Request) => Promise<Response>>();

function textOf(url: string): string {
  if (url.endsWith('.css')) return `.${url.slice(16, -4)}{margin:0}`;
  // More than one byte a character, and what looks like the head of a part.
  const text = `${url}: पानी\npages/en/none.html 3\n`;
  return pages.includes(url) ? `${text}<style>${textOf(sheet)}</style>` : text;
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'relay-pack-'));
  for (const url of ['index.html', sheet, ...alone, ...pages]) {
    await mkdir(dirname(join(dist, url)), { recursive: true });
    await writeFile(join(dist, url), textOf(url));
  }
  told = await writeWorkerFiles(
    [
      ...[sheet, ...alone].map((url) => ({ url, revision: null })),
      ...['index.html', ...pages].map((url) => ({ url, revision: '1' })),
    ],
    {
      files: [{ name: 'entry.js', set: 'core', imports: [], css: ['forms.css', 'maps.css'], parts: [], sources: [] }],
      pages: new Map(pages.map((url) => [url, 'en'])),
    },
    dist,
  );
  pack = told.packs['en'] ?? '';
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname.slice(1));
    const answer = answers.get(pathname.slice(1));
    if (answer) return answer(request);
    const body = await readFile(join(dist, pathname === '/' ? 'index.html' : pathname));
    return new Response(body, { headers: { 'content-security-policy': POLICY, etag: 'W/"1"' } });
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
  const cache = {
    match: async (key: string) => held.get(key)?.clone(),
    put: async (key: string, response: Response) => void held.set(key, response),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  };
  vi.resetModules();
  vi.stubGlobal('self', {
    __WB_MANIFEST: [told],
    location: new URL(origin),
    registration: { waiting: null },
    caches: { open: async () => cache },
  });
  const { precacheFirstFiles } = await import('./precache.ts');
  const kept = () => [...held.keys()].map((url) => new URL(url).pathname.slice(1)).toSorted();
  return { install: precacheFirstFiles, kept, held };
}

/** What must lie on the phone, with the list itself. */
const everything = () => [told.url, 'index.html', sheet, ...alone, ...pages].toSorted();

/** The pack up to its middle, and then a link that breaks or falls silent. */
async function cutOff(end: 'broken' | 'silent' | 'closed'): Promise<void> {
  const bytes = await readFile(join(dist, pack));
  answers.set(pack, async ({ signal }) => {
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

it('brings all pages in one go, the bare one and their styles too, each by the rules that the server gives for pages', async () => {
  const { install, kept, held } = await startWorker();
  await install();
  expect(requested.toSorted()).toEqual([...alone, pack, told.url].toSorted());
  expect(kept()).toEqual(everything());
  for (const url of ['index.html', ...pages]) {
    const page = held.get(`${origin}/${url}?revision=1`);
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page?.headers.get('content-security-policy')).toBe(POLICY);
    expect(page?.headers.get('etag')).toBeNull();
    expect(await page?.text()).toBe(textOf(url));
  }
  const styles = held.get(`${origin}/${sheet}`);
  expect([styles?.headers.get('content-type'), await styles?.text()]).toEqual([
    'text/css; charset=utf-8',
    textOf(sheet),
  ]);
});

it.each(['broken', 'closed'] as const)(
  'keeps what came before the link was %s, and asks for the others',
  async (end) => {
    await cutOff(end);
    const { install, kept } = await startWorker();
    await install();
    expect(kept()).toEqual(everything());
    expect(requested.filter((url) => pages.includes(url))).toEqual(pages.slice(1));
  },
);

it('gives up a link that has fallen silent', async () => {
  await cutOff('silent');
  const { install, kept } = await startWorker();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const installed = install();
  await vi.waitFor(() => expect(kept()).toContain(pages[0]));
  await vi.advanceTimersByTimeAsync(60_000);
  await installed;
  expect(kept()).toEqual(everything());
});

it('keeps nothing of a page whose bytes are not the ones that were built', async () => {
  const bytes = await readFile(join(dist, pack));
  bytes.write('evil', bytes.indexOf('report-disaster.html: '));
  answers.set(pack, async () => new Response(bytes));
  const { install, held } = await startWorker();
  await install();
  expect(requested.filter((url) => pages.includes(url))).toEqual(['pages/en/report-disaster.html']);
  expect(await held.get(`${origin}/pages/en/report-disaster.html?revision=1`)?.text()).toBe(
    textOf('pages/en/report-disaster.html'),
  );
});

describe.each([
  ['a login page', async () => new Response('<!doctype html>\n<p>Welcome to our Wi-Fi</p>')],
  ['one endless line', async () => new Response('x'.repeat(2_000))],
  ['a part of a gigabyte', async () => new Response('pages/en/home.html 1000000000\n')],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s stands in for the pack', (_what, answer) => {
  it('asks for each page', async () => {
    answers.set(pack, answer);
    const { install, kept } = await startWorker();
    await install();
    expect(kept()).toEqual(everything());
    expect(requested).toEqual(expect.arrayContaining(['', sheet, ...pages]));
  });
});
