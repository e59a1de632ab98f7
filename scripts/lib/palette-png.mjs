import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;

/**
 * A PNG with a table of 256 colours: of a screen without photos half as many bytes, and no difference to see.
 *
 * @param {Uint8Array} pixels red, green, blue, alpha of each, opaque, row by row
 * @param {number} width
 * @param {number} height
 */
export function palettePng(pixels, width, height) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const table = chooseColours(counts);
  const rows = Buffer.alloc(height * (width + 1));
  const nearest = new Map();
  for (let at = 0, to = 0; at < pixels.length; at += 4) {
    if (to % (width + 1) === 0) to += 1;
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    if (!nearest.has(colour)) nearest.set(colour, indexOfNearest(table, colour));
    rows[to++] = nearest.get(colour);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(table.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent ones; the edges of letters that fall out have a neighbour among them. */
function chooseColours(counts) {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
}

function indexOfNearest(table, colour) {
  const distances = table.map((other) => distance(channels(other), channels(colour)));
  return distances.indexOf(Math.min(...distances));
}

function distance(one, other) {
  return one.reduce((sum, value, at) => sum + (value - other[at]) ** 2, 0);
}

function channels(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
