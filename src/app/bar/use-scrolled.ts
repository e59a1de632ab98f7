import { useSyncExternalStore } from 'react';

/** Section 9: the top bar changes its look after this many CSS pixels. */
const THRESHOLD = 20;

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD, isScrolledWhenWritten);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function isScrolledWhenWritten(): boolean {
  return false;
}
