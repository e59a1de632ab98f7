import type { Point } from './great-circle.ts';

/** Mean radius of the Earth in kilometres (IUGG), as `distanceKm` has it. */
const EARTH_KM = 6371.0088;
/** Rounding must leave nobody out who stands on the edge. */
const MARGIN = 1e-9;

/** Degrees of WGS 84: all of a circle on the ground lies in it. */
export interface Box {
  south: number;
  north: number;
  /** One range of longitudes, or two where it lies across the antimeridian. */
  lngs: readonly (readonly [west: number, east: number])[];
}

const everyLng = [[-180, 180]] as const;

/**
 * The smallest such box around the circle: where the circle holds a pole, all longitudes. Its widest place is not at the latitude of its
 * middle: the meridians that touch it do so nearer to the pole.
 */
export function boxAround({ lat, lng }: Point, km: number): Box {
  const angle = km / EARTH_KM;
  const reach = (angle * 180) / Math.PI + MARGIN;
  const [south, north] = [Math.max(-90, lat - reach), Math.min(90, lat + reach)];
  if (lat - reach <= -90 || lat + reach >= 90) return { south, north, lngs: everyLng };
  const sine = Math.sin(angle) / Math.cos((lat * Math.PI) / 180);
  if (sine >= 1) return { south, north, lngs: everyLng };
  const half = (Math.asin(sine) * 180) / Math.PI + MARGIN;
  return { south, north, lngs: rangesOf(lng - half, lng + half) };
}

function rangesOf(west: number, east: number): Box['lngs'] {
  if (east - west >= 360) return everyLng;
  if (west < -180) {
    return [
      [-180, east],
      [west + 360, 180],
    ];
  }
  if (east > 180) {
    return [
      [west, 180],
      [-180, east - 360],
    ];
  }
  // The antimeridian itself has two names.
  if (west === -180 || east === 180) return everyLng;
  return [[west, east]];
}
