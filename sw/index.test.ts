// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { untoldNumber } from '../contract/emergency-number.ts';

const wake = vi.hoisted(() => vi.fn());
const unsentCount = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ person: undefined as { role: string } | undefined }));
const store = vi.hoisted(() => ({ write: vi.fn(async () => undefined), read: vi.fn(async () => session) }));
vi.mock('../src/data/outbox/drive/worker-driver.ts', () => ({ wake }));
vi.mock('../src/data/outbox/adapters/worker-ports.ts', () => ({ workerPorts: { store }, workerDatabase: {} }));
/** What is no file of ours: the names of files here stand for their hashes. */
const isForeign = vi.hoisted(
  () => (content: BufferSource) => new TextDecoder().decode(content).includes('log in first'),
);
vi.mock('./vouched-for.ts', async (original) => ({
  ...(await original<typeof import('./vouched-for.ts')>()),
  isVouchedFor: async (content: BufferSource) => !isForeign(content),
}));
vi.mock('../src/data/outbox/adapters/raw-unsent.ts', () => ({ rawUnsentCount: unsentCount }));

const origin = 'https://relief.test';
const files = [
  { url: 'index.html', revision: 'build-2', integrity: 'sha256-a', kB: 3, set: 'core' },
  { url: 'assets/0000000b/entry.js', revision: null, integrity: 'sha256-b', kB: 10, set: 'core' },
  { url: 'assets/0000000b/about.js', revision: null, integrity: 'sha256-c', kB: 2, set: 'public' },
  { url: 'assets/0000000b/maps.js', revision: null, integrity: 'sha256-d', kB: 40.5, set: 'public' },
  { url: 'assets/0000000b/desk.js', revision: null, integrity: 'sha256-h', kB: 20, set: 'admin' },
];

/** What more there is where the build wrote pages. */
const pages = [
  { url: 'pages/en/home.html', revision: 'en-2', integrity: 'sha256-e', kB: 9, set: 'core', language: 'en' },
  { url: 'pages/hi/home.html', revision: 'hi-2', integrity: 'sha256-f', kB: 9, set: 'core', language: 'hi' },
  { url: 'pages/ar/home.html', revision: 'ar-2', integrity: 'sha256-g', kB: 9, set: 'core', language: 'ar' },
];

const list = {
  url: 'assets/files-2.json',
  revision: null,
  integrity: 'sha256-list',
  packs: { en: 'pages/en-2.txt', hi: 'pages/hi-2.txt' },
};
const listPath = `/${list.url}`;

/** As much of the Cache API as the worker uses, by address. */
class FakeCache {
  readonly held = new Map<string, Response>();
  match = async (key: string | Request) => this.held.get(addressOf(key))?.clone();
  put = async (key: string | Request, response: Response) => void this.held.set(addressOf(key), response);
  delete = async (key: string | Request) => this.held.delete(addressOf(key));
  keys = async () => [...this.held.keys()].map((url) => new Request(url));
}

function addressOf(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, origin).href;
}

class FakeEvent {
  readonly promises: Promise<unknown>[] = [];
  constructor(
    readonly type: string,
    members: object = {},
  ) {
    Object.assign(this, members);
  }
  waitUntil(promise: Promise<unknown>): void {
    this.promises.push(promise);
  }
  respondWith(answer: Promise<Response>): void {
    this.promises.push(answer);
  }
}

async function startWorker(cache = new FakeCache(), told = list) {
  vi.resetModules();
  const handlers = new Map<string, (event: FakeEvent) => void>();
  const pages: unknown[] = [];
  const badge = vi.fn(async () => undefined);
  const scope = {
    __WB_MANIFEST: [told],
    addEventListener: (type: string, handler: (event: FakeEvent) => void) => handlers.set(type, handler),
    clients: { claim: vi.fn(async () => undefined), matchAll: async () => pages },
    skipWaiting: vi.fn(async () => undefined),
    location: new URL(origin),
    navigator: { setAppBadge: badge },
    registration: { installing: null as object | null, waiting: null as object | null },
    caches: { open: async () => cache },
  };
  vi.stubGlobal('self', scope);
  await import('./index.ts');

  /** Fires the event and answers what the worker asked the browser to wait for; undefined when it did not. */
  function fire(type: string, members: object = {}): Promise<unknown> | undefined {
    const event = new FakeEvent(type, members);
    handlers.get(type)?.(event);
    return event.promises.length === 0 ? undefined : Promise.all(event.promises).then(([first]) => first);
  }
  function ask(path: string, { method = 'GET', mode = 'cors' } = {}): Promise<Response> | undefined {
    const request = new Request(origin + path, { method });
    // No script may make a navigation request.
    Object.defineProperty(request, 'mode', { value: mode });
    return fire('fetch', { request }) as Promise<Response> | undefined;
  }
  const kept = () => [...cache.held.keys()].map((url) => url.slice(origin.length));
  return { fire, ask, kept, pages, scope, badge, cache };
}

