import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** So many builds' maps stay: phones update late. */
const KEPT_BUILDS = 5;

/**
 * Takes the maps out of what is served, into a folder of the build's own name beside it, and those of the oldest builds away.
 *
 * @param {string} assets absolute, where the build wrote them
 * @param {string} maps absolute
 * @param {string} folder of the build, such as `assets/1a2b3c4d`
 */
export async function keepMaps(assets, maps, folder) {
  const own = join(maps, buildOf(folder));
  await mkdir(own, { recursive: true });
  for (const name of await readdir(assets)) {
    if (name.endsWith('.map')) await rename(join(assets, name), join(own, name));
  }
  const ages = readdirSync(maps).map((name) => ({ name, made: statSync(join(maps, name)).mtimeMs }));
  const old = ages.toSorted((one, other) => other.made - one.made).slice(KEPT_BUILDS);
  for (const { name } of old) rmSync(join(maps, name), { recursive: true });
}

/** @param {string} folder */
export function buildOf(folder) {
  return folder.split('/').at(-1) ?? folder;
}

/** As browsers write a place in a file of the app: `…/assets/1a2b3c4d/start.js:1:234`, and of the worker `…/assets/worker-1a2b.js:1:234`. */
const place = /[^\s()@]*\/assets\/(?:([0-9a-f]{8})\/)?([\w-]+\.js):(\d+):(\d+)/g;

/**
 * A stack from a phone with each place as it stands in the sources. What no map is kept for stays as it is.
 *
 * @param {string} stack
 * @param {string} maps absolute
 * @returns {{ text: string, missing: string[] }} `missing`: files whose maps are not kept
 */
export function explainStack(stack, maps) {
  const missing = new Set();
  const known = new Map();
  const text = stack.replaceAll(place, (whole, build, file, line, column) => {
    const path = pathOfMap(maps, build, file);
    if (path === undefined) {
      missing.add(build === undefined ? file : `${build}/${file}`);
      return whole;
    }
    if (!known.has(path)) known.set(path, new SourceMap(JSON.parse(readFileSync(path, 'utf8'))));
    // Stacks count from one, maps from nought.
    const found = known.get(path).findEntry(line - 1, column - 1);
    if (found.originalSource === undefined) return whole;
    const source = found.originalSource.replace(/^(\.\.\/)+/, '');
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
  return { text, missing: [...missing] };
}

/** The worker's code has a hash in its name, and lies in the folder of whichever build wrote it. */
function pathOfMap(maps, build, file) {
  const builds = build === undefined && existsSync(maps) ? readdirSync(maps) : [build ?? ''];
  return builds.map((one) => join(maps, one, `${file}.map`)).find((path) => existsSync(path));
}
