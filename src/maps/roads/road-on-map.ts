import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { ShownRoad } from '../../hooks/roads/use-roads.ts';
import { roadKindWords, roadStateNames, roadTexts } from '../../strings/public/roads.ts';
import { timeSince } from '../../strings/time.ts';
import type { MapPlace, MapPoint } from '../place.ts';

export function roadPoint({ position: { lati, long } }: Pick<ShownRoad, 'position'>): MapPoint {
  return { lat: Number(lati), lng: Number(long) };
}

/** A blocked road as a mark: another form where nobody has confirmed it. */
export function roadOnMap(road: ShownRoad, now: number): MapPlace {
  const { _id, kind, state, reportedAt } = road;
  const since = timeSince(epochMsOf(reportedAt), now);
  return {
    id: _id,
    ...roadPoint(road),
    label: roadTexts.onMap(roadKindWords(kind), roadStateNames[state], since),
    tone: state === 'confirmed' ? 'blocked' : 'unsure',
  };
}

/** Those that are marks on a map: what is over is none. */
export function roadsOnMap(roads: readonly ShownRoad[], now: number): MapPlace[] {
  return roads.filter(isBlocked).map((road) => roadOnMap(road, now));
}

export function isBlocked({ state }: Pick<ShownRoad, 'state'>): boolean {
  return state === 'reported' || state === 'confirmed';
}
