import { useCallback, useEffect, useState } from 'react';
import { fundsCopy, type FundsCopy } from '../../data/queries/lists/funds.ts';
import { refreshFunds } from '../../data/sync/refresh-funds.ts';
import { useQuery } from '../shared/use-query.ts';

export interface FundsState {
  /** `undefined`: this phone has none yet. */
  copy: FundsCopy | undefined;
  isAsking: boolean;
  /** The server did not answer last. */
  isFailed: boolean;
  refresh(): void;
}

/** The public figures as this phone saw them last, and asked for anew; `undefined` while the copy is being read. */
export function useFunds(): FundsState | undefined {
  const read = useQuery(async () => ({ copy: await fundsCopy() }), []);
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<{ round: number; isThere: boolean }>();
  useEffect(() => {
    let isOpen = true;
    void refreshFunds()
      // A storage that refuses the copy brings nothing to look at either.
      .catch(() => false)
      .then((isThere) => isOpen && setAnswered({ round, isThere }));
    return () => {
      isOpen = false;
    };
  }, [round]);
  const refresh = useCallback(() => setRound((old) => old + 1), []);
  const isAsking = answered?.round !== round;
  return read && { copy: read.copy, isAsking, isFailed: !isAsking && !answered.isThere, refresh };
}
