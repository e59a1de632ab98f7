import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { isStill } from './motion.ts';
import { extentOf, type Spots } from './spots.ts';
import { nearestLongitude } from './unwrap.ts';

/** Streets are to be read, and the surroundings as well. */
export const CLOSE_ZOOM = 14;
const PADDING = 36;
/** Zooms at once: to the next smaller cells. */
const NEARER = 2;
/** The buttons of the zoom cover no place. */
const BUTTONS = 72;

/** Shows all of them; a single one with its surroundings. */
export function fitTo(map: LeafletMap, spots: Spots, closest = CLOSE_ZOOM): void {
  const extent = extentOf(spots);
  if (!extent) return;
  fitToBounds(
    map,
    [
      [extent.south, extent.west],
      [extent.north, extent.east],
    ],
    closest,
  );
}

/** The same of what is no place. */
export function fitToBounds(map: LeafletMap, bounds: LatLngBoundsExpression, closest = CLOSE_ZOOM): void {
  const isFromRight = getComputedStyle(map.getContainer()).direction === 'rtl';
  map.fitBounds(bounds, {
    paddingTopLeft: [isFromRight ? BUTTONS : PADDING, PADDING],
    paddingBottomRight: [isFromRight ? PADDING : BUTTONS, PADDING],
    maxZoom: closest,
    animate: !isStill(),
  });
}

/** Goes nearer to where they are: what a mark of counted places stands for comes apart there. */
export function zoomInOn(map: LeafletMap, spots: Spots): void {
  const extent = extentOf(spots);
  if (!extent) return;
  const lng = nearestLongitude((extent.west + extent.east) / 2, map.getCenter().lng);
  const zoom = Math.min(map.getZoom() + NEARER, map.getMaxZoom());
  map.setView([(extent.south + extent.north) / 2, lng], zoom, { animate: !isStill() });
}

/** Only some of the spots, by their indices. */
export function someOf(spots: Spots, members: readonly number[]): Spots {
  const part = (values: Float64Array) => Float64Array.from(members, (member) => values[member] ?? 0);
  return {
    places: members.flatMap((member) => spots.places[member] ?? []),
    x: part(spots.x),
    y: part(spots.y),
    tone: Uint8Array.from(members, (member) => spots.tone[member] ?? 0),
    weight: part(spots.weight),
  };
}
