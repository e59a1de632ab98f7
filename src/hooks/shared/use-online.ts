import { useSyncExternalStore } from 'react';

/** What the browser believes about the network. It lies both ways: for words only, it never gates a send. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, isOnlineWhenWritten);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A written page says nothing of a phone that it has not met. */
function isOnlineWhenWritten(): boolean {
  return true;
}
