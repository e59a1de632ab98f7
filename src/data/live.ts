import { liveQuery } from 'dexie';

/** Follows a query: its answer now and after each change of what it read, by page or worker. Returns what ends it. */
export function follow<Value>(query: () => Promise<Value>, onValue: (value: Value) => void): () => void {
  const subscription = liveQuery(query).subscribe({ next: onValue });
  return () => subscription.unsubscribe();
}
