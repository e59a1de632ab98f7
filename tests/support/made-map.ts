import { zxyToTileId } from 'pmtiles';

/** A town of our own making, as one PMTiles file in the schema of Protomaps' basemap: a river, a lake, a wood, roads and names. */

type Point = readonly [lng: number, lat: number];
type Properties = Readonly<Record<string, string>>;
type Shape = 'point' | 'line' | 'area';

interface Made {
  layer: string;
  shape: Shape;
  points: readonly Point[];
  properties: Properties;
  /** Not on maps of a wider view. */
  fromZoom?: number;
}

/** In the middle of it. */
export const TOWN = { lat: 25.6, lng: 85.12 };
const DEEPEST = 15;
const EXTENT = 4096;
/** Degrees to each side that have tiles of their own. */
const REACH = 0.03;

const at = (east: number, north: number): Point => [TOWN.lng + east / 1000, TOWN.lat + north / 1000];
const named = (name: string, hi: string, ar: string, es: string) => ({
  name,
  'name:hi': hi,
  'name:ar': ar,
  'name:es': es,
});

export const TOWN_NAMES = named('Nayapur', 'नयापुर', 'نيابور', 'Nueva Puebla');
const RIVER_ROAD = named('River Road', 'नदी मार्ग', 'طريق النهر', 'Calle del Río');

const square = (east: number, north: number, size: number) => [
  at(east, north),
  at(east, north - size),
  at(east + size, north - size),
  at(east + size, north),
];

const town: readonly Made[] = [
  { layer: 'landuse', shape: 'area', points: square(-9, 8, 5), properties: { kind: 'forest' } },
  {
    layer: 'water',
    shape: 'area',
    points: [
      at(-40, -1.5),
      at(-10, -2),
      at(0, -1.2),
      at(12, -2.4),
      at(40, -1),
      at(40, -2.4),
      at(12, -4),
      at(0, -2.8),
      at(-10, -3.6),
      at(-40, -3),
    ],
    properties: { kind: 'river' },
  },
  { layer: 'water', shape: 'area', points: square(3, 5, 2.5), properties: { kind: 'lake' } },
  {
    layer: 'water',
    shape: 'point',
    points: [at(4.2, 3.8)],
    properties: { kind: 'lake', ...named('Long Lake', 'लंबी झील', 'البحيرة الطويلة', 'Lago Largo') },
  },
  ...[-2, -1, 1, 2].map((east): Made => ({
    layer: 'buildings',
    shape: 'area',
    points: square(east, 0.9, 0.4),
    properties: { kind: 'building' },
    fromZoom: 13,
  })),
  {
    layer: 'roads',
    shape: 'line',
    points: [at(-40, 1.2), at(40, 1.2)],
    properties: { kind: 'major_road', ...RIVER_ROAD },
  },
  {
    layer: 'roads',
    shape: 'line',
    points: [at(0.4, -40), at(0.4, 40)],
    properties: { kind: 'highway', ...named('Old Highway', 'पुराना राजमार्ग', 'الطريق القديم', 'Carretera Vieja') },
  },
  ...[-3, -1.5, 2].map((east): Made => ({
    layer: 'roads',
    shape: 'line',
    points: [at(east, -1), at(east, 4)],
    properties: { kind: 'minor_road', ...named('Mill Lane', 'मिल गली', 'زقاق الطاحونة', 'Callejón del Molino') },
    fromZoom: 11,
  })),
  { layer: 'roads', shape: 'line', points: [at(-3, 2.6), at(2, 3.2)], properties: { kind: 'path' }, fromZoom: 13 },
  { layer: 'places', shape: 'point', points: [at(-0.9, 0.4)], properties: { kind: 'locality', ...TOWN_NAMES } },
  {
    layer: 'places',
    shape: 'point',
    points: [at(-2.4, -0.7)],
    properties: { kind: 'neighbourhood', ...named('Ferry Quarter', 'घाट मोहल्ला', 'حي العبّارة', 'Barrio del Vado') },
  },
];

/** The file: its head, one directory, and the tiles, none of them packed. */
export function madeMap(): Buffer {
  const tiles = Array.from({ length: DEEPEST + 1 }, (_, zoom) => tilesAt(zoom)).flat();
  tiles.sort((one, other) => one.id - other.id);
  const directory = directoryOf(tiles.map(({ id, bytes }) => ({ id, length: bytes.length })));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  return Buffer.concat([headOf(directory.length, data.length, tiles.length), directory, Buffer.from('{}'), data]);
}

const HEAD_BYTES = 127;
const METADATA_BYTES = 2;

