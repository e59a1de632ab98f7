import { useCallback, useEffect, useState } from 'react';
import {
  isTracked,
  itemWithReference,
  saidOf,
  trackedRecord,
  type SaidOfIt,
  type Tracked,
} from '../../data/queries/items/tracked.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { refreshTracked } from '../../data/sync/refresh-tracked.ts';
import { useQuery } from '../shared/use-query.ts';
import { useStored, type Stored } from '../shared/use-stored.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

/** The item of this phone with that reference; `item` is absent where there is none. */
export function useItemWithReference(reference: string): Stored<{ item: OutboxItem | undefined }> {
  return useStored(async () => ({ item: await itemWithReference(reference) }), [reference]);
}

export interface TrackedRecord {
  /** As this phone was told last; `undefined`: never. */
  tracked: Tracked | undefined;
  said: readonly SaidOfIt[];
  isAsking: boolean;
  /** The last question brought no answer. */
  hasFailed: boolean;
  ask(): void;
}

/**
 * How a record stands that was sent from this phone: asked for when the screen opens, when the phone comes back, and when something that was
 * said of it has arrived.
 */
export function useTracked(item: OutboxItem): TrackedRecord | undefined {
  const { id, state } = item;
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const known = useQuery(async () => ({ tracked: await trackedRecord(id), said: await saidOf(id) }), [id]);
  const arrived = known?.said.filter((one) => one.state === 'sent').length ?? 0;
  const ask = useCallback(() => {
    setAsking(true);
    void refreshTracked(id).then((answer) => {
      setAsking(false);
      setFailed(!answer.ok);
    });
  }, [id]);
  const canAsk = state === 'sent' && isTracked(item) && item.isPlain !== true;
  useEffect(() => (canAsk ? whenWorthIt(ask) : undefined), [canAsk, ask, arrived]);
  return known && { ...known, isAsking, hasFailed, ask };
}
