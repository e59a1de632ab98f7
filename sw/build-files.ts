import { shellAddress } from '../contract/base/written-page.ts';

/** A file of the build. */
export interface BuildFile {
  url: string;
  /** Null where the name itself has a hash. */
  revision: string | null;
  integrity: string;
  /** On whose phones it must be before the worker counts as installed: everybody's, or those of one language. */
  first?: true | string;
  /** In which pack it comes along with others. */
  pack?: PackName;
}

/** Small files that travel together: what every phone must have, and what may follow. */
export type PackName = 'first' | 'later';

declare const self: ServiceWorkerGlobalScope & {
  /** The file that lists the others: the list itself would be a twelfth of the worker, and more with each screen. */
  readonly __WB_MANIFEST: readonly [BuildFile & { packs: Readonly<Record<PackName, string>> }];
};

/** The bare page: the answer to every navigation for which there is no other. */
export const shell = 'index.html';
const [listFile] = self.__WB_MANIFEST;

/** What tells one build from another: the name of its list, which has a hash of all files. */
export const buildVersion = listFile.url;

/** Some hosts redirect `/index.html`, and answer `/` with it whatever is asked for. */
function addressOf({ url }: BuildFile): string {
  return new URL(url === shell ? shellAddress : `/${url}`, self.location.origin).href;
}

/** Where it lies in the cache. Builds share one cache, so that an update fetches only what changed. */
export function keyOf({ url, revision }: BuildFile): string {
  return new URL(revision === null ? `/${url}` : `/${url}?revision=${revision}`, self.location.origin).href;
}

export function packAddress(pack: PackName): string {
  return new URL(`/${listFile.packs[pack]}`, self.location.origin).href;
}

/** A page that is written for one address and language. Its place can be taken by the bare one. */
export function isWritten({ url }: BuildFile): boolean {
  return url.startsWith('pages/');
}

let files: Promise<readonly BuildFile[]> | undefined;

/** All files of this worker's own build, never of another: from the phone, and where it is not there yet, the network. */
export function buildFiles(cache: Cache): Promise<readonly BuildFile[]> {
  files ??= fetchFile(listFile, cache).then((list) => list.json() as Promise<readonly BuildFile[]>);
  // What failed now may be there the next time.
  files.catch(() => {
    files = undefined;
  });
  return files;
}

/** The list, added to what must be kept. */
export async function neededKeys(cache: Cache): Promise<Set<string>> {
  return new Set([listFile, ...(await buildFiles(cache))].map(keyOf));
}

/** Those that do not lie on the phone. Asked at once: one by one takes a phone seconds. */
export async function missingOf(wanted: readonly BuildFile[], cache: Cache): Promise<readonly BuildFile[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return wanted.filter((file) => !kept.has(keyOf(file)));
}

/**
 * Milliseconds for one file, the waiting for the others included: an install fetches all its files at once, and browsers end it
 * after five minutes. A connection that has fallen silent must not hold it that long.
 */
const FILE_MS = 240_000;

/** Keeps the file and answers it, or throws when `limitMs` have passed. The hash keeps out whatever else answers in our server's name, such as a Wi-Fi's login page. */
export async function fetchFile(file: BuildFile, cache: Cache, limitMs = FILE_MS): Promise<Response> {
  const key = keyOf(file);
  const kept = await cache.match(key, { ignoreVary: true });
  if (kept) return kept;
  const request = new Request(addressOf(file), {
    integrity: file.integrity,
    cache: file.revision === null ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    // Some servers answer a screen's address only to those who want a page.
    ...(file.url === shell && { headers: { accept: 'text/html' } }),
  });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  await cache.put(key, response.clone());
  return response;
}
