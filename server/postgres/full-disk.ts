import { statfsSync } from 'node:fs';

/** Bytes below which PostgreSQL cannot be sure of its next piece of log (16 MiB each). */
const NEEDED = 32 * 1024 * 1024;

/** A sentence, where the disk of this directory has hardly room for a database to run in. */
export function fullDisk(directory: string): string | undefined {
  const { bavail, bsize, files, ffree } = statfsSync(directory);
  const left = bavail * bsize;
  // Some file systems count no files.
  const hasNames = files === 0 || ffree > 0;
  if (left >= NEEDED && hasNames) return undefined;
  const rest = hasNames ? `${Math.floor(left / 1024 / 1024)} MB left` : 'no room for more files';
  return `The disk of ${directory} is full (${rest}): nothing more can be saved. Make room; the server goes on by itself.`;
}
