/** Degrees of WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the Earth in kilometres (IUGG). */
const EARTH_KM = 6371.0088;

/** Kilometres between two points along the ground, on a sphere: half a percent off at most. By the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const halfChord = sineSquared((b - a) / 2) + Math.cos(a) * Math.cos(b) * sineSquared(radians(to.lng - from.lng) / 2);
  // Rounding may bring it above 1 at the far side of the Earth.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, halfChord)));
}

function sineSquared(angle: number): number {
  return Math.sin(angle) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
