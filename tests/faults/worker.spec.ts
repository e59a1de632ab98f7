import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { PageMessage, WorkerMessage } from '../../src/worker-messages.ts';
import { expectUnsent } from '../support/forms.ts';
import { answerBefore, type Fault, LOGIN_PAGE, pass } from '../support/chaos-proxy-faults.ts';
import { untilControlled } from '../support/offline.ts';
import { untilTapsAreHeard } from '../support/pushes.ts';
import { expect, newPhoneTest, test } from './support/fault-test.ts';
import { expectKept } from './support/kept.ts';

newPhoneTest(
  'S37 one worker for the whole app, its own file never from a cache, its code by a name that has its hash; it keeps whole files of the build and nothing else',
  async ({ chaos, device }) => {
    await device.install();
    const page = await device.open('/');
    await page.evaluate(async () => {
      for (const path of ['/api/health', '/api/config', '/api/none', '/none.js', '/assets/none.js']) await fetch(path);
    });
    const registrations = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
    );
    expect(registrations).toEqual([[`${chaos.origin}/`, `${chaos.origin}/sw.js`]]);
    const scripts = chaos.log.filter(({ headers }) => headers.get('sec-fetch-dest') === 'serviceworker');
    expect(new Set(scripts.map(({ path }) => path))).toEqual(new Set(['/sw.js']));
    const answer = await page.request.get('/sw.js');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const [, code = ''] = /importScripts\("(\/assets\/worker-[0-9a-f]{16}\.js)"\);\n$/.exec(await answer.text()) ?? [];
    const imported = await page.request.get(code);
    expect(imported.headers()['cache-control']).toContain('immutable');
    const digest = createHash('sha256')
      .update(await imported.text())
      .digest('hex');
    expect(code).toContain(digest.slice(0, 16));
    expect(await imported.text()).not.toMatch(/importScripts/);

    const all = await keptFiles(page);
    // The two entries that no server sent: in which language the app is used, and which parts of it this phone has.
    const own = ['/language', '/emergency-number', '/kept-sets'];
    const kept = all.filter(({ path }) => !own.includes(path));
    expect(
      all
        .filter((file) => !kept.includes(file))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(own.toSorted());
    expect(all.find(({ path }) => path === '/language')).toMatchObject({ text: 'en' });
    for (const file of kept) {
      expect(file.path).not.toMatch(/^\/api\b/);
      // What came in a pack has no answer of its own: the pages, the bare one and their style sheets too.
      const type = /^\/(pages\/|index\.html$|assets\/\w+\/(shell|forms|home)\.css$)/.test(file.path)
        ? /^(basic|default)$/
        : /^basic$/;
      expect(file.type, file.path).toMatch(type);
      expect(file, file.path).toMatchObject({ status: 200, isRedirected: false });
    }
    const { asBuilt, others } = await comparedWithList(page);
    expect(asBuilt).toBeGreaterThan(60);
    expect(others.toSorted()).toEqual([expect.stringMatching(/^\/assets\/files-/), '/kept-sets']);
    expect(kept.filter(({ path }) => path.includes('none'))).toEqual([]);
  },
);

newPhoneTest(
  'S37 a Wi-Fi’s login page in the place of the app’s files, at the install and later: never kept',
  async ({ chaos, device, relay }) => {
    // Chromium's own words for a manifest that is the login page: what the worker does not have yet it asks for on behalf of the
    // page, and that answer is spoilt like any other.
    device.expectedErrors.push(/Manifest: .*Syntax error/);
    const poisoned = new Set<string>();
    const once: Fault = poisonForWorker((path) => !poisoned.has(path) && Boolean(poisoned.add(path)));
    chaos.always(
      { method: 'GET' },
      poisonForWorker(() => true),
    );
    const page = await device.open('/');
    await expect.poll(() => chaos.log.some(({ fault }) => fault === 'login page')).toBe(true);
    const isInstalling = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing);
    await expect.poll(() => page.evaluate(isInstalling)).toBe(false);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    // What the page itself had fetched before may lie there, whole; the page's own file cannot.
    const early = await keptFiles(page);
    expect(early.filter(({ path, text }) => path === '/' || text.includes('Free Wi-Fi'))).toEqual([]);

    // Now each file is spoilt when it is asked for first, and whole after that: some at the install, the rest while warming.
    chaos.heal();
    chaos.always({ method: 'GET' }, once);
    await expect(async () => {
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }));
      // The list of the files is spoilt once too, so an install may fail twice.
      await untilControlled(page, 10_000);
    }).toPass();
    await page.close();
    await device.install();
    await device.install();
    expect(poisoned.size).toBeGreaterThan(5);
    const later = await device.open('/');
    const kept = await keptFiles(later);
    expect(kept.filter(({ text }) => text.includes('Free Wi-Fi'))).toEqual([]);
    await relay.stop();
    await later.goto('/report-disaster');
    await expect(later.locator('#report-form')).toBeVisible();
  },
);

