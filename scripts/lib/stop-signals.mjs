import { isUnderNohup } from '../../server/start/hang-up.mjs';

/** @type {readonly NodeJS.Signals[]} */
const all = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/**
 * Calls it with each signal that tells this process to stop. A terminal that is closed is none under `nohup`.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} ends this
 */
export function onStop(stop) {
  const handlers = all.map((signal) => {
    const handler = signal === 'SIGHUP' && isUnderNohup() ? () => undefined : () => stop(signal);
    process.on(signal, handler);
    return () => void process.off(signal, handler);
  });
  return () => handlers.forEach((off) => off());
}
