import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';
import { ownSettings, READY, type ServerOptions } from './server-process.ts';

/** A copy of the project that is installed and built, for starts as an operator makes them. */
export interface PlantedProject {
  root: string;
  /** Absent: `npm start`. */
  start(options: StartOptions): PlantedStart;
  /** Every process that runs from this copy, or on data in it: its number by what it is. */
  processes(): ReadonlyMap<string, number>;
  remove(): void;
}

export interface StartOptions extends Omit<ServerOptions, 'root' | 'hookModule'> {
  command?: readonly [string, ...string[]];
}

export interface PlantedStart {
  child: ChildProcess;
  /** Everything that was said so far. */
  said(): string;
  /** Resolves with its address once it answers. Throws what it said where it ends before that. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

const COPIED = ['package.json', 'package-lock.json', 'scripts', 'contract', 'server/start', 'build/server'];
/** What the start takes for a sign of a build. */
const SIGNS = ['dist/index.html', 'dist/index.html.br', 'dist/sw.js', 'build/app-files.json'];

/** `name`: how its folder is called; it may hold anything. */
export function plantProject(name: string): PlantedProject {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'relief-start-')));
  const root = join(home, name);
  for (const part of COPIED) cpSync(join(projectRoot(), part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'dist'));
  for (const sign of SIGNS) writeFileSync(join(root, sign), '');
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'), 'dir');
  // PostgreSQL's own user passes through both.
  for (const directory of [home, root]) chmodSync(directory, 0o711);
  writeFileSync(join(root, 'build', 'inputs.sha256'), digestOf(root));
  return {
    root,
    start: (options) => launch(root, options),
    processes: () => processesOf(root),
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** What a build of it would be remembered by. */
function digestOf(root: string): string {
  const program = `import { inputsDigest } from './scripts/lib/inputs-digest.mjs'; process.stdout.write(inputsDigest({}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, encoding: 'utf8' });
}

function launch(root: string, { command = ['npm', 'start'], ...options }: StartOptions): PlantedStart {
  const [program, ...args] = command;
  const env = { ...ownSettings(options), npm_config_update_notifier: 'false' };
  // A group of its own: a signal to all of it is as from a terminal.
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString();
      const url = READY.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`it did not start:\n${said}`)));
  });
  ready.catch(() => undefined);
  return { child, said: () => said, ready, ended };
}

function processesOf(root: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const what = describe(pid, root);
    if (what !== undefined) found.set(what, Number(pid));
  }
  return found;
}

function describe(pid: string, root: string): string | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    const isOurs = command.includes(root) || readlinkSync(`/proc/${pid}/cwd`).startsWith(root);
    if (!isOurs) return undefined;
    if (command.startsWith('npm')) return 'npm';
    if (command.startsWith('/bin/sh -c read')) return 'guard';
    const known = ['scripts/start.mjs', 'server/main.js', 'bin/postgres'].find((part) => command.includes(part));
    return known ?? command;
  } catch {
    // It has ended by now.
    return undefined;
  }
}

/** Ends whatever a failed test left. */
export function endAll({ processes }: PlantedProject): void {
  for (const pid of processes().values()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
