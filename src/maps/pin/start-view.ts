import type { LastPlace } from '../../hooks/lists/last-place.ts';
import type { MapPoint } from '../place.ts';

/** What a map shows: its middle and how near. */
export interface PinView {
  point: MapPoint;
  zoom: number;
}

export const KNOWN_ZOOM = 16;
const WORLD: PinView = { point: { lat: 20, lng: 10 }, zoom: 1 };

/** A place that the form knows, else the region where this phone set a place before, else the world. */
export function startView(known: MapPoint | undefined, last: LastPlace | undefined): PinView {
  if (known) return { point: known, zoom: KNOWN_ZOOM };
  return last ? { point: { lat: last.lat, lng: last.lng }, zoom: last.zoom } : WORLD;
}
