import { useSyncExternalStore } from 'react';

/** A desk's screen: there is room for a list and a map beside each other. */
const WIDE = '(min-width: 64rem)';

/** Is the window wide enough for two things beside each other? Followed while it is being made wider. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
