import {
  encodeRoadTile,
  riskFlags,
  ROAD_PRECISION,
  roadFlags,
  roadTileKey,
  wrapped,
  type NoTurn,
  type RoadSpot,
} from '../../contract/roads/road-tile.ts';
import { distanceKm } from '../../contract/base/great-circle.ts';
import type { OsmElement, OsmMember } from './osm.ts';
import { isFord, isPassable, isWater, roadRule, turnRule, type RoadRule } from './road-rules.ts';

interface Place {
  lat: number;
  lng: number;
}

/** A stretch between two junctions, before it is cut into tiles. */
interface Stretch {
  way: number;
  fromOsm: number;
  toOsm: number;
  from: Junction;
  to: Junction;
  decimetres: number;
  rule: RoadRule;
  /** A ford is among its nodes. */
  isFord: boolean;
  bends: RoadSpot[];
}

interface Junction {
  spot: RoadSpot;
  stretches: Stretch[];
}

export interface BuiltRoads {
  tiles: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  edges: number;
}

/** Of a node that lies outside the file. */
const nowhere: Place = { lat: Number.NaN, lng: Number.NaN };

interface Way {
  id: number;
  nodes: readonly number[];
  rule: RoadRule;
}

/** Roads for cars, cut into tiles. `elements` reads the file anew: of all its nodes only those of roads are kept. */
export async function buildRoads(elements: () => AsyncIterable<OsmElement>): Promise<BuiltRoads> {
  const ways: Way[] = [];
  const turns: { rule: 'no' | 'only'; members: readonly OsmMember[] }[] = [];
  const waters = new Map<number, readonly number[]>();
  const shores = new Set<number>();
  for await (const one of elements()) {
    if (one.kind === 'way') {
      const rule = roadRule(one.tags);
      if (rule) ways.push({ id: one.id, nodes: one.nodes, rule });
      if (isWater(one.tags)) waters.set(one.id, one.nodes);
    } else if (one.kind === 'relation') {
      const rule = turnRule(one.tags);
      if (rule) turns.push({ rule, members: one.members });
      if (isWater(one.tags)) for (const { type, ref } of one.members) if (type === 'way') shores.add(ref);
    }
  }
  if (shores.size > 0) await readShores(elements, shores, waters);
  ways.sort((a, b) => a.id - b.id);
  const uses = new Map<number, number>();
  for (const { nodes } of ways) for (const id of nodes) uses.set(id, (uses.get(id) ?? 0) + 1);
  const places = new Map<number, Place>();
  const waterPlaces = new Map<number, Place>();
  for (const nodes of waters.values()) for (const id of nodes) waterPlaces.set(id, nowhere);
  const barriers = new Set<number>();
  const fords = new Set<number>();
  for await (const one of elements()) {
    if (one.kind !== 'node' || Math.abs(one.lat) > 90 || Math.abs(one.lng) > 180) continue;
    const place = { lat: one.lat, lng: one.lng };
    if (waterPlaces.has(one.id)) waterPlaces.set(one.id, place);
    if (!uses.has(one.id)) continue;
    places.set(one.id, place);
    if (!isPassable(one.tags)) barriers.add(one.id);
    if (isFord(one.tags)) fords.add(one.id);
  }
  const { stretches, junctions } = cutWays(ways, { uses, places, barriers, fords });
  const noTurns = turns.flatMap((turn) => forbidden(turn.rule, turn.members, junctions));
  const lines = Array.from(waters.values(), (nodes) => nodes.map((id) => waterPlaces.get(id) ?? nowhere));
  return { tiles: cutTiles(stretches, noTurns, lines.flatMap(cutWater)), edges: stretches.length };
}

/** Ways that are a shore because of what they belong to. They come before that in the file, and so it is read once more. */
async function readShores(
  elements: () => AsyncIterable<OsmElement>,
  shores: ReadonlySet<number>,
  waters: Map<number, readonly number[]>,
): Promise<void> {
  for await (const one of elements()) if (one.kind === 'way' && shores.has(one.id)) waters.set(one.id, one.nodes);
}

interface Nodes {
  /** How many ways of roads each belongs to. */
  uses: ReadonlyMap<number, number>;
  places: ReadonlyMap<number, Place>;
  barriers: ReadonlySet<number>;
  fords: ReadonlySet<number>;
}

