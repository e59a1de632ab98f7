import { Circle } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import styles from '../marks.module.css';

interface AroundProps {
  radiusM: number;
  /** The place is known: all of the circle comes into view. */
  isKnown: boolean;
}

/** What lies within this distance of the pin, wherever the map is moved under it. */
export function Around({ radiusM, isKnown }: AroundProps) {
  const map = useMap();
  useEffect(() => {
    const circle = new Circle(map.getCenter(), {
      radius: radiusM,
      interactive: false,
      className: styles['area'] ?? '',
    }).addTo(map);
    // The middle stays where it is: that of the circle's box is another one.
    if (isKnown) map.setView(map.getCenter(), map.getBoundsZoom(circle.getBounds()), { animate: false });
    const follow = () => circle.setLatLng(map.getCenter());
    map.on('move', follow);
    return () => {
      map.off('move', follow);
      circle.remove();
    };
  }, [map, radiusM, isKnown]);
  return null;
}
