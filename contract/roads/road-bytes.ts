import { utf8 } from '../ledger/bytes.ts';

/** Thrown for bytes that are no road tile: cut off, of another version, or with lengths that their own size belies. */
export class BadRoadTile extends Error {}

/** Numbers of few bytes, one behind the other (LEB128; signed ones by zigzag). */
export class RoadWriter {
  private readonly written: number[] = [];

  unsigned(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.written.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.written.push(rest);
  }

  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const bytes = utf8(value);
    this.unsigned(bytes.length);
    for (const byte of bytes) this.written.push(byte);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.written);
  }
}

/** Longest number: 5 times 7 bits hold more than any coordinate, length or count. */
const MOST_BYTES = 5;

export class RoadReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  unsigned(): number {
    const bytes = this.bytes;
    let value = 0;
    let factor = 1;
    for (let count = 0; count < MOST_BYTES; count += 1) {
      const byte = bytes[this.at];
      if (byte === undefined) throw new BadRoadTile('cut off');
      this.at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
    throw new BadRoadTile('a number without end');
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  /** A count of things of at least so many bytes each: more than the rest can hold is a lie, and no memory is taken for it. */
  count(bytesEach: number): number {
    const count = this.unsigned();
    if (count * bytesEach > this.bytes.length - this.at) throw new BadRoadTile('a count that cannot be');
    return count;
  }

  text(): string {
    const length = this.count(1);
    this.at += length;
    return textOf(this.bytes.subarray(this.at - length, this.at));
  }

  isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }
}

/** FNV-1a, 32 bits: tells damaged bytes, and no attacker. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    throw new BadRoadTile('a name that is no text');
  }
}
