import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes it, and every directory above it that is missing. Node's own `recursive` never comes to an end below a directory
 * that takes none (/proc).
 *
 * @param {string} path
 * @param {number} mode of what is made; the umask may take from it
 */
export function makeDirectory(path, mode) {
  /** @type {string[]} */
  const missing = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const directory of missing) {
    try {
      mkdirSync(directory, { mode });
    } catch (error) {
      // Two starts at once.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/**
 * Makes DATA_DIR unless it is there. A sentence where it cannot be used.
 *
 * @param {string} dataDir
 * @returns {string | undefined}
 */
export function prepareDataDirectory(dataDir) {
  try {
    makeDirectory(dataDir, 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}): choose a directory of this user.`;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function codeOf(error) {
  return String(error instanceof Error && 'code' in error ? error.code : error);
}
