import { useLiveQuery } from 'dexie-react-hooks';

/**
 * What a query of `src/data/queries` answers, kept up to date with the device's database.
 * `undefined` while it is being read for the first time. A query that fails throws into the
 * nearest boundary; where a part must not fall with it, catch inside the query.
 */
export function useQuery<Value>(query: () => Promise<Value>, deps: readonly unknown[]): Value | undefined {
  return useLiveQuery(query, [...deps]);
}