/** `AbortSignal.timeout` by the clock of the test. */
function abortAfter(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('too late', 'TimeoutError')), ms);
  return limit.signal;
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
}

let network: Map<string, string>;
const requested: string[] = [];

beforeEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
  network = new Map(files.map(({ url }) => [`/${url === 'index.html' ? '' : url}`, `${url} from the network`]));
  network.set(listPath, JSON.stringify(files));
  vi.stubGlobal('fetch', async (request: Request | { url: string }) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    const text = network.get(pathname);
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
  wake.mockResolvedValue({ sent: 0, waiting: 0, needsYou: 0, nextAt: undefined });
  unsentCount.mockResolvedValue(0);
});

const keepPublic = { type: 'keep', sets: ['core', 'public'] };
const fromUs = (data: unknown, ports: unknown[] = []) => ({ origin, data, ports });

describe('install', () => {
  it('keeps the first screens and leaves the rest for later', async () => {
    const { fire, kept } = await startWorker();
    await fire('install');
    expect(kept().toSorted()).toEqual(['/assets/0000000b/entry.js', listPath, '/index.html?revision=build-2']);
  });

  it('is over only once the bare page is there too', async () => {
    const { fire } = await startWorker();
    network.delete('/');
    await expect(fire('install')).rejects.toThrow();
  });

  it('fails when a file of the first screens is missing, and goes on from there the next time', async () => {
    const { fire, kept } = await startWorker();
    network.delete('/assets/0000000b/entry.js');
    await expect(fire('install')).rejects.toThrow();
    network.set('/assets/0000000b/entry.js', 'now there');
    await fire('install');
    expect(kept()).toHaveLength(3);
    for (const path of ['/', listPath]) expect(requested.filter((one) => one === path)).toHaveLength(1);
  });

  it('fails while the list of files does not come, and asks for it again the next time', async () => {
    const { fire, kept } = await startWorker();
    network.delete(listPath);
    await expect(fire('install')).rejects.toThrow();
    expect(kept()).toEqual([]);
    network.set(listPath, JSON.stringify(files));
    await fire('install');
    expect(kept()).toHaveLength(3);
  });
});

describe('written pages', () => {
  function writePages() {
    for (const { url } of pages) network.set(`/${url}`, `${url} from the network`);
    network.set(listPath, JSON.stringify([...files, ...pages]));
  }

  /** What a page has remembered for the worker. */
  function speak(language: string | undefined, number?: string) {
    const notes: Record<string, string | undefined> = { '/language': language, '/emergency-number': number };
    const match = async (key: string) => (notes[key] === undefined ? undefined : new Response(notes[key]));
    vi.stubGlobal('caches', { match });
  }

  async function textAt(worker: Awaited<ReturnType<typeof startWorker>>, path: string) {
    return (await worker.ask(path, { mode: 'navigate' }))?.text();
  }

  it('come in the language in use alone', async () => {
    writePages();
    speak('hi');
    const { fire, kept } = await startWorker();
    await fire('install');
    const keys = (code: string) => `/pages/${code}/home.html?revision=${code}-2`;
    expect(kept()).toContain(keys('hi'));
    await fire('message', fromUs(keepPublic));
    for (const other of ['en', 'ar']) expect(kept()).not.toContain(keys(other));
  });

  it('are no reason for an install to fail: the bare page stands in for them', async () => {
    writePages();
    network.delete('/pages/en/home.html');
    speak(undefined);
    const worker = await startWorker();
    await worker.fire('install');
    expect(await textAt(worker, '/')).toBe('index.html from the network');
  });

  it('answer their own address offline, in the language in use', async () => {
    writePages();
    speak('hi');
    const worker = await startWorker();
    await worker.fire('message', fromUs(keepPublic));
    network.clear();
    expect(await textAt(worker, '/?from=here')).toBe('pages/hi/home.html from the network');
    // Another language was never chosen here.
    for (const path of ['/outbox', '/?item=1', '/?lang=ar', '/?lang=xx']) {
      expect([path, await textAt(worker, path)]).toEqual([path, 'index.html from the network']);
    }
  });

  it('have the emergency number that this phone was told last, and what is kept stays what the build made', async () => {
    writePages();
    const words = 'the local number';
    const head = untoldNumber({ words, shown: (number) => number });
    const page = `${head}<a data-call="">Call ${words}</a>`;
    network.set('/pages/hi/home.html', page);
    network.set('/', '<meta name="emergency-number" content="" />');
    speak('hi');
    const worker = await startWorker();
    await worker.fire('message', fromUs(keepPublic));
    network.clear();
    expect(await textAt(worker, '/')).toBe(page);
    for (const [number, dialled] of [
      ['112', '112'],
      ['1 1 9', '119'],
    ] as const) {
      speak('hi', number);
      expect(await textAt(worker, '/')).toBe(
        `<meta name="emergency-number" content="${number}"><a data-call="" href="tel:${dialled}">Call ${number}</a>`,
      );
      expect(await textAt(worker, '/outbox')).toBe(`<meta name="emergency-number" content="${number}">`);
    }
    expect(await worker.cache.held.get(`${origin}/pages/hi/home.html?revision=hi-2`)?.clone().text()).toBe(page);
  });
});

