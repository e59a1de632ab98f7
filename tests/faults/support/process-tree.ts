import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Ends the browser that runs on this profile, and everything it started, at once: as the system does that needs its memory. */
export function killBrowser(profileDirectory: string): void {
  const all = processes();
  const isRoot = ({ command }: Process) =>
    command.includes(`--user-data-dir=${profileDirectory}`) && !command.includes('--type=');
  const roots = all.filter(isRoot);
  if (roots.length === 0) throw new Error(`no browser runs on ${profileDirectory}`);
  for (const pid of roots.flatMap(({ pid }) => [pid, ...descendants(pid, all)])) endAtOnce(pid);
}

function descendants(pid: number, all: readonly Process[]): number[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...descendants(child.pid, all)]);
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with its parent.
  }
}

function processes(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name in brackets may itself hold brackets and spaces.
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }];
  });
}
