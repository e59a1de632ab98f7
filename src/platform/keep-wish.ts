const KEY = 'relief-relay-keep-all';

const listeners = new Set<() => void>();
/** Holds as long as the page, for a browser that keeps nothing. */
let held = false;

/** The person wants the whole app on this phone, whatever the link is like: as soon as there is one. */
export function wishForAll(): void {
  held = true;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then it is for this visit.
  }
  for (const tell of listeners) tell();
}

export function isAllWished(): boolean {
  try {
    return held || localStorage.getItem(KEY) === '1';
  } catch {
    return held;
  }
}

/** Answers what ends it. */
export function onKeepWish(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
