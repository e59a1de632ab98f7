import { entryOf } from '../../contract/base/entry-of.ts';
import { distanceKm, type Point } from '../../contract/base/great-circle.ts';
import type { Near } from '../../contract/entities/near.ts';
import { BANDS, COLUMNS, STEPS, type Towns } from './town-file.ts';

/** Kilometres: a town that is farther tells nobody where a place is. In the sea, in a desert and at the poles there is no name. */
const FARTHEST_KM = 100;
/** Kilometres that are looked through one after the other: in most places the first has a town. */
const WIDTHS_KM = [12, 35, FARTHEST_KM];
/** Of a degree of latitude, a little less than it ever is, so that no town is missed. */
const DEGREE_KM = 110.5;

interface Found {
  town: number;
  km: number;
}

/** Kilometres by which a town of the place's own country may be farther than one beyond the border, and is named all the same. */
const OWN_FARTHER_KM = 35;
/** Lands that the outlines count among another country, and GeoNames does not. */
const OUTLINED_AS = {
  BQ: 'NL',
  CC: 'AU',
  CX: 'AU',
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  SJ: 'NO',
  TK: 'NZ',
  YT: 'FR',
};

/**
 * The nearest town within 100 km, by the way along the ground; undefined where there is none. `country`: the one that the place is in, the empty
 * text where nobody knows. A town beyond its border is named with its country in place of its region.
 */
export function nearestTown(towns: Towns, point: Point, country = ''): Near | undefined {
  const nearest = nearestOf(towns, point, '');
  if (!nearest) return undefined;
  const isAbroad = country !== '' && countryOf(towns, nearest.town) !== country;
  if (!isAbroad) return nearOf(towns, nearest);
  const own = nearestOf(towns, point, country);
  if (own && own.km - nearest.km <= OWN_FARTHER_KM) return nearOf(towns, own);
  const { region: _, ...abroad } = nearOf(towns, nearest);
  return abroad;
}

function nearestOf(towns: Towns, point: Point, country: string): Found | undefined {
  for (const width of WIDTHS_KM) {
    const found = nearestWithin(towns, point, width, country);
    if (found) return found;
  }
  return undefined;
}

/** As the outlines have it. */
function countryOf({ regions, region }: Towns, town: number): string {
  const [country] = regions[region[town] ?? 0] ?? [''];
  return entryOf(OUTLINED_AS, country) ?? country;
}

function nearOf({ regions, region, nameAt, names }: Towns, { town, km }: Found): Near {
  const [country, regionName] = regions[region[town] ?? 0] ?? ['', ''];
  return {
    name: names.toString('utf8', nameAt[town], (nameAt[town + 1] ?? 0) - 1),
    ...(regionName === '' ? {} : { region: regionName }),
    country,
    km: Math.round(km),
  };
}

/** Of all towns, or of a country's alone. */
function nearestWithin(towns: Towns, { lat, lng }: Point, widthKm: number, country: string): Found | undefined {
  const high = widthKm / DEGREE_KM;
  const wide = halfWidth(lat, high, widthKm);
  let best: Found | undefined;
  for (const cell of cellsAround(lat, lng, high, wide)) {
    const end = towns.firstOf[cell + 1] ?? 0;
    for (let town = towns.firstOf[cell] ?? end; town < end; town += 1) {
      if (country !== '' && countryOf(towns, town) !== country) continue;
      const at = pointOf(towns, cell, town);
      const apart = Math.abs(at.lng - lng);
      if (Math.abs(at.lat - lat) > high || Math.min(apart, COLUMNS - apart) > wide) continue;
      const km = distanceKm({ lat, lng }, at);
      if (km <= (best?.km ?? widthKm)) best = { town, km };
    }
  }
  return best;
}

export function pointOf({ north, east }: Towns, cell: number, town: number): Point {
  return {
    lat: Math.floor(cell / COLUMNS) - BANDS / 2 + (north[town] ?? 0) / STEPS,
    lng: (cell % COLUMNS) - COLUMNS / 2 + (east[town] ?? 0) / STEPS,
  };
}

/** Degrees of longitude that the width is at most: a degree is narrow far from the equator, and near a pole all are within reach. */
function halfWidth(lat: number, high: number, widthKm: number): number {
  const widest = Math.abs(lat) + high;
  if (widest >= 90) return COLUMNS / 2;
  return Math.min(COLUMNS / 2, widthKm / (DEGREE_KM * Math.cos((widest * Math.PI) / 180)));
}

/** The cells that the box touches, over the antimeridian too, each once. */
function cellsAround(lat: number, lng: number, high: number, wide: number): number[] {
  const [lowest, highest] = [bandOf(lat - high), bandOf(lat + high)];
  const first = Math.floor(lng - wide + COLUMNS / 2);
  const columns = Math.min(COLUMNS, Math.floor(lng + wide + COLUMNS / 2) - first + 1);
  const cells: number[] = [];
  for (let band = lowest; band <= highest; band += 1) {
    for (let column = first; column < first + columns; column += 1) {
      cells.push(band * COLUMNS + ((column + COLUMNS) % COLUMNS));
    }
  }
  return cells;
}

function bandOf(lat: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor(lat + BANDS / 2)));
}
