import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { browserOptions } from '../support/chromium.ts';
import { openGallery } from '../support/gallery.ts';

/** A cheap phone beside this machine. */
const CPU_SLOWER = 4;
const JUMPS = 40;

interface ListRun {
  /** Milliseconds from the navigation on, the app's own start among them. */
  firstRowsMs: number;
  /** Rows in the page, at most. */
  drawn: number;
  /** Megabytes (1e6 bytes) after the first rows, and after scrolling from the top to the end. */
  heapMb: readonly [before: number, after: number];
}

/** A long list's first rows and its memory, CPU four times slower; the same list drawn whole beside it. */
export async function measureLongLists(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-bench-list-'));
  const gallery = await openGallery(folder);
  const browser = await chromium.launch(browserOptions([], false));
  try {
    for (const [name, query] of [
      ['1,000 rows', 'rows=1000&whole'],
      ['10,000 rows', 'rows=10000&whole'],
      ['100,000 rows', 'rows=100000&whole'],
      ['100,000 rows, asked for as they are scrolled to', 'rows=100000'],
      ['10,000 rows, all in the page', 'rows=10000&plain&whole'],
    ] as const) {
      const page = await browser.newPage();
      print(name, await measureList(page, `${gallery.url}?${query}`));
      await page.close();
    }
  } finally {
    await browser.close();
    await gallery.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureList(page: Page, url: string): Promise<ListRun> {
  // The code comes once; what is measured is the list.
  await page.goto(new URL('?rows=100&whole', url).href);
  await page.getByRole('listitem').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.goto(url);
  await page.getByRole('listitem').first().waitFor();
  const firstRowsMs = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
  const before = await heapOf(page);
  let drawn = 0;
  for (let jump = 1; jump <= JUMPS; jump += 1) {
    drawn = Math.max(drawn, await page.evaluate(scrollToPart, jump / JUMPS));
  }
  return { firstRowsMs, drawn, heapMb: [before, await heapOf(page)] };
}

/** Answers how many rows are in the page two frames later. */
async function scrollToPart(part: number): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  scrollTo(0, document.body.scrollHeight * part);
  await frame();
  await frame();
  return document.querySelectorAll('li').length;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return Math.round(usedSize / 1e5) / 10;
}

function print(name: string, { firstRowsMs, drawn, heapMb: [before, after] }: ListRun): void {
  console.log(
    `long list, CPU ${CPU_SLOWER}× slower, ${name}: first rows after ${Math.round(firstRowsMs)} ms, ` +
      `at most ${drawn} rows in the page, heap ${before} MB, scrolled to its end ${after} MB`,
  );
}
