import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Of the project: what a class is called may not hang on where the project lies. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** Name that the build gives → the file and the class that have it. */
const given = new Map();

/**
 * What a class of a CSS module is called in the build. By the module's path: as each name stands in styles, code and written pages, the line
 * and the hash of the contents, which Vite would put into it, are a tenth of a style sheet, and change with every change of the sheet.
 *
 * @param {string} local the class in its module @param {string} file its module @returns {string}
 */
export function className(local, file) {
  const path = file.replaceAll('\\', '/').replace(/\?.*$/, '').replace(ROOT, '');
  const name = `_${local}_${shortHash(path)}`;
  const owner = given.get(name);
  if (owner !== undefined && owner !== path)
    throw new Error(`.${local} would be one class in ${owner} and ${path}: give it another name in one of them`);
  given.set(name, path);
  return name;
}

/** Three letters and digits: enough to tell the modules apart that have a class of the same name. */
function shortHash(path) {
  const number = createHash('sha256').update(path).digest().readUInt32BE() % 36 ** 3;
  return number.toString(36).padStart(3, '0');
}
