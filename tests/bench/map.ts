import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
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
/** What we want to reach: places → milliseconds until they are painted; frames each second. */
const BARS: readonly (readonly [places: number, ms: number])[] = [
  [10_000, 550],
  [50_000, 1500],
];
const FRAMES_BAR = 30;

/** Places on the map of a slow phone, beside Leaflet's own circles on a canvas, in turn. */
export async function measureMap(runs: number): Promise<void> {
  console.log(`${machineLine()}; places on a map, CPU slowed ${SLOWED} times, median of ${runs} runs`);
  const folder = await mkdtemp(join(tmpdir(), 'relay-map-'));
  const site = await openMapPage(folder);
  const browser = await chromium.launch(browserOptions());
  try {
    for (const [places, bar] of BARS) {
      const rows: number[][] = [];
      for (let run = 0; run < runs; run += 1) rows.push(await oneRun(browser, site.url, places));
      const [ms, circlesMs, frames, circleFrames] = [0, 1, 2, 3].map((column) =>
        Math.round(median(rows.map((row) => row[column] ?? 0))),
      );
      console.log(
        `map, ${places} places: ${ms} ms (bar ${bar}), ${frames} frames/s (bar ${FRAMES_BAR}); ` +
          `circles on a canvas ${circlesMs} ms, ${circleFrames} frames/s; load ${load()}`,
      );
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function oneRun(browser: Browser, url: string, places: number): Promise<number[]> {
  const ours = await inFreshPage(browser, url, (page) => page.evaluate((count) => mapPage.paint(count), places));
  const circles = await inFreshPage(browser, url, (page) =>
    page.evaluate((count) => mapPage.paintCircles(count), places),
  );
  return [ours.ms, circles.ms, ours.frames, circles.frames];
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
