import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fsyncPath } from './fsync-path.ts';
import { LEFT_AFTER_MS, removeLeftOvers } from './left-overs.ts';
import type { NativePackage } from './native-package.ts';

/**
 * Directory of the executables: the package where it lies, if its links can be made there and the database's user may read it;
 * else one copy for each version under `home`.
 */
export function prepareBinaries(native: NativePackage, home: string, isReadable: (path: string) => boolean): string {
  const inPlace = isReadable(join(native.directory, 'bin')) && makeLinks(native);
  return join(inPlace ? native.directory : copyOf(native, home), 'bin');
}

/** Makes the links that npm left out, as the package's own install script would. False where nothing may be written. */
function makeLinks({ directory, links }: NativePackage): boolean {
  const missing = [...links].filter(([link]) => !existsSync(join(directory, link)));
  try {
    // A package without its links was never used: after a power cut it must be as whole as it looks.
    if (missing.length > 0) fsyncTree(directory);
    for (const [link, source] of missing) linkTo(join(directory, link), relative(dirname(link), source));
  } catch {
    return false;
  }
  return true;
}

const NEW_ONES = 'postgresql-binaries-new-';

function copyOf(native: NativePackage, home: string): string {
  const copy = join(home, `postgresql-binaries-${native.version}`);
  removeLeftOvers(home, NEW_ONES, LEFT_AFTER_MS);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(join(home, NEW_ONES));
  try {
    const inside = join(unfinished, basename(copy));
    cpSync(native.directory, inside, { recursive: true, verbatimSymlinks: true });
    openToAll(inside);
    makeLinks({ ...native, directory: inside });
    fsyncTree(inside);
    moveTo(copy, inside);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** Whatever the umask took when the package was installed: another user runs it. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}

function fsyncTree(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) fsyncPath(join(entry.parentPath, entry.name));
  }
}

function linkTo(path: string, target: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    // Another process was first.
    if (!existsSync(path)) throw error;
  }
}

function moveTo(copy: string, inside: string): void {
  try {
    renameSync(inside, copy);
  } catch (error) {
    // Another process was first; its copy is as good.
    if (!existsSync(copy)) throw error;
  }
}
