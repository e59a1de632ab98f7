import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running PostgreSQL listens, from the file that it keeps in its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Directory of its Unix socket, or an address. */
  host: string;
}

export const POSTMASTER_FILE = 'postmaster.pid';

/** Undefined when there is no such file or it is still being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, POSTMASTER_FILE), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    const host = lines[4] === '' ? lines[5]?.split(',')[0] : lines[4];
    return pid > 0 && port > 0 && host ? { pid, port, host } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Is a PostgreSQL running under this id? After a power cut the number may long belong to something else. */
export function isPostgresProcess(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
  } catch {
    return false;
  }
}
