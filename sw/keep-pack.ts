import { type BuildFile, keyOf, type PackName, packAddress } from './build-files.ts';
import { partsOf, type Part } from './pack.ts';

/** A link that has brought no further file for so long is given up. */
const SILENT_MS = 60_000;

/**
 * Keeps those of the `missing` files that come in this pack, where most of the pack's are missing: after an update a few are, and these
 * are fetched by themselves. Each counts from its last byte on, whatever becomes of the rest. Never fails.
 *
 * @param files of the build, those of this pack among them
 * @param isEnough asked after each file; ends the pack there
 * @returns what is missing still
 */
export async function keepPack(
  pack: PackName,
  files: readonly BuildFile[],
  missing: readonly BuildFile[],
  cache: Cache,
  isEnough: () => boolean = () => false,
): Promise<readonly BuildFile[]> {
  const isPacked = (file: BuildFile) => file.pack === pack;
  const wanted = new Map(missing.filter(isPacked).map((file) => [file.url, file]));
  if (wanted.size * 2 <= files.filter(isPacked).length) return missing;
  const kept = new Set<BuildFile>();
  const keeping: Promise<void>[] = [];
  try {
    for await (const part of partsFrom(packAddress(pack))) {
      const file = wanted.get(part.url);
      if (file) keeping.push(keepPart(file, part, cache).then((isKept) => void (isKept && kept.add(file))));
      if (isEnough()) break;
    }
  } catch {
    // The files are asked for one by one.
  }
  await Promise.allSettled(keeping);
  return missing.filter((file) => !kept.has(file));
}

async function* partsFrom(address: string): AsyncGenerator<Part> {
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
      yield part;
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Only what the build's own hash vouches for: as with a file that is fetched by itself. */
async function keepPart(file: BuildFile, { content }: Part, cache: Cache): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (`sha256-${btoa(String.fromCharCode(...digest))}` !== file.integrity) return false;
  const type = file.url.endsWith('.css') ? 'text/css' : 'text/javascript';
  await cache.put(keyOf(file), new Response(content, { headers: { 'content-type': `${type}; charset=utf-8` } }));
  return true;
}
