import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { onLinkChange } from '../platform/link.ts';
import { followTheme } from './follow-theme.ts';
import { OutlineLayer } from './outline/outline-layer.ts';
import { KeptTileLayer } from './tiles/kept-tile-layer.ts';

const loadBaseMap = () => import('./base/base-map-layer.ts');
const loadLand = () => import('./outline/land.ts');

interface GroundProps {
  template: string | undefined;
  baseMap: string | undefined;
  onPictures: ((hasPictures: boolean) => void) | undefined;
}

/** What lies under the places: the outline of the land, on it the base map, or the pictures of the map server. */
export function Ground({ template, baseMap, onPictures }: GroundProps) {
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
  useEffect(() => {
    if (baseMap === undefined) return;
    let layer: InstanceType<Awaited<ReturnType<typeof loadBaseMap>>['BaseMapLayer']> | undefined;
    let isShown = true;
    void loadUntilThere(loadBaseMap).then(({ BaseMapLayer }) => {
      if (!isShown) return;
      const shown = new BaseMapLayer(baseMap);
      layer = shown;
      shown.on('load', () => onPictures?.(shown.hasPictures()));
      shown.addTo(map);
    });
    const redraw = () => layer?.redraw();
    const ends = [followTheme(redraw), onLinkChange(redraw)];
    return () => {
      isShown = false;
      for (const end of ends) end();
      layer?.remove();
    };
  }, [map, baseMap, onPictures]);
  return null;
}
