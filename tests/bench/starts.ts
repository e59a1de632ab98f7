import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ARGUMENTS } from '../support/chromium.ts';
import { untilControlled } from '../support/offline.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { serveEmptyPage } from './empty-page.ts';
import { load, machineLine } from './machine.ts';
import { openSlowLink, type LinkProperties, type SlowLink } from './slow-link.ts';

/** A cheap phone beside this machine, and where it stands. */
const CPU_SLOWER = 4;
const BAD_LINK: LinkProperties = { rttMs: 400, kbps: 400 };
const NO_DELAY: LinkProperties = { rttMs: 0, kbps: 0 };
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** Milliseconds without a byte on the link after which all is taken to have come. */
const QUIET_MS = 2000;

/** Until the worker is stopped, and the browser at rest, as it is when somebody takes the phone up again. */
const STOPPED_MS = 300;

/** What we want to reach: seconds and kilobytes (1e3 bytes). */
const BARS = { painted: 1.3, live: 4.5, code: 130, again: 0.5 };

interface Contestant {
  name: string;
  path: string;
  /** What a person came for. */
  form: string;
}

const OURS: readonly Contestant[] = [
  { name: 'report form', path: '/report-disaster', form: '#report-form' },
  { name: 'aid form', path: '/request-assistance', form: '#aid-form' },
  { name: 'home', path: '/', form: 'main h1' },
];
const EMPTY: Contestant = { name: 'empty page of React, router and Dexie', path: '/', form: '#report-form' };

interface Start {
  /** Milliseconds from the navigation to the first frame with the form, and to the one in which the app is awake. */
  painted: number;
  live: number;
}

interface Run extends Start {
  /** Bytes of scripts and styles that came over the link until then, as sent. */
  codePainted: number;
  codeLive: number;
  /** With the worker stopped and no network. */
  again: Start;
}

/** First visits over a bad link with a slow processor, and the next ones without a network, beside an empty page, in turn. */
export async function measureStarts(runs: number): Promise<void> {
  const { rttMs, kbps } = BAD_LINK;
  console.log(
    `${machineLine()}; first visit over ${rttMs} ms and ${kbps} kbit/s, then again with no network, processor slowed ${CPU_SLOWER} times, medians of ${runs} runs`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'relay-starts-'));
  const postgres = await startPostgres('embedded');
  const database = await postgres.createDatabase();
  const server = await startServer({ databaseUrl: database.url, dataDir: join(folder, 'data') });
  const empty = await serveEmptyPage(folder);
  try {
    const measured = new Map<Contestant, Run[]>([...OURS, EMPTY].map((one) => [one, []]));
    for (let run = 0; run < runs; run += 1)
      for (const [one, done] of measured) done.push(await measure(one, one === EMPTY ? empty.port : server.port));
    for (const [one, done] of measured) print(one, done);
  } finally {
    await empty.close();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser of its own for each, which has seen nothing. */
async function measure(one: Contestant, port: number): Promise<Run> {
  const properties = { ...BAD_LINK };
  const link = await openSlowLink(port, properties);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  try {
    const context = await browser.newContext(PHONE);
    const url = `http://127.0.0.1:${link.port}${one.path}`;
    const { page, session } = await openSlowPage(context, one.form);
    const codeUntil = await countCode(session);
    await page.goto(url, { waitUntil: 'commit' });
    const first = await untilLive(page);
    Object.assign(properties, NO_DELAY);
    await untilKept(page, link);
    await page.close();
    link.setUp(false);
    const again = await startAgain(context, one.form, url);
    return { ...first, codePainted: codeUntil(first.painted), codeLive: codeUntil(first.live), again };
  } finally {
    await browser.close();
    await link.close();
  }
}

async function startAgain(context: BrowserContext, form: string, url: string): Promise<Start> {
  const { page, session } = await openSlowPage(context, form);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await pause(STOPPED_MS);
  await page.goto(url, { waitUntil: 'commit' });
  return untilLive(page);
}

async function openSlowPage(context: BrowserContext, form: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript(watchStart, form);
  return { page, session };
}

/** Counts scripts and styles; the answered function tells how many bytes of them had come so many milliseconds after the navigation. */
async function countCode(session: CDPSession): Promise<(ms: number) => number> {
  const asked = new Map<string, boolean>();
  const came: { at: number; bytes: number }[] = [];
  let start = Infinity;
  session.on('Network.requestWillBeSent', ({ timestamp }) => (start = Math.min(start, timestamp)));
  session.on('Network.responseReceived', ({ requestId, type }) =>
    asked.set(requestId, type === 'Script' || type === 'Stylesheet'),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (asked.get(requestId)) came.push({ at: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return (ms) => came.reduce((sum, { at, bytes }) => ((at - start) * 1000 <= ms ? sum + bytes : sum), 0);
}

declare global {
  var start: Partial<Start>;
}

/** In the page, before its own code: frame by frame, whether the form has a place on the screen, and whether the app is awake. */
function watchStart(form: string): void {
  const start: Partial<Start> = {};
  globalThis.start = start;
  const see = () => {
    const box = document.querySelector(form)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) {
      start.painted ??= performance.now();
      if (!document.documentElement.hasAttribute('data-waking')) start.live ??= performance.now();
    }
    if (start.live === undefined) requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}

async function untilLive(page: Page): Promise<Start> {
  await page.waitForFunction(() => globalThis.start.live !== undefined);
  return page.evaluate(() => globalThis.start as Start);
}

/** The worker has all it wants to keep, and has answered one more visit. */
async function untilKept(page: Page, link: SlowLink): Promise<void> {
  await untilControlled(page);
  await untilQuiet(link);
  await page.reload();
  await untilQuiet(link);
}

async function untilQuiet({ bytes }: SlowLink): Promise<void> {
  let last = -1;
  while (last !== bytes.down) {
    last = bytes.down;
    await pause(QUIET_MS);
  }
}

function print({ name }: Contestant, runs: readonly Run[]): void {
  const isOurs = name !== EMPTY.name;
  const bar = (value: number) => (isOurs ? ` (bar ${value})` : '');
  const kilo = (pick: (run: Run) => number) => (median(runs.map(pick)) / 1000).toFixed(2);
  const code = (pick: (run: Run) => number) => Math.round(median(runs.map(pick)) / 1000);
  const lives = runs.map(({ live }) => live / 1000);
  console.log(
    `${name}: painted ${kilo((run) => run.painted)} s${bar(BARS.painted)}, ` +
      `live ${kilo((run) => run.live)} s${bar(BARS.live)} (${Math.min(...lives).toFixed(2)} to ${Math.max(...lives).toFixed(2)}), ` +
      `scripts and styles before it is painted ${code((run) => run.codePainted)} kB, before it is live ${code((run) => run.codeLive)} kB${bar(BARS.code)}; ` +
      `again, no network: painted ${kilo((run) => run.again.painted)} s${bar(BARS.again)}, live ${kilo((run) => run.again.live)} s; load ${load()}`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
