import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../project-root.ts';
import { readShorts } from './read-shorts.ts';

/** One degree each way: 180 bands from the South Pole up, each of 360 cells from the antimeridian on. */
export const BANDS = 180;
export const COLUMNS = 360;
/** Parts of a degree in which a town's place within its cell is counted. */
export const STEPS = 1000;

/** Towns in few arrays, in place of an object each: 5 MB of memory, none of it on the heap that is collected. */
export interface Towns {
  /** Country (ISO 3166-1) and name of each region; the name is empty where a country has none. */
  regions: readonly (readonly [country: string, name: string])[];
  /** The first town of each cell, and the end of the last one. */
  firstOf: Uint32Array;
  /** Of each town: steps north and east of its cell's corner, its region, and where its name begins. */
  north: Uint16Array;
  east: Uint16Array;
  region: Uint16Array;
  nameAt: Uint32Array;
  /** UTF-8, one a line. */
  names: Buffer;
}

const NEW_LINE = 10;

/** The file that `scripts/make-towns.mjs` made, which says what is in it. */
export function readTowns(path = join(projectRoot(), 'server', 'places', 'towns.br')): Towns {
  return unpackTowns(brotliDecompressSync(readFileSync(path)));
}

export function unpackTowns(file: Buffer): Towns {
  const headEnd = 4 + file.readUInt32LE(0);
  const regions = JSON.parse(file.toString('utf8', 4, headEnd)) as Towns['regions'];
  let at = headEnd;
  const shorts = (count: number) => {
    at += 2 * count;
    return readShorts(file, at - 2 * count, count);
  };
  const firstOf = new Uint32Array(BANDS * COLUMNS + 1);
  let towns = 0;
  for (const [cell, count] of shorts(BANDS * COLUMNS).entries()) {
    towns += count;
    firstOf[cell + 1] = towns;
  }
  const [north, east, region] = [shorts(towns), shorts(towns), shorts(towns)];
  const names = Buffer.from(file.subarray(at));
  return { regions, firstOf, north, east, region, nameAt: linesOf(names, towns), names };
}

/** Where each line begins, and where one more would. */
function linesOf(text: Buffer, count: number): Uint32Array {
  const begins = new Uint32Array(count + 1);
  for (let line = 1, at = 0; line <= count; line += 1) {
    const end = text.indexOf(NEW_LINE, at);
    if (end === -1 && line < count) throw new Error('The file of the towns is cut');
    at = end === -1 ? text.length + 1 : end + 1;
    begins[line] = at;
  }
  return begins;
}
