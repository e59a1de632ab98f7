import { Worker } from 'node:worker_threads';

/**
 * Takes as much of so many cores as a program may, to show what breaks beside others.
 *
 * @param {number} cores
 * @returns {() => Promise<void>} ends it
 */
export function keepBusy(cores) {
  const workers = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }));
  return async () => void (await Promise.all(workers.map((worker) => worker.terminate())));
}