/** Ways end at junctions, at barriers, on both sides of a ford, and where a node of theirs lies outside the file. */
function cutWays(ways: readonly Way[], { uses, places, barriers, fords }: Nodes) {
  const junctions = new Map<number, Junction>();
  const taken = new Set<string>();
  const stretches: Stretch[] = [];
  const makeJunction = (place: Place): Junction => ({ spot: freeSpot(place, taken), stretches: [] });
  const junctionAt = (id: number, place: Place): Junction => {
    // Nobody passes a barrier: each stretch that ends there has an end of its own.
    if (barriers.has(id)) return makeJunction(place);
    const known = junctions.get(id) ?? makeJunction(place);
    junctions.set(id, known);
    return known;
  };
  for (const { id, nodes, rule } of ways) {
    let open: { osm: number; line: Place[]; isFord: boolean } | undefined;
    for (const [index, node] of nodes.entries()) {
      const place = places.get(node);
      if (!place) {
        open = undefined;
        continue;
      }
      open?.line.push(place);
      if (open && fords.has(node)) open.isFord = true;
      const isLast = index === nodes.length - 1 || !places.has(nodes[index + 1] ?? 0);
      const isBeside = [nodes[index - 1], nodes[index + 1]].some((one = 0) => fords.has(one));
      const isEnd = isLast || !open || (uses.get(node) ?? 0) > 1 || barriers.has(node) || isBeside;
      if (!isEnd) continue;
      if (open && open.line.length > 1) {
        const [start] = open.line as [Place];
        const from = junctionAt(open.osm, start);
        const to = junctionAt(node, place);
        const stretch: Stretch = {
          way: id,
          fromOsm: open.osm,
          toOsm: node,
          from,
          to,
          decimetres: freeLength(Math.max(lengthOf(open.line), apart(from, to)), from, to),
          rule,
          isFord: open.isFord,
          bends: open.line.slice(1, -1).map(spotOf),
        };
        stretches.push(stretch);
        from.stretches.push(stretch);
        if (to !== from) to.stretches.push(stretch);
      }
      open = { osm: node, line: [place], isFord: fords.has(node) };
    }
  }
  return { stretches, junctions };
}

function spotOf({ lat, lng }: Place): RoadSpot {
  return [Math.round(lat * ROAD_PRECISION), wrapped(Math.round(lng * ROAD_PRECISION))];
}

/** Junctions are known by where they are: one above another is a metre beside it. */
function freeSpot(place: Place, taken: Set<string>): RoadSpot {
  const [lat, lng] = spotOf(place);
  for (let step = 0; ; step += 1) {
    const spot: RoadSpot = [lat, wrapped(lng + step)];
    const key = spot.join(' ');
    if (taken.has(key)) continue;
    taken.add(key);
    return spot;
  }
}

function lengthOf(line: readonly Place[]): number {
  let km = 0;
  for (const [index, place] of line.entries()) km += index === 0 ? 0 : distanceKm(line[index - 1] ?? place, place);
  return Math.max(1, Math.round(km * 10_000));
}

/** No road is shorter than the way between its ends as they are written: the search relies on it. */
function apart({ spot: a }: Junction, { spot: b }: Junction): number {
  const place = ([lat, lng]: RoadSpot) => ({ lat: lat / ROAD_PRECISION, lng: lng / ROAD_PRECISION });
  return Math.ceil(distanceKm(place(a), place(b)) * 10_000);
}

/** Two stretches between the same junctions are told apart by their lengths. */
function freeLength(decimetres: number, from: Junction, to: Junction): number {
  const others = from.stretches.filter((one) => one.from === to || one.to === to);
  const lengths = new Set(others.map((one) => one.decimetres));
  let free = decimetres;
  while (lengths.has(free)) free += 1;
  return free;
}

interface ForbiddenTurn {
  via: Junction;
  from: Stretch;
  to: Stretch;
}

/** `only_*` is what it forbids: every other way out. Restrictions over a way in place of a node are not read. */
function forbidden(
  rule: 'no' | 'only',
  members: readonly OsmMember[],
  junctions: ReadonlyMap<number, Junction>,
): ForbiddenTurn[] {
  const viaMember = members.find(({ role, type }) => role === 'via' && type === 'node');
  const via = viaMember && junctions.get(viaMember.ref);
  if (!via) return [];
  const of = (role: string) => {
    const ids = new Set(members.filter((one) => one.role === role && one.type === 'way').map(({ ref }) => ref));
    return via.stretches.filter(({ way }) => ids.has(way));
  };
  const [froms, tos] = [of('from'), of('to')];
  if (froms.length === 0 || tos.length === 0) return [];
  const closed = rule === 'no' ? tos : via.stretches.filter((one) => !tos.includes(one));
  return froms.flatMap((from) => closed.filter((to) => rule === 'no' || to !== from).map((to) => ({ via, from, to })));
}

/** Steps of a degree between the points of a line of water, about ten metres: it only says on which side of it somebody is. */
const WATER_STEP = 10;

