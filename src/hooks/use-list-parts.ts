import { useState } from 'react';
import type { RowPlace } from '../data/queries/newest-rows.ts';

/** Rows of a list that are in memory at once: what is further away is shown in its place, not with it. */
export const PART_ROWS = 600;
/** Rows that are read at first, and then more each time the end comes near. */
const STEP = 60;

/** Which part of a list is shown, and how much of it was read. */
export interface PartPlace {
  limit: number;
  /** The last row of each part before this one. */
  behind: readonly RowPlace[];
}

export interface ListParts {
  place: PartPlace;
  /** What the query is asked for. */
  wanted: { limit: number; before?: RowPlace };
  /** Rows before this part. */
  first: number;
  /** What there is to do where these rows were found: `onNearEnd` within the part, `onNext` at its end, `onBack` from all but the first. */
  actionsFor<Row>(list: { rows: readonly Row[]; hasMore: boolean }, placeOf: (row: Row) => RowPlace): PartActions;
}

export interface PartActions {
  onNearEnd?: () => void;
  onNext?: () => void;
  onBack?: () => void;
}

/** Goes through a list of this device, newest first, a part at a time. `start`: where to begin, for who comes back. */
export function useListParts(start: PartPlace = { limit: STEP, behind: [] }): ListParts {
  const [place, setPlace] = useState(start);
  const { limit, behind } = place;
  const before = behind.at(-1);
  return {
    place,
    wanted: { limit, ...(before && { before }) },
    first: behind.length * PART_ROWS,
    actionsFor({ rows, hasMore }, placeOf) {
      const last = rows.at(-1);
      const onNearEnd = () => setPlace({ limit: Math.min(rows.length + STEP, PART_ROWS), behind });
      const onNext = () => last && setPlace({ limit: STEP, behind: [...behind, placeOf(last)] });
      return {
        ...(hasMore && (rows.length < PART_ROWS ? { onNearEnd } : { onNext })),
        ...(before && { onBack: () => setPlace({ limit: PART_ROWS, behind: behind.slice(0, -1) }) }),
      };
    },
  };
}
