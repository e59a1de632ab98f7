import { useEffect, useState, useSyncExternalStore } from 'react';
import { STORAGE_MS } from '../../data/in-time.ts';
import { onOutboxReadability, timesOutboxCameBack } from '../../data/outbox/keep/unreadable.ts';
import { loadUntilThere } from './load-until-there.ts';

/**
 * `useQuery` for what is in view from the first paint: the database's code, a third of the app, comes after it.
 * `load` brings the query and must be the same function at every render. A query given here must not reject; where it
 * does not answer in time, `late` holds until it does.
 */
export function useLateQuery<Value>(load: () => Promise<() => Promise<Value>>, late?: Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  const back = useSyncExternalStore(onOutboxReadability, timesOutboxCameBack, () => 0);
  useEffect(() => {
    let isOpen = true;
    let stop: (() => void) | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    void loadUntilThere(() => Promise.all([import('../../data/live.ts'), load()])).then(([{ follow }, query]) => {
      if (!isOpen) return;
      patience = setTimeout(() => setValue((old) => old ?? late), STORAGE_MS);
      stop = follow(query, (next) => setValue(() => next));
    });
    return () => {
      isOpen = false;
      clearTimeout(patience);
      stop?.();
    };
  }, [load, late, back]);
  return value;
}
