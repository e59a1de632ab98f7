import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { User } from './unprivileged-user.ts';

/** Starts one of PostgreSQL's executables as that user, with nothing of our environment. */
export function runAs(user: User | undefined, executable: string, args: string[], options: SpawnOptions): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC', SYSTEMROOT: process.env['SYSTEMROOT'] };
  return spawn(executable, args, {
    ...options,
    env,
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
}
