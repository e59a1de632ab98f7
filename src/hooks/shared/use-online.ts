import { useSyncExternalStore } from 'react';

/** Whether the server answered last: `undefined` until something is known of it. */
let isAnswering: boolean | undefined;
const followers = new Set<() => void>();

/** What came of asking the server: told by who watches it (`watch-server.ts`), which comes after the first screen. */
export function noteAnswering(is: boolean | undefined): void {
  if (isAnswering === is) return;
  isAnswering = is;
  for (const changed of followers) changed();
}

/** Until something is known of the server it is what the browser believes. For words only, it never gates a send: both may be wrong by now. */
export function isOnlineNow(): boolean {
  return navigator.onLine && isAnswering !== false;
}

/** The same, followed. A phone in a network of which nothing leads to the server is not online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnlineNow, isOnlineWhenWritten);
}

/** The same for who says so in as many words: `undefined` until the server has answered, or not answered. */
export function useKnownOnline(): boolean | undefined {
  return useSyncExternalStore(subscribe, () => (navigator.onLine ? isAnswering : false));
}

function subscribe(changed: () => void): () => void {
  followers.add(changed);
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    followers.delete(changed);
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A written page says nothing of a phone that it has not met. */
function isOnlineWhenWritten(): boolean {
  return true;
}
