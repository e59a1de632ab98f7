/** Failures in a row: a lost connection is opened anew twice without a word to the person. */
const TOLD_AFTER = 3;

let failures = 0;
/** It was closed under the page. */
let wasClosed = false;
let comebacks = 0;
const watchers = new Set<() => void>();

/** What is read in this moment is refused, and not asked again by itself. */
export function noteClosed(): void {
  wasClosed = true;
}

/** What a drain met: an outbox that answers, or one that refuses. */
export function noteOutbox(isRefused: boolean): void {
  const before = [isOutboxUnreadable(), comebacks];
  if (!isRefused && (failures > 0 || wasClosed)) {
    comebacks += 1;
    wasClosed = false;
  }
  failures = isRefused ? failures + 1 : 0;
  if (isOutboxUnreadable() !== before[0] || comebacks !== before[1]) for (const tell of watchers) tell();
}

/** What screens read before may be all there, and nothing of it can be sent. */
export function isOutboxUnreadable(): boolean {
  return failures >= TOLD_AFTER;
}

/** How often the outbox answered again after it had refused or was closed: what was read meanwhile is read anew. */
export function timesOutboxCameBack(): number {
  return comebacks;
}

/** For React's `useSyncExternalStore`. */
export function onOutboxReadability(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
