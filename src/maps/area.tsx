import { Circle } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { CLOSE_ZOOM } from './fit.ts';
import type { MapPoint } from './place.ts';
import styles from './marks.module.css';

interface AreaProps {
  point: MapPoint;
  radiusM: number;
  /** No closer view than this zoom is shown by itself. */
  closest?: number | undefined;
  /** Nothing else has to be in view. */
  isAlone?: boolean;
}

/** A place whose position is rounded, or was not known exactly: it is somewhere in this circle. */
export function Area({ point: { lat, lng }, radiusM, closest = CLOSE_ZOOM, isAlone = true }: AreaProps) {
  const map = useMap();
  useEffect(() => {
    const circle = new Circle([lat, lng], { radius: radiusM, interactive: false, className: styles['area'] ?? '' });
    circle.addTo(map);
    if (isAlone) map.fitBounds(circle.getBounds(), { animate: false, maxZoom: closest });
    return () => void circle.remove();
  }, [map, lat, lng, radiusM, closest, isAlone]);
  return null;
}
