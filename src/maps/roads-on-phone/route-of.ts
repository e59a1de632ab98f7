import { ANY_RISK, riskFlags, roadFlags, roadRisks, type RoadRisk } from '../../../contract/roads/road-tile.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { MapPoint } from '../place.ts';
import { ON_ROUTE_M, pointsOnLine } from '../roads/blocks-on-line.ts';
import type { OffRoad, Route, RouteStatus, RouteStep } from '../route/route.ts';
import { findWay, isOpen, type Way } from './find-way.ts';
import { joinTiles, lineOf, mayBeNear, type RoadGraph } from './road-graph.ts';
import { reachFrom } from './reach.ts';
import { onLine, snap, type Snapped } from './snap.ts';

export interface RoadQuestion {
  tiles: readonly ArrayBuffer[];
  from: MapPoint;
  to: MapPoint;
  /** Where roads are blocked: the stretches within 30 m of them are not driven. */
  blocks: readonly MapPoint[];
  at: number;
}

/** Metres from a road, at the most: beyond that nobody knows how to come to it. */
const OFF_ROAD_M = 2_000;
/** Metres of an edge that are worth a word. */
const LEAST_M = 1;
/** Degrees: less than this goes straight on. */
const STRAIGHT = 25;

/** The fastest way over the roads of these tiles. A tile that cannot be read is as if it were missing. */
export function routeOf({ tiles, from, to, blocks, at }: RoadQuestion): Result<Route, RouteStatus> {
  const graph = joinTiles(tiles.map((one) => new Uint8Array(one)));
  const blocked = blockedEdges(graph, blocks);
  const isRoad = (edge: number) => isOpen(graph, 2 * edge) || isOpen(graph, 2 * edge + 1);
  const isUsable = (edge: number) => !blocked[edge] && isRoad(edge);
  const here = snap(graph, from, OFF_ROAD_M, isRoad);
  const hereAway = here && blocked[here.edge] ? awayFrom(graph, here, blocks) : undefined;
  const isHere = here !== undefined && (hereAway !== undefined || !blocked[here.edge]);
  const nearest = {
    start: isHere ? here : snap(graph, from, OFF_ROAD_M, isUsable),
    end: snap(graph, to, OFF_ROAD_M, isUsable),
  };
  if (!nearest.start || !nearest.end) return failed('off-road');
  const first: Ends = { start: nearest.start, end: nearest.end, away: hereAway };
  // From most places that no way leads to none leads on: known sooner than a search of all roads ends in vain.
  const direct = leadsOn(graph, first.end, blocked) ? wayBetween(graph, first, blocked) : undefined;
  const ends = direct ? first : connectedEnds(graph, { from, to }, first, blocked);
  const way = direct ?? (ends && wayBetween(graph, ends, blocked));
  if (!way || !ends) return failed('no-way');
  const { start, end } = ends;
  const all = partsOf(graph, way, start, end);
  // Of an edge that the way only touches there is nothing to say.
  const driven = all.filter(({ metres }) => metres >= LEAST_M);
  const parts = driven.length === 0 ? all : driven;
  return ok({
    by: 'roads',
    host: '© OpenStreetMap contributors',
    metres: parts.reduce((sum, { metres }) => sum + metres, 0),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    line: parts.flatMap(({ line }) => line),
    steps: withEnds(stepsOf(parts), offRoadOf(start), offRoadOf(end)),
    from,
    to,
    at,
  });
}

interface Ends {
  start: Snapped;
  end: Snapped;
  /** The start is on a blocked stretch, and left in this direction alone. */
  away: 0 | 1 | undefined;
}

function wayBetween(graph: RoadGraph, { start, end, away }: Ends, blocked: Uint8Array): Way | undefined {
  return findWay(graph, { from: start, to: end, blocked, away });
}

/** Metres by which another road may be farther than the nearest, which leads nowhere: somebody carries things over them. */
const ASIDE_M = 200;
/** Roads to begin on that are tried: most that lead nowhere are a few stretches. */
const MOST_STARTS = 8;

/**
 * Of the roads near both places the nearest that are connected, both together. What was reached from an earlier start is no other: it
 * leads no farther.
 */
