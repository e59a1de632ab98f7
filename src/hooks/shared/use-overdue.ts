import { useEffect, useState } from 'react';
import { STORAGE_MS } from '../../data/in-time.ts';

/** True once `isWaiting` has lasted `limitMs`: time to say that something takes long. */
export function useOverdue(isWaiting: boolean, limitMs = STORAGE_MS): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOverdue(true), limitMs);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting, limitMs]);
  return isWaiting && isOverdue;
}
