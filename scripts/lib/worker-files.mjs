import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { nameOf } from './app-files.mjs';
import { commonSet } from './app-sets.mjs';
import { smaller } from './minify-again.mjs';
import { manifestOf } from './web-manifest.mjs';

/** The app at every address without a page of its own. */
const BARE = 'index.html';

/**
 * Writes what the worker fetches the app by: the list of all files, with the set and the hash of each, and the packs in which the
 * pages come, the bare one in each, which are much alike: together they are hardly larger than one, and the style sheets whose rules stand
 * in them make no difference. With a hash no captive portal's page is kept in a file's place. The worker itself is told the list's name and hash alone, and the names of the packs. These names have a hash too,
 * so that a build never meets those of another.
 *
 * @param {readonly { url: string, revision: string | null }[]} entries what the app is made of
 * @param {{ files: readonly import('./app-files.mjs').AppFile[], pages: ReadonlyMap<string, string> }} built
 * @param {string} outDir absolute
 * @returns {Promise<{ url: string, revision: null, size: number, integrity: string, packs: Record<string, string> }>}
 */
export async function writeWorkerFiles(entries, built, outDir) {
  const known = knownFiles(built);
  const listed = entries.filter(({ url }) => !known.get(nameOf(url))?.isRemote);
  const files = await Promise.all(
    listed.map(async ({ url, revision }) => {
      const content = await readFile(join(outDir, url));
      const { set = 'core', language } = known.get(url) ?? known.get(nameOf(url)) ?? {};
      const plain = url.endsWith('.html') ? plainHash(content) : undefined;
      const row = { url, revision, integrity: shortHash(content), kB: await kilobytes(content), set };
      return { content, row: { ...row, ...(language && { language }), ...(plain && { plain }) } };
    }),
  );
  const written = files.filter(({ row }) => built.pages.has(row.url));
  for (const { content, row } of files) {
    if (row.url.endsWith('.css') && written.some((page) => page.content.includes(content))) row.isPacked = true;
  }
  // A build that failed comes here too: its own error is the one to tell.
  await mkdir(join(outDir, 'assets'), { recursive: true });
  const write = async (name, content, extension) => {
    const url = `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;
    await writeFile(join(outDir, url), content);
    return url;
  };
  // Beside the pages: what the server says in the head of a page holds for each page in it.
  const packs = {};
  for (const language of new Set(built.pages.values())) {
    const packed = files.filter(({ row }) => row.url === BARE || row.isPacked || built.pages.get(row.url) === language);
    packs[language] = await write(`pages/${language}`, packOf(packed), 'txt');
  }
  const list = Buffer.from(JSON.stringify(files.map(({ row }) => row)));
  return {
    url: await write('assets/files', list, 'json'),
    revision: null,
    size: list.length,
    integrity: integrityOf(list),
    packs,
  };
}

/**
 * Parts the worker's own file, which a browser fetches whole whenever one byte of it differs, from its code: what remains is the name of
 * the list, which is new in every build, and the name of the code, which has a hash and stays the same while the code does. Written when
 * the worker is built, so the code is not in the list: a browser keeps it beside the worker itself.
 *
 * @param {string} outDir absolute
 * @param {string} maps absolute, where the map of its code is to lie
 */
export async function partWorker(outDir, maps) {
  const own = join(outDir, 'sw.js');
  const whole = await readFile(own, 'utf8');
  // Of the code before the list was put into it, which is what remains without the list.
  const mapOfCode = await readFile(`${own}.map`, 'utf8');
  const told = whole.match(/\[\{"[^\]]*"assets\/files-[0-9a-f]+\.json"[^\]]*\}\]/g) ?? [];
  if (told.length !== 1) throw new Error(`the list of files stands ${told.length} times in sw.js, not once`);
  const [list = ''] = told;
  const { code, map = mapOfCode } = await smaller(
    { code: whole.replace(list, () => 'self.__WB_MANIFEST'), map: mapOfCode },
    { isModule: false },
  );
  const url = `assets/worker-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  await writeFile(join(outDir, url), code);
  await writeFile(join(maps, `${nameOf(url)}.map`), map);
  await rm(`${own}.map`);
  await writeFile(own, `self.__WB_MANIFEST=${list};importScripts("/${url}");\n`);
}

/** By name, or address where a file's name is no code's. A style sheet is for all that need it. */
function knownFiles({ files, pages }) {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const name of new Set(files.flatMap(({ css }) => css))) {
    const users = files.filter(({ css }) => css.includes(name));
    const isRemote = users.every((user) => user.isRemote);
    known.set(name, { set: commonSet(users.map(({ set }) => set)), ...(isRemote && { isRemote }) });
  }
  for (const [url, language] of pages) known.set(url, { set: 'core', language });
  for (const language of new Set(pages.values())) known.set(manifestOf(language), { set: 'public', language });
  // The browser asks for these where there is a network, and has a cache of its own for them.
  // A worker of the page is a build of its own, which no chunk names: volunteers alone find ways by the phone's roads.
  known.set('road-worker.js', { set: 'volunteer' });
  for (const icon of ['icons/icon.svg', 'icons/icon-192.png']) known.set(icon, { set: 'public' });
  return known;
}

/** Over the wire, about. */
async function kilobytes(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return Math.ceil((await promisify(brotliCompress)(content, { params })).length / 100) / 10;
}

/** Of a page as it is whatever the folder of its build is called: with another folder it is the same page. */
function plainHash(content) {
  const text = content.toString('utf8').replaceAll(/\/assets\/[0-9a-f]{8}\//g, '/assets//');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Each file after a line that tells its name and its bytes. */
function packOf(files) {
  return Buffer.concat(files.flatMap(({ row, content }) => [Buffer.from(`${row.url} ${content.length}\n`), content]));
}

/** What `isVouchedFor` of the worker asks for: 48 bits, which no login page of a Wi-Fi has by chance; hashes are the part of the list that no packing makes smaller. */
function shortHash(bytes) {
  return integrityOf(bytes).slice(0, 'sha256-'.length + 8);
}

function integrityOf(bytes) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
