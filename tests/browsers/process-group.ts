import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const groups = new Set<number>();

/** Starts a program that leads a group of its own, so that all it starts can be ended at once. The group ends with us. */
export function spawnGroup(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  if (child.pid !== undefined) groups.add(child.pid);
  return child;
}

export async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) throw new Error('it has no process');
  const ended = new Promise((resolve) => child.once('close', resolve));
  groups.delete(child.pid);
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

process.once('exit', () => {
  for (const pid of groups) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
