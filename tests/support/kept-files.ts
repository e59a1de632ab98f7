import { expect, type Page } from '@playwright/test';

/** How many files of the build do not lie on the phone yet; the worker fetches them when the first screens are there. */
export function missingFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
    const list = keys.find(({ url }) => /\/assets\/files-[\w-]+\.json$/.test(url));
    const answer = list && (await caches.match(list));
    if (!answer) return Number.POSITIVE_INFINITY;
    const files: { url: string }[] = await answer.json();
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
    return files.filter(({ url }) => !kept.has(`/${url}`)).length;
  });
}

/** Asks the worker for them until none is missing: one that was spoilt on the way it fetches only when it is asked again. */
export async function bringAllFiles(page: Page): Promise<void> {
  const ask = async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'warm' });
  const missing = async () => {
    await page.evaluate(ask);
    return missingFiles(page);
  };
  await expect.poll(missing, { message: 'files to come', timeout: 60_000 }).toBe(0);
}
