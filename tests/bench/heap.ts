import type { CDPSession, Page } from 'playwright/test';

const EVERY_MS = 25;

/** Watches the JavaScript heap of a page; the answered function ends it and tells the peak in megabytes (1e6 bytes). */
export async function watchHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return watchPeak(session, async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  });
}

/** The same with what array buffers hold, which is no part of that heap: the bytes of photos. */
export async function watchMemory(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  return watchPeak(session, async () => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  });
}

async function watchPeak(session: CDPSession, used: () => Promise<number>): Promise<() => Promise<number>> {
  await session.send('HeapProfiler.collectGarbage');
  let peak = 0;
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      peak = Math.max(peak, await used());
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
