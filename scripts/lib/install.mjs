import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';
import { putPlacedLock, takePlacedLock } from './placed-lock.mjs';
import { networkTrouble, watchRegistry } from './registry.mjs';
import { Refusal, heartbeat, say, seconds, tail } from './say.mjs';

/** Milliseconds between two looks for the network. */
const PAUSE_MS = 5_000;

/** npm's own tries of one package come to minutes; ours begin where they end. */
const BRISK = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Refuses a Node that the build tools cannot run on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) throw new Refusal(`Relief Relay needs Node 20.19, 22.12 or newer; this is Node ${version}.`);
}

/**
 * Installs exactly what package-lock.json says, if that is not what stands in node_modules already.
 *
 * @param {{ waits?: boolean }} [options] `waits`: for the network, where there is none
 */
export async function ensureInstalled({ waits = false } = {}) {
  requireNode();
  // Of an install that was cut off.
  takePlacedLock(root);
  if (isInstalled()) return 'already installed';
  const startedAt = Date.now();
  say('        npm ci: installing what package-lock.json names …');
  await install(npm(), { waits });
  return `installed in ${seconds(Date.now() - startedAt)}`;
}

/**
 * `npm ci`, where it waits again and again until there is a network; that there is none is said within half a minute.
 *
 * @param {readonly string[]} npmCommand
 * @param {{ waits: boolean, cwd?: string, pauseMs?: number }} options
 */
export async function install(npmCommand, { waits, cwd = root, pauseMs = PAUSE_MS }) {
  const beat = heartbeat('npm ci');
  const registry = watchRegistry(npmCommand, { cwd, pauseMs });
  try {
    let isPlaced = await putPlacedLock(npmCommand, cwd);
    for (;;) {
      const { code, output } = await run([...npmCommand, 'ci', '--no-audit', '--no-fund', ...BRISK], {
        cwd,
        onLine: beat.line,
      });
      if (code === 0) return;
      const reason = networkTrouble(output);
      if (reason === undefined && isPlaced) {
        // A registry of another layout; or there is something else, which npm says of its own lock too.
        takePlacedLock(cwd);
        isPlaced = false;
        continue;
      }
      if (reason === undefined || !waits) throw new Refusal(`npm ci failed:\n${tail(output, 30)}`);
      await registry.answers(reason);
    }
  } finally {
    takePlacedLock(cwd);
    registry.leave();
    beat.stop();
  }
}

/**
 * npm writes the list of what it has installed at the end of an install, so that a broken one leaves none.
 * A package of another platform may be missing in it; everything else must be there, in the same version.
 */
export function isInstalled(folder = root) {
  const listPath = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(listPath)) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const found = packagesIn(listPath);
  const isSame = ([path, entry]) =>
    found[path]?.version === entry.version && found[path]?.integrity === entry.integrity;
  const isOptional = (entry) => entry.optional === true || entry.devOptional === true || entry.peer === true;
  // A folder that was deleted by hand is in npm's list still.
  const isThere = (path) => existsSync(join(folder, path, 'package.json'));
  const entries = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    entries.every(([path, entry]) => (found[path] ? isSame([path, entry]) : isOptional(entry))) &&
    Object.keys(found).every((path) => path in wanted && isThere(path))
  );
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** npm's own JavaScript where npm started us; else npm from the PATH, which on Windows is a shell script. */
export function npm() {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own) && existsSync(own)) return [process.execPath, own];
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}
