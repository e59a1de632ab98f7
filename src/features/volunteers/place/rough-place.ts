import type { Point } from '../../../../contract/base/great-circle.ts';
import { alertState, type PushState } from '../../../data/queries/alerts.ts';
import { lastPlace } from '../../../hooks/lists/last-place.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import type { OwnPosition } from './own-position.ts';

/**
 * From where the nearest are sought. `here`: where the phone is now · `chosen`: the place that its person wants alerts for ·
 * `alerts`: where the phone was when it last told so for alerts · `map`: what it used last, to ten kilometres.
 */
export interface RoughPlace {
  by: 'here' | 'chosen' | 'alerts' | 'map';
  from: Point;
  /** Of where the phone is now: within how many metres it knows that. */
  accuracyM?: number | undefined;
  /** Of a chosen one: as its person calls it. */
  name?: string | undefined;
}

type KnownToAlerts = Pick<PushState, 'wishes' | 'place'> | null;

/** The best that is known without asking anybody. */
export function roughPlace(own: OwnPosition, alerts: KnownToAlerts, last: Point | undefined): RoughPlace | undefined {
  if (own.kind === 'on') return { by: 'here', from: own.from, accuracyM: own.accuracyM };
  const { wishes: { place: chosen } = {}, place } = alerts ?? {};
  if (chosen) return { by: 'chosen', from: { lat: chosen.lati, lng: chosen.long }, name: chosen.name };
  if (place) return { by: 'alerts', from: { lat: place.lati, lng: place.long } };
  return last && { by: 'map', from: { lat: last.lat, lng: last.lng } };
}

/** Undefined while what alerts know is read; `place` is absent where none is known. */
export function useRoughPlace(own: OwnPosition): { place: RoughPlace | undefined } | undefined {
  const alerts = useQuery(alertState, [usePerson()?.id]);
  return alerts === undefined ? undefined : { place: roughPlace(own, alerts, lastPlace()) };
}
