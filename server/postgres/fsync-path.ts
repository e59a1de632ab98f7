import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Forces a file, or the names in a directory, to disk. */
export function fsyncPath(path: string): void {
  // Windows opens no directories.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
