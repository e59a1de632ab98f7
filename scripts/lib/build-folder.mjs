import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts the files of the app's code into a folder of this build's own, `assets/1a2b3c4d`, and the bare page's links with them. The name
 * is made of all of them, so pages of two builds never mix their files; inside, files name each other without it, so that one which
 * did not change is the same file in the next build, to the last byte. Source maps stay where they are.
 *
 * @param {string} outDir absolute
 * @returns {Promise<string>} the folder, within `outDir`
 */
export async function moveIntoBuild(outDir) {
  const names = (await readdir(join(outDir, 'assets'))).filter((name) => !name.endsWith('.map')).toSorted();
  const digest = createHash('sha256');
  for (const name of names)
    digest
      .update(`${name}\0`)
      .update(await readFile(join(outDir, 'assets', name)))
      .update('\0');
  const folder = `assets/${digest.digest('hex').slice(0, 8)}`;
  await mkdir(join(outDir, folder));
  for (const name of names) await rename(join(outDir, 'assets', name), join(outDir, folder, name));
  const page = join(outDir, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(/(?<=")\/assets\//g, `/${folder}/`));
  return folder;
}
