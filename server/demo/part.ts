import type { AccountServices } from '../accounts/services.ts';
import type { Role } from '../../contract/enumerations.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';
import { seeded, type Seeded } from './seeded.ts';

/** All that a demonstration depends on: the same plan makes the same data, byte for byte. */
export interface Plan {
  seed: string;
  /** Epoch milliseconds from which "three weeks ago" counts back. */
  now: number;
  /** How many times the usual amount. */
  scale: number;
}

/** An account that people may sign in to; what its password is stands nowhere but here and, hashed, in the database. */
export interface Login {
  role: Role;
  email: string;
  password: string;
  isPending: boolean;
}

/** Where a part's rows are kept. */
export interface Desk extends Pick<AccountServices, 'pool' | 'vault' | 'hashing' | 'makePair'> {
  /** To be shown once. */
  logins: Login[];
  photoFiles: PhotoFiles;
}

export interface Part {
  name: string;
  /** What the part is made of, without writing anything. */
  make(plan: Plan): readonly object[];
  /** Writes it, as if it had come in at the times that it names. */
  fill(plan: Plan, desk: Desk): Promise<void>;
}

interface PartOf<Row extends object> extends Part {
  make(plan: Plan): readonly Row[];
}

/** One kind of record: a pure maker and what keeps its rows, through the same code that real ones take where there is one. */
export function part<Row extends object>(
  name: string,
  make: (plan: Plan, chance: Seeded) => readonly Row[],
  keep: (desk: Desk, rows: readonly Row[]) => Promise<void>,
): PartOf<Row> {
  const makeRows = (plan: Plan) => make(plan, seeded(`${plan.seed}/${name}`));
  return { name, make: makeRows, fill: (plan, desk) => keep(desk, makeRows(plan)) };
}

/** Numbered 0, 1, 2 …: as many as usual, times the scale. */
export function numbered(usual: number, { scale }: Plan): number[] {
  return Array.from({ length: usual * scale }, (_, index) => index);
}

/** The turn of `index` in a list that begins anew at its end: so that each kind is there for sure. */
export function inTurn<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('nothing to take turns in');
  return value;
}