describe('the rest', () => {
  it('is fetched file by file: one that fails takes no other with it', async () => {
    const { fire, kept } = await startWorker();
    await fire('install');
    network.delete('/assets/0000000b/about.js');
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/assets/0000000b/maps.js');
    expect(kept()).not.toContain('/assets/0000000b/about.js');
    network.set('/assets/0000000b/about.js', 'now there');
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/assets/0000000b/about.js');
    expect(requested.filter((path) => path === '/assets/0000000b/maps.js')).toHaveLength(1);
  });

  it('goes on past a file whose connection has fallen silent', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
    const { fire, kept } = await startWorker();
    const fetchAtOnce = fetch;
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.endsWith('/about.js') ? untilAborted(request.signal) : fetchAtOnce(request),
    );
    const warmed = fire('message', fromUs(keepPublic));
    await vi.advanceTimersByTimeAsync(60_000);
    await warmed;
    expect(kept()).toContain('/assets/0000000b/maps.js');
    vi.useRealTimers();
  });

  it('is looked through once by a worker, and again once a file was asked for in vain', async () => {
    const { fire, ask, cache, kept } = await startWorker();
    await fire('install');
    await fire('message', fromUs(keepPublic));
    const looks = vi.spyOn(cache, 'keys');
    await fire('message', fromUs(keepPublic));
    expect(looks).not.toHaveBeenCalled();
    await cache.delete(`${origin}/assets/0000000b/maps.js`);
    expect(await (await ask('/assets/0000000b/maps.js'))?.text()).toBe('assets/0000000b/maps.js from the network');
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/assets/0000000b/maps.js');
  });

  it('brings back what the phone has thrown away of the first screens', async () => {
    const { fire, kept } = await startWorker();
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/index.html?revision=build-2');
  });
});

describe('a set', () => {
  const mapPath = '/assets/0000000b/maps.js';
  const deskPath = '/assets/0000000b/desk.js';

  it('that nobody asked for stays where it is', async () => {
    const { fire, kept } = await startWorker();
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain(mapPath);
    expect(kept()).not.toContain(deskPath);
  });

  it('is told the size of, as far as it is missing', async () => {
    const { fire } = await startWorker();
    const port = { postMessage: vi.fn() };
    await fire('install');
    await fire('message', fromUs({ type: 'missing', sets: ['core', 'public', 'admin'] }, [port]));
    expect(port.postMessage).toHaveBeenLastCalledWith(62.5);
    network.delete(mapPath);
    await fire('message', fromUs({ ...keepPublic, type: 'keep' }, [port]));
    expect(port.postMessage).toHaveBeenLastCalledWith(40.5);
  });

  it('of a role is there with the first installation where somebody is signed in with it', async () => {
    session.person = { role: 'admin' };
    const { fire, kept } = await startWorker();
    await fire('install');
    session.person = undefined;
    expect(kept()).toEqual(expect.arrayContaining([mapPath, deskPath]));
  });

  it('was opened in part: what a page fetched is kept, once, and comes along with each update', async () => {
    const { fire, ask, kept, cache } = await startWorker();
    await fire('install');
    await Promise.all([ask(mapPath), ask(mapPath)]);
    expect(requested.filter((path) => path === mapPath)).toHaveLength(1);
    expect(kept()).toContain(mapPath);
    const next = await startUpdate(cache, { 'maps.js': 'new', 'about.js': 'sha256-c' });
    await next.fire('install');
    expect(next.kept()).toContain('/assets/0000000c/maps.js');
    expect(next.kept()).not.toContain('/assets/0000000c/about.js');
  });
});

