import { Circle } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapPoint } from './place.ts';
import styles from './marks.module.css';

interface AreaProps {
  point: MapPoint;
  radiusM: number;
  /** No closer view than this zoom is shown by itself. */
  closest?: number | undefined;
}

/** A place whose position is rounded: it is somewhere in this circle. */
export function Area({ point: { lat, lng }, radiusM, closest = Infinity }: AreaProps) {
  const map = useMap();
  useEffect(() => {
    const circle = new Circle([lat, lng], { radius: radiusM, interactive: false, className: styles['area'] ?? '' });
    circle.addTo(map);
    map.fitBounds(circle.getBounds(), { animate: false, maxZoom: closest });
    return () => void circle.remove();
  }, [map, lat, lng, radiusM, closest]);
  return null;
}
