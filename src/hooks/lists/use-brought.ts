import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import { usePerson } from '../shared/use-person.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

export interface Brought {
  isRefreshing: boolean;
  /** Why the last try brought nothing: a kind of the contract, or `unreachable`. */
  trouble: string | undefined;
  refresh(): void;
}

/**
 * Has a person's own copy brought anew: when the screen opens, when the phone comes back, and while something of this phone has arrived
 * at the server (`arrived` of them) that the copy, asked for at `asOf`, knows nothing of. `bring` must be the same at every render.
 */
export function useBrought(
  bring: () => Promise<Result<void, CallFailure>>,
  { account, arrived, asOf }: { account: string | undefined; arrived: number; asOf: number | undefined },
): Brought {
  const [isRefreshing, setRefreshing] = useState(true);
  const [trouble, setTrouble] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const again = useCallback(async () => {
    setRefreshing(true);
    const brought = await bring();
    // A slow answer may come when the screen, or the whole page, is gone.
    if (!isShown.current) return;
    setTrouble(brought.ok ? undefined : brought.failure.kind);
    setRefreshing(false);
  }, [bring]);
  // What an account may see changes with what was decided about it.
  const status = usePerson()?.status;
  useEffect(() => whenWorthIt(() => void again()), [again, account, status]);
  // What was asked for before they arrived knows nothing of them: after each such copy another one is asked for.
  useEffect(() => {
    if (arrived === 0) return undefined;
    const soon = setTimeout(() => void again());
    return () => clearTimeout(soon);
  }, [arrived, asOf, again]);
  return { isRefreshing, trouble, refresh: () => void again() };
}
