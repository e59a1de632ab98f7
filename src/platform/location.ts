import { failed, ok, type Result } from '../../contract/base/result.ts';
import { placeOf } from '../../contract/policies/place-of.ts';

/** Where the phone is: degrees of WGS 84, the radius it is sure of in metres, device time in epoch milliseconds. */
export interface DevicePosition {
  lati: number;
  long: number;
  accuracyMetres: number;
  at: number;
}

export type LocationFailure = 'refused' | 'timed-out' | 'unavailable' | 'unsupported';

/** Section 9: ten seconds, high accuracy, no cached position. */
const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

/** Some browsers call neither callback, for instance while their prompt is open or just dismissed. */
const guardMs = options.timeout + 1_000;

/** Asks for the position; works without a network. Settles within 11 s and never rejects. */
export function currentPosition(): Promise<Result<DevicePosition, LocationFailure>> {
  // Some embedded browsers have the member and nothing in it.
  const geolocation: Geolocation | null | undefined = navigator.geolocation;
  if (!geolocation) return Promise.resolve(failed('unsupported'));
  return new Promise((resolve) => {
    const guard = setTimeout(() => resolve(failed('timed-out')), guardMs);
    const settle = (result: Result<DevicePosition, LocationFailure>) => {
      clearTimeout(guard);
      resolve(result);
    };
    geolocation.getCurrentPosition(
      (position) => settle(usable(position)),
      (error) => settle(failed(failureOf(error.code))),
      options,
    );
  });
}

/**
 * The browser's own clock for a position is wrong on some phones, so its age is counted from now. A broken receiver answers what is nowhere:
 * whoever sent that as their place would be looked for in the sea.
 */
function usable({ coords }: GeolocationPosition): Result<DevicePosition, LocationFailure> {
  const { latitude, longitude, accuracy } = coords;
  if (placeOf({ lati: latitude, long: longitude }) === undefined) return failed('unavailable');
  return ok({ lati: latitude, long: longitude, accuracyMetres: accuracy, at: Date.now() });
}

function failureOf(code: number): LocationFailure {
  if (code === 1) return 'refused';
  return code === 3 ? 'timed-out' : 'unavailable';
}

/** Whether asking would open a prompt. 'unknown' where the browser does not tell. */
export async function locationPermission(): Promise<'granted' | 'prompt' | 'denied' | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'unknown';
  }
}
