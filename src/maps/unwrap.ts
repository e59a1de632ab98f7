import type { MapPoint } from './place.ts';

/** That of the longitudes 360° apart from this one which is the short way from another. */
export function nearestLongitude(lng: number, to: number): number {
  return lng - 360 * Math.round((lng - to) / 360);
}

/**
 * The same points with each longitude the short way from the one after it, beyond 180° where the way crosses the antimeridian: drawn as
 * they are, it would run once round the world. The last one stays, since there is the mark of the place.
 */
export function unwrapped(points: readonly MapPoint[]): MapPoint[] {
  const turned: MapPoint[] = [];
  for (let at = points.length - 1; at >= 0; at -= 1) {
    const point = points[at];
    const next = turned.at(-1);
    if (point) turned.push(next ? { ...point, lng: nearestLongitude(point.lng, next.lng) } : point);
  }
  return turned.reverse();
}
