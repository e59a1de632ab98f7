import { liveQuery } from 'dexie';
import { onPutAway, untilShown } from './put-away.ts';

/**
 * Follows a query: its answer now and after each change of what it read, by page or worker. Asks nothing in a page that is
 * put away, whose storage is closed, and anew when that is shown. Returns what ends it.
 */
export function follow<Value>(query: () => Promise<Value>, onValue: (value: Value) => void): () => void {
  // Dexie follows what a query reads after its first wait only where the function it is given is itself `async`.
  const ask = () => liveQuery(async () => query()).subscribe({ next: onValue });
  let subscription = ask();
  let isOver = false;
  const forget = onPutAway(() => {
    subscription.unsubscribe();
    void untilShown()?.then(() => {
      if (!isOver) subscription = ask();
    });
  });
  return () => {
    isOver = true;
    forget();
    subscription.unsubscribe();
  };
}
