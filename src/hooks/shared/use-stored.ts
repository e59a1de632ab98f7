import { useState } from 'react';
import { reopenStorage } from '../../data/commands/items/reopen-storage.ts';
import { useOverdue } from './use-overdue.ts';
import { useQuery } from './use-query.ts';

/** `slow`: the phone's storage has not answered for seconds, and may yet; `failed`: it refused. */
export type Stored<Value> =
  | { kind: 'reading' }
  | { kind: 'slow'; retry(): void }
  | { kind: 'failed'; detail: string; retry(): void }
  | { kind: 'ready'; value: Value };

/**
 * `useQuery` for a screen that has to say so when the phone's storage refuses or hangs. `retry` opens the storage anew
 * and reads again. `isRefused`: it is known to refuse, whatever was read before.
 */
export function useStored<Value>(
  query: () => Promise<Value>,
  deps: readonly unknown[],
  isRefused = false,
): Stored<Value> {
  const [tries, setTries] = useState(0);
  const found = useQuery(() => settled(query, tries), [...deps, tries]);
  // What was read before a retry says nothing about it.
  const current = found?.tries === tries ? found : undefined;
  const isSlow = useOverdue(current === undefined);
  const retry = () => {
    void reopenStorage().then(() => setTries((old) => old + 1));
  };

  // Dexie's live queries wait for ever in a browser without IndexedDB.
  if (isRefused) return { kind: 'failed', detail: 'it refused several times', retry };
  if (!hasStorage()) return { kind: 'failed', detail: 'IndexedDB is missing', retry };
  if (current === undefined) return isSlow ? { kind: 'slow', retry } : { kind: 'reading' };
  return 'value' in current
    ? { kind: 'ready', value: current.value }
    : { kind: 'failed', detail: current.detail, retry };
}

async function settled<Value>(read: () => Promise<Value>, tries: number) {
  try {
    return { tries, value: await read() };
  } catch (error) {
    return { tries, detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

function hasStorage(): boolean {
  return (globalThis as { indexedDB?: IDBFactory | undefined }).indexedDB !== undefined;
}
