import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where pictures lie, each under the lower-case hexadecimal SHA-256 of its bytes. */
export interface PhotoFiles {
  /** Durable once it resolves; the same bytes twice are one file. Answers the hash. */
  put(bytes: Uint8Array): Promise<string>;
  /** Undefined: there is none, or what lies there is not what was put there. */
  get(hash: string): Promise<Buffer | undefined>;
  remove(hash: string): Promise<void>;
  /** Every hash that lies there with the epoch milliseconds since when. */
  list(): AsyncIterable<{ hash: string; at: number }>;
}

/** A folder, with one below it for each two first digits. */
export function folderFiles(folder: string): PhotoFiles {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  /** Folders whose own names are known to be durable. */
  const durable = new Set<string>();
  const makeFolder = async (within: string) => {
    await mkdir(within, { recursive: true });
    if (durable.has(within)) return;
    await syncFolder(folder);
    await syncFolder(dirname(folder));
    durable.add(within);
  };
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      const within = join(folder, hash.slice(0, 2));
      await makeFolder(within);
      // Under another name until it is whole: a process that ends in between leaves nothing that looks like a picture.
      const unfinished = join(within, `.${randomUUID()}`);
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(within);
      return hash;
    },
    async get(hash) {
      const bytes = await readFile(pathOf(hash)).catch(absent);
      const isWhole = bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === hash;
      return isWhole ? bytes : undefined;
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async *list() {
      for (const part of (await readdir(folder).catch(absent)) ?? []) {
        for (const name of (await readdir(join(folder, part)).catch(absent)) ?? []) {
          const found = await stat(join(folder, part, name)).catch(absent);
          if (found !== undefined) yield { hash: name, at: found.mtimeMs };
        }
      }
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is durable when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
