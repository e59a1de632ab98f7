const HOUR_MS = 3_600_000;

export interface HourlyOptions {
  onError(error: unknown): void;
  everyMs?: number;
}

export interface Hourly {
  /** Runs it now, or once more behind what is being done. */
  wake(): void;
  /** Waits for what is being done. */
  stop(): Promise<void>;
}

/** Runs it now and then every hour, never two at a time. */
export function hourly(run: () => Promise<unknown>, { onError, everyMs = HOUR_MS }: HourlyOptions): Hourly {
  let running = Promise.resolve();
  let isWaiting = false;
  const turn = () => {
    // Many turns that came due meanwhile are one.
    if (isWaiting) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return run();
      })
      .then(() => undefined, onError);
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    wake: turn,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
