import type { FileHandle } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { BadOsmFile, type OsmElement, type Tags } from './osm.ts';
import { ProtoReader } from './proto-reader.ts';

/** Bytes, as the format itself limits them. */
const MOST_HEADER = 64 * 1024;
const MOST_BLOB = 32 * 1024 * 1024;
const NANO = 1e-9;
const MEMBER_TYPES = ['node', 'way', 'relation'];
/** What a reader of this file must know; all else would be read wrongly. */
const KNOWN_FEATURES = ['OsmSchema-V0.6', 'DenseNodes'];

/** Elements of an `.osm.pbf` file, block by block. */
export async function* readOsmPbf(file: FileHandle): AsyncGenerator<OsmElement> {
  const { size } = await file.stat();
  if (size === 0) throw new BadOsmFile('it is empty');
  let at = 0;
  while (at < size) {
    const headLength = (await readBytes(file, at, 4)).readUInt32BE();
    if (headLength > MOST_HEADER) throw new BadOsmFile('it is no PBF of OpenStreetMap');
    const head = readHead(await readBytes(file, at + 4, headLength));
    if (head.bytes > MOST_BLOB) throw new BadOsmFile('a block is larger than the format allows');
    const block = inflated(await readBytes(file, at + 4 + headLength, head.bytes));
    at += 4 + headLength + head.bytes;
    if (head.type === 'OSMHeader') checkFeatures(block);
    if (head.type === 'OSMData') yield* elementsOf(block);
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new BadOsmFile('its end is missing');
  return buffer;
}

function readHead(bytes: Uint8Array): { type: string; bytes: number } {
  const head = { type: '', bytes: 0 };
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) head.type = field.text();
    if (field.number === 3) head.bytes = field.value;
  }
  return head;
}

function inflated(blob: Uint8Array): Uint8Array {
  for (const field of new ProtoReader(blob).fields()) {
    if (field.number === 1) return field.bytes;
    if (field.number !== 3) continue;
    try {
      return inflateSync(field.bytes, { maxOutputLength: MOST_BLOB });
    } catch {
      throw new BadOsmFile('a block is damaged');
    }
  }
  throw new BadOsmFile('a block is packed in a way that is not read here: zlib is');
}

function checkFeatures(block: Uint8Array): void {
  for (const field of new ProtoReader(block).fields()) {
    if (field.number === 4 && !KNOWN_FEATURES.includes(field.text())) {
      throw new BadOsmFile(`it needs “${field.text()}”, which is not read here`);
    }
  }
}

interface Block {
  strings: readonly string[];
  degrees(value: number, offset: number): number;
  latOffset: number;
  lngOffset: number;
}

function* elementsOf(bytes: Uint8Array): Generator<OsmElement> {
  const groups: Uint8Array[] = [];
  let strings: string[] = [];
  let [granularity, latOffset, lngOffset] = [100, 0, 0];
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) strings = Array.from(new ProtoReader(field.bytes).fields(), (one) => one.text());
    if (field.number === 2) groups.push(field.bytes);
    if (field.number === 17) granularity = field.value;
    if (field.number === 19) latOffset = field.value;
    if (field.number === 20) lngOffset = field.value;
  }
  const degrees = (value: number, offset: number) => NANO * (offset + granularity * value);
  const block = { strings, degrees, latOffset, lngOffset };
  for (const group of groups) {
    for (const field of new ProtoReader(group).fields()) {
      if (field.number === 1) yield readNode(field.bytes, block);
      if (field.number === 2) yield* readDense(field.bytes, block);
      if (field.number === 3) yield readWay(field.bytes, block);
      if (field.number === 4) yield readRelation(field.bytes, block);
    }
  }
}

function readNode(bytes: Uint8Array, block: Block): OsmElement {
  let [id, lat, lng] = [0, 0, 0];
  let [keys, values]: number[][] = [[], []];
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) id = field.signed();
    if (field.number === 2) keys = field.packed();
    if (field.number === 3) values = field.packed();
    if (field.number === 8) lat = field.signed();
    if (field.number === 9) lng = field.signed();
  }
  const place = { lat: block.degrees(lat, block.latOffset), lng: block.degrees(lng, block.lngOffset) };
  return { kind: 'node', id, ...place, tags: tagsOf(keys, values, block) };
}

function* readDense(bytes: Uint8Array, block: Block): Generator<OsmElement> {
  let [ids, lats, lngs, keyValues]: number[][] = [[], [], [], []];
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) ids = field.packedSigned();
    if (field.number === 8) lats = field.packedSigned();
    if (field.number === 9) lngs = field.packedSigned();
    if (field.number === 10) keyValues = field.packed();
  }
  const words = keyValues ?? [];
  let [id, lat, lng, at] = [0, 0, 0, 0];
  for (const [index, step] of (ids ?? []).entries()) {
    id += step;
    lat += lats?.[index] ?? 0;
    lng += lngs?.[index] ?? 0;
    const tags: Record<string, string> = {};
    // Key, value, key, value … and a zero behind each node's.
    while (words[at]) {
      tags[textAt(block, words[at])] = textAt(block, words[at + 1]);
      at += 2;
    }
    at += 1;
    yield {
      kind: 'node',
      id,
      lat: block.degrees(lat, block.latOffset),
      lng: block.degrees(lng, block.lngOffset),
      tags,
    };
  }
}

function readWay(bytes: Uint8Array, block: Block): OsmElement {
  let id = 0;
  let [keys, values, steps]: number[][] = [[], [], []];
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) id = field.value;
    if (field.number === 2) keys = field.packed();
    if (field.number === 3) values = field.packed();
    if (field.number === 8) steps = field.packedSigned();
  }
  return { kind: 'way', id, nodes: summed(steps), tags: tagsOf(keys, values, block) };
}

function readRelation(bytes: Uint8Array, block: Block): OsmElement {
  let id = 0;
  let [keys, values, roles, steps, types]: number[][] = [[], [], [], [], []];
  for (const field of new ProtoReader(bytes).fields()) {
    if (field.number === 1) id = field.value;
    if (field.number === 2) keys = field.packed();
    if (field.number === 3) values = field.packed();
    if (field.number === 8) roles = field.packed();
    if (field.number === 9) steps = field.packedSigned();
    if (field.number === 10) types = field.packed();
  }
  const members = summed(steps).map((ref, index) => ({
    ref,
    role: textAt(block, roles?.[index]),
    type: MEMBER_TYPES[types?.[index] ?? 0] ?? '',
  }));
  return { kind: 'relation', id, members, tags: tagsOf(keys, values, block) };
}

function summed(steps: readonly number[] = []): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

function tagsOf(keys: readonly number[] = [], values: readonly number[] = [], block: Block): Tags {
  return Object.fromEntries(keys.map((key, index) => [textAt(block, key), textAt(block, values[index])]));
}

function textAt({ strings }: Block, index: number | undefined): string {
  return strings[index ?? 0] ?? '';
}