/** The next build, in a folder of its own: what is not named in `changed` has the same bytes as in this one. */
async function startUpdate(cache: FakeCache, changed: Record<string, string>) {
  const next = files.map((file) => {
    const name = file.url.split('/').at(-1) ?? '';
    return { ...file, url: file.url.replace('0000000b', '0000000c'), integrity: changed[name] ?? file.integrity };
  });
  for (const { url } of next) network.set(`/${url === 'index.html' ? '' : url}`, `${url} from the network`);
  network.set('/assets/files-3.json', JSON.stringify(next));
  requested.length = 0;
  return startWorker(cache, { ...list, url: 'assets/files-3.json' });
}

describe('an update', () => {
  it('fetches only what has changed, and takes the rest over', async () => {
    const first = await startWorker();
    await first.fire('install');
    await first.fire('message', fromUs(keepPublic));
    const next = await startUpdate(first.cache, { 'entry.js': 'sha256-new' });
    await next.fire('install');
    expect(requested).toEqual(['/assets/files-3.json', '/assets/0000000c/entry.js']);
    expect(next.kept()).toEqual(expect.arrayContaining(['/assets/0000000c/maps.js', '/assets/0000000c/about.js']));
    expect(await (await next.ask('/assets/0000000c/maps.js'))?.text()).toBe('assets/0000000b/maps.js from the network');
  });

  it('takes a page over that differs by the folder of its build alone', async () => {
    const page = { url: 'pages/en/home.html', revision: 'a', integrity: 'sha256-p', kB: 9, set: 'core', plain: 'same' };
    network.set(`/${page.url}`, '<link href="/assets/0000000b/entry.js">');
    network.set(listPath, JSON.stringify([...files, page]));
    const first = await startWorker();
    await first.fire('install');
    const entry = { ...files[1], url: 'assets/0000000c/entry.js' };
    network.set('/assets/files-3.json', JSON.stringify([entry, { ...page, revision: 'b', integrity: 'sha256-q' }]));
    requested.length = 0;
    const next = await startWorker(first.cache, { ...list, url: 'assets/files-3.json' });
    await next.fire('install');
    expect(requested).toEqual(['/assets/files-3.json']);
    const kept = next.cache.held.get(`${origin}/pages/en/home.html?revision=b`);
    expect(await kept?.text()).toBe('<link href="/assets/0000000c/entry.js">');
  });

  it('cut off half-way leaves the app of before whole, and goes on from there', async () => {
    const first = await startWorker();
    await first.fire('install');
    const before = first.kept();
    const next = await startUpdate(first.cache, { 'entry.js': 'sha256-new', 'index.html': 'sha256-page' });
    network.delete('/assets/0000000c/entry.js');
    await expect(next.fire('install')).rejects.toThrow();
    expect(next.kept()).toEqual(expect.arrayContaining(before));
    network.set('/assets/0000000c/entry.js', 'now there');
    await next.fire('install');
    await next.fire('activate');
    expect(next.kept()).toContain('/assets/0000000c/entry.js');
    expect(next.kept()).not.toContain('/assets/0000000b/entry.js');
  });
});

describe('what is kept', () => {
  it('is asked for from the HTTP cache where its name tells the build, else past it', async () => {
    const { fire } = await startWorker();
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request);
      return new Response(request.url.endsWith(listPath) ? JSON.stringify(files) : 'text');
    });
    await fire('install');
    expect(asked.map(({ url, cache, redirect }) => ({ url, cache, redirect }))).toEqual([
      { url: `${origin}${listPath}`, cache: 'default', redirect: 'error' },
      { url: `${origin}/assets/0000000b/entry.js`, cache: 'default', redirect: 'error' },
      { url: `${origin}/?shell`, cache: 'reload', redirect: 'error' },
    ]);
  });

  it('is never what a Wi-Fi answers in place of a file', async () => {
    const { fire, kept } = await startWorker();
    network.set('/assets/0000000b/entry.js', 'log in first');
    await expect(fire('install')).rejects.toThrow('entry.js: not what the build made');
    expect(kept()).not.toContain('/assets/0000000b/entry.js');
  });

  it('is never an error page', async () => {
    const { fire, kept } = await startWorker();
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
    await expect(fire('install')).rejects.toThrow('503');
    expect(kept()).toEqual([]);
  });
});

