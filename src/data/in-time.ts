/** Storage answers in milliseconds; one that has not answered after this long may never do. */
export const STORAGE_MS = 4_000;

/** As long as it has answered nobody since: a login looks a dozen times, and would take most of a minute. */
const AGAIN_MS = 400;

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
  limitMs: number,
  clock = after,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const stop = clock(limitMs, () => resolve(late));
    void work.then(resolve, reject).finally(stop);
  });
}

let isSilent = false;

/** What storage answers, or `late`: it may never answer, and what a person waits for goes on without it. */
export async function fromStorage<Value, Late>(work: Promise<Value>, late: Late): Promise<Value | Late> {
  let isOver = false;
  const answered = () => {
    isOver = true;
    isSilent = false;
  };
  work.then(answered, answered);
  const answer = await inTime(work, late, isSilent ? AGAIN_MS : STORAGE_MS);
  isSilent ||= !isOver;
  return answer;
}
