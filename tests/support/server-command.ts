import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';

export interface CommandOptions {
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Megabytes of JavaScript heap that it gets. */
  heap?: number;
}

export interface CommandResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/** Runs one of the built server's commands for operators to its end. */
export function runCommand(
  name: 'export' | 'import' | 'erase' | 'new-epoch' | 'end-sessions' | 'reset-link' | 'verify-ledger',
  args: readonly string[],
  { databaseUrl, dataDir, heap }: CommandOptions,
): Promise<CommandResult> {
  const file = join(projectRoot(), 'build', 'server', 'commands', `${name}.js`);
  // What is young is not kept: a small place for it makes the limit a sharp one, and the collector's work a tenth.
  const node = heap === undefined ? [] : [`--max-old-space-size=${heap}`, '--max-semi-space-size=1'];
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const options = { cwd: dataDir, env, encoding: 'buffer', maxBuffer: 2 ** 30 } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, [...node, file, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, stdout, stderr: stderr.toString() });
    });
  });
}
