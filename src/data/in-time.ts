/** Storage answers in milliseconds; one that has not answered after this long may never do. */
export const STORAGE_MS = 4_000;

/** What `work` answers, or `late` once `limitMs` have passed. The work itself goes on. */
export function inTime<Value, Late>(work: Promise<Value>, late: Late, limitMs = STORAGE_MS): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
