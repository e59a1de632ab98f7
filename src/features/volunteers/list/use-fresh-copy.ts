import { useEffect, useRef } from 'react';
import type { ListCopy } from '../../../hooks/lists/use-list-copy.ts';

/** Asks for the lists anew when the server has decided something about the volunteer: the places that are left changed with it. */
export function useFreshCopy(copy: ListCopy | undefined, decided: string | undefined): void {
  const before = useRef(decided);
  const refresh = useRef(copy?.refresh);
  useEffect(() => {
    refresh.current = copy?.refresh;
  });
  useEffect(() => {
    if (decided !== undefined && before.current !== undefined && decided !== before.current) refresh.current?.();
    before.current = decided ?? before.current;
  }, [decided]);
}
