import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { openProfile } from '../support/chromium.ts';
import { REPORT } from '../support/forms.ts';
import { untilControlled } from '../support/offline.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { builtFunction } from '../support/built-function.ts';
import { watchHeap } from './heap.ts';

type ReportDisaster = typeof reportDisaster;

const ITEMS = 500;
const HEAP_BAR_MB = 60;

/** The whole app on screen while 500 queued reports leave: its heap, and how long a tap may have to wait. */
export async function measureLiveDrain(postgres: TestPostgres): Promise<void> {
  const database = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-live-'));
  const options = { databaseUrl: database.url, dataDir };
  const first = await startServer(options);
  const profile = await openProfile({ baseURL: first.url });
  try {
    const page = await profile.context.newPage();
    await page.goto('/outbox');
    await untilControlled(page);
    await first.stop();
    const reportDisaster = await builtFunction<ReportDisaster>(page, 'reportDisaster');
    await page.evaluate(queueInPage, { reportDisaster, form: REPORT, count: ITEMS });
    await page.locator(`[data-unsent="${ITEMS}"]`).waitFor();
    const heapPeak = await watchHeap(page);
    await page.evaluate(watchTasks);
    const server = await startServer({ ...options, port: first.port });
    const ms = await drainOnScreen(page);
    const longest = await page.evaluate(() => globalThis.longestTaskMs);
    console.log(
      `page alive, ${ITEMS} queued: drained in ${ms} ms, heap ${await heapPeak()} MB (bar ${HEAP_BAR_MB}), ` +
        `longest main-thread task ${longest === 0 ? 'below 50' : Math.round(longest)} ms`,
    );
    await server.stop();
  } finally {
    await profile.dispose();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function drainOnScreen(page: Page): Promise<number> {
  const start = performance.now();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await page.locator('[data-unsent="0"]').waitFor({ state: 'attached', timeout: 120_000 });
  return Math.round(performance.now() - start);
}

declare global {
  /** Of the tasks longer than the 50 ms from which a browser counts them; 0 where there was none. */
  var longestTaskMs: number;
}

function watchTasks(): void {
  globalThis.longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
}

interface PageWork {
  reportDisaster: ReportDisaster;
  form: typeof REPORT;
  count: number;
}

async function queueInPage({ reportDisaster, form, count }: PageWork) {
  for (let index = 0; index < count; index += 1) {
    const description = `${index} ${form.description.repeat(6)}`;
    const saved = await reportDisaster(crypto.randomUUID(), { ...form, description });
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
  }
}