/** A line ends where a node of it lies outside the file, and goes on in the next tile where it leaves one. */
function cutWater(line: readonly Place[]): RoadSpot[][] {
  const lines: RoadSpot[][] = [];
  let open: RoadSpot[] = [];
  for (const [index, place] of line.entries()) {
    if (place === nowhere) {
      open = [];
      continue;
    }
    const spot = spotOf(place);
    const last = open.at(-1);
    const isEnd = index === line.length - 1 || line[index + 1] === nowhere;
    if (last && !isEnd && Math.hypot(spot[0] - last[0], wrapped(spot[1] - last[1])) < WATER_STEP) continue;
    open.push(spot);
    if (open.length === 2) lines.push(open);
    if (last && open[0] && roadTileKey(spot) !== roadTileKey(open[0])) open = [spot];
  }
  return lines;
}

/** A stretch is in the tile of the junction that it begins at, a turn in that of its junction. */
function cutTiles(
  stretches: readonly Stretch[],
  turns: readonly ForbiddenTurn[],
  waters: readonly RoadSpot[][],
): Map<string, Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, { stretches: Stretch[]; turns: ForbiddenTurn[]; waters: RoadSpot[][] }>();
  const partOf = (spot: RoadSpot) => {
    const key = roadTileKey(spot);
    const part = parts.get(key) ?? { stretches: [], turns: [], waters: [] };
    parts.set(key, part);
    return part;
  };
  for (const stretch of stretches) partOf(stretch.from.spot).stretches.push(stretch);
  for (const turn of turns) partOf(turn.via.spot).turns.push(turn);
  // Water far from every road is nobody's last stretch.
  for (const line of waters) if (line[0]) parts.get(roadTileKey(line[0]))?.waters.push(line);
  return new Map(
    Array.from(parts, ([key, part]) => [key, encodePart(part.stretches, part.turns, part.waters.toSorted(byPlace))]),
  );
}

/** An update of the map that changes nothing here changes no byte, in whatever order it comes. */
function byPlace([a = [0, 0]]: RoadSpot[], [b = [0, 0]]: RoadSpot[]): number {
  return a[0] - b[0] || a[1] - b[1];
}

function encodePart(
  stretches: readonly Stretch[],
  turns: readonly ForbiddenTurn[],
  waters: readonly RoadSpot[][],
): Uint8Array<ArrayBuffer> {
  const nodes = new Set<Junction>(stretches.flatMap(({ from, to }) => [from, to]));
  for (const { via, from, to } of turns)
    for (const one of [via, otherEnd(from, via), otherEnd(to, via)]) nodes.add(one);
  // Neighbours stand beside each other: what differs between them is few bytes.
  const sorted = Array.from(nodes).toSorted(
    (a, b) => bandOf(a) - bandOf(b) || a.spot[1] - b.spot[1] || a.spot[0] - b.spot[0],
  );
  const index = new Map(sorted.map((junction, place) => [junction, place]));
  const placeOf = (junction: Junction) => index.get(junction) ?? 0;
  const edges = stretches.map(({ from, to, decimetres, rule, bends, isFord: hasFord }) => ({
    from: placeOf(from),
    to: placeOf(to),
    decimetres,
    kmh: rule.kmh,
    flags: flagsOf(rule) | (hasFord ? riskFlags.ford : 0),
    name: rule.name,
    bends,
  }));
  edges.sort((a, b) => a.from - b.from || a.to - b.to || a.decimetres - b.decimetres);
  const noTurns = turns.map(({ via, from, to }): NoTurn => ({
    via: placeOf(via),
    fromNode: placeOf(otherEnd(from, via)),
    fromDecimetres: from.decimetres,
    toNode: placeOf(otherEnd(to, via)),
    toDecimetres: to.decimetres,
  }));
  return encodeRoadTile({ nodes: sorted.map(({ spot }) => spot), edges, noTurns, waters });
}

/** Steps of the bands, 500 m wide, along which junctions are listed. */
const BAND_STEPS = 500;

function bandOf({ spot: [lat] }: Junction): number {
  return Math.floor(lat / BAND_STEPS);
}

function otherEnd({ from, to }: Stretch, via: Junction): Junction {
  return from === via ? to : from;
}

function flagsOf({ forward, backward, ferry, roundabout, risks }: RoadRule): number {
  return (
    (forward ? roadFlags.forward : 0) |
    (backward ? roadFlags.backward : 0) |
    (ferry ? roadFlags.ferry : 0) |
    (roundabout ? roadFlags.roundabout : 0) |
    risks.reduce((bits, risk) => bits | riskFlags[risk], 0)
  );
}
