import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Counts once for all who ask at the same time, and at most once in so many milliseconds. Never answers with a count that had begun
 * before it was asked for: who was just told of a change finds it counted.
 */
export function countedTogether<Counted>(restMs: number, count: () => Promise<Counted>): () => Promise<Counted> {
  let next: Promise<Counted> | undefined;
  let rest: Promise<unknown> = Promise.resolve();
  return () => {
    next ??= rest.then(() => {
      next = undefined;
      const counting = count();
      rest = Promise.allSettled([counting, sleep(restMs, undefined, { ref: false })]);
      return counting;
    });
    return next;
  };
}
