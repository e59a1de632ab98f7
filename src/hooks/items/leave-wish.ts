import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Somebody wants to log out. What it takes (questions, locking, telling the server) comes in a late part of the app. */
export function askToLeave(): void {
  set(true);
}

/** The wish was met, or taken back. */
export function settleLeave(): void {
  set(false);
}

/** Does somebody want to log out? A wish made before the part that meets it was loaded is still there. */
export function useLeaveWish(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted);
}

function set(next: boolean): void {
  isWanted = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
