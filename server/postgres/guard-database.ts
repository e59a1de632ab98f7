import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Stands beside the embedded database for as long as this process uses it. */
export interface DatabaseGuard {
  /** This process has stopped the database itself, or left it to others who use it. */
  dismiss(): void;
}

/**
 * A PostgreSQL outlives a server that is killed, with its port and its files. Nothing of a killed process can run, so another one
 * waits for its end: a shell that reads a pipe which only this process holds, some 1 MB. Only then does it become the Node that
 * looks after the database (`stop-when-left.ts`). It starts before the database does.
 */
export function guardDatabase(dataDir: string): DatabaseGuard {
  const stopper = [process.execPath, join(projectRoot(), 'build', 'server', 'postgres', 'stop-when-left.js'), dataDir];
  const child = spawn('/bin/sh', ['-c', 'read -r _ || exec "$0" "$@"', ...stopper], {
    cwd: '/',
    // What ends the terminal, or the group of this process, does not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'] },
  });
  // Where there is no such shell (Windows) a killed server's database waits for the next start.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  (child.stdin as Socket).unref();
  return { dismiss: () => void child.kill('SIGKILL') };
}