function connectedEnds(
  graph: RoadGraph,
  { from, to }: Pick<RoadQuestion, 'from' | 'to'>,
  first: Ends,
  blocked: Uint8Array,
): Ends | undefined {
  const seen = new Uint8Array(graph.from.length);
  let best: Ends | undefined;
  let start: Snapped | undefined = first.start;
  for (let count = 0; start && count < MOST_STARTS; count += 1) {
    const set = start;
    const away = set === first.start ? first.away : undefined;
    const directions = away === undefined ? [2 * set.edge, 2 * set.edge + 1] : [2 * set.edge + away];
    const { entered } = reachFrom(graph, directions, blocked);
    const end = snap(graph, to, first.end.metres + ASIDE_M, (edge, share) => {
      if (entered[2 * edge] || entered[2 * edge + 1]) return true;
      // Ahead on the stretch that one sets out on.
      return edge === set.edge && !blocked[edge] && isOpen(graph, share >= set.share ? 2 * edge : 2 * edge + 1);
    });
    if (end && (!best || set.far + end.far < farOf(best))) best = { start: set, end, away };
    if (best && farOf(best) <= farOf(first)) return best;
    seen[set.edge] = 1;
    for (let edge = 0; edge < seen.length; edge += 1) if (entered[2 * edge] || entered[2 * edge + 1]) seen[edge] = 1;
    start = snap(graph, from, first.start.metres + ASIDE_M, (edge) => {
      const isRoad = isOpen(graph, 2 * edge) || isOpen(graph, 2 * edge + 1);
      return isRoad && !blocked[edge] && !seen[edge];
    });
    if (best && start && start.far + first.end.far >= farOf(best)) break;
  }
  return best;
}

function farOf({ start, end }: Ends): number {
  return start.far + end.far;
}

/** Directed stretches that are more than a yard, or a street between two blocks. */
const MORE_THAN_A_YARD = 200;

function leadsOn(graph: RoadGraph, { edge }: Snapped, blocked: Uint8Array): boolean {
  return reachFrom(graph, [2 * edge, 2 * edge + 1], blocked, MORE_THAN_A_YARD).count >= MORE_THAN_A_YARD;
}

/** Nearer than this is the other side of the road, or as far as a phone's position may be off. */
function offRoadOf({ metres, isOverWater }: Snapped): OffRoad | undefined {
  return metres > ON_ROUTE_M || isOverWater ? { metres, isOverWater } : undefined;
}

function withEnds(steps: readonly RouteStep[], first: OffRoad | undefined, last: OffRoad | undefined): RouteStep[] {
  return steps.map((step, index) => {
    const offRoad = index === 0 ? first : index === steps.length - 1 ? last : undefined;
    return offRoad ? { ...step, offRoad } : step;
  });
}

/** Not the whole street: only the stretch between two junctions. */
export function blockedEdges(graph: RoadGraph, blocks: readonly MapPoint[]): Uint8Array {
  const blocked = new Uint8Array(graph.from.length);
  if (blocks.length === 0) return blocked;
  for (let edge = 0; edge < blocked.length; edge += 1) {
    const near = blocks.filter((block) => mayBeNear(graph, edge, block, ON_ROUTE_M));
    if (near.length > 0 && pointsOnLine(lineOf(graph, edge), near, ON_ROUTE_M).length > 0) blocked[edge] = 1;
  }
  return blocked;
}

/** Metres from a block: nearer than this nobody can tell on which side of it somebody is. */
const BESIDE_M = 10;

/** Whoever stands on a blocked stretch, before the block, turns round: the direction in which that is; `undefined` right at the block. */
function awayFrom(graph: RoadGraph, { edge, share }: Snapped, blocks: readonly MapPoint[]): 0 | 1 | undefined {
  const line = lineOf(graph, edge);
  const beside = BESIDE_M / Math.max(1, (graph.decimetres[edge] ?? 0) / 10);
  const shares = pointsOnLine(line, blocks, ON_ROUTE_M).map((block) => onLine(line, block).share);
  if (shares.every((one) => one > share + beside)) return 1;
  return shares.every((one) => one < share - beside) ? 0 : undefined;
}

interface Part {
  line: readonly MapPoint[];
  metres: number;
  seconds: number;
  name: string;
  flags: number;
  /** How many other ways one could take at its end. */
  choices: number;
}

function partsOf(graph: RoadGraph, { edges }: Way, start: Snapped, end: Snapped): Part[] {
  return edges.map((one, index) => {
    const edge = one >> 1;
    const whole = lineOf(graph, edge);
    const along = (share: number) => (one & 1 ? 1 - share : share);
    const first = index === 0 ? along(start.share) : 0;
    const last = index === edges.length - 1 ? along(end.share) : 1;
    const node = (one & 1 ? graph.from : graph.to)[edge] ?? 0;
    const metres = ((graph.decimetres[edge] ?? 0) / 10) * (last - first);
    return {
      line: cut(one & 1 ? whole.reverse() : whole, first, last),
      metres,
      seconds: (metres * 3.6) / (graph.kmh[edge] ?? 1),
      name: graph.names[graph.name[edge] ?? 0] ?? '',
      flags: graph.flags[edge] ?? 0,
      choices: (graph.outAt[node + 1] ?? 0) - (graph.outAt[node] ?? 0),
    };
  });
}

