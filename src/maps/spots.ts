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
  /** How many places each stands for. */
  weight: Float64Array;
}

/** Those that are somewhere. */
export function spotsOf(all: readonly MapPlace[]): Spots {
  const places = all.filter(isOnMap);
  return {
    places,
    x: Float64Array.from(places, ({ lng }) => worldX(lng)),
    y: Float64Array.from(places, ({ lat }) => worldY(lat)),
    tone: Uint8Array.from(places, ({ tone }) => mapTones.indexOf(tone)),
    weight: Float64Array.from(places, ({ weight = 1 }) => weight),
  };
}

/**
 * The corner points of all places; undefined where there is none. The east may lie beyond 180°: what stands on both sides of the antimeridian
 * is near to each other, and no view of the whole world.
 */
export function extentOf({ places }: Spots): { south: number; west: number; north: number; east: number } | undefined {
  const [first] = places;
  if (!first) return undefined;
  let [south, north] = [first.lat, first.lat];
  let [west, east] = [first.lng, first.lng];
  let [westTurned, eastTurned] = [turned(first.lng), turned(first.lng)];
  for (const { lat, lng } of places) {
    if (lat < south) south = lat;
    else if (lat > north) north = lat;
    if (lng < west) west = lng;
    else if (lng > east) east = lng;
    const other = turned(lng);
    if (other < westTurned) westTurned = other;
    else if (other > eastTurned) eastTurned = other;
  }
  if (eastTurned - westTurned < east - west) return { south, west: westTurned, north, east: eastTurned };
  return { south, west, north, east };
}

/** Counted to the east alone, from 0° to 360°. */
function turned(lng: number): number {
  return lng < 0 ? lng + 360 : lng;
}
