import { type BuildFile, keyOf, packAddress } from './build-files.ts';
import { partsOf, type Part } from './pack.ts';
import { isVouchedFor } from './vouched-for.ts';

/** A link that has brought no further file for so long is given up. */
const SILENT_MS = 60_000;

/**
 * Keeps those of the files that come in the pack of their language: the bare page, the written ones, and their style sheets. Each counts
 * from its last byte on, whatever becomes of the rest. Never fails.
 *
 * @param missing one alone is asked for by itself
 * @returns what is missing still
 */
export async function keepPack(
  language: string | undefined,
  missing: readonly BuildFile[],
  cache: Cache,
): Promise<readonly BuildFile[]> {
  const address = packAddress(language ?? 'en');
  if (missing.length < 2 || address === undefined) return missing;
  const wanted = new Map(missing.map((file) => [file.url, file]));
  const kept = new Set<BuildFile>();
  const keeping: Promise<void>[] = [];
  try {
    for await (const { part, headers } of partsFrom(address)) {
      const file = wanted.get(part.url);
      if (file) keeping.push(keepPart(file, part, headers, cache).then((isKept) => void (isKept && kept.add(file))));
    }
  } catch {
    // The files are asked for one by one.
  }
  await Promise.allSettled(keeping);
  return missing.filter((file) => !kept.has(file));
}

async function* partsFrom(address: string): AsyncGenerator<{ part: Part; headers: Headers }> {
  const link = new AbortController();
  const giveUpLater = () => setTimeout(() => link.abort(), SILENT_MS);
  let silence = giveUpLater();
  try {
    const response = await fetch(
      // Its files lie on the phone already, each by its name.
      new Request(address, { cache: 'no-store', credentials: 'same-origin', redirect: 'error', signal: link.signal }),
    );
    if (!response.ok || !response.body) return;
    for await (const part of partsOf(response.body)) {
      clearTimeout(silence);
      silence = giveUpLater();
      yield { part, headers: response.headers };
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Only what the build's own hash vouches for, as with a file that is fetched by itself; by the rules that the server gives for all pages. */
async function keepPart(file: BuildFile, { content }: Part, rules: Headers, cache: Cache): Promise<boolean> {
  if (!(await isVouchedFor(content, file.integrity))) return false;
  const headers = new Headers(rules);
  headers.set('content-type', `text/${file.url.endsWith('.css') ? 'css' : 'html'}; charset=utf-8`);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  await cache.put(keyOf(file), new Response(content, { headers }));
  return true;
}
