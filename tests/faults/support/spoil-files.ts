import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE_BYTES = 4096;

/**
 * Turns bytes over in each file under IndexedDB's folder that holds what is in the tables, as a worn-out flash chip does:
 * in its middle, and at the start of each page but the first. Answers the names of the files; the browser must not run.
 */
export async function spoilDatabase(profileDirectory: string): Promise<string[]> {
  const folder = join(profileDirectory, 'Default', 'IndexedDB');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(log|ldb|sqlite|db)$|^[^.]+$/.test(entry.name));
  const spoilt: string[] = [];
  for (const { name, parentPath } of files) {
    if (['LOCK', 'CURRENT', 'LOG'].includes(name)) continue;
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    if (bytes.length < 256) continue;
    const places = [Math.floor(bytes.length / 2)];
    for (let page = PAGE_BYTES; page < bytes.length; page += PAGE_BYTES) places.push(page);
    for (const at of places) {
      for (let n = at; n < Math.min(at + 64, bytes.length); n += 1) bytes[n] = (bytes[n] ?? 0) ^ 0xff;
    }
    await writeFile(path, bytes);
    spoilt.push(name);
  }
  return spoilt;
}
