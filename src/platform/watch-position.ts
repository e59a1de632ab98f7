import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Point } from '../../contract/base/great-circle.ts';
import { placeOf } from '../../contract/policies/place-of.ts';
import type { LocationFailure } from './location.ts';

/** The phone's own patience with its receiver: without a fix in that time it says so, and goes on trying. */
const options = { enableHighAccuracy: true, timeout: 60_000, maximumAge: 10_000 };

/** By the code that a `GeolocationPositionError` has. Not the form's own: its code would come along. */
const FAILURES: Readonly<Record<number, LocationFailure>> = { 1: 'refused', 3: 'timed-out' };

/** Tells where the phone is, again and again as it moves, until the returned function is called. */
export function watchPosition(tell: (found: Result<Point, LocationFailure>) => void): () => void {
  const geolocation: Geolocation | null | undefined = navigator.geolocation;
  if (!geolocation) {
    tell(failed('unsupported'));
    return () => undefined;
  }
  const watch = geolocation.watchPosition(
    ({ coords: { latitude, longitude } }) => {
      const place = placeOf({ lati: latitude, long: longitude });
      tell(place === undefined ? failed('unavailable') : ok(place));
    },
    ({ code }) => tell(failed(FAILURES[code] ?? 'unavailable')),
    options,
  );
  return () => geolocation.clearWatch(watch);
}
