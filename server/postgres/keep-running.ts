import type { Result } from '../../contract/base/result.ts';

/** Milliseconds between two looks at the process table. */
const LOOK_MS = 1_000;
/** After a start that failed: a full disk stays full for a while. */
const AGAIN_MS = 3_000;

export interface Supervision {
  /** No start is under way any more when this resolves. */
  stop(): Promise<void>;
}

/**
 * Starts a database again that has ended by itself: one that cannot write its log (a full disk) gives up for good,
 * and would stay away after there is space again. `onTrouble` is told once for each time that it stays away.
 */
export function keepRunning(
  isRunning: () => boolean,
  start: () => Promise<Result<unknown, string>>,
  onTrouble: (sentence: string) => void,
): Supervision {
  let stopped = false;
  let told = false;
  let timer: NodeJS.Timeout;
  let working: Promise<void> = Promise.resolve();

  const look = async () => {
    let waitMs = LOOK_MS;
    if (!isRunning()) {
      const started = await start();
      if (!started.ok && !told) onTrouble(started.failure);
      told = !started.ok;
      waitMs = started.ok ? LOOK_MS : AGAIN_MS;
    }
    if (!stopped) lookAfter(waitMs);
  };
  const lookAfter = (waitMs: number) => {
    timer = setTimeout(() => {
      working = look().catch((error: unknown) => {
        onTrouble(String(error));
        if (!stopped) lookAfter(AGAIN_MS);
      });
    }, waitMs).unref();
  };
  lookAfter(LOOK_MS);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
