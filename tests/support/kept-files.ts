import { expect, type Page } from 'playwright/test';
import type { SetName } from '../../src/worker-messages.ts';

const everySet: readonly SetName[] = ['core', 'public', 'volunteer', 'admin', 'ngo'];

/**
 * How many files of these sets, all of them if none are named, do not lie on the phone in its language; the worker fetches them by what
 * its person does.
 */
export function missingFiles(page: Page, sets = everySet): Promise<number> {
  return page.evaluate(async (sets) => {
    const names = await caches.keys();
    const keys = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
    const lists = keys.filter(({ url }) => /\/assets\/files-[\w-]+\.json$/.test(url));
    const answer = lists.length === 1 && (await caches.match(lists[0] as Request));
    if (!answer) return Number.POSITIVE_INFINITY;
    const files: { url: string; set: SetName; language?: string }[] = await answer.json();
    const spoken = await (await caches.match('/language'))?.text();
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
    const wanted = files.filter(({ set, language = spoken }) => sets.includes(set) && language === spoken);
    return wanted.filter(({ url }) => !kept.has(`/${url}`)).length;
  }, sets);
}

/** Asks the worker for the whole app until none of it is missing: one file that was spoilt on the way it fetches only when it is asked again. */
export async function bringAllFiles(page: Page): Promise<void> {
  const ask = async (sets: readonly SetName[]) =>
    (await navigator.serviceWorker.ready).active?.postMessage({ type: 'keep', sets });
  const missing = async () => {
    await page.evaluate(ask, everySet);
    return missingFiles(page);
  };
  await expect.poll(missing, { message: 'files to come', timeout: 60_000 }).toBe(0);
}
