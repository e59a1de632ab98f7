import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { openProfile } from '../support/chromium.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { bundleInPage } from './contestants.ts';
import { load, machineLine } from './machine.ts';
import { watchMemory } from './heap.ts';
import { openSlowLink } from './slow-link.ts';

/** Milliseconds of one photo of 12 megapixels, and of the longest task of the page meanwhile; megabytes of the page's memory. */
const SHRINK_BAR = 350;
const TASK_BAR = 50;
const HEAP_BAR = 60;
const TURNS = 5;

const SHRINKER = 'tests/bench/peers/node_modules/browser-image-compression/dist/browser-image-compression.js';

/** Photos: made smaller beside two libraries, in turns; then a queue of reports with photos that is sent at once. Answers what missed its bar. */
export async function measurePhotos(reports: number, photos: number): Promise<string[]> {
  console.log(machineLine());
  const picture = await cameraPicture();
  return [...(await measureShrinking(picture)), ...(await measureQueue(picture, reports, photos))];
}

/** 12 megapixels of shapes and noise, 4 to 6 MB as a camera writes it. */
async function cameraPicture(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shapes = Array.from(
    { length: 60 },
    (_, at) =>
      `<circle cx="${(at * 67) % 400}" cy="${(at * 41) % 300}" r="${10 + (at % 30)}" fill="hsl(${at * 6},70%,50%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="4000" height="3000">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten({ background: '#9ab' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function openPage(page: Page, origin: string, picture: Buffer): Promise<void> {
  const script = { contentType: 'text/javascript' };
  const bodies: Readonly<Record<string, { contentType: string; body: string | Buffer }>> = {
    '/bench': { contentType: 'text/html', body: '<!doctype html><title>bench</title>' },
    '/bench.jpg': { contentType: 'image/jpeg', body: picture },
    '/bench-worker.js': { ...script, body: await bundleInPage('src/platform/photos/shrink-worker.ts') },
    '/bench-shrinker.js': { ...script, body: await readFile(SHRINKER, 'utf8') },
  };
  await page.route(
    ({ pathname }) => pathname in bodies,
    (route) => route.fulfill(bodies[new URL(route.request().url()).pathname]),
  );
  await page.goto(`${origin}/bench`);
  for (const input of ['tests/bench/photos-in-page.ts', 'tests/bench/peers/photo-shrinkers.js'])
    await page.addScriptTag({ content: await bundleInPage(input), type: 'module' });
  await page.waitForFunction(() => 'photoBench' in globalThis && 'shrinkers' in globalThis);
}

interface Turn {
  ms: number;
  bytes: number;
  /** The longest time for which the page did nothing else. */
  blockedMs: number;
}

/** In turns, so that what else the machine does meets all of them alike. */
async function measureShrinking(picture: Buffer): Promise<string[]> {
  const profile = await openProfile();
  const turns = new Map<string, Turn[]>();
  try {
    const page = await profile.context.newPage();
    await openPage(page, 'http://127.0.0.1:9', picture);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const name of ['Relief Relay', 'browser-image-compression', 'compressorjs']) {
        turns.set(name, [...(turns.get(name) ?? []), await page.evaluate(shrinkOnce, name)]);
      }
    }
  } finally {
    await profile.dispose();
  }
  const misses: string[] = [];
  for (const [name, done] of turns) {
    // The first of each loads what it needs.
    const median = done.slice(1).toSorted((a, b) => a.ms - b.ms)[Math.floor((TURNS - 1) / 2)];
    if (median === undefined) continue;
    const { ms, bytes, blockedMs } = median;
    console.log(
      `shrink ${(picture.length / 1e6).toFixed(1)} MB of 12 megapixels, ${name}: ${Math.round(ms)} ms, ${Math.round(bytes / 1024)} kB, page blocked ${Math.round(blockedMs)} ms, load ${load()}`,
    );
    if (name === 'Relief Relay' && ms > SHRINK_BAR) misses.push(`shrinking takes ${Math.round(ms)} ms`);
    if (name === 'Relief Relay' && blockedMs > TASK_BAR) misses.push(`shrinking blocks ${Math.round(blockedMs)} ms`);
  }
  return misses;
}

/** Runs in the page. */
async function shrinkOnce(name: string): Promise<Turn> {
  const file = new File([await (await fetch('/bench.jpg')).blob()], 'photo.jpg', { type: 'image/jpeg' });
  let last = performance.now();
  let blockedMs = 0;
  const beat = setInterval(() => {
    blockedMs = Math.max(blockedMs, performance.now() - last - 4);
    last = performance.now();
  }, 4);
  const start = performance.now();
  const bytes = await (name === 'Relief Relay'
    ? globalThis.photoBench.shrink('/bench.jpg')
    : (globalThis.shrinkers[name]?.(file) ?? Promise.reject(new Error(name))));
  const ms = performance.now() - start;
  clearInterval(beat);
  return { ms, bytes, blockedMs };
}

async function measureQueue(picture: Buffer, reports: number, photos: number): Promise<string[]> {
  const postgres = await startPostgres('embedded');
  const database = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-bench-'));
  const server = await startServer({ databaseUrl: database.url, dataDir });
  const link = await openSlowLink(server.port, { rttMs: 0, kbps: 0 });
  const profile = await openProfile();
  try {
    const page = await profile.context.newPage();
    await openPage(page, `http://127.0.0.1:${link.port}`, picture);
    link.setUp(false);
    const heapWhileKept = await watchMemory(page);
    const kept = await page.evaluate(
      ([count, pictures]) => globalThis.photoBench.enqueue(count, pictures, '/bench.jpg'),
      [reports, photos] as const,
    );
    const keptMb = await heapWhileKept();
    link.setUp(true);
    const heapWhileSent = await watchMemory(page);
    const sent = await page.evaluate(() => globalThis.photoBench.replay());
    const sentMb = await heapWhileSent();
    await expectAll(database.url, { reports, photos }, sent);
    const p95 = kept.toSorted((a, b) => a - b)[Math.floor(kept.length * 0.95)] ?? 0;
    console.log(
      `${reports} reports with ${photos} photos: kept at ${Math.round(p95)} ms each (p95), heap ${keptMb} MB; sent in ${(sent.ms / 1000).toFixed(1)} s, ` +
        `${(link.bytes.up / 1e6).toFixed(1)} MB up, heap ${sentMb} MB (bar ${HEAP_BAR}), load ${load()}`,
    );
    const most = Math.max(keptMb, sentMb);
    return most > HEAP_BAR ? [`the heap grows to ${most} MB`] : [];
  } finally {
    await profile.dispose();
    await link.close();
    await server.stop();
    await database.drop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A fast queue that lost something is worth nothing. */
async function expectAll(
  url: string,
  wanted: { reports: number; photos: number },
  left: { reports: number; photos: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ reports: number; photos: number }>(
    `SELECT (SELECT count(*)::int FROM reports) AS reports,
            (SELECT count(*)::int FROM photo_uploads WHERE form = 'whole' AND checked_at IS NOT NULL) AS photos`,
  );
  await client.end();
  const [stored] = rows;
  const isAll = stored?.reports === wanted.reports && stored.photos === wanted.photos;
  if (!isAll || left.reports + left.photos > 0)
    throw new Error(`not all has arrived: ${JSON.stringify({ stored, left })}`);
}
