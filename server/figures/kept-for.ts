import type { Clock } from '../../contract/base/clock.ts';

/** What is counted serves everybody for so many milliseconds. However many ask at the same time, it is counted once. */
export function keptFor<Counted>(
  ms: number,
  clock: Clock,
  count: (now: number) => Promise<Counted>,
): () => Promise<Counted> {
  let kept: { counted: Promise<Counted>; at: number } | undefined;
  return () => {
    const now = clock.now();
    // A clock that was put back must not keep an old count for hours.
    if (kept !== undefined && Math.abs(now - kept.at) < ms) return kept.counted;
    const counting = { counted: count(now), at: now };
    kept = counting;
    counting.counted.catch(() => {
      if (kept === counting) kept = undefined;
    });
    return counting.counted;
  };
}
