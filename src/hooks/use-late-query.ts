import { useEffect, useState } from 'react';
import { loadUntilThere } from './load-until-there.ts';

/**
 * `useQuery` for what is in view from the first paint: the database's code, a third of the app, comes after it.
 * `load` brings the query and must be the same function at every render. A query given here must not reject.
 */
export function useLateQuery<Value>(load: () => Promise<() => Promise<Value>>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isOpen = true;
    let stop: (() => void) | undefined;
    void loadUntilThere(() => Promise.all([import('../data/live.ts'), load()])).then(([{ follow }, query]) => {
      if (isOpen) stop = follow(query, (next) => setValue(() => next));
    });
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [load]);
  return value;
}
