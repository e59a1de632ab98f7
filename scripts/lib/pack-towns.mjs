/** One degree each way: 180 bands from the South Pole up, each of 360 cells from the antimeridian on. */
const BANDS = 180;
const COLUMNS = 360;
/** Parts of a degree that a position keeps, of about 110 m: the server is asked for whole kilometres. */
const STEPS = 1000;

/**
 * The towns as `server/places/town-file.ts` reads them: a length and JSON of that length with the regions, then little-endian
 * 16-bit numbers (how many towns each cell has; of each town, cell by cell, latitude and longitude within its cell and the number of its region),
 * then the names, one a line.
 *
 * @param {readonly { name: string, lat: string, lng: string, country: string, admin1: string }[]} towns
 * @param {readonly { code: string, name: string }[]} regionNames
 */
export function packTowns(towns, regionNames) {
  const nameOf = new Map(regionNames.map(({ code, name }) => [code, name]));
  const codes = [...new Set(towns.map(codeOf))].sort();
  const numberOf = new Map(codes.map((code, number) => [code, number]));
  const placed = towns.map((town) => ({ ...cellOf(town), name: town.name, region: numberOf.get(codeOf(town)) }));
  placed.sort((a, b) => a.cell - b.cell || a.lng - b.lng || a.lat - b.lat || (a.name < b.name ? -1 : 1));
  const counts = Array.from({ length: BANDS * COLUMNS }, () => 0);
  for (const { cell } of placed) counts[cell] += 1;
  const head = Buffer.from(JSON.stringify(codes.map((code) => [code.slice(0, 2), nameOf.get(code) ?? ''])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const columns = [counts, ...['lat', 'lng', 'region'].map((member) => placed.map((town) => town[member]))];
  const names = Buffer.from(placed.map(({ name }) => name.replaceAll(/\s+/g, ' ')).join('\n'));
  return Buffer.concat([length, head, ...columns.map(shorts), names]);
}

function codeOf({ country, admin1 }) {
  return `${country}.${admin1}`;
}

/** Where in which cell. The North Pole and the antimeridian's east side belong to the last band and the first column. */
function cellOf({ lat, lng }) {
  const north = Math.min(Math.round((Number(lat) + 90) * STEPS), BANDS * STEPS - 1);
  const east = Math.round((Number(lng) + 180) * STEPS) % (COLUMNS * STEPS);
  const cell = Math.floor(north / STEPS) * COLUMNS + Math.floor(east / STEPS);
  return { cell, lat: north % STEPS, lng: east % STEPS };
}

/** @param {readonly number[]} numbers */
function shorts(numbers) {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeUInt16LE(number, at * 2);
  return bytes;
}
