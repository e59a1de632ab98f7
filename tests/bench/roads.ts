import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { encodeTopology, ROAD_PRECISION } from '../../contract/roads/road-tile.ts';
import { findWay } from '../../src/maps/roads-on-phone/find-way.ts';
import { joinTiles, type RoadGraph } from '../../src/maps/roads-on-phone/road-graph.ts';
import { decodeRoadTile } from '../support/roads/decoded-tile.ts';
import { chances, madeTown } from '../support/roads/made-town.ts';
import { builtFrom } from '../support/roads/roads-of.ts';
import { machineLine } from './machine.ts';
import { roadsOnSlowPhone } from './roads-on-slow-phone.ts';

const PAIRS = 200;
const LEAST_EQUAL = 198;
const SAME_SHARE = 0.01;
/** Side of a town with about 100,000 stretches. */
const LARGE_SIDE = 228;
/** What we want to reach on a phone whose processor is a quarter of this one: milliseconds of a search, megabytes of graph and searches. */
const SEARCH_MS = 150;
const MEMORY_MB = 20;
/** Side of the one that both routers know. */
const SIDE = 40;

/** Ways over the roads of a phone: how fast, how small, and as far as Debian's `routino` finds them. Answers what is beyond its limit. */
export async function measureRoads(): Promise<string[]> {
  console.log(machineLine());
  return [...(await measureLarge()), ...(await compareWithRoutino())];
}

