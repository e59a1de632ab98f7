import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { followTheme } from './follow-theme.ts';
import { OutlineLayer } from './outline/outline-layer.ts';
import { KeptTileLayer } from './tiles/kept-tile-layer.ts';

const loadLand = () => import('./outline/land.ts');

interface GroundProps {
  template: string | undefined;
  onPictures: ((hasPictures: boolean) => void) | undefined;
}

/** What lies under the places: the outline of the land, on it the pictures of the map server. */
export function Ground({ template, onPictures }: GroundProps) {
  const map = useMap();
  useEffect(() => {
    let layer: OutlineLayer | undefined;
    let isShown = true;
    void loadUntilThere(loadLand).then(({ land }) => {
      if (isShown) layer = new OutlineLayer(land).addTo(map);
    });
    const stop = followTheme(() => layer?.redraw());
    return () => {
      isShown = false;
      stop();
      layer?.remove();
    };
  }, [map]);
  useEffect(() => {
    if (template === undefined) return;
    const layer = new KeptTileLayer(template);
    layer.on('load', () => onPictures?.(layer.hasPictures()));
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, template, onPictures]);
  return null;
}
