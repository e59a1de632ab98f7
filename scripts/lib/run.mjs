import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { onStop } from './stop-signals.mjs';

const windows = process.platform === 'win32';
const running = new Set();

/** Set once this process was told to stop: from then on nothing starts, and no caller hears of what was ended. */
let stopCode;

/** Milliseconds that a child gets to end by itself. */
const GRACE_MS = 3000;

/** Characters of output kept in memory for the report of a failed step; the log file has all of it. */
const KEPT_OUTPUT = 400_000;

/**
 * Runs a command to its end with its output caught. Never throws for a command that fails or is missing:
 * the answer says so.
 *
 * @param {readonly string[]} command program and arguments; a path may hold spaces
 * @param {{ cwd?: string, env?: Record<string, string>, log?: string, limitMs?: number, onLine?: (line: string) => void, givesWay?: boolean }} [options]
 *   `givesWay`: it runs in the time that all other processes leave
 * @returns {Promise<{ code: number, output: string }>} `code` 124 after the time limit, 127 when there is no such program
 */
export function run([program = '', ...args], { cwd, env, log, limitMs, onLine, givesWay } = {}) {
  if (log) {
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, '');
  }
  return new Promise((resolve) => {
    if (stopCode !== undefined) return;
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a stop reaches grandchildren (browsers, workers) as well.
      detached: !windows,
      windowsHide: true,
    });
    running.add(child);
    if (givesWay && child.pid !== undefined) giveWay(child.pid);
    let output = '';
    let timedOut = false;
    const timer = limitMs ? setTimeout(() => ((timedOut = true), killTree(child, 'SIGKILL')), limitMs) : undefined;
    const take = (text) => {
      output = (output + text).slice(-KEPT_OUTPUT);
      if (log) appendFileSync(log, text);
      for (const line of text.split(/\r?\n/)) if (line.trim()) onLine?.(line.trim());
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (stopCode === undefined) resolve({ code, output });
      else if (running.size === 0) process.exit(stopCode);
    };
    child.on('error', (error) => {
      take(`${program}: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => {
      if (timedOut) take(`\nStopped after ${(limitMs ?? 0) / 1000} s.\n`);
      end(timedOut ? 124 : (code ?? (signal ? 1 : 0)));
    });
  });
}

/** @param {number} pid */
function giveWay(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // A group of its own has a share of its own, where Linux shares time among sessions before it does among processes.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended by now, or the system has no such thing: it runs as all others do.
  }
}

/** @type {Readonly<Record<string, number>>} */
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Ends everything started by `run` when this process is told to stop, then stops with the usual exit code.
 *
 * @returns {() => void} ends this
 */
export function stopChildrenOnSignals() {
  return onStop((signal) => stopAll(128 + (numbers[signal] ?? 0)));
}

function stopAll(exitCode) {
  stopCode = exitCode;
  if (running.size === 0) process.exit(exitCode);
  for (const child of running) killTree(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) killTree(child, 'SIGKILL');
    process.exit(exitCode);
  }, GRACE_MS);
}

function killTree(child, signal) {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}
