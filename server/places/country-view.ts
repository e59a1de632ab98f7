import type { MapView } from '../../contract/entities/map-view.ts';
import { COLUMNS, readCountries, ROWS, STEPS, type Countries } from './country-file.ts';

const RADIAN = Math.PI / 180;
/** Pixels of a phone's map, and of the world at zoom 0. */
const MAP_PX = 320;
const WORLD_PX = 256;
/** Of a country's rows and columns these are left out of view at each end: islands far off leave the land too small to be seen. */
const EDGE = 0.02;

/** Where a map opens that shows this country: its middle, and how near; `undefined`: no such country, or its file cannot be read. */
export function countryView(code: string): MapView | undefined {
  try {
    return viewOf(readCountries(), code);
  } catch {
    return undefined;
  }
}

export function viewOf(countries: Countries, code: string): MapView | undefined {
  const { lats, lngs } = landOf(countries, code);
  const [south, north] = ends(lats);
  const [west, east] = ends(lngs);
  if (south === undefined || north === undefined || west === undefined || east === undefined) return undefined;
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  // A degree of latitude is drawn as much taller as a parallel is shorter than the equator.
  const degrees = Math.max((north - south) / Math.cos(lat * RADIAN), east - west, 0.1);
  const zoom = Math.max(1, Math.min(10, Math.floor(Math.log2((360 * MAP_PX) / (WORLD_PX * degrees)))));
  return { lat: rounded(lat), lng: rounded(lng > 180 ? lng - 360 : lng), zoom };
}

interface Weight {
  at: number;
  area: number;
}

/** Its land by rows, and by pieces of them: to the west of the antimeridian where most of it is there, and else to the east. */
function landOf({ codes, firstOf, column, country }: Countries, code: string): { lats: Weight[]; lngs: Weight[] } {
  const number = codes.indexOf(code);
  const lats: Weight[] = [];
  const pieces: Weight[] = [];
  if (number < 0) return { lats, lngs: pieces };
  for (let row = 0; row < ROWS; row += 1) {
    const end = firstOf[row + 1] ?? 0;
    const lat = row / STEPS - 90;
    for (let at = firstOf[row] ?? 0; at < end; at += 1) {
      if (country[at] !== number) continue;
      const from = column[at] ?? 0;
      const to = at + 1 < end ? (column[at + 1] ?? 0) : COLUMNS;
      const area = (to - from) * Math.cos(lat * RADIAN);
      lats.push({ at: lat, area });
      pieces.push({ at: (from + to) / 2 / STEPS - 180, area });
    }
  }
  const sum = (some: readonly Weight[]) => some.reduce((total, { area }) => total + area, 0);
  const [eastern, western] = [pieces.filter(({ at }) => at >= 90), pieces.filter(({ at }) => at <= -90)];
  const isAcross = eastern.length > 0 && western.length > 0;
  const turn = sum(eastern) >= sum(western) ? { below: -90, by: 360 } : { above: 90, by: -360 };
  const lngs = pieces.map(({ at, area }) => {
    const isBeyond = turn.below === undefined ? at >= turn.above : at <= turn.below;
    return { at: isAcross && isBeyond ? at + turn.by : at, area };
  });
  return { lats, lngs };
}

/** Between which most of it lies. */
function ends(weights: readonly Weight[]): [number | undefined, number | undefined] {
  const sorted = weights.toSorted((a, b) => a.at - b.at);
  const all = sorted.reduce((total, { area }) => total + area, 0);
  let before = 0;
  let first: number | undefined;
  for (const { at, area } of sorted) {
    before += area;
    if (first === undefined && before >= EDGE * all) first = at;
    if (before >= (1 - EDGE) * all) return [first, at];
  }
  return [undefined, undefined];
}

/** A map of a country needs no more. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
