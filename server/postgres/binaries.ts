import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fsyncPath } from './fsync-path.ts';
import type { NativePackage } from './native-package.ts';

/**
 * Directory of the executables. The package is used where it lies if its links are there and the database's
 * user may read it; else one copy for each version is made under `home`, with the links that npm left out.
 */
export function prepareBinaries(native: NativePackage, home: string, isReadable: (path: string) => boolean): string {
  const whole = [...native.links.keys()].every((link) => existsSync(join(native.directory, link)));
  const directory = whole && isReadable(native.directory) ? native.directory : copyOf(native, home);
  return join(directory, 'bin');
}

function copyOf(native: NativePackage, home: string): string {
  const copy = join(home, `postgresql-binaries-${native.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(join(home, 'postgresql-binaries-new-'));
  const inside = join(unfinished, basename(copy));
  cpSync(native.directory, inside, { recursive: true, verbatimSymlinks: true });
  for (const [link, source] of native.links) {
    const path = join(inside, link);
    if (!existsSync(path)) symlinkSync(relative(dirname(link), source), path);
  }
  for (const entry of readdirSync(inside, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) fsyncPath(join(entry.parentPath, entry.name));
  }
  try {
    renameSync(inside, copy);
  } catch (error) {
    // Another process was first; its copy is as good.
    if (!existsSync(copy)) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return copy;
}