describe('activate', () => {
  async function withOldFile() {
    const worker = await startWorker();
    await worker.fire('install');
    await worker.cache.put('/assets/entry-1.js', new Response('old'));
    return worker;
  }

  it('takes the open page over and deletes what no build needs', async () => {
    const { fire, kept, scope } = await withOldFile();
    await fire('activate');
    expect(scope.clients.claim).toHaveBeenCalledOnce();
    expect(kept()).not.toContain('/assets/entry-1.js');
  });

  it('leaves an earlier build its files while a second page is open', async () => {
    const { fire, ask, kept, pages } = await withOldFile();
    pages.push({}, {});
    await fire('activate');
    expect(await (await ask('/assets/entry-1.js'))?.text()).toBe('old');
    pages.pop();
    await fire('message', fromUs(keepPublic));
    expect(kept()).not.toContain('/assets/entry-1.js');
  });
});

describe('an update that waits', () => {
  it('finds its files when it is let in, whatever the worker in force tidies up', async () => {
    const { fire, kept, scope, cache } = await startWorker();
    await cache.put('/assets/entry-3.js', new Response('new'));
    scope.registration.waiting = {};
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/assets/entry-3.js');
  });

  it('is not kept waiting by files of the worker in force', async () => {
    const { fire, kept, scope } = await startWorker();
    const fetchAtOnce = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/about.js')) scope.registration.waiting = {};
      return fetchAtOnce(request);
    });
    await fire('message', fromUs(keepPublic));
    expect(kept()).toContain('/assets/0000000b/about.js');
    expect(kept()).not.toContain('/assets/0000000b/maps.js');
  });
});

