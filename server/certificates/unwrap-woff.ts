import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/**
 * The font inside of a WOFF file (W3C, WOFF 1.0), its tables unpacked. fontkit reads WOFF too, but unpacks a table anew
 * for each glyph.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF file');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // The three numbers after the count help a binary search; fontkit makes none.
  let end = HEAD + count * ENTRY;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEAD + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(bytes) : bytes).copy(font, end);
    const head = HEAD + index * ENTRY;
    woff.copy(font, head, entry, entry + 4);
    woff.copy(font, head + 4, entry + 16, entry + 20);
    font.writeUInt32BE(end, head + 8);
    font.writeUInt32BE(length, head + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
