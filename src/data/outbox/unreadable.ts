/** Failures in a row: a lost connection is opened anew twice without a word to the person. */
const TOLD_AFTER = 3;

let failures = 0;
const watchers = new Set<() => void>();

/** What a drain met: an outbox that answers, or one that refuses. */
export function noteOutbox(isRefused: boolean): void {
  const wasTold = isOutboxUnreadable();
  failures = isRefused ? failures + 1 : 0;
  if (isOutboxUnreadable() !== wasTold) for (const tell of watchers) tell();
}

/** What screens read before may be all there, and nothing of it can be sent. */
export function isOutboxUnreadable(): boolean {
  return failures >= TOLD_AFTER;
}

/** For React's `useSyncExternalStore`. */
export function onOutboxReadability(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
