import { basename } from 'node:path';
import { isUnderNohup } from '../../server/start/hang-up.mjs';

/** Milliseconds between two looks at who our parent is: what has lost its parent gets another. */
const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM does, once the npm that runs it is gone: killed, or closed with its terminal. Whoever is started by
 * anything else (a shell, systemd, a container) outlives it, as usual. Under `nohup` npm falls when the terminal is closed
 * (no Node keeps the ignoring of SIGHUP), and is not followed.
 */
export function followNpm() {
  if (!isRunByNpm()) return;
  const parent = process.ppid;
  let isHungUp = false;
  if (isUnderNohup()) process.on('SIGHUP', () => (isHungUp = true));
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (!isHungUp) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

/** npm tells what it runs; what that starts in turn hears the same, and is something else. */
function isRunByNpm() {
  const script = process.env['npm_lifecycle_script'] ?? '';
  return script.includes(`scripts/${basename(process.argv[1] ?? '')}`);
}
