import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** What a screen reader calls the map, and that keys move it. */
export function MapName({ label, describedBy }: { label: string; describedBy: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);
  return null;
}
