import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';

/**
 * What the first minifier leaves: 2 to 4 % of our own code. Nothing that terser calls unsafe, which would be another tenth of that: packages may
 * rely on it.
 *
 * @type {import('terser').MinifyOptions}
 */
const options = { ecma: 2020, compress: { passes: 3 }, format: { comments: false } };

/** Minifies modules that a build has written, and their maps with them, once more: it takes its time, and is for what every phone fetches. @param {readonly string[]} files */
export async function minifyAgain(files) {
  for (const file of files) {
    const map = existsSync(`${file}.map`) ? await readFile(`${file}.map`, 'utf8') : undefined;
    const found = await smaller({ code: await readFile(file, 'utf8'), map }, { isModule: true });
    await writeFile(file, found.code);
    if (found.map !== undefined) await writeFile(`${file}.map`, found.map);
  }
}

/**
 * @param {{ code: string, map: string | undefined }} written already minified
 * @param {{ isModule: boolean }} what top-level names of a classic script are seen by others
 * @returns {Promise<{ code: string, map: string | undefined }>} the same where nothing was won
 */
export async function smaller(written, { isModule }) {
  const sourceMap = written.map !== undefined && { content: written.map };
  const { code, map } = await minify(written.code, { ...options, module: isModule, sourceMap });
  if (code === undefined || gzipSync(code).length >= gzipSync(written.code).length) return written;
  return { code, map: typeof map === 'string' ? map : undefined };
}
