import type { Map } from 'leaflet';
import { hasKeptBaseMap } from '../data/client/tile-cache.ts';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { isThinLink, onLinkChange } from '../platform/link.ts';
import type { BaseMapLayer } from './base/base-map-layer.ts';
import { followTheme } from './follow-theme.ts';

const loadBaseMap = () => import('./base/base-map-layer.ts');

interface Listeners {
  /** Told once it is known whether there is anything to draw: where there is not, pictures may take its place. */
  onReadable: (isReadable: boolean) => void;
  onPictures: ((hasPictures: boolean) => void) | undefined;
}

/**
 * Draws the base map into this map, until the returned function is called. Nothing of it comes over a thin link unasked, not even what
 * draws it: only what the phone kept is shown then. Another link is another chance.
 */
export function showBaseMap(map: Map, url: string, { onReadable, onPictures }: Listeners): () => void {
  let layer: BaseMapLayer | undefined;
  let isOver = false;
  let isTrying = false;
  const draw = async () => {
    if (isThinLink() && !(await hasKeptBaseMap())) return;
    const part = await loadUntilThere(loadBaseMap);
    const made = new part.BaseMapLayer(url);
    const isReadable = await made.canBeDrawn();
    if (isOver) return;
    onReadable(isReadable);
    if (!isReadable) return;
    layer = made;
    made.on('load', () => onPictures?.(made.hasPictures()));
    made.addTo(map);
  };
  const drawAgain = async () => {
    if (layer) layer.redraw();
    if (layer || isTrying) return;
    isTrying = true;
    await draw();
    isTrying = false;
  };
  const ends = [followTheme(() => layer?.redraw()), onLinkChange(() => void drawAgain())];
  void drawAgain();
  return () => {
    isOver = true;
    for (const end of ends) end();
    layer?.remove();
  };
}
