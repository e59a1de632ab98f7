import { spawn } from 'node:child_process';
import { complain } from './say.mjs';
import { onStop } from './stop-signals.mjs';

/** A terminal's Ctrl-C comes once from the terminal and once more through npm: within this time it is the same one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a command of ours in this terminal until it ends, handing signals on. It has a channel to this process, whose end tells it
 * that we are gone, even where nothing of ours could run any more.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string }} options
 * @returns {Promise<number>} its exit code
 */
export function serve([program = '', ...args], { cwd }) {
  const windows = process.platform === 'win32';
  // Apart from the terminal's own group, so that the server hears of a Ctrl-C once, from us.
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: !windows });
  let lastAt = Number.NEGATIVE_INFINITY;
  onStop((signal) => {
    const isEcho = Date.now() - lastAt < SAME_SIGNAL_MS;
    lastAt = Date.now();
    // On Windows the console itself tells every process of it.
    if (!isEcho && !windows) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal !== null) complain(`Ended by ${signal}, from outside.`);
      resolve(code ?? 1);
    });
  });
}
