import { CircleMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import styles from './marks.module.css';
import type { MapPoint } from './place.ts';

const DOT_PX = 9;

/** Where the phone is, as it moves. The map stays where the person has put it. */
export function SelfMark({ at: { lat, lng } }: { at: MapPoint }) {
  const map = useMap();
  const mark = useRef<CircleMarker>(undefined);
  useEffect(() => {
    const made = new CircleMarker([0, 0], { interactive: false, radius: DOT_PX, className: styles['self'] ?? '' });
    mark.current = made;
    return () => void made.remove();
  }, [map]);
  useEffect(() => {
    mark.current?.setLatLng([lat, lng]).addTo(map).bringToFront();
  }, [map, lat, lng]);
  return null;
}
