import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** npm reads it in the place of package-lock.json. Git knows nothing of it. */
const NAME = 'npm-shrinkwrap.json';

/**
 * The lock with the place of each package, as all registries of npm lay them out. package-lock.json names versions and digests alone,
 * so that it is good for any registry; npm then asks for the whole history of each package to learn where its file lies, which is as
 * much again as all packages together.
 *
 * @param {{ packages?: Record<string, Record<string, any>> }} lock
 * @param {string} registry its address
 */
export function placedLock(lock, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const place = (path, entry) => {
    if (path === '' || entry.version === undefined || entry.link || entry.inBundle || entry.resolved) return entry;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { ...entry, resolved: `${base}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` };
  };
  const packages = Object.entries(lock.packages ?? {}).map(([path, entry]) => [path, place(path, entry)]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Puts it where npm finds it.
 *
 * @param {readonly string[]} npm
 * @param {string} cwd of the project
 * @returns {Promise<boolean>} whether it is there; it is not where npm does not tell its registry
 */
export async function putPlacedLock(npm, cwd) {
  const lock = join(cwd, 'package-lock.json');
  if (!existsSync(lock)) return false;
  const { code, output } = await run([...npm, 'config', 'get', 'registry'], { cwd });
  // Beside warnings.
  const registry = output.split(/\s+/).find((word) => /^https?:/.test(word) && URL.canParse(word));
  if (code !== 0 || registry === undefined) return false;
  writeFileSync(join(cwd, NAME), JSON.stringify(placedLock(JSON.parse(readFileSync(lock, 'utf8')), registry)));
  return true;
}

/** @param {string} cwd of the project */
export function takePlacedLock(cwd) {
  rmSync(join(cwd, NAME), { force: true });
}
