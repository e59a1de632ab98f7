import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file under an absolute folder, as absolute paths.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function allFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
