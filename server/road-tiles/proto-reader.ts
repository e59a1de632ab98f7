import { BadOsmFile } from './osm.ts';

/** A field of a Protocol Buffers message. */
export class ProtoField {
  constructor(
    readonly number: number,
    /** Of a varint. */
    readonly value: number,
    /** Of what has a length. */
    readonly bytes: Uint8Array,
  ) {}

  signed(): number {
    return unzigzag(this.value);
  }

  text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  packed(): number[] {
    return Array.from(new ProtoReader(this.bytes).numbers());
  }

  packedSigned(): number[] {
    return this.packed().map(unzigzag);
  }
}

/** Reads a message's fields; every length is held against what is there. */
export class ProtoReader {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  *numbers(): Generator<number> {
    while (this.#at < this.#bytes.length) yield this.#varint();
  }

  *fields(): Generator<ProtoField> {
    while (this.#at < this.#bytes.length) {
      const key = this.#varint();
      const [number, type] = [Math.floor(key / 8), key % 8];
      if (type === 0) yield new ProtoField(number, this.#varint(), NOTHING);
      else if (type === 2) yield new ProtoField(number, 0, this.#take(this.#varint()));
      else if (type === 1 || type === 5) this.#take(type === 1 ? 8 : 4);
      else throw new BadOsmFile('a block is damaged');
    }
  }

  /** Beyond 2^53 a number is of no use here, and not exact. */
  #varint(): number {
    let [value, factor] = [0, 1];
    for (let count = 0; count < 10; count += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) break;
      this.#at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
    throw new BadOsmFile('a block is damaged');
  }

  #take(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new BadOsmFile('a block is damaged');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

const NOTHING = new Uint8Array();

function unzigzag(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
