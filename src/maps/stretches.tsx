import { FeatureGroup, Polyline, type LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import styles from './marks.module.css';
import type { MapPoint } from './place.ts';
import { unwrapped } from './unwrap.ts';

/** A stretch of road that is blocked. */
export interface MapStretch {
  points: readonly MapPoint[];
  /** Nobody has confirmed it. */
  isUnsure: boolean;
}

const LINE_PX = 5;
/** A light edge, so that it stands out on any ground and on a route. */
const EDGE_PX = 9;
const DASHES = '1 10';

/** Drawn below the marks, dotted where it is not confirmed. The list beside the map says the same in words. */
export function Stretches({ stretches }: { stretches: readonly MapStretch[] }) {
  const map = useMap();
  useEffect(() => {
    const lines = stretches.flatMap(({ points, isUnsure }) => {
      const path = unwrapped(points).map(({ lat, lng }): LatLngTuple => [lat, lng]);
      const look = { interactive: false, opacity: 1, ...(isUnsure && { dashArray: DASHES }) };
      const kind = isUnsure ? styles['stretchUnsure'] : styles['stretch'];
      return [
        new Polyline(path, { ...look, weight: EDGE_PX, className: styles['edge'] ?? '' }),
        new Polyline(path, { ...look, weight: LINE_PX, className: kind ?? '' }),
      ];
    });
    const group = new FeatureGroup(lines).addTo(map);
    return () => void group.remove();
  }, [map, stretches]);
  return null;
}