/** The line from one share of its length to another. */
function cut(line: readonly MapPoint[], first: number, last: number): MapPoint[] {
  if (first === 0 && last === 1) return [...line];
  const lengths = line.map((point, index) => apart(line[Math.max(0, index - 1)] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const at = (share: number) => {
    let left = share * whole;
    for (const [index, length] of lengths.entries()) {
      if (index === 0) continue;
      const [before, next] = [line[Math.max(0, index - 1)], line[index]];
      if (before && next && left <= length)
        return { index, point: between(before, next, length === 0 ? 0 : left / length) };
      left -= length;
    }
    return { index: line.length - 1, point: line.at(-1) ?? { lat: 0, lng: 0 } };
  };
  const [begin, end] = [at(first), at(last)];
  const points = [begin.point, ...line.slice(begin.index, end.index), end.point];
  // Where it is cut at a bend, that is there once: of two points in one place nobody can tell the direction.
  return points.filter(({ lat, lng }, index) => lat !== points[index - 1]?.lat || lng !== points[index - 1]?.lng);
}

function between(a: MapPoint, b: MapPoint, share: number): MapPoint {
  return { lat: a.lat + share * (b.lat - a.lat), lng: a.lng + share * shortWay(b.lng - a.lng) };
}

function apart(a: MapPoint, b: MapPoint): number {
  return Math.hypot(b.lat - a.lat, shortWay(b.lng - a.lng) * Math.cos((a.lat * Math.PI) / 180));
}

function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** In the words of OSRM's steps, which the app has in each language. */
function stepsOf(parts: readonly Part[]): RouteStep[] {
  const steps: RouteStep[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const step = before
      ? stepAt(before, part)
      : { type: 'depart', bearing: (bearing(part.line, 0) + 360) % 360, metres: 0 };
    if (step) {
      const road = part.name === '' ? {} : { road: part.name };
      const risks = part.flags & ANY_RISK ? { risks: risksOf(part) } : {};
      steps.push({ ...step, ...road, ...risks, ...(part.flags & roadFlags.ferry && { isFerry: true as const }) });
    }
    const last = steps.at(-1);
    if (last) last.metres += part.metres;
  }
  return [...steps, { type: 'arrive', metres: 0 }];
}

function risksOf({ flags }: Part): RoadRisk[] {
  return roadRisks.filter((risk) => (flags & riskFlags[risk]) !== 0);
}

/** What is to be said where one stretch ends and the next begins; nothing where the road just goes on. */
function stepAt(before: Part, part: Part): RouteStep | undefined {
  const isRound = (one: Part) => (one.flags & roadFlags.roundabout) !== 0;
  const isRiskChange = ((before.flags ^ part.flags) & ANY_RISK) !== 0;
  if (isRound(part)) return isRound(before) && !isRiskChange ? undefined : { type: 'roundabout', metres: 0 };
  if (isRound(before)) return { type: 'exit roundabout', metres: 0 };
  const angle = turnAngle(before, part);
  const isStraight = Math.abs(angle) < STRAIGHT;
  const isOther = isRiskChange || ((before.flags ^ part.flags) & roadFlags.ferry) !== 0;
  if (before.choices <= 2 && before.name === part.name && !isOther) return undefined;
  if (isStraight && before.name === part.name && !isOther) return undefined;
  return { type: isStraight ? 'new name' : 'turn', modifier: turnWord(angle), metres: 0 };
}

function turnAngle(before: Part, part: Part): number {
  const angle = bearing(part.line, 0) - bearing(before.line, before.line.length - 2);
  return angle - 360 * Math.round(angle / 360);
}

function turnWord(angle: number): string {
  const size = Math.abs(angle);
  if (size < STRAIGHT) return 'straight';
  const side = angle < 0 ? 'left' : 'right';
  if (size > 170) return 'uturn';
  if (size < 50) return `slight ${side}`;
  return size > 130 ? `sharp ${side}` : side;
}

function bearing(line: readonly MapPoint[], at: number): number {
  const [a, b] = [line[Math.max(0, at)], line[Math.max(0, at) + 1]];
  if (!a || !b) return 0;
  const east = shortWay(b.lng - a.lng) * Math.cos((a.lat * Math.PI) / 180);
  return (Math.atan2(east, b.lat - a.lat) * 180) / Math.PI;
}
