import { mainDb } from '../../src/data/db.ts';
import { CONFIG_KEY } from '../../src/data/device-settings.ts';

export const ROUTE_HOST = 'routes.example.org';

/** For screen tests: this phone has heard of a server that names a route service, or none, and a key of Google's maps or roads of its own where that is wanted. */
export async function nameRouteService({ service = true, google = false, roads = false } = {}): Promise<void> {
  const value = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };
  const googleMapsKey = 'stand-in_key'.padEnd(39, '0');
  await mainDb.settings.put({
    key: CONFIG_KEY,
    value: {
      ...value,
      ...(service && { osrmUrl: `https://${ROUTE_HOST}/osrm` }),
      ...(google && { googleMapsKey }),
      ...(roads && { roads }),
    },
  });
}

/** For screen tests: where the phone is, or the error that its browser answers with; `undefined`: it cannot be asked. */
export function standAt(place: { lat: number; lng: number } | { code: number } | undefined): void {
  const getCurrentPosition = (found: (position: object) => void, fail: (error: object) => void) => {
    if (place === undefined) return;
    if ('code' in place) fail(place);
    else found({ coords: { latitude: place.lat, longitude: place.lng, accuracy: 10 } });
  };
  const value = place && { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
}
