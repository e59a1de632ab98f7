import { useCallback, useEffect, useState } from 'react';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import { keptPart, listState, type KeptPart } from '../../data/queries/lists/lists.ts';
import { refreshLists } from '../../data/sync/refresh-lists.ts';
import { askForApproval } from '../shared/ask-for-approval.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

export interface ListCopy {
  /** `coming`: for the first time, not whole yet; `part`: the first time was cut off; `empty`: never brought at all. */
  stands: 'empty' | 'part' | 'coming' | 'whole';
  /** Of the first of the lists; undefined where all of it is here. */
  kept: KeptPart | undefined;
  /** When the oldest of the lists was last known to be as the server's: epoch milliseconds. */
  asOf: number | undefined;
  isRefreshing: boolean;
  /** Why the last try brought nothing. */
  trouble: 'unreachable' | 'refused' | undefined;
  /** Asks the server now, at the person's word. */
  refresh(): void;
}

/**
 * This device's copies of lists, as a screen shows them: brought up to the server's when the screen opens, when the network seems back
 * and when the page is looked at again. The rows themselves are read by the queries. `undefined` while it is being read.
 */
export function useListCopy(names: readonly ListName[]): ListCopy | undefined {
  const key = names.join();
  const account = usePerson()?.id;
  const [isRefreshing, setRefreshing] = useState(true);
  const read = useQuery(async () => {
    const states = await Promise.all(namesIn(key).map(listState));
    const [first] = namesIn(key);
    return { states, kept: first && (await keptPart(first)) };
  }, [key, account]);
  const bring = useCallback(
    async (isAsked: boolean) => {
      setRefreshing(true);
      await refreshLists(namesIn(key), { isAsked });
      setRefreshing(false);
    },
    [key],
  );
  useEffect(() => whenWorthIt(() => void bring(false)), [bring, account]);
  if (read === undefined) return undefined;
  const { states, kept } = read;
  const isWhole = states.every((state) => state?.isComplete === true);
  const hasSome = states.some((state) => state?.cursor !== undefined);
  const times = states.map((state) => state?.asOf).filter((time) => time !== undefined);
  return {
    stands: isWhole ? 'whole' : isRefreshing ? 'coming' : hasSome ? 'part' : 'empty',
    kept,
    asOf: times.length === states.length ? Math.min(...times) : undefined,
    isRefreshing,
    trouble: states.find((state) => state?.trouble !== undefined)?.trouble,
    refresh: () => {
      void bring(true);
      void askForApproval();
    },
  };
}

function namesIn(key: string): ListName[] {
  return key.split(',') as ListName[];
}
