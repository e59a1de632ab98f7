import { languageInUse } from '../src/data/language-in-use.ts';
import type { SetName } from '../src/worker-messages.ts';
import {
  type BuildFile,
  buildFiles,
  fetchFile,
  isWritten,
  keyOf,
  missingOf,
  neededKeys,
  shell,
} from './build-files.ts';
import { copyUnchanged } from './copy-unchanged.ts';
import { keepPack } from './keep-pack.ts';
import { filesOf, filesToInstall, noteSets, setsKey } from './wanted-files.ts';

declare const self: ServiceWorkerGlobalScope;

function openCache(): Promise<Cache> {
  return self.caches.open('relief-relay-app');
}

/** All or nothing, but what a cut-off install has fetched is not fetched again. Nothing of the build before is touched. */
export async function precacheFirstFiles(): Promise<void> {
  const cache = await openCache();
  const missing = await copyUnchanged(await filesToInstall(await buildFiles(cache), cache), cache);
  await Promise.all([
    ...missing.filter((file) => !isPacked(file)).map((file) => fetchFile(file, cache)),
    bringPacked(missing.filter(isPacked), cache),
  ]);
}

/** The bare page stands in for a written one that did not come. */
async function bringPacked(files: readonly BuildFile[], cache: Cache): Promise<void> {
  const missing = await keepPack(await languageInUse(), files, cache);
  const bring = (file: BuildFile) => fetchFile(file, cache);
  await Promise.all([
    ...missing.filter((file) => !isWritten(file)).map(bring),
    Promise.allSettled(missing.filter(isWritten).map(bring)),
  ]);
}

function isPacked(file: BuildFile): boolean {
  return file.url === shell || isWritten(file) || file.isPacked === true;
}

let keeping: Promise<unknown> = Promise.resolve();

/**
 * The sets of which nothing was missing when this worker looked last, and whether nothing of earlier builds was left. To look is to
 * read the head of every file that is kept: half a second of work on a good machine, and a page asks for it each time it opens.
 */
const seen = { whole: '', isTidy: false };

/** Fetches what is missing of the sets, for now and for each update to come. On a flaky link every file counts that came to its end. */
export function keepSets(sets: readonly SetName[]): Promise<void> {
  const kept = keeping.then(() => fetchMissing(sets));
  keeping = kept.catch(() => undefined);
  return kept;
}

/** Alone on the link, the largest file takes less on the slowest of them. */
const MISSING_FILE_MS = 60_000;

/**
 * Ends early once a newer worker stands ready: its files are others, and the browser lets it in only when this one has nothing
 * left to do.
 */
async function fetchMissing(sets: readonly SetName[]): Promise<void> {
  const name = `${await languageInUse()} ${sets.join(' ')}`;
  if (seen.whole === name) return;
  const cache = await openCache();
  await noteSets(sets, cache);
  const missing = await missingFiles(sets, cache);
  const isReplaced = () => self.registration.waiting !== null;
  let failed = 0;
  // One at a time: the person's own screens and reports go first on a thin link.
  for (const file of missing) {
    if (isReplaced()) return;
    await fetchFile(file, cache, MISSING_FILE_MS).catch(() => (failed += 1));
  }
  if (failed === 0) seen.whole = name;
}

async function missingFiles(sets: readonly SetName[], cache: Cache): Promise<readonly BuildFile[]> {
  return missingOf(await filesOf(sets, await buildFiles(cache)), cache);
}

/** How many kilobytes of the sets are not on this phone. */
export async function missingKilobytes(sets: readonly SetName[]): Promise<number> {
  const missing = await missingFiles(sets, await openCache());
  return missing.reduce((sum, { kB }) => sum + kB, 0);
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
  needed.add(setsKey);
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
  seen.whole = '';
  opened = undefined;
  return undefined;
}

async function match(url: string, opening: Promise<Cache>): Promise<Response | undefined> {
  const cache = await opening;
  return cache.match(keyOf((await buildFile(url, cache)) ?? { url, revision: null }), { ignoreVary: true });
}

/** A name with a hash is its own key. */
async function buildFile(url: string, cache: Cache): Promise<BuildFile | undefined> {
  return url.startsWith('assets/') ? undefined : (await buildFiles(cache)).find((one) => one.url === url);
}

/** What a page opens stays on the phone, if it is of this build. Undefined, never a failure, where the network is to be asked as it is. */
export async function fileForLater(url: string): Promise<Response | undefined> {
  try {
    opened ??= openCache();
    const cache = await opened;
    const file = (await buildFiles(cache)).find((one) => one.url === url);
    return file && (await fetchFile(file, cache));
  } catch {
    return undefined;
  }
}
