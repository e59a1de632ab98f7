import { shellAddress } from '../contract/base/written-page.ts';
import type { SetName } from '../src/worker-messages.ts';
import { isVouchedFor } from './vouched-for.ts';

/** A file of the build. */
export interface BuildFile {
  url: string;
  /** Null where the address itself tells the build. */
  revision: string | null;
  /** The beginning of its hash. */
  integrity: string;
  /** Over the wire, about. */
  kB: number;
  /** Whose phones keep it. */
  set: SetName;
  /** Kept on phones of this language alone. */
  language?: string;
  /** Of a page: the same for pages that differ in the folder of their build alone. */
  plain?: string;
  /** A style sheet that comes in the pack of the pages, in which its rules stand too. */
  isPacked?: true;
}

declare const self: ServiceWorkerGlobalScope & {
  /** The file that lists the others, and by language the pack of its written pages. */
  readonly __WB_MANIFEST: readonly [
    Pick<BuildFile, 'url' | 'revision' | 'integrity'> & { packs: Readonly<Record<string, string>> },
  ];
};

/** The bare page: the answer to every navigation for which there is no other. */
export const shell = 'index.html';
const [listFile] = self.__WB_MANIFEST;

/** What tells one build from another: the name of its list, which has a hash of all files. */
export const buildVersion = listFile.url;

type Address = Pick<BuildFile, 'url' | 'revision'>;

/** Some hosts redirect `/index.html`, and answer `/` with it whatever is asked for. */
function addressOf({ url }: Address): string {
  return new URL(url === shell ? shellAddress : `/${url}`, self.location.origin).href;
}

/** Where it lies in the cache. The files of each build lie beside those of the one before, until that is over. */
export function keyOf({ url, revision }: Address): string {
  return new URL(revision === null ? `/${url}` : `/${url}?revision=${revision}`, self.location.origin).href;
}

export function packAddress(language: string): string | undefined {
  const pack = listFile.packs[language];
  return pack && new URL(`/${pack}`, self.location.origin).href;
}

/** A page that is written for one address and language. Its place can be taken by the bare one. */
export function isWritten({ url }: Address): boolean {
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

/** Addresses of all that lies on the phone. Asked at once: one by one takes a phone seconds. */
export async function keptKeys(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

export async function missingOf(wanted: readonly BuildFile[], cache: Cache): Promise<readonly BuildFile[]> {
  const kept = await keptKeys(cache);
  return wanted.filter((file) => !kept.has(keyOf(file)));
}

/**
 * Milliseconds for one file, the waiting for the others included: an install fetches all its files at once, and browsers end it
 * after five minutes. A connection that has fallen silent must not hold it that long.
 */
const FILE_MS = 240_000;

/** What a page asks for while it is on its way already comes once. */
const onTheirWay = new Map<string, Promise<Response>>();

/** Keeps the file and answers it, or throws when `limitMs` have passed. The hash keeps out whatever else answers in our server's name, such as a Wi-Fi's login page. */
export async function fetchFile(
  file: Address & { integrity: string },
  cache: Cache,
  limitMs = FILE_MS,
): Promise<Response> {
  const key = keyOf(file);
  const kept = await cache.match(key, { ignoreVary: true });
  if (kept) return kept;
  const coming = onTheirWay.get(key) ?? bring(file, cache, limitMs).finally(() => onTheirWay.delete(key));
  onTheirWay.set(key, coming);
  return (await coming).clone();
}

async function bring(file: Address & { integrity: string }, cache: Cache, limitMs: number): Promise<Response> {
  const request = new Request(addressOf(file), {
    // What a page has fetched lies in the browser's own cache, and does not come over the link again.
    cache: file.revision === null ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    // Some servers answer a screen's address only to those who want a page.
    ...(file.url === shell && { headers: { accept: 'text/html' } }),
  });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  const content = await response.clone().arrayBuffer();
  if (!(await isVouchedFor(content, file.integrity))) throw new Error(`${file.url}: not what the build made`);
  await cache.put(keyOf(file), response.clone());
  return response;
}
