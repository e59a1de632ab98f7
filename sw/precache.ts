import { languageInUse } from '../src/data/language-in-use.ts';
import { type BuildFile, buildFiles, fetchFile, isWritten, keyOf, missingOf, neededKeys } from './build-files.ts';
import { keepPack } from './keep-pack.ts';

declare const self: ServiceWorkerGlobalScope;

function openCache(): Promise<Cache> {
  return self.caches.open('relief-relay-app');
}

/** All or nothing, but what a cut-off install has fetched is not fetched again. Other languages than the phone's can wait. */
export async function precacheFirstFiles(): Promise<void> {
  const cache = await openCache();
  const language = await languageInUse();
  const first = (await buildFiles(cache)).filter(({ first: whose }) => whose === true || (whose && whose === language));
  const bring = (files: readonly BuildFile[]) => Promise.all(files.map((file) => bringFirst(file, cache)));
  const inPack = keepPack('first', first, cache).then(async () =>
    missingOf(
      first.filter(({ pack }) => pack),
      cache,
    ),
  );
  await Promise.all([bring(first.filter(({ pack }) => !pack)), inPack.then(bring)]);
}

async function bringFirst(file: BuildFile, cache: Cache): Promise<void> {
  await fetchFile(file, cache).catch((error: unknown) => {
    if (!isWritten(file)) throw error;
  });
}

let warming: Promise<void> | undefined;

/** Fetches what is missing. On a flaky link every file counts that came to its end. */
export function precacheMissingFiles(): Promise<void> {
  warming ??= fetchMissing().finally(() => {
    warming = undefined;
  });
  return warming;
}

/** Alone on the link, the largest file takes less on the slowest of them. */
const MISSING_FILE_MS = 60_000;

/**
 * Ends early once a newer worker stands ready: its files are others, and the browser lets it in only when this one has nothing
 * left to do.
 */
async function fetchMissing(): Promise<void> {
  const cache = await openCache();
  const files = await buildFiles(cache);
  const isReplaced = () => self.registration.waiting !== null;
  // One at a time: the person's own screens and reports go first on a thin link.
  for (const pack of ['first', 'later'] as const) await keepPack(pack, files, cache, isReplaced);
  for (const file of await missingOf(files, cache)) {
    if (isReplaced()) return;
    await fetchFile(file, cache, MISSING_FILE_MS).catch(() => undefined);
  }
}

/**
 * Deletes earlier builds' files. Not while a second page is open: it may be of an earlier build and about
 * to ask for one of its screens. Not while a newer worker stands ready: its files look old to this one.
 */
export async function deleteOldFiles(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await openCache();
  const [kept, needed] = [await cache.keys(), await neededKeys(cache)];
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)));
}

/** The build's file of this name, or one of an earlier build that is still kept. Undefined, never a failure. */
export async function fileOnPhone(url: string): Promise<Response | undefined> {
  try {
    const cache = await openCache();
    return await cache.match(await keyAt(url, cache), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function keyAt(url: string, cache: Cache): Promise<string> {
  // A name with a hash is its own key.
  const file = url.startsWith('assets/') ? undefined : (await buildFiles(cache)).find((one) => one.url === url);
  return keyOf(file ?? { url, revision: null, integrity: '' });
}
