import { checksum, RoadWriter } from './road-bytes.ts';

/** Steps of a degree, about a metre. Lengths are kept apart, to a decimetre. */
export const ROAD_PRECISION = 1e5;
/** Steps of a tile's side: a tenth of a degree. */
export const ROAD_TILE_STEPS = 1e4;
const FULL_CIRCLE = 360 * ROAD_PRECISION;

/** Bits of an edge. */
export const roadFlags = { forward: 1, backward: 2, ferry: 4, roundabout: 8 } as const;
/** Why an edge is driven only where there is no other way. Bits of an edge as well. */
export const riskFlags = {
  /** Water runs over it. */
  ford: 16,
  /** Floods with rain, or is there in some seasons alone. */
  floods: 32,
  /** Open at some times, or to some, alone. */
  conditional: 64,
  /** The map calls its surface impassable. */
  impassable: 128,
  /** Narrower than a lorry. */
  narrow: 256,
  /** A ferry for people on foot, as far as the map says. */
  onFoot: 512,
} as const;
export type RoadRisk = keyof typeof riskFlags;
export const roadRisks = Object.keys(riskFlags) as RoadRisk[];
/** The bits of all risks. */
export const ANY_RISK = 1008;
/** A risk as a tile has it: behind the number of speed and bits, without the bits below. */
export const RISK_UNIT = 16;
/** Said by the bits where risks follow. */
export const HAS_RISKS = 16;
/** A speed and the bits are one number: the speed so many times. In version 1 half as many. */
export const FLAG_BITS = 32;

/** A place in steps of a degree. No two junctions are at the same place: it is what they are known by in all tiles. */
export type RoadSpot = readonly [lat: number, lng: number];

/** A stretch between two junctions. */
export interface RoadEdge {
  /** Junctions, by their places in the tile's list. */
  from: number;
  to: number;
  decimetres: number;
  kmh: number;
  flags: number;
  name: string;
  /** Bends between the two. */
  bends: readonly RoadSpot[];
}

/** A turn that nobody may make: out of one edge, over a junction, into another. Edges are known by their other end and their length. */
export interface NoTurn {
  via: number;
  fromNode: number;
  fromDecimetres: number;
  toNode: number;
  toDecimetres: number;
}

export interface RoadTile {
  nodes: readonly RoadSpot[];
  edges: readonly RoadEdge[];
  noTurns: readonly NoTurn[];
  /** Lines of rivers and shores. */
  waters: readonly (readonly RoadSpot[])[];
}

/** "RRT". The version of what follows stands behind it. */
const HEAD: readonly number[] = [0x52, 0x52, 0x54];
const VERSION = 2;
/** Those that are read: version 1 knows neither risks nor waters. */
const VERSIONS: readonly number[] = [1, VERSION];
export const HEAD_BYTES = 8;

/** The name of the tile that a place is in: steps north of the south pole and east of 180° W. */
export function roadTileKey([lat, lng]: RoadSpot): string {
  const row = Math.floor((lat + 90 * ROAD_PRECISION) / ROAD_TILE_STEPS);
  const column = Math.floor((wrapped(lng) + FULL_CIRCLE / 2) / ROAD_TILE_STEPS);
  return `${row}-${column}`;
}

/** A longitude, or a difference of two, between -180° and 180°: roads cross the antimeridian. */
export function wrapped(lng: number): number {
  return lng - FULL_CIRCLE * Math.floor((lng + FULL_CIRCLE / 2) / FULL_CIRCLE);
}

/** `docs/architecture.md` has the order of the bytes. */
export function encodeRoadTile(tile: RoadTile): Uint8Array<ArrayBuffer> {
  const topology = encodeTopology(tile);
  const looks = encodeLooks(tile);
  const waters = encodeWaters(tile);
  const length = new RoadWriter();
  length.unsigned(topology.length);
  const parts = [length.bytes(), topology, looks, waters];
  const body = Uint8Array.from(parts.flatMap((part) => Array.from(part)));
  const bytes = new Uint8Array(HEAD_BYTES + body.length);
  bytes.set([...HEAD, VERSION]);
  new DataView(bytes.buffer).setUint32(4, checksum(body), true);
  bytes.set(body, HEAD_BYTES);
  return bytes;
}

/** What a way is found by: all but bends and names. */
export function encodeTopology({ nodes, edges, noTurns }: Omit<RoadTile, 'waters'>): Uint8Array {
  const out = new RoadWriter();
  writeSpots(out, nodes, [0, 0]);
  out.unsigned(edges.length);
  let before = 0;
  for (const { from, to, decimetres, kmh, flags } of edges) {
    out.signed(from - before);
    out.signed(to - from);
    out.unsigned(decimetres);
    const risks = Math.floor(flags / RISK_UNIT);
    out.unsigned(kmh * FLAG_BITS + (flags % RISK_UNIT) + (risks === 0 ? 0 : HAS_RISKS));
    if (risks !== 0) out.unsigned(risks);
    before = from;
  }
  out.unsigned(noTurns.length);
  for (const turn of noTurns) {
    for (const part of [turn.via, turn.fromNode, turn.fromDecimetres, turn.toNode, turn.toDecimetres])
      out.unsigned(part);
  }
  return out.bytes();
}

function encodeLooks({ nodes, edges }: Pick<RoadTile, 'nodes' | 'edges'>): Uint8Array {
  const out = new RoadWriter();
  const names = Array.from(new Set(edges.map(({ name }) => name).filter((name) => name !== '')));
  out.unsigned(names.length);
  for (const name of names) out.text(name);
  const places = new Map(names.map((name, index) => [name, index + 1]));
  for (const { from, name, bends } of edges) {
    out.unsigned(places.get(name) ?? 0);
    writeSpots(out, bends, nodes[from] ?? [0, 0]);
  }
  return out.bytes();
}

function encodeWaters({ waters }: RoadTile): Uint8Array {
  const out = new RoadWriter();
  out.unsigned(waters.length);
  let start: RoadSpot = [0, 0];
  for (const line of waters) {
    writeSpots(out, line, start);
    start = line[0] ?? start;
  }
  return out.bytes();
}

function writeSpots(out: RoadWriter, spots: readonly RoadSpot[], start: RoadSpot): void {
  out.unsigned(spots.length);
  let [lat, lng] = start;
  for (const spot of spots) {
    out.signed(spot[0] - lat);
    out.signed(wrapped(spot[1] - lng));
    [lat, lng] = spot;
  }
}

/** The version of a tile that is one. */
export function roadTileVersion(bytes: Uint8Array): number {
  return bytes[HEAD.length] ?? 0;
}

/** Is this a tile of a version that is read, as it was written? A login page in its place is none, and neither is a part of one. */
export function isWholeRoadTile(bytes: Uint8Array): boolean {
  if (bytes.length < HEAD_BYTES || HEAD.some((byte, index) => bytes[index] !== byte)) return false;
  if (!VERSIONS.includes(roadTileVersion(bytes))) return false;
  const written = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return written === checksum(bytes.subarray(HEAD_BYTES));
}

/** What the search counts with: a faster road would make it miss the fastest way. */
export const MOST_KMH = 130;
