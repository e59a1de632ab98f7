import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { rolldown } from 'rolldown';
import type { Page } from '@playwright/test';
import { openProfile } from '../support/chromium.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { EnqueueFigures, ReplayFigures } from './in-page.ts';
import { openSlowLink, type LinkProperties } from './slow-link.ts';

export interface ReplayRun {
  link: string;
  items: number;
  replayMs: number;
  /** Bytes the phone sent up, HTTP headers included. */
  upBytes: number;
  saveP95Ms: number;
  heapPeakMb: number;
  unsent: number;
}

/** The app's own data layer as one script, with nothing of the screens around it. */
export async function bundleInPage(): Promise<string> {
  const bundle = await rolldown({ input: 'tests/bench/in-page.ts', platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
}

/** Queues `items` reports on a phone with no network, gives the network back and times the emptying of the outbox. */
export async function measureReplay(
  server: ServerProcess,
  script: string,
  items: number,
  link: LinkProperties & { name: string },
): Promise<ReplayRun> {
  const slow = await openSlowLink(server.port, link);
  const profile = await openProfile();
  try {
    const page = await profile.context.newPage();
    await openBenchPage(page, `http://127.0.0.1:${slow.port}`, script);
    slow.setUp(false);
    const saved: EnqueueFigures = await page.evaluate((count) => globalThis.bench.enqueue(count), items);
    slow.setUp(true);
    const before = slow.bytes.up;
    const replayed: ReplayFigures = await page.evaluate(() => globalThis.bench.replay());
    return {
      link: link.name,
      items,
      replayMs: Math.round(replayed.ms),
      upBytes: slow.bytes.up - before,
      saveP95Ms: percentile(saved.saves, 0.95),
      heapPeakMb: Math.round(replayed.heapPeak / 100_000) / 10,
      unsent: replayed.unsent,
    };
  } finally {
    await profile.dispose();
    await slow.close();
  }
}

async function openBenchPage(page: Page, origin: string, script: string): Promise<void> {
  await page.route(`${origin}/bench`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
  );
  await page.goto(`${origin}/bench`);
  await page.addScriptTag({ content: script });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 10) / 10;
}

/** A fixed loop, so that two runs on machines of different speed can be told apart. Higher is faster. */
export function calibrate(): number {
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 300) {
    let text = '';
    for (let index = 0; index < 1000; index += 1) text += String.fromCharCode(97 + (index % 26));
    if (text.length === 1000) rounds += 1;
  }
  return Math.round(rounds / 0.3);
}

/** Version of the product under measurement. */
export async function productVersion(): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
  return manifest.version;
}
