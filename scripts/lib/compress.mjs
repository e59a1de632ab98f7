import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allFiles } from './all-files.mjs';

const text = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text asset, for a server that never compresses on the fly.
 *
 * @param {string} folder absolute
 * @returns {Promise<{ files: number, bytes: number, gzip: number, brotli: number }>} bytes in all, per encoding
 */
export async function compressAssets(folder) {
  const paths = allFiles(folder).filter((path) => text.test(path));
  const sizes = await Promise.all(paths.map(compressAsset));
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  return { files: paths.length, bytes: sum('bytes'), gzip: sum('gzip'), brotli: sum('brotli') };
}

async function compressAsset(path) {
  const content = await readFile(path);
  const [asGzip, asBrotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, asGzip), writeFile(`${path}.br`, asBrotli)]);
  return { bytes: content.length, gzip: asGzip.length, brotli: asBrotli.length };
}
