import { useCallback, useEffect, useState } from 'react';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import { limits } from '../../../contract/limits.ts';
import { keptPart, keptPartOfOpen, listState, type KeptPart } from '../../data/queries/lists/lists.ts';
import { keepMore, refreshLists } from '../../data/sync/refresh-lists.ts';
import { askForApproval } from '../shared/ask-for-approval.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

export interface ListCopy {
  /** `coming`: for the first time, not whole yet; `part`: the first time was cut off; `empty`: never brought at all. */
  stands: 'empty' | 'part' | 'coming' | 'whole';
  /** Of the first list that is not all here; undefined where each is. */
  kept: KeptPart | undefined;
  /** The same of what is open. */
  keptOpen: KeptPart | undefined;
  /** Has more of it kept on this phone, at the person's word; absent where that is all there is, or as much as may be. */
  keepMore?: (() => void) | undefined;
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
    const parts = await Promise.all(
      namesIn(key).map(async (name) => ({ name, kept: await keptPart(name), keptOpen: await keptPartOfOpen(name) })),
    );
    return { states, part: parts.find(({ keptOpen }) => keptOpen) ?? parts.find(({ kept }) => kept) };
  }, [key, account]);
  const bring = useCallback(
    async (isAsked: boolean) => {
      setRefreshing(true);
      await refreshLists(namesIn(key), { isAsked });
      setRefreshing(false);
    },
    [key],
  );
  const more = async (name: ListName) => {
    setRefreshing(true);
    await keepMore(name);
    setRefreshing(false);
  };
  useEffect(() => whenWorthIt(() => void bring(false)), [bring, account]);
  if (read === undefined) return undefined;
  const { states, part } = read;
  const most = states.find((state) => state?.name === part?.name)?.most ?? 0;
  const isWhole = states.every((state) => state?.isComplete === true);
  const hasSome = states.some((state) => state?.cursor !== undefined);
  const times = states.map((state) => state?.asOf).filter((time) => time !== undefined);
  return {
    stands: isWhole ? 'whole' : isRefreshing ? 'coming' : hasSome ? 'part' : 'empty',
    kept: part?.kept,
    keptOpen: part?.keptOpen,
    asOf: times.length === states.length ? Math.min(...times) : undefined,
    isRefreshing,
    trouble: states.find((state) => state?.trouble !== undefined)?.trouble,
    ...(part && most < limits.mostKeptRecords && { keepMore: () => void more(part.name) }),
    refresh: () => {
      void bring(true);
      void askForApproval();
    },
  };
}

function namesIn(key: string): ListName[] {
  return key.split(',') as ListName[];
}
