import { readFileSync } from 'node:fs';

/**
 * Was this process started by `nohup`, to live on when its terminal is closed? Node takes back the ignoring of SIGHUP that nohup
 * hands on, so it is told by what else nohup leaves: its name as the last command of the shell, or a standard input that cannot be read.
 *
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {boolean}
 */
export function isUnderNohup(env = process.env) {
  return /(^|\/)nohup$/.test(env['_'] ?? '') || isWriteOnly(0);
}

/** @param {number} file */
function isWriteOnly(file) {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${file}`, 'utf8'))?.[1];
    return (Number.parseInt(flags ?? '0', 8) & 3) === 1;
  } catch {
    // Not Linux.
    return false;
  }
}
