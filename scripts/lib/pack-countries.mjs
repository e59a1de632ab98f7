/** Parts of a degree, as the public sees positions: the country of each such place is looked up, not reckoned. */
const STEPS = 100;
const ROWS = 180 * STEPS + 1;
const COLUMNS = 360 * STEPS;

/** Lands that the outlines have without a number: whose they are to GeoNames. Of the others nobody says. */
const UNNUMBERED = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
  Baikonur: 'KZ',
  'Coral Sea Is.': 'AU',
  'Clipperton I.': 'FR',
};

/**
 * The countries as `server/places/country-file.ts` reads them: a length and JSON of that length with their codes (the first is none), then
 * little-endian 16-bit numbers (how many changes each row has, from the South Pole up; of each change, from the antimeridian on, how many columns it is
 * beyond the one before), then of each change the number of the country that begins there, in a byte.
 *
 * @param {{ transform: { scale: number[], translate: number[] }, arcs: number[][][], objects: { countries: { geometries: any[] } } }} topology
 */
export function packCountries(topology) {
  const lines = topology.arcs.map((arc) => placesOf(arc, topology.transform));
  const codes = [''];
  const rows = Array.from({ length: ROWS }, () => []);
  for (const geometry of topology.objects.countries.geometries) {
    const code = codeOf(geometry);
    if (code === undefined) continue;
    const known = codes.indexOf(code);
    const number = known === -1 ? codes.push(code) - 1 : known;
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    fill(
      rows,
      number,
      polygons.flat().map((ring) => unbroken(ring.flatMap((arc) => lineOf(lines, arc)))),
    );
  }
  const changes = rows.map(changesOf);
  const head = Buffer.from(JSON.stringify(codes));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const counts = changes.map((row) => row.length);
  const steps = changes.flatMap((row) => row.map(([column], at) => column - (at === 0 ? 0 : row[at - 1][0])));
  const countries = Buffer.from(changes.flatMap((row) => row.map(([, number]) => number)));
  return Buffer.concat([length, head, shorts(counts), shorts(steps), countries]);
}

/** A number of ISO 3166-1 is a name of the same region to Unicode's CLDR, as its two letters are. */
function codeOf({ id, properties }) {
  if (id === undefined) return UNNUMBERED[properties.name];
  return new Intl.Locale(Intl.getCanonicalLocales(`und-${id}`)[0]).region;
}

/** What lies between the first and the second crossing of a row with the outlines, the third and the fourth, and so on. */
function fill(rows, number, rings) {
  const crossings = new Map();
  for (const ring of rings) {
    for (const [at, [x, y]] of ring.entries()) {
      const [toX, toY] = ring[(at + 1) % ring.length];
      const [low, high] = [Math.min(y, toY), Math.max(y, toY)];
      // An end that lies on a row belongs to the stretch above it.
      for (let row = Math.ceil((low + 90) * STEPS); row < (high + 90) * STEPS; row += 1) {
        const share = (row / STEPS - 90 - y) / (toY - y);
        const of = crossings.get(row) ?? [];
        crossings.set(row, of);
        of.push(x + share * (toX - x));
      }
    }
  }
  for (const [row, of] of crossings) {
    of.sort((a, b) => a - b);
    for (let at = 0; at + 1 < of.length; at += 2) {
      const [start, end] = [of[at], of[at + 1]].map((x) => Math.ceil((x + 180) * STEPS));
      // What reaches over the antimeridian stands at the other side too.
      for (const turn of [-COLUMNS, 0, COLUMNS]) {
        const [from, to] = [Math.max(0, start + turn), Math.min(COLUMNS, end + turn)];
        if (from < to) rows[row]?.push([from, to, number]);
      }
    }
  }
}

/** Where in a row another country begins, or none: 0. */
function changesOf(spans) {
  const changes = [];
  let end = 0;
  for (const [from, to, number] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from > end) changes.push([end, 0]);
    const start = Math.max(from, end);
    if (start >= to) continue;
    changes.push([start, number]);
    end = to;
  }
  if (end < COLUMNS) changes.push([end, 0]);
  return changes.filter(([, number], at) => number !== changes[at - 1]?.[1]);
}

/** A line that goes over the antimeridian leaps by a whole world, and Antarctica's never closes. */
function unbroken(places) {
  let [shift, before] = [0, places[0][0]];
  const line = places.map(([x, y]) => {
    if (Math.abs(x - before) > 180) shift += x < before ? 360 : -360;
    before = x;
    return [x + shift, y];
  });
  const [start, end] = [line[0][0], line.at(-1)[0]];
  return Math.abs(end - start) > 180 ? [...line, [end, -90], [start, -90]] : line;
}

/** A negative number means the arc of its complement, backwards: TopoJSON, section 2.1.4. */
function lineOf(lines, number) {
  return number >= 0 ? lines[number] : lines[~number].toReversed();
}

/** Each step is counted from the one before. */
function placesOf(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function shorts(numbers) {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeUInt16LE(number, at * 2);
  return bytes;
}
