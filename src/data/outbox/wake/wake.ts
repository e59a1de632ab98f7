/** What woke the drain. */
export type Trigger = 'start' | 'online' | 'visible' | 'timer' | 'enqueue' | 'button' | 'sync' | 'push' | 'message';

/** One call to drain. */
export interface Wake {
  /** Device time of the call. */
  at: number;
  /** The trigger is news that the network or the person is there: it skips waits that are only ours. */
  isForced: boolean;
}

export function wakeBy(trigger: Trigger, now: number): Wake {
  return { at: now, isForced: trigger !== 'timer' && trigger !== 'enqueue' };
}

/** Was it tried after the call, by whoever held the lock before us? A time in the future is an older one, by a clock that jumped. */
export function wasTriedSince(wake: Wake, triedAt: number, now: number): boolean {
  return triedAt > wake.at && triedAt <= now;
}
