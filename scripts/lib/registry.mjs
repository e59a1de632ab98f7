import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Milliseconds that one question to the registry may take. */
const ASK_MS = 20_000;

/** As `run` says it. */
const TOO_LONG = 124;

const ONE_ASKING = ['--fetch-retries=0', `--fetch-timeout=${ASK_MS}`];

/** How npm names what is amiss between it and the registry, and not with what was asked. */
const trouble =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENETDOWN|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/;

/**
 * @param {string} output of npm
 * @returns {string | undefined} the code of what is amiss with the network; undefined where it is something else
 */
export function networkTrouble(output) {
  return trouble.exec(output)?.[1];
}

/**
 * Asks the registry at once, beside whatever npm does meanwhile, and says where it does not answer: npm itself says nothing for minutes,
 * and goes on well where it has all packages at hand.
 *
 * @param {readonly string[]} npm
 * @param {{ cwd: string, pauseMs: number }} options
 */
export function watchRegistry(npm, { cwd, pauseMs }) {
  let isQuiet = false;
  const tell = (reason) => {
    if (isQuiet) return;
    isQuiet = true;
    say(
      `        no network: the registry of npm does not answer (${reason}). A first start needs it once. ` +
        'It is tried again and again; Ctrl-C ends it.',
    );
  };
  const ask = async () => {
    const { code, output } = await run([...npm, 'ping', ...ONE_ASKING], { cwd, limitMs: 2 * ASK_MS });
    if (code === 0) return undefined;
    return code === TOO_LONG ? 'no answer' : networkTrouble(output);
  };
  void ask().then((reason) => reason !== undefined && tell(reason));
  return {
    /**
     * Resolves once it does.
     *
     * @param {string} reason why npm could not do it
     */
    async answers(reason) {
      tell(reason);
      do await sleep(pauseMs);
      while ((await ask()) !== undefined);
      isQuiet = false;
      say('        the registry of npm answers: going on');
    },
    /** Nothing is said any more. */
    leave() {
      isQuiet = true;
    },
  };
}
