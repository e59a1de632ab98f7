import { useState } from 'react';
import type { PartStart, RowPlace } from '../../data/queries/lists/newest-rows.ts';

/** Rows of a list that are in memory at once: what is further away is shown in their place. */
export const PART_ROWS = 600;
/** Rows that are read at first, and then more each time the end comes near. */
const STEP = 60;

/** Which part of a list is shown, and how much of it was read. */
export interface PartPlace {
  limit: number;
  /** Where each part but the first begins, up to this one. */
  starts: readonly PartStart[];
}

/** What a query answers, and which part that is. */
export interface PartOfList<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  before?: PartStart | undefined;
}

export interface ListParts {
  place: PartPlace;
  /** What the query is asked for. */
  wanted: { limit: number; before?: PartStart };
  /** What there is to do where this was found: `onNearEnd` within the part, `onNext` at its end, `onBack` from all but the first. */
  actionsFor<Row>(list: PartOfList<Row>, placeOf: (row: Row) => RowPlace | undefined): PartActions;
}

export interface PartActions {
  /** Rows before this part. */
  first: number;
  onNearEnd?: () => void;
  onNext?: () => void;
  onBack?: () => void;
}

/** Goes through a list of this device a part at a time, in whatever order it stands. `start`: where to begin, for who comes back. */
export function useListParts(start: PartPlace = { limit: STEP, starts: [] }): ListParts {
  const [place, setPlace] = useState(start);
  const { limit, starts } = place;
  const before = starts.at(-1);
  return {
    place,
    wanted: { limit, ...(before && { before }) },
    actionsFor(list, placeOf) {
      const { rows, hasMore } = list;
      const first = list.before?.count ?? 0;
      // Until the part that was asked for is there, the last one stands.
      if (list.before?.id !== before?.id) return { first };
      const last = rows.at(-1);
      const onNearEnd = () => setPlace({ limit: Math.min(rows.length + STEP, PART_ROWS), starts });
      const onNext = () => {
        const end = last && placeOf(last);
        if (end) setPlace({ limit: STEP, starts: [...starts, { ...end, count: first + rows.length }] });
      };
      return {
        first,
        ...(hasMore && (rows.length < PART_ROWS ? { onNearEnd } : { onNext })),
        ...(before && { onBack: () => setPlace({ limit: PART_ROWS, starts: starts.slice(0, -1) }) }),
      };
    },
  };
}
