import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fsyncPath } from './fsync-path.ts';

/**
 * The secret kept in this file, made at first use and readable by its owner alone. Two processes that
 * start together get the same one: the name appears only when the content is on disk, and only once.
 */
export function secretFile(path: string, make: () => string = randomSecret): string {
  const kept = read(path);
  if (kept !== undefined) return kept;
  const own = `${path}.${process.pid}`;
  rmSync(own, { force: true });
  const file = openSync(own, 'wx', 0o600);
  writeSync(file, make());
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(own, path);
    fsyncPath(dirname(path));
  } catch (error) {
    if (read(path) === undefined) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