async function measureLarge(): Promise<string[]> {
  const { tiles, edges } = await builtFrom(madeTown({ seed: 1, side: LARGE_SIDE }));
  const decoded = Array.from(tiles.values(), (one) => decodeRoadTile(one));
  const topology = decoded.reduce((sum, one) => sum + encodeTopology(one).length, 0) / edges;
  const whole = Array.from(tiles.values()).reduce((sum, one) => sum + one.length, 0) / edges;
  const zipped = Array.from(tiles.values()).reduce((sum, one) => sum + gzipSync(one).length, 0) / edges;
  const start = performance.now();
  const graph = joinTiles(tiles.values());
  const joined = performance.now() - start;
  const chance = chances(2);
  const times: number[] = [];
  for (let count = 0; count < PAIRS; count += 1) {
    const place = () => ({ edge: Math.floor(chance() * edges), share: chance() });
    const wish = { from: place(), to: place() };
    const begun = performance.now();
    findWay(graph, wish);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const [median = 0, late = 0, slowest = 0] = [times[PAIRS / 2], times[Math.floor(PAIRS * 0.95)], times.at(-1)];
  const arrays = Object.values({ ...graph, ...graph.nodes }).filter((one) => ArrayBuffer.isView(one));
  const graphBytes = arrays.reduce((sum, one) => sum + one.byteLength, 0);
  // What the search itself takes: cost, way back and mark of each directed edge, and the first two at each junction.
  const searchBytes = 2 * edges * (8 + 4 + 1) + graph.hasNoTurn.length * 2 * 4;
  console.log(
    `${edges} stretches in ${tiles.size} tiles: ${topology.toFixed(1)} bytes each, ${whole.toFixed(1)} with bends and names, ${zipped.toFixed(1)} gzipped`,
  );
  console.log(
    `  joined in ${joined.toFixed(0)} ms; graph ${(graphBytes / 1e6).toFixed(1)} MB and search ${(searchBytes / 1e6).toFixed(1)} MB of numbers`,
  );
  console.log(
    `  a way, of ${PAIRS}: median ${median.toFixed(1)} ms, 95 % within ${late.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms (this processor as it is)`,
  );
  const slow = await measureSlowly(Array.from(tiles.values()));
  return [
    ...(edges < 100_000 ? ['stretches of the town'] : []),
    ...(topology > 12 ? ['bytes a stretch'] : []),
    ...(whole > 30 ? ['bytes with bends and names'] : []),
    ...slow,
  ];
}

/** From one corner of the town to the other, and between random stretches. */
async function measureSlowly(tiles: readonly Uint8Array[]): Promise<string[]> {
  const far = LARGE_SIDE * 0.002;
  const ends = [
    { lat: 25.6, lng: 85.1 },
    { lat: 25.6 + far, lng: 85.1 + far },
  ] as const;
  const { joined, first, searches, route, around, graph, searched, peak } = await roadsOnSlowPhone(tiles, ends);
  const sorted = searches.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(
    `  in Chromium, slowed 4 times: a way, of ${searches.length}: median ${at(0.5).toFixed(0)} ms, 95 % within ${at(0.95).toFixed(0)} ms, slowest ${at(1).toFixed(0)} ms, the very first ${first.toFixed(0)} ms (bar ${SEARCH_MS})`,
  );
  console.log(
    `  joined in ${joined.toFixed(0)} ms; from tiles to steps ${route.toFixed(0)} ms, ${around.toFixed(0)} ms around a block; graph ${graph.toFixed(1)} MB, with searches ${searched.toFixed(1)} MB (bar ${MEMORY_MB}), all at once ${peak.toFixed(1)} MB`,
  );
  return [
    ...(Math.max(first, at(1)) > SEARCH_MS ? ['a search on a slow phone'] : []),
    ...(searched > MEMORY_MB ? ['memory'] : []),
  ];
}

async function compareWithRoutino(): Promise<string[]> {
  if (spawnSync('planetsplitter', ['--version']).error) {
    console.log('routino is not installed (apt install routino): nothing was compared');
    return ['routino is absent'];
  }
  const directory = mkdtempSync(join(tmpdir(), 'relief-routino-'));
  try {
    const osm = madeTown({ seed: 7, side: SIDE });
    writeFileSync(join(directory, 'town.osm'), osm);
    writeFileSync(join(directory, 'profiles.xml'), PROFILE);
    writeFileSync(join(directory, 'tagging.xml'), tagging());
    execFileSync(
      'planetsplitter',
      [
        `--dir=${directory}`,
        '--prune-none',
        `--tagging=${join(directory, 'tagging.xml')}`,
        join(directory, 'town.osm'),
      ],
      { stdio: 'ignore' },
    );
    const { tiles } = await builtFrom(osm);
    const graph = joinTiles(tiles.values());
    return report(graph, placesOf(osm), directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Places of the junctions, exactly as the file has them: rounded ones would be beside the road. */
function placesOf(osm: string): readonly Place[] {
  const all = Array.from(osm.matchAll(/<node id="(\d+)" lat="([^"]+)" lon="([^"]+)"/g), ([, id, lat, lng]) => ({
    id: Number(id),
    lat: Number(lat),
    lng: Number(lng),
  }));
  return all.filter(({ id }) => id <= SIDE * SIDE);
}

interface Place {
  lat: number;
  lng: number;
}

function report(graph: RoadGraph, places: readonly Place[], directory: string): string[] {
  const nodeAt = new Map(Array.from(graph.nodes.lat, (lat, node) => [`${lat} ${graph.nodes.lng[node]}`, node]));
  const nodeOf = ({ lat, lng }: Place) =>
    nodeAt.get(`${Math.round(lat * ROAD_PRECISION)} ${Math.round(lng * ROAD_PRECISION)}`);
  const chance = chances(9);
  let [equal, count] = [0, 0];
  while (count < PAIRS) {
    const [a, b] = [pick(places, chance), pick(places, chance)];
    const [from, to] = [nodeOf(a), nodeOf(b)];
    // Junctions of closed streets alone are no places to begin at.
    if (from === undefined || to === undefined || from === to) continue;
    count += 1;
    const [ours, theirs] = [shortest(graph, from, to), routinoKm(directory, a, b)];
    const isEqual =
      ours === undefined || theirs === undefined
        ? ours === theirs
        : Math.abs(ours - theirs) <= Math.max(SAME_SHARE * theirs, 0.01);
    if (isEqual) equal += 1;
    else console.log(`  ${a.lat},${a.lng} to ${b.lat},${b.lng}: ${ours ?? 'none'} km, routino ${theirs ?? 'none'} km`);
  }
  console.log(`routino on ${SIDE * SIDE} junctions: ${equal} of ${count} shortest ways are as long within 1 %`);
  return equal < LEAST_EQUAL ? ['ways as routino finds them'] : [];
}

function pick(places: readonly Place[], chance: () => number): Place {
  return places[Math.floor(chance() * places.length)] ?? { lat: 0, lng: 0 };
}

/** Kilometres from junction to junction: the best of all edges that touch them. */
function shortest(graph: RoadGraph, from: number, to: number): number | undefined {
  const touching = (node: number) =>
    Array.from(graph.from.keys()).flatMap((edge) => [
      ...(graph.from[edge] === node ? [{ edge, share: 0 }] : []),
      ...(graph.to[edge] === node ? [{ edge, share: 1 }] : []),
    ]);
  const costs = touching(from).flatMap((start) =>
    touching(to).map((end) => findWay(graph, { from: start, to: end, isShortest: true })?.cost ?? Infinity),
  );
  const best = Math.min(...costs);
  return best === Infinity ? undefined : best / 1000;
}

function routinoKm(directory: string, a: Place, b: Place): number | undefined {
  const ends = [`--lat1=${a.lat}`, `--lon1=${a.lng}`, `--lat2=${b.lat}`, `--lon2=${b.lng}`];
  const how = ['--profile=car', '--shortest', '--exact-nodes-only', '--output-text-all', '--output-stdout'];
  const { stdout, status } = spawnSync(
    'routino-router',
    [`--dir=${directory}`, `--profiles=${join(directory, 'profiles.xml')}`, ...how, ...ends],
    { encoding: 'utf8' },
  );
  if (status !== 0) return undefined;
  // The sum at the end is rounded to ten metres, each stretch to one.
  const lengths = stdout
    .split('\n')
    .filter((line) => /^\s*-?\d/.test(line))
    .map((line) => Number(line.split('\t')[4]));
  return lengths.length === 0 ? undefined : lengths.reduce((sum, length) => sum + length, 0);
}

/** Debian's rules, but for two of ours: an exception from a one-way for cars, and a street that one may drive to a destination in. */
function tagging(): string {
  const rules = readFileSync('/usr/share/routino/tagging.xml', 'utf8');
  return rules
    .replace('<way>', '<way><if k="oneway:motorcar" v="no"><unset k="oneway"/></if>')
    .replaceAll(/(<if v="destination" *> *<set v=")no/g, '$1yes');
}

const ROADS = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'service',
  'track',
  'ferry',
];
const each = (line: (road: string) => string) => ROADS.map(line).join('');

/** Our rules of access, and no preference of one road over another. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<routino-profiles><profile name="car" transport="motorcar">
<speeds>${each((road) => `<speed highway="${road}" kph="40"/>`)}</speeds>
<preferences>${each((road) => `<preference highway="${road}" percent="100"/>`)}</preferences>
<properties>${['paved', 'multilane', 'bridge', 'tunnel', 'footroute', 'bicycleroute'].map((one) => `<property type="${one}" percent="50"/>`).join('')}</properties>
<restrictions><oneway obey="1"/><turns obey="1"/><weight limit="0.0"/><height limit="0.0"/><width limit="0.0"/><length limit="0.0"/></restrictions>
</profile></routino-profiles>
`;
