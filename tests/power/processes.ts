import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const STEP_MS = 5;
const PATIENCE_MS = 30_000;

/**
 * SIGKILL for every process that was given this folder, by argument or environment, or has a file of it open, and for all
 * that descend from them: a browser's tree, a server with its database. Returns when all are dead; nothing of ours runs meanwhile, so that
 * no acknowledgement is taken in after the cut.
 */
export function killAllThatUse(folder: string): void {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const users = usersOf(folder);
    if (users.length === 0) return;
    if (Date.now() > deadline) throw new Error(`processes that use ${folder} do not end: ${users.join(', ')}`);
    for (const pid of users) kill(pid);
    pause(STEP_MS);
  }
}

/** Sleeps with everything of this process standing still. */
export function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function usersOf(folder: string): number[] {
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .flatMap((pid) => parentOf(pid) ?? []);
  const users = new Set(living.filter(({ pid }) => mentions(pid, folder)).map(({ pid }) => pid));
  for (let grown = -1; grown !== users.size;) {
    grown = users.size;
    for (const { pid, parent } of living) if (users.has(parent)) users.add(pid);
  }
  return [...users];
}

/** Nothing for one that has ended; a zombie waits for its parent and writes no more. */
function parentOf(pid: number): { pid: number; parent: number } | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets may hold anything, brackets too.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === undefined || parent === undefined || state === 'Z' ? undefined : { pid, parent: Number(parent) };
}

function mentions(pid: number, folder: string): boolean {
  const isGiven = read(`/proc/${pid}/cmdline`).includes(folder) || read(`/proc/${pid}/environ`).includes(folder);
  return isGiven || openFiles(pid).some((path) => path.startsWith(folder));
}

function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => linkAt(`/proc/${pid}/fd/${name}`));
  } catch {
    // It has ended.
    return [];
  }
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}
