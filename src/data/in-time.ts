/** Storage answers in milliseconds; one that has not answered after this long may never do. */
export const STORAGE_MS = 4_000;

/** Calls `run` later; the answer calls that off. */
export type After = (ms: number, run: () => void) => () => void;

export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** What `work` answers, or `late` once `limitMs` have passed. The work itself goes on. */
export function inTime<Value, Late>(
  work: Promise<Value>,
  late: Late,
  limitMs = STORAGE_MS,
  clock = after,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const stop = clock(limitMs, () => resolve(late));
    void work.then(resolve, reject).finally(stop);
  });
}
