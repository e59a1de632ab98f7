import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/project-root.ts';

export interface ServerOptions {
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl?: string;
  dataDir?: string;
  /** Absent: any free port. */
  port?: number;
  env?: Record<string, string>;
  /** Directory of a build; absent: this project's own. */
  root?: string;
  /** Path of a module that is loaded before the server: how a test reaches into a process that has no back door. */
  hookModule?: string;
}

/** The built server as a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Everything it wrote to stderr: its log. */
  log(): string;
  /** Everything it wrote to stdout: for who started it. */
  output(): string;
  /** As an operator stops it; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** As a power cut does. */
  kill(): Promise<void>;
  /** Resolves when it ends by itself. */
  ended: Promise<number | null>;
}

export const READY = /^Relief Relay is ready at (http:\/\/\S+:(\d+))$/m;

/** Starts it and waits until it answers. Throws with its own words where it refuses to. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, log, output, ended } = launch(options);
  const ready = await Promise.race([untilReady(child, output), ended.then(() => undefined)]);
  if (ready === undefined) throw new Error(`the server did not start:\n${log()}`);
  return {
    url: ready[1] ?? '',
    port: Number(ready[2]),
    pid: child.pid ?? 0,
    log,
    output,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** For a start that should be refused: its exit code and what it said. */
export async function runServer(
  options: ServerOptions,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { log, output, ended } = launch(options);
  return { code: await ended, stdout: output(), stderr: log() };
}

/** The environment of a server of tests: nothing of this process's own but the way to programs. */
export function ownSettings({ databaseUrl, dataDir, port = 0, env = {} }: ServerOptions): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    // One test sends more from one address than a whole camp.
    RECORDS_PER_PHONE: '999999999',
    RECORDS_PER_ADDRESS: '999999999',
    // Nobody's map server is asked for a test.
    TILE_URL: '',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...env,
  };
}

function launch(options: ServerOptions) {
  const { root = projectRoot(), hookModule } = options;
  const main = join(root, 'build', 'server', 'main.js');
  if (!existsSync(main)) throw new Error('build the server first: npm run build');
  const hook = hookModule === undefined ? [] : ['--import', pathToFileURL(hookModule).href];
  const child = spawn(process.execPath, [...hook, main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ownSettings(options),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, log: () => stderr, output: () => stdout, ended };
}

function untilReady(child: ChildProcess, output: () => string): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const ready = READY.exec(output());
      if (ready !== null) resolve(ready);
    });
  });
}