test('S36 ten thousand messages that mean nothing, to page and worker: nothing changes, everything still works', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page, 'Waiting while the messages come');
  await page.goto('/outbox');
  const before = await everythingKept(page);
  expect(await page.evaluate(withNonsense(fuzz, toWorker, 2_500))).toBe(7_500);
  const [worker] = device.context.serviceWorkers();
  await untilTapsAreHeard(page);
  const last = { type: 'pushed', title: 'Boats', body: 'The last message', path: '/about' };
  expect(await worker?.evaluate(withNonsense(fuzzClients, toPages, 2_500, last))).toBe(1);
  await page.evaluate(untilWorkerHasReadAll);
  // Pages read in order too, and obey the one that means something: nothing else was shown, and nowhere else was gone to.
  await expect(page.getByText('The last message').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(1);
  await expect(page).toHaveURL(/\/outbox$/);
  expect(await worker?.evaluate(() => (globalThis as unknown as WorkerScope).answers)).toBe(0);
  const after = await everythingKept(page);
  expect(after).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.dataset['fuzzed'])).toBe('yes');
  await expectUnsent(page, 1);
  await chaos.reopen();
  await device.save(page, 'Saved after the messages');
  await expectKept(device, relay);
});

/** Answers a login page with status 200 to what the worker fetches for itself, where `isPoisoned` says so. */
function poisonForWorker(isPoisoned: (path: string) => boolean): Fault {
  const login = answerBefore({ ...LOGIN_PAGE, headers: { ...LOGIN_PAGE.headers, 'cache-control': 'no-store' } });
  return {
    title: 'pass',
    async play(exchange) {
      const { seen } = exchange;
      const isOfWorker = seen.headers.get('sec-fetch-dest') === 'empty' && !seen.path.startsWith('/api/');
      if (!isOfWorker || !isPoisoned(seen.path)) return pass.play(exchange);
      seen.fault = 'login page';
      await login.play(exchange);
    },
  };
}

function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const files = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (!answer) continue;
        const { status, redirected, type } = answer;
        const path = new URL(request.url).pathname;
        files.push({ path, status, isRedirected: redirected, type, text: (await answer.text()).slice(0, 500) });
      }
    }
    return files;
  });
}

/** Every row of every database of the origin, every name in its caches and local storage, and its worker's state. */
function everythingKept(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const rows: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        // Tries of what waits go on meanwhile; they are not what messages may change.
        if (store !== 'meta') rows[`${name}/${store}`] = reading.result.map(({ id, key, body }) => ({ id, key, body }));
      }
      database.close();
    }
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      rows,
      files: files
        .flat()
        .map(({ url }) => url)
        .sort(),
      local: Object.keys(localStorage).sort(),
      workers: registrations.map(({ scope, active, waiting }) => [scope, active?.state, waiting?.state]),
    };
  });
}

/** All that the worker obeys, and all that pages do. */
const toWorker: readonly WorkerMessage[] = [
  { type: 'SKIP_WAITING' },
  { type: 'drain' },
  { type: 'keep' },
  { type: 'missing' },
  { type: 'version' },
];
const toPages: readonly PageMessage[] = [
  { type: 'open', path: '/about' },
  { type: 'pushed', title: 'Boats', body: 'Boats are needed', path: '/about' },
];

/** What a receiver obeys, each with all that belongs to it. */
type Obeyed = readonly (WorkerMessage | PageMessage)[];

interface Nonsense {
  pick: <T>(list: readonly T[]) => T;
  /** A message that may come near to one that is obeyed, and never is one. */
  next: () => unknown;
}

/**
 * In page or worker: a source of messages that mean nothing. The same ones each time: Numerical Recipes' generator (Press et al.,
 * section 7.1), of which the upper bits are good enough here.
 */
