import { CircleMarker, FeatureGroup, Polyline, type LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { fitToBounds } from './fit.ts';
import type { MapPoint } from './place.ts';
import styles from './marks.module.css';
import { unwrapped } from './unwrap.ts';

/** A way, from where somebody is to a place. */
export interface MapLine {
  points: readonly MapPoint[];
  /** Nobody knows the road: only where it begins and ends. */
  isRough: boolean;
}

const LINE_PX = 6;
/** A light edge, so that it stands out on any ground. */
const EDGE_PX = 10;
const START_PX = 8;
const DASHES = '2 12';

/** Drawn below the marks, with a dot where it begins. The steps beside the map say the same in words. */
export function RouteLine({ line: { points, isRough } }: { line: MapLine }) {
  const map = useMap();
  useEffect(() => {
    const path = unwrapped(points).map(({ lat, lng }): LatLngTuple => [lat, lng]);
    const [start] = path;
    if (!start) return undefined;
    const look = { interactive: false, ...(isRough && { dashArray: DASHES }) };
    const group = new FeatureGroup([
      new Polyline(path, { ...look, weight: EDGE_PX, opacity: 1, className: styles['edge'] ?? '' }),
      new Polyline(path, { ...look, weight: LINE_PX, opacity: 1, className: styles['line'] ?? '' }),
      new CircleMarker(start, { interactive: false, radius: START_PX, className: styles['start'] ?? '' }),
    ]).addTo(map);
    fitToBounds(map, group.getBounds());
    return () => void group.remove();
  }, [map, points, isRough]);
  return null;
}
