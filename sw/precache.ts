/** A file of the build. `first` must be on the phone before the worker counts as installed. */
interface BuildFile {
  url: string;
  /** Null where the name itself has a hash. */
  revision: string | null;
  integrity: string;
  first?: true;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly BuildFile[] };

const PAGE = 'index.html';
const files = self.__WB_MANIFEST;
const keys = new Map(files.map((file) => [addressOf(file), keyOf(file)]));

/** What tells one build from another: the revision of its page. */
export const buildVersion = files.find(({ url }) => url === PAGE)?.revision ?? 'unknown';

/** The page's own address is `/`: some hosts redirect `/index.html`. */
function addressOf({ url }: BuildFile): string {
  return new URL(url === PAGE ? '/' : `/${url}`, self.location.origin).href;
}

/** Where it lies in the cache. Builds share one cache, so that an update fetches only what changed. */
function keyOf(file: BuildFile): string {
  return file.revision === null ? addressOf(file) : `${addressOf(file)}?revision=${file.revision}`;
}

function openCache(): Promise<Cache> {
  return self.caches.open('relief-relay-app');
}

/** All or nothing, but what a cut-off install has fetched is not fetched again. */
export async function precacheFirstFiles(): Promise<void> {
  const cache = await openCache();
  await Promise.all(files.filter((file) => file.first).map((file) => keep(file, cache)));
}

let warming: Promise<void> | undefined;

/** Fetches what is missing, each file for itself: on a flaky link every one counts. */
export function precacheMissingFiles(): Promise<void> {
  warming ??= keepMissing().finally(() => {
    warming = undefined;
  });
  return warming;
}

async function keepMissing(): Promise<void> {
  const cache = await openCache();
  // One at a time: the person's own screens and reports go first on a thin link.
  for (const file of files) await keep(file, cache).catch(() => undefined);
}

/** The hash in the manifest keeps out whatever else answers in our server's name, such as a Wi-Fi's login page. */
async function keep(file: BuildFile, cache: Cache): Promise<void> {
  const key = keyOf(file);
  if (await cache.match(key, { ignoreVary: true })) return;
  const request = new Request(addressOf(file), {
    integrity: file.integrity,
    cache: file.revision === null ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    // Some servers answer a screen's address only to those who want a page.
    ...(file.url === PAGE && { headers: { accept: 'text/html' } }),
  });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  await cache.put(key, response);
}

/**
 * Deletes earlier builds' files. Not while a second page is open: it may be of an earlier build and about
 * to ask for one of its screens. Not while a newer worker stands ready: its files look old to this one.
 */
export async function deleteOldFiles(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await openCache();
  const kept = await cache.keys();
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  const needed = new Set(keys.values());
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)));
}

export function isFileOfBuild(address: string): boolean {
  return keys.has(address);
}

/** The build's file at this address, or one of an earlier build that is still kept. Undefined, never a failure. */
export async function fileOnPhone(address: string): Promise<Response | undefined> {
  try {
    return await (await openCache()).match(keys.get(address) ?? address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}
