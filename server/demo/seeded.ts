import { hash } from 'node:crypto';

/** Chance that can be played again: the same seed gives the same draws on every machine. Never for a secret. */
export interface Seeded {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<Value>(list: readonly Value[]): Value;
  /** True in this share of draws. */
  chance(share: number): boolean;
  /** A UUID version 4. */
  id(): string;
  /** A source of its own: what one part draws more or less changes nothing in another. */
  branch(name: string): Seeded;
}

export function seeded(seed: string): Seeded {
  let drawn = 0;
  const draw = (): Buffer => {
    drawn += 1;
    return hash('sha256', `${seed} ${drawn}`, 'buffer');
  };
  const next = () => draw().readUIntBE(0, 6) / 2 ** 48;
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick<Value>(list: readonly Value[]): Value {
      const [index, length] = [whole(0, list.length - 1), list.length];
      if (length === 0) throw new Error('nothing to pick from');
      return list[index] as Value;
    },
    chance: (share) => next() < share,
    id: () => uuidOf(draw()),
    branch: (name) => seeded(`${seed}/${name}`),
  };
}

/** Version and variant stand in two fixed places; all other bits are drawn. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
