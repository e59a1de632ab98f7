import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { onOutboxReadability, timesOutboxCameBack } from '../../data/outbox/keep/unreadable.ts';
import { onPageCameBack, timesPageCameBack } from '../../data/put-away.ts';

/**
 * What a query of `src/data/queries` answers, kept up to date with the device's database.
 * `undefined` while it is being read for the first time. A query that fails throws into the
 * nearest boundary; where a part must not fall with it, catch inside the query.
 */
export function useQuery<Value>(query: () => Promise<Value>, deps: readonly unknown[]): Value | undefined {
  // What was asked while the page was put away was refused by a storage that is closed then.
  const came = useSyncExternalStore(onPageCameBack, timesPageCameBack);
  // So was what was asked while the browser closed it, and is not asked again by itself.
  const back = useSyncExternalStore(onOutboxReadability, timesOutboxCameBack);
  // Dexie follows what a query reads after its first wait only where the function it is given is itself `async`.
  return useLiveQuery(async () => query(), [...deps, came, back]);
}
