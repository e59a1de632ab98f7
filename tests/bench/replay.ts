import type { Page } from 'playwright/test';
import { openProfile } from '../support/chromium.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { watchHeap } from './heap.ts';
import type { Phases } from './phases.ts';
import { openSlowLink, type LinkProperties } from './slow-link.ts';

export interface Link extends LinkProperties {
  name: string;
}

export interface ReplayRun {
  items: number;
  replayMs: number;
  /** Bytes the phone sent and got, HTTP headers included. */
  upBytes: number;
  downBytes: number;
  saveP95Ms: number;
  heapPeakMb: number;
  unsent: number;
  /** Only ours. `server`: milliseconds of the requests inside the server, by its own log. */
  phases?: Phases & { server: number };
}

/** Queues `items` reports on a phone with no network, gives the network back and times the emptying of the outbox. */
export async function measureReplay(
  server: ServerProcess,
  script: string,
  items: number,
  link: Link,
): Promise<ReplayRun> {
  const slow = await openSlowLink(server.port, link);
  const profile = await openProfile();
  try {
    const page = await profile.context.newPage();
    await openBenchPage(page, `http://127.0.0.1:${slow.port}`, script);
    slow.setUp(false);
    const saved = await page.evaluate((count) => globalThis.bench.enqueue(count), items);
    slow.setUp(true);
    const before = { ...slow.bytes };
    const heapPeak = await watchHeap(page);
    const replayed = await page.evaluate(() => globalThis.bench.replay());
    return {
      items,
      replayMs: Math.round(replayed.ms),
      upBytes: slow.bytes.up - before.up,
      downBytes: slow.bytes.down - before.down,
      saveP95Ms: percentile(saved.saves, 0.95),
      heapPeakMb: await heapPeak(),
      unsent: replayed.unsent,
      ...(replayed.phases && { phases: { ...replayed.phases, server: serverMs(server.log()) } }),
    };
  } finally {
    await profile.dispose();
    await slow.close();
  }
}

async function openBenchPage(page: Page, origin: string, script: string): Promise<void> {
  const body = '<!doctype html><title>bench</title>';
  await page.route(`${origin}/bench`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/bench`);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'bench' in globalThis);
}

function serverMs(log: string): number {
  const lines = log.split('\n').filter((line) => line.includes('"route":"/api/outbox"'));
  return lines.reduce((sum, line) => sum + (JSON.parse(line) as { ms: number }).ms, 0);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 10) / 10;
}
