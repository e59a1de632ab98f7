import {
  encodeRoadTile,
  ROAD_PRECISION,
  roadFlags,
  roadTileKey,
  wrapped,
  type NoTurn,
  type RoadSpot,
} from '../../contract/roads/road-tile.ts';
import { distanceKm } from '../../contract/base/great-circle.ts';
import type { OsmElement, OsmMember } from './osm.ts';
import { isPassable, roadRule, turnRule, type RoadRule } from './road-rules.ts';

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

interface Way {
  id: number;
  nodes: readonly number[];
  rule: RoadRule;
}

/** Roads for cars, cut into tiles. `elements` reads the file anew: of all its nodes only those of roads are kept. */
export async function buildRoads(elements: () => AsyncIterable<OsmElement>): Promise<BuiltRoads> {
  const ways: Way[] = [];
  const turns: { rule: 'no' | 'only'; members: readonly OsmMember[] }[] = [];
  for await (const one of elements()) {
    if (one.kind === 'way') {
      const rule = roadRule(one.tags);
      if (rule) ways.push({ id: one.id, nodes: one.nodes, rule });
    } else if (one.kind === 'relation') {
      const rule = turnRule(one.tags);
      if (rule) turns.push({ rule, members: one.members });
    }
  }
  ways.sort((a, b) => a.id - b.id);
  const uses = new Map<number, number>();
  for (const { nodes } of ways) for (const id of nodes) uses.set(id, (uses.get(id) ?? 0) + 1);
  const places = new Map<number, Place>();
  const barriers = new Set<number>();
  for await (const one of elements()) {
    if (one.kind !== 'node' || !uses.has(one.id)) continue;
    if (Math.abs(one.lat) > 90 || Math.abs(one.lng) > 180) continue;
    places.set(one.id, { lat: one.lat, lng: one.lng });
    if (!isPassable(one.tags)) barriers.add(one.id);
  }
  const { stretches, junctions } = cutWays(ways, uses, places, barriers);
  const noTurns = turns.flatMap((turn) => forbidden(turn.rule, turn.members, junctions));
  return { tiles: cutTiles(stretches, noTurns), edges: stretches.length };
}

/** Ways end at junctions, at barriers, and where a node of theirs lies outside the file. */
function cutWays(
  ways: readonly Way[],
  uses: ReadonlyMap<number, number>,
  places: ReadonlyMap<number, Place>,
  barriers: ReadonlySet<number>,
) {
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
    let open: { osm: number; line: Place[] } | undefined;
    for (const [index, node] of nodes.entries()) {
      const place = places.get(node);
      if (!place) {
        open = undefined;
        continue;
      }
      open?.line.push(place);
      const isLast = index === nodes.length - 1 || !places.has(nodes[index + 1] ?? 0);
      const isEnd = isLast || !open || (uses.get(node) ?? 0) > 1 || barriers.has(node);
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
          bends: open.line.slice(1, -1).map(spotOf),
        };
        stretches.push(stretch);
        from.stretches.push(stretch);
        if (to !== from) to.stretches.push(stretch);
      }
      open = { osm: node, line: [place] };
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

/** A stretch is in the tile of the junction that it begins at, a turn in that of its junction. */
function cutTiles(
  stretches: readonly Stretch[],
  turns: readonly ForbiddenTurn[],
): Map<string, Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, { stretches: Stretch[]; turns: ForbiddenTurn[] }>();
  const partOf = (spot: RoadSpot) => {
    const key = roadTileKey(spot);
    const part = parts.get(key) ?? { stretches: [], turns: [] };
    parts.set(key, part);
    return part;
  };
  for (const stretch of stretches) partOf(stretch.from.spot).stretches.push(stretch);
  for (const turn of turns) partOf(turn.via.spot).turns.push(turn);
  return new Map(Array.from(parts, ([key, part]) => [key, encodePart(part.stretches, part.turns)]));
}

function encodePart(stretches: readonly Stretch[], turns: readonly ForbiddenTurn[]): Uint8Array<ArrayBuffer> {
  const nodes = new Set<Junction>(stretches.flatMap(({ from, to }) => [from, to]));
  for (const { via, from, to } of turns)
    for (const one of [via, otherEnd(from, via), otherEnd(to, via)]) nodes.add(one);
  // Neighbours stand beside each other: what differs between them is few bytes.
  const sorted = Array.from(nodes).toSorted(
    (a, b) => bandOf(a) - bandOf(b) || a.spot[1] - b.spot[1] || a.spot[0] - b.spot[0],
  );
  const index = new Map(sorted.map((junction, place) => [junction, place]));
  const placeOf = (junction: Junction) => index.get(junction) ?? 0;
  const edges = stretches.map(({ from, to, decimetres, rule, bends }) => ({
    from: placeOf(from),
    to: placeOf(to),
    decimetres,
    kmh: rule.kmh,
    flags: flagsOf(rule),
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
  return encodeRoadTile({ nodes: sorted.map(({ spot }) => spot), edges, noTurns });
}

/** Steps of the bands, 500 m wide, along which junctions are listed. */
const BAND_STEPS = 500;

function bandOf({ spot: [lat] }: Junction): number {
  return Math.floor(lat / BAND_STEPS);
}

function otherEnd({ from, to }: Stretch, via: Junction): Junction {
  return from === via ? to : from;
}

function flagsOf({ forward, backward, ferry, roundabout }: RoadRule): number {
  return (
    (forward ? roadFlags.forward : 0) |
    (backward ? roadFlags.backward : 0) |
    (ferry ? roadFlags.ferry : 0) |
    (roundabout ? roadFlags.roundabout : 0)
  );
}