function headOf(directory: number, data: number, count: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('PMTiles\u0003', 'latin1');
  const afterDirectory = HEAD_BYTES + directory;
  const dataAt = afterDirectory + METADATA_BYTES;
  const places = [HEAD_BYTES, directory, afterDirectory, METADATA_BYTES, dataAt, 0, dataAt, data, count, count, count];
  places.forEach((value, index) => head.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  // In order; neither directories nor tiles are packed; vector tiles.
  head.set([1, 1, 1, 1, 0, DEEPEST], 96);
  const degrees = [TOWN.lng - REACH, TOWN.lat - REACH, TOWN.lng + REACH, TOWN.lat + REACH];
  degrees.forEach((value, index) => head.writeInt32LE(Math.round(value * 1e7), 102 + index * 4));
  return head;
}

function directoryOf(entries: readonly { id: number; length: number }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const offsets = entries.map((_, index) => (index === 0 ? 1 : 0));
  const all = [entries.length, ...ids, ...entries.map(() => 1), ...entries.map(({ length }) => length), ...offsets];
  return Buffer.concat(all.map(varint));
}

function tilesAt(zoom: number): { id: number; bytes: Buffer }[] {
  const [left, top] = onTiles([TOWN.lng - REACH, TOWN.lat + REACH], zoom).map(Math.floor) as [number, number];
  const [right, bottom] = onTiles([TOWN.lng + REACH, TOWN.lat - REACH], zoom).map(Math.floor) as [number, number];
  const made = [];
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) made.push({ id: zxyToTileId(zoom, x, y), bytes: tileAt(zoom, x, y) });
  }
  return made;
}

/** By Mercator, in tiles of this zoom. */
function onTiles([lng, lat]: Point, zoom: number): [x: number, y: number] {
  const radians = (lat * Math.PI) / 180;
  const north = Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI;
  return [((lng + 180) / 360) * 2 ** zoom, ((1 - north) / 2) * 2 ** zoom];
}

function tileAt(zoom: number, x: number, y: number): Buffer {
  const edge = 64;
  const land = [
    [-edge, -edge],
    [EXTENT + edge, -edge],
    [EXTENT + edge, EXTENT + edge],
    [-edge, EXTENT + edge],
  ] as const;
  const layers = new Map([
    ['earth', [{ shape: 'area' as Shape, points: land, properties: { kind: 'earth' } as Properties }]],
  ]);
  for (const { layer, shape, points, properties, fromZoom = 0 } of town) {
    const inTile = points.map((point) => {
      const [tileX, tileY] = onTiles(point, zoom);
      return [Math.round((tileX - x) * EXTENT), Math.round((tileY - y) * EXTENT)] as const;
    });
    if (zoom < fromZoom || !touches(inTile)) continue;
    layers.set(layer, [...(layers.get(layer) ?? []), { shape, points: inTile as never, properties }]);
  }
  return Buffer.concat(Array.from(layers, ([name, features]) => member(3, layerOf(name, features))));
}

function touches(points: readonly (readonly [number, number])[]): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.min(...xs) < EXTENT && Math.max(...xs) >= 0 && Math.min(...ys) < EXTENT && Math.max(...ys) >= 0;
}

interface Feature {
  shape: Shape;
  points: readonly (readonly [number, number])[];
  properties: Properties;
}

function layerOf(name: string, features: readonly Feature[]): Buffer {
  const keys = Array.from(new Set(features.flatMap(({ properties }) => Object.keys(properties))));
  const values = Array.from(new Set(features.flatMap(({ properties }) => Object.values(properties))));
  return Buffer.concat([
    member(1, Buffer.from(name)),
    ...features.map((feature) => member(2, featureOf(feature, keys, values))),
    ...keys.map((key) => member(3, Buffer.from(key))),
    ...values.map((value) => member(4, member(1, Buffer.from(value)))),
    number(5, EXTENT),
    number(15, 2),
  ]);
}

function featureOf({ shape, points, properties }: Feature, keys: readonly string[], values: readonly string[]): Buffer {
  const tags = Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
  const steps = points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const lines = points.length - 1;
  const shapeOf = [command(1, 1), ...steps.slice(0, 2), ...(lines > 0 ? [command(2, lines), ...steps.slice(2)] : [])];
  const commands = shape === 'area' ? [...shapeOf, command(7, 1)] : shapeOf;
  return Buffer.concat([
    member(2, Buffer.concat(tags.map(varint))),
    number(3, { point: 1, line: 2, area: 3 }[shape]),
    member(4, Buffer.concat(commands.map(varint))),
  ]);
}

const command = (kind: number, count: number) => count * 8 + kind;
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const member = (field: number, content: Buffer) =>
  Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);

function varint(value: number): Buffer {
  const bytes = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return Buffer.from([...bytes, left]);
}
