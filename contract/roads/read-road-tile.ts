import { Ints } from './ints.ts';
import { BadRoadTile, RoadReader } from './road-bytes.ts';
import {
  ANY_RISK,
  FLAG_BITS,
  HAS_RISKS,
  HEAD_BYTES,
  isWholeRoadTile,
  MOST_KMH,
  RISK_UNIT,
  ROAD_PRECISION,
  roadTileVersion,
  wrapped,
} from './road-tile.ts';

/** Numbers of an edge in `edges`: its junctions, decimetres, kilometres an hour, flags. */
export const EDGE_PARTS = 5;
/** Numbers of a forbidden turn in `noTurns`: in the order of `NoTurn`. */
export const TURN_PARTS = 5;

/** A tile as rows of numbers: as objects its edges would take a megabyte of a phone's memory, and the time to collect it. */
export class TileNumbers {
  /** Latitude, longitude, … */
  readonly nodes = new Ints();
  readonly edges = new Ints();
  readonly noTurns = new Ints();
  /** The first is no name. */
  readonly names: string[] = [];
  /** Of each edge its place in `names`. */
  readonly name = new Ints();
  /** Where an edge's bends begin in `bends`; one more at the end. */
  readonly bendsAt = new Ints();
  /** Latitude, longitude, … */
  readonly bends = new Ints();
  /** Where a line of water begins in `waters`; one more at the end. */
  readonly watersAt = new Ints();
  /** Latitude, longitude, … */
  readonly waters = new Ints();

  clear(): void {
    const { nodes, edges, noTurns, name, bendsAt, bends, watersAt, waters } = this;
    for (const one of [nodes, edges, noTurns, name, bendsAt, bends, watersAt, waters]) one.clear();
    this.names.length = 0;
  }
}

/** Reads a tile into `tile`, in place of the one before. Throws `BadRoadTile` for everything that `encodeRoadTile` did not write. */
export function readRoadTile(bytes: Uint8Array, tile: TileNumbers): void {
  if (!isWholeRoadTile(bytes)) throw new BadRoadTile('damaged, or of another version');
  tile.clear();
  const input = new RoadReader(bytes.subarray(HEAD_BYTES));
  input.count(1);
  readSpots(input, 0, 0, tile.nodes);
  const isFirst = roadTileVersion(bytes) === 1;
  readEdges(input, tile, isFirst ? FLAG_BITS / 2 : FLAG_BITS);
  readNoTurns(input, tile);
  readLooks(input, tile);
  if (isFirst) tile.watersAt.push(0);
  else readWaters(input, tile);
  if (!input.isAtEnd()) throw new BadRoadTile('more than was announced');
}

function readEdges(input: RoadReader, { nodes, edges }: TileNumbers, flagBits: number): void {
  const places = nodes.length / 2;
  const count = input.count(4);
  let from = 0;
  for (let edge = 0; edge < count; edge += 1) {
    from += input.signed();
    const to = from + input.signed();
    checkPlace(from, places);
    checkPlace(to, places);
    edges.push(from);
    edges.push(to);
    edges.push(lengthOf(input));
    const speed = input.unsigned();
    const kmh = Math.floor(speed / flagBits);
    if (kmh === 0 || kmh > MOST_KMH) throw new BadRoadTile('a speed that cannot be');
    edges.push(kmh);
    const flags = speed % flagBits;
    edges.push(flags < HAS_RISKS ? flags : flags - HAS_RISKS + risksOf(input));
  }
}

/** A newer version of the app may know more of them: those are as good as none. */
function risksOf(input: RoadReader): number {
  return (input.unsigned() * RISK_UNIT) & ANY_RISK;
}

function readNoTurns(input: RoadReader, { nodes, noTurns }: TileNumbers): void {
  const places = nodes.length / 2;
  const place = () => {
    const node = input.unsigned();
    checkPlace(node, places);
    noTurns.push(node);
  };
  const count = input.count(TURN_PARTS);
  for (let turn = 0; turn < count; turn += 1) {
    place();
    place();
    noTurns.push(lengthOf(input));
    place();
    noTurns.push(lengthOf(input));
  }
}

function readLooks(input: RoadReader, { nodes, edges, names, name, bends, bendsAt }: TileNumbers): void {
  const count = input.count(1);
  names.push('');
  for (let one = 0; one < count; one += 1) names.push(input.text());
  bendsAt.push(0);
  for (let at = 0; at < edges.length; at += EDGE_PARTS) {
    const own = input.unsigned();
    if (own > count) throw new BadRoadTile('a name that is not there');
    name.push(own);
    const from = edges.at(at);
    readSpots(input, nodes.at(2 * from), nodes.at(2 * from + 1), bends);
    bendsAt.push(bends.length);
  }
}

function readWaters(input: RoadReader, { waters, watersAt }: TileNumbers): void {
  watersAt.push(0);
  let [lat, lng] = [0, 0];
  for (let left = input.count(1); left > 0; left -= 1) {
    const at = waters.length;
    readSpots(input, lat, lng, waters);
    watersAt.push(waters.length);
    if (waters.length > at) [lat, lng] = [waters.at(at), waters.at(at + 1)];
  }
}

function readSpots(input: RoadReader, startLat: number, startLng: number, out: Ints): void {
  let lat = startLat;
  let lng = startLng;
  for (let left = input.count(2); left > 0; left -= 1) {
    lat += input.signed();
    lng = wrapped(lng + input.signed());
    if (Math.abs(lat) > 90 * ROAD_PRECISION) throw new BadRoadTile('a place beyond the pole');
    out.push(lat);
    out.push(lng);
  }
}

/** What the numbers of a graph hold: no road is as long. */
const MOST_DECIMETRES = 0x7f_ff_ff_ff;

function lengthOf(input: RoadReader): number {
  const decimetres = input.unsigned();
  if (decimetres > MOST_DECIMETRES) throw new BadRoadTile('a length that cannot be');
  return decimetres;
}

function checkPlace(index: number, length: number): void {
  if (index < 0 || index >= length) throw new BadRoadTile('a junction that is not there');
}
