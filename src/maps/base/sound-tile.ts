/** Of protocol buffers: how a value is written. */
const [NUMBER, EIGHT_BYTES, PART, FOUR_BYTES] = [0, 1, 2, 5];

/** Of Mapbox' vector tiles: how the members of each message are written, by their numbers. */
const ofTile = { 3: PART };
const ofLayer = { 1: PART, 2: PART, 3: PART, 4: PART, 5: NUMBER, 15: NUMBER };
const [FEATURE, VALUE, EXTENT] = [2, 4, 5];
const ofFeature = { 1: NUMBER, 2: PART, 3: NUMBER, 4: PART };
const GEOMETRY = 4;
const ofValue = { 1: PART, 2: FOUR_BYTES, 3: EIGHT_BYTES, 4: NUMBER, 5: NUMBER, 6: NUMBER, 7: NUMBER };
const [MOVE, LINE, CLOSE] = [1, 2, 7];

/**
 * Is every length in this vector tile within the tile? What reads it for drawing believes what it says, and goes on without end where
 * that is a lie.
 */
export function isSoundTile(bytes: Uint8Array): boolean {
  try {
    new Reader(bytes, 0, bytes.length).each(ofTile, (_, layer) => checkLayer(layer));
    return true;
  } catch {
    return false;
  }
}

function checkLayer(layer: Reader): void {
  layer.each(ofLayer, (member, content) => {
    if (member === FEATURE) checkFeature(content);
    if (member === VALUE) content.each(ofValue);
    if (member === EXTENT && content.number() === 0) throw new Error('a tile without a size');
  });
}

function checkFeature(feature: Reader): void {
  let hasShape = false;
  feature.each(ofFeature, (member, content) => {
    if (member !== GEOMETRY) return;
    checkShape(content);
    hasShape = true;
  });
  if (!hasShape) throw new Error('a feature without a shape');
}

/** Each command says how often it is repeated, and each repetition has two numbers; a shape is closed once at a time. */
function checkShape(numbers: Reader): void {
  while (!numbers.isOver()) {
    const command = numbers.number();
    const [kind, count] = [command % 8, Math.floor(command / 8)];
    if (kind === CLOSE && count === 1) continue;
    if (kind !== MOVE && kind !== LINE) throw new Error('no command');
    for (let left = count * 2; left > 0; left -= 1) numbers.number();
  }
}

/** Throws where the bytes end before they should, or a member is written in another way than it has to be. */
class Reader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private at: number;

  constructor(bytes: Uint8Array, at: number, end: number) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  isOver(): boolean {
    return this.at >= this.end;
  }

  number(): number {
    let value = 0;
    for (let power = 1; power < 2 ** 70; power *= 128) {
      if (this.isOver()) break;
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 127) * power;
      if (byte < 128) return value;
    }
    throw new Error('no number');
  }

  /** Calls back with the content of each member that is known, and passes over all others. */
  each(
    known: Readonly<Record<number, number>>,
    look: (member: number, content: Reader) => void = () => undefined,
  ): void {
    while (!this.isOver()) {
      const tag = this.number();
      const [member, type] = [Math.floor(tag / 8), tag % 8];
      if ((known[member] ?? type) !== type) throw new Error('a member of another type');
      const length = type === PART ? this.number() : undefined;
      const start = this.at;
      if (type === NUMBER) this.number();
      else this.at += length ?? (type === EIGHT_BYTES ? 8 : type === FOUR_BYTES ? 4 : Number.POSITIVE_INFINITY);
      if (this.at > this.end) throw new Error('cut off');
      if (known[member] !== undefined) look(member, new Reader(this.bytes, start, this.at));
    }
  }
}
