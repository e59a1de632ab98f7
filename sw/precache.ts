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
  const packed = first.filter(({ pack }) => pack === 'first');
  const inPack = missingOf(packed, cache).then((missing) => keepPack('first', packed, missing, cache));
  await Promise.all([bring(first.filter((file) => !packed.includes(file))), inPack.then(bring)]);
}

async function bringFirst(file: BuildFile, cache: Cache): Promise<void> {
  await fetchFile(file, cache).catch((error: unknown) => {
    if (!isWritten(file)) throw error;
  });
}

let warming: Promise<void> | undefined;

/**
 * Whether nothing was missing when this worker looked last, and nothing of earlier builds was left. To look is to read the head of
 * every file that is kept: half a second of work on a good machine, and a page asks for it each time it opens.
 */
const seen = { isWhole: false, isTidy: false };

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
  if (seen.isWhole) return;
  const cache = await openCache();
  const files = await buildFiles(cache);
  const isReplaced = () => self.registration.waiting !== null;
  let missing = await missingOf(files, cache);
  // One at a time: the person's own screens and reports go first on a thin link.
  for (const pack of ['first', 'later'] as const) missing = await keepPack(pack, files, missing, cache, isReplaced);
  let failed = 0;
  for (const file of missing) {
    if (isReplaced()) return;
    await fetchFile(file, cache, MISSING_FILE_MS).catch(() => (failed += 1));
  }
  seen.isWhole = failed === 0;
}

/**
 * Deletes earlier builds' files. Not while a second page is open: it may be of an earlier build and about
 * to ask for one of its screens. Not while a newer worker stands ready: its files look old to this one.
 */
export async function deleteOldFiles(): Promise<void> {
  if (seen.isTidy) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await openCache();
  const [kept, needed] = [await cache.keys(), await neededKeys(cache)];
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)));
  seen.isTidy = true;
}

let opened: Promise<Cache> | undefined;

/** The build's file of this name, or one of an earlier build that is still kept. Undefined, never a failure. */
export async function fileOnPhone(url: string): Promise<Response | undefined> {
  // A page asks for dozens of files: the cache is opened for all of them at once.
  opened ??= openCache();
  const found = await match(url, opened).catch(() => undefined);
  if (found) return found;
  // Asked for and not there: the next page has all of them looked for again, in the cache that there is then.
  seen.isWhole = false;
  opened = undefined;
  return undefined;
}

async function match(url: string, opening: Promise<Cache>): Promise<Response | undefined> {
  const cache = await opening;
  return cache.match(await keyAt(url, cache), { ignoreVary: true });
}

async function keyAt(url: string, cache: Cache): Promise<string> {
  // A name with a hash is its own key.
  const file = url.startsWith('assets/') ? undefined : (await buildFiles(cache)).find((one) => one.url === url);
  return keyOf(file ?? { url, revision: null, integrity: '' });
}