describe('fetch', () => {
  it('answers every screen with the app, offline', async () => {
    const { fire, ask } = await startWorker();
    await fire('install');
    network.clear();
    const answer = await ask('/report-disaster?from=home', { mode: 'navigate' });
    expect(await answer?.text()).toBe('index.html from the network');
  });

  it('asks the network for the page when the phone has thrown it away', async () => {
    const { ask } = await startWorker();
    network.set('/outbox', 'from the server');
    expect(await (await ask('/outbox', { mode: 'navigate' }))?.text()).toBe('from the server');
  });

  it('opens the cache once for all that a page asks for, and anew where a file is missing', async () => {
    const { ask, fire, scope, cache } = await startWorker();
    await fire('install');
    const open = vi.spyOn(scope.caches, 'open');
    for (let times = 0; times < 3; times += 1)
      expect(await (await ask('/assets/0000000b/entry.js'))?.text()).not.toBe('');
    expect(open).toHaveBeenCalledTimes(1);
    // Cleared by the browser: what is kept from then on lies in another one.
    open.mockResolvedValue(new FakeCache());
    cache.held.clear();
    await ask('/assets/0000000b/entry.js');
    await ask('/assets/0000000b/entry.js');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('asks the network when the phone’s storage is broken', async () => {
    const { ask, scope } = await startWorker();
    scope.caches.open = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    expect(await (await ask('/', { mode: 'navigate' }))?.text()).toBe('index.html from the network');
  });

  it.each([
    ['an API call', '/api/config', {}],
    ['an API address opened as a page', '/api/openapi.json', { mode: 'navigate' }],
    ['a POST', '/api/outbox', { method: 'POST' }],
    ['a POST to a screen', '/report-disaster', { method: 'POST', mode: 'navigate' }],
    ['a file opened as a page', '/robots.txt', { mode: 'navigate' }],
  ])('does not touch %s', async (_what, path, members) => {
    const { fire, ask } = await startWorker();
    await fire('install');
    expect(ask(path, members)).toBeUndefined();
  });

  it('keeps nothing that it was not built with', async () => {
    const { ask, kept } = await startWorker();
    network.set('/assets/entry-9.js', 'of another build');
    expect(await (await ask('/assets/entry-9.js'))?.text()).toBe('of another build');
    expect(kept()).toEqual([listPath]);
  });
});

describe('a worker that the browser stopped and starts anew, offline', () => {
  it('reads the list of its files from the phone', async () => {
    const { fire, cache } = await startWorker();
    await fire('install');
    network.clear();
    requested.length = 0;
    const { ask, fire: fireAgain, kept } = await startWorker(cache);
    expect(await (await ask('/outbox', { mode: 'navigate' }))?.text()).toBe('index.html from the network');
    expect(await (await ask('/assets/0000000b/entry.js'))?.text()).toBe('assets/0000000b/entry.js from the network');
    await fireAgain('activate');
    expect(kept()).toHaveLength(3);
    expect(requested).toEqual([]);
  });
});

describe('sync', () => {
  it('drains by the same driver as the page, and shows what is left on the badge', async () => {
    const { fire, badge } = await startWorker();
    unsentCount.mockResolvedValue(2);
    await fire('sync', { tag: 'outbox' });
    expect(wake).toHaveBeenLastCalledWith('sync');
    expect(badge).toHaveBeenLastCalledWith(2);
  });

  it('drains when the network seems back while it lives', async () => {
    const { fire } = await startWorker();
    void fire('online');
    expect(wake).toHaveBeenLastCalledWith('online');
  });

  it('rejects while something waits, so that the browser comes again', async () => {
    const { fire } = await startWorker();
    wake.mockResolvedValue({ sent: 1, waiting: 2, needsYou: 0, nextAt: 5 });
    await expect(fire('sync', { tag: 'outbox' })).rejects.toThrow('2 waiting');
  });

  it('is content with what waits for its owner alone: the browser cannot help', async () => {
    const { fire } = await startWorker();
    wake.mockResolvedValue({ sent: 1, waiting: 2, needsYou: 0, nextAt: undefined });
    await expect(fire('sync', { tag: 'outbox' })).resolves.toBeUndefined();
  });

  it('is content when the badge is refused', async () => {
    const { fire, badge } = await startWorker();
    badge.mockRejectedValue(new Error('not installed'));
    await expect(fire('sync', { tag: 'outbox' })).resolves.toBeUndefined();
  });

  it('drains on the periodic one too, and is content with what still waits', async () => {
    const { fire } = await startWorker();
    wake.mockResolvedValue({ sent: 1, waiting: 2, needsYou: 0, nextAt: 5 });
    await expect(fire('periodicsync', { tag: 'outbox' })).resolves.toMatchObject({ waiting: 2 });
    expect(wake).toHaveBeenLastCalledWith('sync');
    expect(fire('periodicsync', { tag: 'news' })).toBeUndefined();
  });

  it("ignores others' tags", async () => {
    const { fire } = await startWorker();
    expect(fire('sync', { tag: 'workbox-background-sync:queue' })).toBeUndefined();
  });
});

it('notes that the push service gave this phone another address, and the browser waits for that', async () => {
  const { fire } = await startWorker();
  const noted = fire('pushsubscriptionchange');
  expect(noted).toBeInstanceOf(Promise);
  await noted;
  expect(store.write).toHaveBeenCalledOnce();
});

describe('message', () => {
  it('lets the new version in when the person wants it', async () => {
    const { fire, scope } = await startWorker();
    await fire('message', fromUs({ type: 'SKIP_WAITING' }));
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });

  it('goes on sending for a page that is going away', async () => {
    const { fire } = await startWorker();
    await fire('message', fromUs({ type: 'drain' }));
    expect(wake).toHaveBeenLastCalledWith('message');
  });

  it('says which build it is', async () => {
    const { fire } = await startWorker();
    const port = { postMessage: vi.fn() };
    await fire('message', fromUs({ type: 'version' }, [port]));
    expect(port.postMessage).toHaveBeenCalledWith(list.url);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test', data: { type: 'SKIP_WAITING' }, ports: [] }],
    ['no type', fromUs({})],
    ['an unknown type', fromUs({ type: 'erase' })],
    ['a type that is no text', fromUs({ type: { toString: () => 'SKIP_WAITING' } })],
    ['null', fromUs(null)],
    ['text', fromUs('SKIP_WAITING')],
  ])('ignores %s', async (_what, message) => {
    const { fire, scope } = await startWorker();
    expect(fire('message', message)).toBeUndefined();
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });
});
