import { useMemo } from 'react';
import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { useRoads, type RoadsState } from '../../../hooks/roads/use-roads.ts';
import { isBlocked, roadPoint, roadsOnMap } from '../../../maps/roads/road-on-map.ts';
import type { MapPlace } from '../../../maps/place.ts';

/** Kilometres: a day's drive in the hills. */
const AROUND_KM = 150;

export interface RoadsAround {
  state: RoadsState;
  /** Blocked now, the nearest first. */
  roads: ShownRoad[];
  marks: MapPlace[];
}

/** Blocked roads around a place; `undefined` while they are being read. */
export function useRoadsAround(place: Point | undefined, now: number): RoadsAround | undefined {
  const state = useRoads(now);
  const blocks = state?.blocks;
  const near = useMemo(() => {
    if (blocks === undefined || place === undefined) return undefined;
    const found = blocks
      .filter(isBlocked)
      .map((road) => ({ road, km: distanceKm(place, roadPoint(road)) }))
      .filter(({ km }) => km <= AROUND_KM)
      .sort((a, b) => a.km - b.km);
    const roads = found.map(({ road }) => road);
    return { roads, marks: roadsOnMap(roads, now) };
  }, [blocks, place, now]);
  return state && near && { state, ...near };
}
