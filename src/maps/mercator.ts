import type { MapPoint } from './place.ts';

/** Beyond it spherical Mercator, the projection of all web maps, has no room (EPSG:3857). */
const MAX_LATITUDE = 85.051_128_779_806_59;
/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 256;

/** From 0 at the antimeridian's west side to 1 at its east. */
export function worldX(lng: number): number {
  return lng / 360 + 0.5;
}

/** From 0 in the far north to 1 in the far south. */
export function worldY(lat: number): number {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export function pointAt(x: number, y: number): MapPoint {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lng: (x - 0.5) * 360 };
}

/** Pixels of the whole world at a zoom. */
export function worldSize(zoom: number): number {
  return WORLD_PX * 2 ** zoom;
}
