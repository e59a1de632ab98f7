import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import type { Near } from '../store/database/near-place.ts';

interface AskedPlace {
  lati?: string | undefined;
  long?: string | undefined;
  radiusKm?: string | undefined;
}

/** All three of them, in range, or none. */
export function nearOf({ lati, long, radiusKm }: AskedPlace): Result<Near | undefined, Refusal> {
  const given = { lati, long, radiusKm };
  if (Object.values(given).every((text) => text === undefined)) return ok(undefined);
  const [lat, lng, km] = [Number(lati), Number(long), Number(radiusKm)];
  const wrong = {
    ...(Math.abs(lat) <= 90 ? {} : { lati: 'between -90 and 90' }),
    ...(Math.abs(lng) <= 180 ? {} : { long: 'between -180 and 180' }),
    ...(km > 0 ? {} : { radiusKm: 'kilometres' }),
  };
  return Object.keys(wrong).length === 0 ? ok({ lat, lng, km }) : failed(refusals.invalid(wrong));
}
