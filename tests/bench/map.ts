import { chromium, type Browser, type CDPSession, type Page } from 'playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '../support/chromium.ts';
import { openMapPage } from '../support/map-page.ts';
import '../map-page/shape.ts';
import { load, machineLine } from './machine.ts';

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
const SLOWED = 4;
const MOVING_MS = 3000;
/** What we want to reach: places → milliseconds until they are painted; frames each second. And what of Leaflet's own it is measured beside. */
const BARS: readonly (readonly [places: number, ms: number, beside: 'markers' | 'circles on a canvas'])[] = [
  [500, 550, 'markers'],
  [10_000, 550, 'circles on a canvas'],
  [50_000, 1500, 'circles on a canvas'],
];
const FRAMES_BAR = 30;

/** Places on the map of a slow phone, beside what plain Leaflet draws, in turn: a marker for each, or circles on a canvas. */
export async function measureMap(runs: number): Promise<void> {
  console.log(`${machineLine()}; places on a map, CPU slowed ${SLOWED} times, median of ${runs} runs`);
  const folder = await mkdtemp(join(tmpdir(), 'relay-map-'));
  const site = await openMapPage(folder);
  const browser = await chromium.launch(browserOptions());
  try {
    for (const [places, bar, beside] of BARS) {
      const rows: number[][] = [];
      for (let run = 0; run < runs; run += 1) rows.push(await oneRun(browser, site.url, places, beside === 'markers'));
      const [ms, plainMs, frames, plainFrames] = [0, 1, 2, 3].map((column) =>
        Math.round(median(rows.map((row) => row[column] ?? 0))),
      );
      console.log(
        `map, ${places} places: ${ms} ms (bar ${bar}), ${frames} frames/s (bar ${FRAMES_BAR}); ` +
          `${beside} ${plainMs} ms, ${plainFrames} frames/s; load ${load()}`,
      );
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function oneRun(browser: Browser, url: string, places: number, isMarkers: boolean): Promise<number[]> {
  const ours = await inFreshPage(browser, url, (page) => page.evaluate((count) => mapPage.paint(count), places));
  const plain = await inFreshPage(browser, url, (page) =>
    isMarkers
      ? page.evaluate((count) => mapPage.paintMarkers(count), places)
      : page.evaluate((count) => mapPage.paintCircles(count), places),
  );
  return [ours.ms, plain.ms, ours.frames, plain.frames];
}

async function inFreshPage(browser: Browser, url: string, paint: (page: Page) => Promise<number>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'mapPage' in globalThis);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const ms = await paint(page);
  const frames = await page.evaluate((moving) => mapPage.framesWhileMoving(moving), MOVING_MS);
  await context.close();
  return { ms, frames };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
