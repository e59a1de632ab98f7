import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Scripts and styles up to so many bytes travel in a pack: on a thin link the request for each, and the head of its answer, cost
 * more than what it holds. Larger ones the browser mostly has already, from the page that brought the worker.
 */
const SMALL_BYTES = 12_000;

/**
 * Writes what the worker fetches the app by: the list of all files, with the group and the hash of each, and the packs in which
 * the small ones come. With a hash no captive portal's page is kept in a file's place. The worker itself is told the list's name
 * and hash alone, and the names of the packs. These names have a hash too, so that a build never meets those of another.
 *
 * @param {readonly { url: string, revision: string | null }[]} entries what the app is made of
 * @param {ReadonlyMap<string, true | string>} first file → who must have it before the worker counts as installed
 * @param {string} outDir absolute
 * @returns {Promise<{ url: string, revision: null, size: number, integrity: string, packs: Record<'first' | 'later', string> }>}
 */
export async function writeWorkerFiles(entries, first, outDir) {
  const files = await Promise.all(
    entries.map(async ({ url, revision }) => {
      const content = await readFile(join(outDir, url));
      const whose = first.get(url);
      const pack = isSmall(url, content) ? packFor(whose) : undefined;
      return {
        content,
        row: { url, revision, integrity: integrityOf(content), ...(whose && { first: whose }), ...(pack && { pack }) },
      };
    }),
  );
  // A build that failed comes here too: its own error is the one to tell.
  await mkdir(join(outDir, 'assets'), { recursive: true });
  const write = async (name, content, extension) => {
    const url = `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
    await writeFile(join(outDir, url), content);
    return url;
  };
  const writePack = (name) => write(`pack-${name}`, packOf(files.filter(({ row }) => row.pack === name)), 'txt');
  const list = Buffer.from(JSON.stringify(files.map(({ row }) => row)));
  return {
    url: await write('files', list, 'json'),
    revision: null,
    size: list.length,
    integrity: integrityOf(list),
    packs: { first: await writePack('first'), later: await writePack('later') },
  };
}

/** What has no hash in its name are mostly pages: these are kept with the rules that the server sends in their heads. */
function isSmall(url, content) {
  return /^assets\/.*\.(css|js)$/.test(url) && content.length <= SMALL_BYTES;
}

/** What one language alone must have is in none: these are a few files. */
function packFor(whose) {
  if (whose === undefined) return 'later';
  return whose === true ? 'first' : undefined;
}

/** Each file after a line that tells its name and its bytes. */
function packOf(files) {
  return Buffer.concat(files.flatMap(({ row, content }) => [Buffer.from(`${row.url} ${content.length}\n`), content]));
}

function integrityOf(bytes) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
