import { chromium, type CDPSession, type Page } from 'playwright/test';
import { rolldown } from 'rolldown';
import { oldestBrowsers } from '../../scripts/lib/oldest-browsers.mjs';
import { browserOptions } from '../support/chromium.ts';

const SLOWED = 4;
const PAIRS = 200;
/** Of each pair the middle one counts: what another program takes of the processor for a moment is not the search's. */
const ROUNDS = 3;
const MB = 1e6;

export interface SlowRoads {
  /** Milliseconds: reading and joining the tiles, the very first search, the search alone of each pair, and all that a tap waits for. */
  joined: number;
  first: number;
  searches: number[];
  route: number;
  around: number;
  /** Megabytes: of the graph once it is there, and of graph and searches before any of it is collected. */
  graph: number;
  searched: number;
  /** And of everything at once while a way is worked out from the tiles on. */
  peak: number;
}

interface Point {
  lat: number;
  lng: number;
}

/** The same code in a browser whose processor is slowed. */
export async function roadsOnSlowPhone(
  tiles: readonly Uint8Array[],
  ends: readonly [Point, Point],
): Promise<SlowRoads> {
  const bundle = await rolldown({
    input: 'tests/bench/roads-page.ts',
    platform: 'browser',
    // As the app is: what is written anew for old browsers may be much slower.
    transform: { target: oldestBrowsers },
  });
  const { output } = await bundle.generate({ format: 'iife' });
  const browser = await chromium.launch(browserOptions());
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('about:blank');
    await page.addScriptTag({ content: output[0].code });
    const session = await context.newCDPSession(page);
    await page.evaluate(
      (all) => window.roadsPage.take(all),
      tiles.map((one) => Buffer.from(one).toString('base64')),
    );
    return await measure(page, session, ends);
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, session: CDPSession, [from, to]: readonly [Point, Point]): Promise<SlowRoads> {
  const empty = await bytesOf(session, true);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(SLOWED);
  // A phone asks once, in a worker of its own: nothing has been compiled before.
  const joined = await page.evaluate(() => window.roadsPage.join());
  const graph = (await bytesOf(session, true)) - empty;
  const search = () => page.evaluate((count) => window.roadsPage.search(count), PAIRS);
  const rounds = [await search()];
  const searched = (await bytesOf(session, false)) - empty;
  while (rounds.length < ROUNDS) rounds.push(await search());
  const [first = Infinity] = rounds[0] ?? [];
  const searches = Array.from({ length: PAIRS }, (_, pair) => middle(rounds.map((one) => one[pair] ?? Infinity)));
  await page.evaluate(() => window.roadsPage.drop());
  const before = await bytesOf(session, true);
  const halfway = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const asked = (blocks: Point[]) =>
    page.evaluate((wish) => window.roadsPage.route(...wish), [from, to, blocks] as const);
  const route = await asked([]);
  const peak = (await bytesOf(session, false)) - before;
  const around = await asked([halfway]);
  await slow(1);
  return { joined, first, searches, route, around, graph: graph / MB, searched: searched / MB, peak: peak / MB };
}

function middle(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;
}

/** Of the page's JavaScript, with the stores of its arrays. */
async function bytesOf(session: CDPSession, isCollected: boolean): Promise<number> {
  if (isCollected) await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}
