import { Circle } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapPoint } from './place.ts';
import styles from './marks.module.css';

/** A place whose position is rounded: it is somewhere in this circle. */
export function Area({ point: { lat, lng }, radiusM }: { point: MapPoint; radiusM: number }) {
  const map = useMap();
  useEffect(() => {
    const circle = new Circle([lat, lng], { radius: radiusM, interactive: false, className: styles['area'] ?? '' });
    circle.addTo(map);
    map.fitBounds(circle.getBounds(), { animate: false });
    return () => void circle.remove();
  }, [map, lat, lng, radiusM]);
  return null;
}
