import type { MapView } from '../../../contract/entities/map-view.ts';
import type { LastPlace } from '../../hooks/lists/last-place.ts';
import type { MapPoint } from '../place.ts';

/** What a map shows: its middle and how near. */
export interface PinView {
  point: MapPoint;
  zoom: number;
}

export const KNOWN_ZOOM = 16;
const WORLD: PinView = { point: { lat: 20, lng: 10 }, zoom: 1 };

/** A place that the form knows, else the region where this phone set a place before, else the deployment's country, else the world. */
export function startView(
  known: MapPoint | undefined,
  last: LastPlace | undefined,
  country: MapView | undefined,
): PinView {
  if (known) return { point: known, zoom: KNOWN_ZOOM };
  const region = last ?? country;
  return region ? { point: { lat: region.lat, lng: region.lng }, zoom: region.zoom } : WORLD;
}
