import { existsSync, readFileSync } from 'node:fs';
import { inProject, root } from './project.mjs';
import { run } from './run.mjs';
import { Refusal, heartbeat, say, seconds, tail } from './say.mjs';

/** Refuses a Node that the build tools cannot run on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) throw new Refusal(`Relief Relay needs Node 20.19, 22.12 or newer; this is Node ${version}.`);
}

/** Installs exactly what package-lock.json says, if that is not what stands in node_modules already. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return 'already installed';
  const startedAt = Date.now();
  say('        npm ci: installing what package-lock.json names …');
  const beat = heartbeat('npm ci');
  const { code, output } = await run([...npm(), 'ci', '--no-audit', '--no-fund'], { cwd: root, onLine: beat.line });
  beat.stop();
  if (code !== 0) throw new Refusal(`npm ci failed:\n${tail(output, 30)}`);
  return `installed in ${seconds(Date.now() - startedAt)}`;
}

/**
 * npm writes the list of what it has installed at the end of an install, so that a broken one leaves none.
 * A package of another platform may be missing in it; everything else must be there, in the same version.
 */
function isInstalled() {
  const listPath = inProject('node_modules', '.package-lock.json');
  if (!existsSync(listPath)) return false;
  const wanted = packagesIn(inProject('package-lock.json'));
  const found = packagesIn(listPath);
  const isSame = ([path, entry]) =>
    found[path]?.version === entry.version && found[path]?.integrity === entry.integrity;
  const isOptional = (entry) => entry.optional === true || entry.devOptional === true || entry.peer === true;
  const entries = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    entries.every(([path, entry]) => (found[path] ? isSame([path, entry]) : isOptional(entry))) &&
    Object.keys(found).every((path) => path in wanted)
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
