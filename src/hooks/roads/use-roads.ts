import { useEffect, useMemo } from 'react';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { knownRoads, type KnownRoads } from '../../data/queries/roads/road-blocks.ts';
import type { ShownRoad } from '../../data/queries/roads/roads-with-pending.ts';
import { refreshRoads } from '../../data/sync/refresh-roads.ts';
import { onTopicNews } from '../../data/sync/topic-news.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

export type { ShownRoad } from '../../data/queries/roads/roads-with-pending.ts';

export interface RoadsState extends Brought, Omit<KnownRoads, 'arrived'> {}

/** Blocked roads, as this phone knows them and asks anew. One that runs out while it is looked at, at `now` in epoch milliseconds, goes. */
export function useRoads(now: number): RoadsState | undefined {
  const account = usePerson()?.id;
  const read = useQuery(knownRoads, [account]);
  const brought = useBrought(refreshRoads, { account, arrived: read?.arrived ?? 0, asOf: read?.asOf });
  useEffect(() => onTopicNews((topics) => topics.has('roads') && void refreshRoads()), []);
  const known = read?.blocks;
  const blocks = useMemo(() => known?.filter((block) => !hasRunOut(block, now)), [known, now]);
  return read && blocks && { ...brought, blocks, asOf: read.asOf };
}

/** Since the phone asked: only the server says `expired`, and to admins alone. */
export function hasRunOut({ state, expiresAt }: ShownRoad, now: number): boolean {
  return (state === 'reported' || state === 'confirmed') && epochMsOf(expiresAt) <= now;
}
