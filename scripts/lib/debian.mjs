import { readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { heartbeat, say, tail } from './say.mjs';

/** Whether packages can be installed here by apt: Debian or one of its children, as root. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && isDebian();
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

let lists;

/**
 * Installs Debian packages, asking nothing.
 *
 * @param {readonly string[]} names
 * @returns {Promise<string | undefined>} what went wrong, or nothing
 */
export async function installPackages(names) {
  lists ??= apt('update');
  await lists;
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...names);
  return code === 0 ? undefined : `apt-get install ${names.join(' ')} failed:\n${tail(output, 10)}`;
}

async function apt(...args) {
  say(`        apt-get ${args.join(' ')} …`);
  const beat = heartbeat('apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const result = await run(['apt-get', '-q', ...args], { env, onLine: beat.line });
  beat.stop();
  return result;
}
