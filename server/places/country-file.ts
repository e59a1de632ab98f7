import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Point } from '../../contract/base/great-circle.ts';
import { projectRoot } from '../project-root.ts';
import { readShorts } from './read-shorts.ts';

/** Parts of a degree, as the public sees positions. */
export const STEPS = 100;
export const ROWS = 180 * STEPS + 1;
export const COLUMNS = 360 * STEPS;

/** Of each row, from the South Pole up, where another country begins: 1.5 MB in few arrays. */
export interface Countries {
  /** ISO 3166-1, two letters; the first is none: the sea, and what is nobody's. */
  codes: readonly string[];
  /** The first change of each row, and the end of the last one. */
  firstOf: Uint32Array;
  /** Of each change its column, from the antimeridian on, and the number of its country. */
  column: Uint16Array;
  country: Uint8Array;
}

/** The file that `scripts/make-countries.mjs` made, which says what is in it. */
export function readCountries(path = join(projectRoot(), 'server', 'places', 'countries.br')): Countries {
  return unpackCountries(brotliDecompressSync(readFileSync(path)));
}

export function unpackCountries(file: Buffer): Countries {
  const headEnd = 4 + file.readUInt32LE(0);
  const codes = JSON.parse(file.toString('utf8', 4, headEnd)) as Countries['codes'];
  const countsEnd = headEnd + 2 * ROWS;
  const firstOf = new Uint32Array(ROWS + 1);
  let changes = 0;
  for (const [row, count] of readShorts(file, headEnd, ROWS).entries()) {
    changes += count;
    firstOf[row + 1] = changes;
  }
  const column = readShorts(file, countsEnd, changes);
  for (let row = 0; row < ROWS; row += 1) {
    for (let at = (firstOf[row] ?? 0) + 1; at < (firstOf[row + 1] ?? 0); at += 1) {
      column[at] = (column[at] ?? 0) + (column[at - 1] ?? 0);
    }
  }
  const country = new Uint8Array(file.subarray(countsEnd + 2 * changes));
  if (country.length !== changes) throw new Error('The file of the countries is cut');
  return { codes, firstOf, column, country };
}

/** In which country a place is that is rounded as the public sees it; the empty text where that is none. */
export function countryAt({ codes, firstOf, column, country }: Countries, { lat, lng }: Point): string {
  const row = Math.round((lat + 90) * STEPS);
  const at = Math.round((lng + 180) * STEPS) % COLUMNS;
  let [low, high] = [firstOf[row] ?? 0, firstOf[row + 1] ?? 0];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((column[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return codes[country[low] ?? 0] ?? '';
}
