import { isAppleMobile, type Device } from './install-way.ts';

/**
 * Hands a place over to the maps app of this device. `geo:` (RFC 5870, with Android's `q`, which sets a pin) does nothing on an iPhone or
 * iPad: Apple's own address opens their Maps app there, on the way by car (`dirflg=d`).
 */
export function mapsLink({ lat, lng }: { lat: number; lng: number }, device: Device = navigator): string {
  const place = `${lat},${lng}`;
  return isAppleMobile(device) ? `https://maps.apple.com/?daddr=${place}&dirflg=d` : `geo:${place}?q=${place}`;
}
