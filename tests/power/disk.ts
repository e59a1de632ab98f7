import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { killAllThatUse, pause } from './processes.ts';

/** A disk that can lose its power: ext4 in a file, mounted by a loop device. */
export interface PowerDisk {
  /** Where its files are, the same before and after a cut. */
  readonly root: string;
  /** Unmounts it in order; from now on `fromBase` starts with what it holds. */
  keepAsBase(): void;
  /** Mounts a fresh copy of the base. */
  fromBase(): void;
  /**
   * Kills everything that uses the disk, then takes away what had not reached it. What programs wrote and nobody
   * flushed is only in the kernel's page cache of the mounted file system, not in the file below: so a copy of that
   * file, mounted, is the disk after a power cut. It knows nothing of a drive that lies about its own cache.
   */
  cutPower(): void;
}

const MEGABYTES = 768;
const UNMOUNTS = 200;
const STEP_MS = 25;

const made = new Set<{ folder: string; root: string }>();

/** Makes one; the failure of a machine that cannot is thrown as a sentence. Gone when the process ends, however it ends. */
export function openDisk(): PowerDisk {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'disk-'));
  // PostgreSQL's own user passes through it.
  chmodSync(folder, 0o711);
  const root = join(folder, 'disk');
  const [live, base, cut] = ['live', 'base', 'cut'].map((name) => join(folder, `${name}.img`)) as [
    string,
    string,
    string,
  ];
  mkdirSync(root);
  made.add({ folder, root });
  run('truncate', '-s', `${MEGABYTES}M`, live);
  // Nothing may be left for the kernel to initialise later: it would write while the copy is taken.
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', live);
  mount(live, root);
  return {
    root,
    keepAsBase() {
      unmount(root);
      renameSync(live, base);
    },
    fromBase() {
      if (isMounted(root)) unmount(root);
      copy(base, live);
      mount(live, root);
    },
    cutPower() {
      killAllThatUse(root);
      copyAtRest(live, cut, deviceOf(root));
      unmount(root);
      renameSync(cut, live);
      mount(live, root);
    },
  };
}

/** Unmounts and removes them all. Whatever used them has ended. */
export function removeDisks(): void {
  for (const { folder, root } of made) {
    if (isMounted(root)) said('umount', '--lazy', root);
    // Never into a file system that is still mounted.
    if (!isMounted(root)) rmSync(folder, { recursive: true, force: true });
  }
  made.clear();
}

/** The file system may write by itself at any moment; a copy taken meanwhile could be one that never was on the disk. */
function copyAtRest(from: string, to: string, device: string): void {
  for (;;) {
    const before = writtenTo(device);
    copy(from, to);
    if (before.inFlight === 0 && before.sectors === writtenTo(device).sectors) return;
  }
}

/** From the kernel's own count (Documentation/block/stat.rst). */
function writtenTo(device: string): { sectors: number; inFlight: number } {
  const fields = readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  return { sectors: fields[6] ?? 0, inFlight: fields[8] ?? 0 };
}

function deviceOf(root: string): string {
  const device = mountLines().find(([, at]) => at === root)?.[0];
  if (device === undefined) throw new Error(`nothing is mounted at ${root}`);
  return device;
}

function isMounted(root: string): boolean {
  return mountLines().some(([, at]) => at === root);
}

function mountLines(): string[][] {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
}

function copy(from: string, to: string): void {
  run('cp', '--sparse=always', from, to);
}

function mount(image: string, root: string): void {
  run('mount', '-o', 'loop', image, root);
  chmodSync(root, 0o755);
}

/** A killed process with many threads holds its files a moment longer. */
function unmount(root: string): void {
  for (let tries = 0; tries < UNMOUNTS; tries += 1) {
    if (said('umount', root) === undefined) return;
    pause(STEP_MS);
  }
  run('umount', root);
}

function run(program: string, ...args: string[]): void {
  const trouble = said(program, ...args);
  if (trouble !== undefined) {
    throw new Error(`A disk for power cuts could not be made or used here: ${program} says ${trouble}`);
  }
}

/** What the program said when it failed; nothing where it did its work. */
function said(program: string, ...args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit ${status}`);
}
