import { createHash } from 'node:crypto';
import { chmodSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDirectory } from '../start/data-directory.mjs';
import { canEnter, type User } from './unprivileged-user.ts';

/** Where clusters of data directories that PostgreSQL's user may not enter are kept. */
const SHARED = '/var/lib/relief-relay';

/**
 * Directory that holds the cluster: DATA_DIR itself, or, where that lies in a home that PostgreSQL's own user
 * may not enter, one under /var/lib, to which `DATA_DIR/<cluster>` then points.
 */
export function clusterHome(dataDir: string, cluster: string, user: User | undefined): string {
  if (user === undefined) return dataDir;
  const link = join(dataDir, cluster);
  const linked = targetOf(link);
  if (linked !== undefined) return dirname(linked);
  if (canEnter(user, dirname(dataDir))) {
    // Only passing through: the names in it stay unlisted, and its secrets are 0600.
    chmodSync(dataDir, statSync(dataDir).mode | 0o011);
    return dataDir;
  }
  const home = join(SHARED, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  makeDirectory(home, 0o755);
  // Whatever the umask took: PostgreSQL's user passes through both.
  for (const directory of [SHARED, home]) chmodSync(directory, 0o755);
  pointTo(link, join(home, cluster));
  return home;
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    // Not there yet, or the cluster itself.
    return undefined;
  }
}

function pointTo(link: string, target: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Two starts at once make the same link.
    if (targetOf(link) !== target) throw error;
  }
}
