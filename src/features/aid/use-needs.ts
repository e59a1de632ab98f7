import { useState } from 'react';

/** Keys of the rows of needs, first row first. */
export function useNeeds() {
  const [keys, setKeys] = useState<readonly number[]>([0]);
  return {
    keys,
    /** As many rows as the form needs; those that are there stay. */
    setCount: (count: number) =>
      setKeys((old) =>
        old.length >= count ? old : Array.from({ length: count }, (_, index) => old[index] ?? freshKey(old) + index),
      ),
    add: () => setKeys((old) => [...old, freshKey(old)]),
    remove: (key: number) => setKeys((old) => old.filter((other, index) => index === 0 || other !== key)),
    reset: () => setKeys((old) => [freshKey(old)]),
  };
}

function freshKey(keys: readonly number[]): number {
  return Math.max(...keys) + 1;
}
