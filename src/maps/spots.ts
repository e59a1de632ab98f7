import { worldX, worldY } from './mercator.ts';
import { isOnMap, mapTones, type MapPlace } from './place.ts';

/** Places as numbers, projected once: what each redraw goes through, tens of thousands of them. */
export interface Spots {
  places: readonly MapPlace[];
  /** Of the whole world: 0 to 1. */
  x: Float64Array;
  y: Float64Array;
  /** Index into `mapTones`. */
  tone: Uint8Array;
}

/** Those that are somewhere. */
export function spotsOf(all: readonly MapPlace[]): Spots {
  const places = all.filter(isOnMap);
  return {
    places,
    x: Float64Array.from(places, ({ lng }) => worldX(lng)),
    y: Float64Array.from(places, ({ lat }) => worldY(lat)),
    tone: Uint8Array.from(places, ({ tone }) => mapTones.indexOf(tone)),
  };
}

/** The corner points of all places; undefined where there is none. */
export function extentOf({ places }: Spots): { south: number; west: number; north: number; east: number } | undefined {
  const [first] = places;
  if (!first) return undefined;
  const extent = { south: first.lat, west: first.lng, north: first.lat, east: first.lng };
  for (const { lat, lng } of places) {
    if (lat < extent.south) extent.south = lat;
    else if (lat > extent.north) extent.north = lat;
    if (lng < extent.west) extent.west = lng;
    else if (lng > extent.east) extent.east = lng;
  }
  return extent;
}
