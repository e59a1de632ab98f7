import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { followTheme } from './follow-theme.ts';
import { OutlineLayer } from './outline/outline-layer.ts';
import { showBaseMap } from './show-base-map.ts';
import { KeptTileLayer } from './tiles/kept-tile-layer.ts';

const loadLand = () => import('./outline/land.ts');

interface GroundProps {
  template: string | undefined;
  baseMap: string | undefined;
  /** Told whether there is anything of the base map to draw. */
  onReadable: (isReadable: boolean) => void;
  onPictures: ((hasPictures: boolean) => void) | undefined;
}

/** What lies under the places: the outline of the land, on it the base map, or the pictures of the map server. */
export function Ground({ template, baseMap, onReadable, onPictures }: GroundProps) {
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
  useEffect(
    () => (baseMap === undefined ? undefined : showBaseMap(map, baseMap, { onReadable, onPictures })),
    [map, baseMap, onReadable, onPictures],
  );
  return null;
}
