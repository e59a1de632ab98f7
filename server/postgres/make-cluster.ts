import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { fsyncPath } from './fsync-path.ts';
import { LEFT_AFTER_MS, removeLeftOvers } from './left-overs.ts';
import { plainPlace } from './plain-place.ts';
import { runAs } from './run-as.ts';
import type { User } from './unprivileged-user.ts';

export const SUPERUSER = 'relief';

/** Megabytes: some 30 of a new database, 64 of log that it keeps, and a little room to begin. */
const NEEDED_MB = 101;

export interface ClusterPlan {
  binDir: string;
  /** Directory in which the cluster will stand under `name`. */
  home: string;
  name: string;
  user: User | undefined;
  password: string;
}

/**
 * Makes the database cluster unless it is there. It is made under another name and renamed when it is whole:
 * a start that was cut off leaves nothing that could be taken for a cluster, and of two starts one wins. What such a start left is removed:
 * once there is a cluster whoever is still at work on another finds it as well.
 */
export async function makeCluster({
  binDir,
  home,
  name,
  user,
  password,
}: ClusterPlan): Promise<Result<string, string>> {
  const cluster = join(home, name);
  const newOnes = `${name}-new-`;
  const isMade = () => existsSync(join(cluster, 'PG_VERSION'));
  removeLeftOvers(home, newOnes, isMade() ? 0 : LEFT_AFTER_MS);
  if (isMade()) return ok(cluster);
  const workplace = mkdtempSync(join(home, newOnes));
  try {
    const unfinished = join(workplace, 'cluster');
    const passwordFile = join(workplace, 'password');
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user !== undefined)
      [workplace, unfinished, passwordFile].forEach((path) => chownSync(path, user.uid, user.gid));
    const said = await initdb(user, binDir, unfinished, passwordFile);
    if (said !== undefined && isMade()) return ok(cluster);
    if (said !== undefined) return failed(`The embedded PostgreSQL could not make its files in ${home}: ${said}`);
    renameSync(unfinished, cluster);
    fsyncPath(home);
    removeLeftOvers(home, newOnes, 0);
    return ok(cluster);
  } catch (error) {
    if (isMade()) return ok(cluster);
    throw error;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** A sentence, where there is no such cluster and no room for one. To be asked before anything of it is made. */
export function lackOfRoom({ home, name }: Pick<ClusterPlan, 'home' | 'name'>): string | undefined {
  const { bavail, bsize } = statfsSync(home);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (existsSync(join(home, name, 'PG_VERSION')) || freeMb >= NEEDED_MB) return undefined;
  return `A new database needs ${NEEDED_MB} MB, and ${home} has ${freeMb} MB left: make room, or set DATA_DIR to a larger disk.`;
}

/** Undefined when it went well, else what initdb said of it. */
async function initdb(user: User | undefined, binDir: string, cluster: string, passwordFile: string) {
  const place = plainPlace(binDir);
  try {
    return await runInitdb(user, place.binDir, cluster, passwordFile);
  } finally {
    place.leave();
  }
}

async function runInitdb(user: User | undefined, binDir: string, cluster: string, passwordFile: string) {
  const args = ['-D', cluster, '-U', SUPERUSER, '--pwfile', passwordFile];
  // The C locale needs nothing of the system and sorts the same everywhere.
  const fixed = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--data-checksums'];
  const child = runAs(user, join(binDir, 'initdb'), [...args, ...fixed], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : (wordsOf(errors) ?? `exit ${code}`)));
  });
}

/** The line that names the cause; what follows only tells of the tidying up. */
function wordsOf(errors: string): string | undefined {
  const lines = errors.trim().split('\n');
  return lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
}
