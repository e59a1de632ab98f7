import type { MapPlace, MapPoint, MapTone } from '../place.ts';
import { unwrapped } from '../unwrap.ts';

/** What is drawn on Google's map, as GeoJSON: its own layer of data takes that, and draws it with the looks below. */
export interface MapFeature {
  type: 'Feature';
  geometry: { type: 'LineString'; coordinates: [number, number][] } | { type: 'Point'; coordinates: [number, number] };
  properties: { look: Look; title: string };
}

type Look = 'edge' | 'line' | 'start' | 'place' | 'blocked' | 'unsure';

/** Colours that stand out on Google's map by day and by night; each line and mark has a light edge. */
const BLUE = '#1a5fb4';
const RED = '#c01c28';
const AMBER = '#b35900';
const WHITE = '#ffffff';

/** A disc and a square round the point itself, so that the two are told apart without colours. */
const DISC = 'M -1 0 a 1 1 0 1 0 2 0 a 1 1 0 1 0 -2 0';
const SQUARE = 'M -1 -1 H 1 V 1 H -1 Z';
/** A pin whose tip is the point. */
const PIN = 'M 0 0 C -0.6 -0.85 -1 -1.4 -1 -2 a 1 1 0 1 1 2 0 c 0 0.6 -0.4 1.15 -1 2 z';

const mark = (path: string, fillColor: string, scale: number) => ({
  icon: { path, scale, fillColor, fillOpacity: 1, strokeColor: WHITE, strokeWeight: 2 },
});

export const looks: Readonly<Record<Look, google.maps.Data.StyleOptions>> = {
  edge: { strokeColor: WHITE, strokeWeight: 10, strokeOpacity: 1, zIndex: 1, clickable: false },
  line: { strokeColor: BLUE, strokeWeight: 6, strokeOpacity: 1, zIndex: 2, clickable: false },
  start: { ...mark(DISC, BLUE, 8), zIndex: 3, clickable: false },
  unsure: { ...mark(SQUARE, AMBER, 8), zIndex: 4, clickable: false },
  blocked: { ...mark(SQUARE, RED, 8), zIndex: 5, clickable: false },
  place: { ...mark(PIN, RED, 14), zIndex: 6, clickable: false },
};

const looksOfTones: Partial<Record<MapTone, Look>> = { blocked: 'blocked', unsure: 'unsure' };

/** A route with where it begins, the place it leads to, and the blocked roads around. */
export function routeFeatures(
  line: readonly MapPoint[],
  place: MapPoint & { title: string },
  roads: readonly MapPlace[] = [],
): MapFeature[] {
  const path = line.map(positionOf);
  const [start] = path;
  const point = (coordinates: [number, number], look: Look, title: string): MapFeature => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { look, title },
  });
  return [
    ...(['edge', 'line'] as const).map((look): MapFeature => ({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: path },
      properties: { look, title: '' },
    })),
    ...(start ? [point(start, 'start', '')] : []),
    ...roads.map((road) => point(positionOf(road), looksOfTones[road.tone] ?? 'unsure', road.label)),
    point(positionOf(place), 'place', place.title),
  ];
}

/** Where all of the line is in view; its west is a greater number than its east where it crosses the antimeridian. */
export function boundsOf(line: readonly MapPoint[]): google.maps.LatLngBoundsLiteral {
  const points = unwrapped(line);
  const ends = (values: readonly number[]) =>
    values.reduce<[number, number]>(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
  const [south, north] = ends(points.map(({ lat }) => lat));
  const [west, east] = ends(points.map(({ lng }) => lng));
  return { south, north, west: onGlobe(west), east: onGlobe(east) };
}

function onGlobe(lng: number): number {
  return lng - 360 * Math.round(lng / 360);
}

/** GeoJSON has the longitude first. */
function positionOf({ lat, lng }: MapPoint): [number, number] {
  return [lng, lat];
}
