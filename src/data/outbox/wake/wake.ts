/** What woke the drain. */
export type Trigger =
  | 'start'
  | 'online'
  | 'visible'
  | 'answer'
  | 'timer'
  | 'enqueue'
  | 'button'
  | 'sync'
  | 'push'
  | 'message';

/** One call to drain. */
export interface Wake {
  /** Device time of the call. */
  at: number;
  /** The trigger is news that the network or the person is there: it skips waits that are only ours, which begin anew. */
  isForced: boolean;
  /** More than that the server answers other calls, which is no news of an item that it has answered by itself. */
  isForAll: boolean;
}

export function wakeBy(trigger: Trigger, now: number): Wake {
  const isForced = trigger !== 'timer' && trigger !== 'enqueue';
  return { at: now, isForced, isForAll: isForced && trigger !== 'answer' };
}

/** Was it tried after the call, by whoever held the lock before us? A time in the future is an older one, by a clock that jumped. */
export function wasTriedSince(wake: Wake, triedAt: number, now: number): boolean {
  return triedAt > wake.at && triedAt <= now;
}
