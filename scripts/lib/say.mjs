import { systemTrouble } from '../../server/start/error-words.mjs';

/** Milliseconds between two signs of life of a step that takes long. */
const HEARTBEAT_MS = 60_000;

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * For the operator's eyes, and never among what a command puts out.
 *
 * @param {string} text
 */
export function complain(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * A failure that one sentence explains: printed without a stack, exit code 1.
 */
export class Refusal extends Error {}

/**
 * Runs a script's main function; a `Refusal` ends it with its sentence and exit code 1, what the system refused with
 * another, a bug with its stack.
 *
 * @param {() => Promise<number | void> | number | void} main answers the exit code, 0 when nothing
 */
export async function asCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const words = error instanceof Refusal ? error.message : systemTrouble(error);
    complain(words ?? error?.stack ?? String(error));
    process.exitCode = 1;
  }
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Says every minute that `name` still runs, and what it last printed.
 *
 * @param {string} name
 * @returns {{ line: (text: string) => void, stop: () => void }}
 */
export function heartbeat(name) {
  const startedAt = Date.now();
  let last = '';
  const timer = setInterval(() => {
    const text = last ? ` · ${last.slice(0, 90)}` : '';
    say(`        ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s so far${text}`);
  }, HEARTBEAT_MS);
  return {
    line(text) {
      last = text;
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/**
 * The last lines of a text.
 *
 * @param {string} text
 * @param {number} lines
 */
export function tail(text, lines) {
  const all = text.trimEnd().split(/\r?\n/);
  const left = all.length - lines;
  return (left > 0 ? [`… ${left} lines before`, ...all.slice(-lines)] : all).map((line) => `    ${line}`).join('\n');
}
