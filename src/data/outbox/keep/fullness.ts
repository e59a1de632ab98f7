let isFull = false;
const listeners = new Set<() => void>();

/** Did this page's last try find that the phone had no room to note what came of it? */
export function isPhoneFull(): boolean {
  return isFull;
}

export function noteFullness(isFullNow: boolean): void {
  if (isFull === isFullNow) return;
  isFull = isFullNow;
  for (const changed of listeners) changed();
}

/** Calls `changed` at each change. Answers what ends that. */
export function onFullness(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
