import { useEffect, useRef, useState } from 'react';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { roadPoint } from '../../../maps/roads/road-on-map.ts';
import type { MapStretch } from '../../../maps/stretches.tsx';

/** The nearest ones: the marks of the others are too far off to tell a stretch from a street. */
const MOST = 30;
const NONE: readonly MapStretch[] = [];

/**
 * The stretches that these roads block, between two junctions each, where this phone has the roads there: what a way leaves out. `again`:
 * what may have brought roads onto the phone since.
 */
export function useStretches(
  roads: readonly ShownRoad[] | undefined,
  hasRoads: boolean,
  again: unknown,
): readonly MapStretch[] {
  const [stretches, setStretches] = useState(NONE);
  const near = hasRoads && roads ? roads.slice(0, MOST) : [];
  const latest = useRef(near);
  useEffect(() => {
    latest.current = near;
  });
  // The list is made anew each minute, mostly of the same roads.
  const which = near.map(({ _id, state }) => `${_id} ${state}`).join();
  useEffect(() => {
    const blocked = latest.current;
    if (which === '') return undefined;
    const ended = new AbortController();
    const look = async () => {
      const { blockedStretches } = await import('../../../maps/roads-on-phone/blocked-stretches.ts');
      const found = await blockedStretches(blocked.map(roadPoint), ended.signal);
      if (ended.signal.aborted) return;
      const lookOf = (index: number) => (blocked[index]?.state === 'confirmed' ? 'blocked' : 'unsure');
      setStretches(found.flatMap((lines, index) => lines.map((points) => ({ points, look: lookOf(index) }))));
    };
    look().catch((error: unknown) => console.warn('stretches', error));
    return () => ended.abort();
  }, [which, again]);
  return which === '' ? NONE : stretches;
}