function makeNonsense(seed: number, obeyed: Obeyed): Nonsense {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const words = [
    ...obeyed.flatMap((message) => Object.values({ ...message }).filter((one) => typeof one === 'string')),
    'delete',
    '__proto__',
    'constructor',
    '',
    'CACHE_URLS',
  ];
  const nonsense = (depth = 0): unknown => {
    const kind = Math.floor(random() * (depth > 2 ? 7 : 12));
    if (kind === 0) return pick(words);
    if (kind === 1) return pick([0, -1, Number.NaN, Infinity, 2 ** 53]);
    if (kind === 2) return pick([null, undefined, true, false]);
    if (kind === 3) return new Uint8Array(Math.floor(random() * 64));
    if (kind === 4) {
      const word = pick(words);
      return pick([new Date(0), /x/g, new Map([['type', word]]), new Set([word]), new Error(word)]);
    }
    if (kind === 5) return pick(words).toLowerCase() + pick([' ', '!', '\u0000', '\u202e']);
    if (kind === 6) return BigInt(Math.floor(random() * 1e9));
    if (kind === 7) return [nonsense(depth + 1), nonsense(depth + 1)];
    // A message of ours but for one thing: its word is spelt otherwise, boxed, or under another name.
    if (kind === 8)
      return { type: pick([` ${pick(words)}`, [pick(words)], { type: pick(words) }, new String(pick(words))]) };
    if (kind === 9) return { Type: pick(words), kind: pick(words), payload: nonsense(depth + 1) };
    if (kind === 10)
      return { type: nonsense(depth + 1), meta: 'workbox-broadcast-update', payload: nonsense(depth + 1) };
    // Or one of its parts is missing or something else.
    const whole = { ...pick(obeyed) };
    const part = pick(Object.keys(whole));
    return pick([
      { ...whole, [part]: nonsense(depth + 1) },
      { ...whole, [part]: undefined },
    ]);
  };
  const isObeyed = (message: unknown) =>
    obeyed.some((model) =>
      Object.entries(model).every(([name, part]) => {
        const given = (message as Record<string, unknown> | null | undefined)?.[name];
        return name === 'type' ? given === part : typeof given === 'string';
      }),
    );
  const next = () => {
    for (;;) {
      const message = nonsense();
      if (!isObeyed(message)) return message;
    }
  };
  return { pick, next };
}

/** In the page: so many messages to the worker, as many to the window and on broadcast channels. Answers their number. */
async function fuzz({ next, pick }: Nonsense, each: number): Promise<number> {
  document.documentElement.dataset['fuzzed'] = 'yes';
  const { active } = await navigator.serviceWorker.ready;
  const channels = ['outbox', 'relief-relay', 'workbox', 'drain', 'message'].map((name) => new BroadcastChannel(name));
  for (let sent = 0; sent < each; sent += 1) {
    const { port1, port2 } = new MessageChannel();
    if (sent % 10 === 0) active?.postMessage(next(), [port2]);
    else active?.postMessage(next());
    port1.postMessage(next());
    window.postMessage(next(), location.origin);
    pick(channels).postMessage(next());
  }
  for (const channel of channels) channel.close();
  return 3 * each;
}

/** What of the worker's own global a test uses here. */
interface WorkerScope {
  clients: { matchAll(): Promise<{ postMessage(message: unknown, ports?: MessagePort[]): void }[]> };
  /** How often a page has answered. */
  answers: number;
}

/** In the worker: so many messages to every page, and then one that pages obey. Answers how many pages got them. */
async function fuzzClients({ next }: Nonsense, count: number, last: unknown): Promise<number> {
  const scope = globalThis as unknown as WorkerScope;
  scope.answers = 0;
  const portToAnswer = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (scope.answers += 1));
    port1.start();
    return port2;
  };
  const pages = await scope.clients.matchAll();
  for (const page of pages) {
    for (let sent = 0; sent < count; sent += 1) page.postMessage(next(), sent % 5 === 0 ? [portToAnswer()] : []);
    page.postMessage(last);
  }
  return pages.length;
}

/** The source of these functions, to be run where they belong: what is handed over with a call cannot be a function. */
function withNonsense(
  run: (nonsense: Nonsense, ...rest: never[]) => Promise<number>,
  obeyed: Obeyed,
  ...rest: unknown[]
): string {
  const given = [
    `(${makeNonsense.toString()})(36, ${JSON.stringify(obeyed)})`,
    ...rest.map((one) => JSON.stringify(one)),
  ];
  return `(${run.toString()})(${given.join(', ')})`;
}

/** In the page: messages are read in order, so an answer to the last one tells that all were read. */
async function untilWorkerHasReadAll(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.start();
  active?.postMessage({ type: 'version' }, [port2]);
  await answered;
}

/** How many of the kept files are, byte for byte, what the build's list says; and the paths of all others. */
function comparedWithList(page: Page): Promise<{ asBuilt: number; others: string[] }> {
  return page.evaluate(async () => {
    const cache = await caches.open('relief-relay-app');
    const keys = await cache.keys();
    const list = keys.find(({ url }) => url.includes('/assets/files-'));
    const files: { url: string; integrity: string }[] = await (list && (await cache.match(list)))?.json();
    const hashes = new Map(files.map(({ url, integrity }) => [`/${url}`, integrity]));
    const others: string[] = [];
    for (const key of keys) {
      const { pathname } = new URL(key.url);
      const body = await (await cache.match(key))?.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer()));
      const told = hashes.get(pathname);
      // The list has the first 48 bits: eight characters.
      const hash = `sha256-${btoa(String.fromCharCode(...digest))}`.slice(0, 'sha256-'.length + 8);
      if (told !== hash) others.push(pathname);
    }
    return { asBuilt: keys.length - others.length, others };
  });
}
