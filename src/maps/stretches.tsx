import { FeatureGroup, Polyline, type LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import styles from './marks.module.css';
import type { MapPoint } from './place.ts';
import { unwrapped } from './unwrap.ts';

/** A line on the map: a stretch of road that is blocked, or that nobody has confirmed as such; or a way that was driven. */
export interface MapStretch {
  points: readonly MapPoint[];
  look: 'blocked' | 'unsure' | 'driven';
}

const LINE_PX = 5;
/** A light edge, so that it stands out on any ground and on a route. */
const EDGE_PX = 9;
const DASHES = { blocked: undefined, unsure: '1 10', driven: '8 8' } as const;

/** Drawn below the marks, each kind in dashes of its own. The lists beside the map say the same in words. */
export function Stretches({ stretches }: { stretches: readonly MapStretch[] }) {
  const map = useMap();
  useEffect(() => {
    const lines = stretches.flatMap(({ points, look: kind }) => {
      const path = unwrapped(points).map(({ lat, lng }): LatLngTuple => [lat, lng]);
      const dashArray = DASHES[kind];
      const look = { interactive: false, opacity: 1, ...(dashArray !== undefined && { dashArray }) };
      return [
        new Polyline(path, { ...look, weight: EDGE_PX, className: styles['edge'] ?? '' }),
        new Polyline(path, { ...look, weight: LINE_PX, className: styles[kind] ?? '' }),
      ];
    });
    const group = new FeatureGroup(lines).addTo(map);
    return () => void group.remove();
  }, [map, stretches]);
  return null;
}
