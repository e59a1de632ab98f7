import type { TownView } from '../../contract/entities/near.ts';
import { folded } from '../../contract/search/folded.ts';
import { publicDegrees } from '../../contract/policies/public-position.ts';
import { knownTowns } from './near-place.ts';
import { pointOf } from './nearest-town.ts';
import type { Towns } from './town-file.ts';

/** Towns that are offered for a name. */
const OFFERED = 8;
/** One letter begins the name of ten thousand towns. */
const LEAST_CHARACTERS = 2;

/** The names as they are compared, each after a line's end, and where each begins. */
interface Names {
  text: string;
  begins: Uint32Array;
}

let names: Names | undefined;

/** Towns by a name, or by the beginning of a word of it; those of the deployment's own country before others of the same sort. */
export function findTowns(typed: string, country: string): TownView[] {
  const towns = knownTowns();
  if (towns === null) return [];
  names ??= foldNames(towns);
  return townsNamed(towns, names, { typed, country });
}

interface Found {
  town: number;
  /** The whole name, its beginning, or that of a later word. */
  likeness: 0 | 1 | 2;
  isOwn: boolean;
  length: number;
}

function townsNamed(
  towns: Towns,
  { text, begins }: Names,
  { typed, country }: { typed: string; country: string },
): TownView[] {
  const wanted = folded(typed).replace(/\s+/g, ' ');
  if (wanted.length < LEAST_CHARACTERS) return [];
  const found = new Map<number, Found>();
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) continue;
    const town = lastAtMost(begins, at);
    const [begin, end] = [begins[town] ?? 0, (begins[town + 1] ?? 0) - 1];
    const likeness = at > begin ? 2 : at + wanted.length === end ? 0 : 1;
    const known = found.get(town);
    if (known === undefined || likeness < known.likeness) {
      found.set(town, { town, likeness, isOwn: regionOf(towns, town)[0] === country, length: end - begin });
    }
  }
  return [...found.values()]
    .sort(byLikeness)
    .slice(0, OFFERED)
    .map(({ town }) => viewOf(towns, town));
}

function byLikeness(a: Found, b: Found): number {
  return a.likeness - b.likeness || Number(b.isOwn) - Number(a.isOwn) || a.length - b.length || a.town - b.town;
}

function viewOf(towns: Towns, town: number): TownView {
  const { nameAt, names } = towns;
  const [country, region] = regionOf(towns, town);
  const { lat, lng } = pointOf(towns, lastAtMost(towns.firstOf, town), town);
  return {
    name: names.toString('utf8', nameAt[town], (nameAt[town + 1] ?? 0) - 1),
    ...(region === '' ? {} : { region }),
    country,
    lati: publicDegrees(lat),
    long: publicDegrees(lng),
  };
}

function regionOf({ regions, region }: Towns, town: number): readonly [country: string, name: string] {
  return regions[region[town] ?? 0] ?? ['', ''];
}

function foldNames({ names, nameAt }: Towns): Names {
  const text = `${folded(names.toString('utf8'))}\n`;
  const begins = new Uint32Array(nameAt.length);
  for (let line = 1, at = 0; line < begins.length; line += 1) {
    at = text.indexOf('\n', at) + 1;
    begins[line] = at;
  }
  return { text, begins };
}

/** The last place of a list that only rises whose number is this one at most: of equal ones the last, as empty cells have it. */
function lastAtMost(rising: Uint32Array, number: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
