import type { Page } from 'playwright/test';

const EVERY_MS = 25;

/** Watches the JavaScript heap of a page; the answered function ends it and tells the peak in megabytes (1e6 bytes). */
export async function watchHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  let peak = 0;
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      const { metrics } = await session.send('Performance.getMetrics');
      peak = Math.max(peak, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    end.abort();
    await watching;
    await session.detach();
    return Math.round(peak / 1e5) / 10;
  };
}
