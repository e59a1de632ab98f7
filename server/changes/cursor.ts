import * as v from 'valibot';
import { idSchema } from '../../contract/entities/fields.ts';
import { parseJsonOf } from '../http/page.ts';
import type { ChangePlace } from '../store/lists/changes.ts';

/**
 * How far a reader has got. `back`: still taking the whole list, from the latest change down to the first; what changes meanwhile
 * has a later place than `topMs` and comes afterwards. `on`: has all up to the place, and takes what changes after it; once there is no
 * more, it goes on from `backToMs`, where that is named: up to there alone all was settled.
 */
export type Progress =
  | { way: 'back'; place: ChangePlace; topMs: number }
  | { way: 'on'; place: ChangePlace; backToMs?: number; kept?: KeptPart }
  | FirstPart;

/** A part of the list, which a reader that keeps no more goes on with. */
export interface KeptPart {
  /** Records that it was told of since it began, more than once where they changed. */
  told: number;
  /** Epoch milliseconds: when it began. */
  beganMs: number;
}

/** Still taking such a part, step by step. */
export interface FirstPart extends KeptPart {
  way: 'part';
  step: string;
  /** Within the step. */
  place: ChangePlace;
  topMs: number;
  /** The square that it is around, as the reader named it; '' for none. */
  square: string;
}

/** Whose copy, and of which database: another reader sees other members, a database that was put back has other records. */
export interface Reader {
  epoch: string;
  reader: string;
}

/** Sorts before every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Comes after every place there is. */
export const END_OF_PLACES: ChangePlace = [8.64e15, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const id = v.union([idSchema, v.literal(FIRST_ID), v.literal(END_OF_PLACES[1])]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cursorSchema = v.union([
  v.strictTuple([v.string(), v.string(), v.literal('on'), time, id]),
  v.strictTuple([v.string(), v.string(), v.literal('on'), time, id, time]),
  v.strictTuple([v.string(), v.string(), v.literal('on'), time, id, v.nullable(time), count, time]),
  v.strictTuple([v.string(), v.string(), v.literal('back'), time, id, time]),
  v.strictTuple([v.string(), v.string(), v.literal('part'), time, id, time, count, time, v.string(), v.string()]),
]);

export function writeCursor({ epoch, reader }: Reader, progress: Progress): string {
  return Buffer.from(JSON.stringify([epoch, reader, progress.way, ...progress.place, ...restOf(progress)])).toString(
    'base64url',
  );
}

function restOf(progress: Progress): unknown[] {
  if (progress.way === 'back') return [progress.topMs];
  if (progress.way === 'part') {
    return [progress.topMs, progress.told, progress.beganMs, progress.step, progress.square];
  }
  const { backToMs, kept } = progress;
  if (kept) return [backToMs ?? null, kept.told, kept.beganMs];
  return backToMs === undefined ? [] : [backToMs];
}

/**
 * Undefined where it is no cursor of this reader's: then the whole list is due. Never a refusal, which a phone whose cursor another
 * version of this server wrote could do nothing about.
 */
export function readCursor(cursor: string | undefined, own: Reader): Progress | undefined {
  const parsed = v.safeParse(cursorSchema, parseJsonOf(cursor ?? ''));
  if (!parsed.success) return undefined;
  const [epoch, reader, , atMs, placeId] = parsed.output;
  if (epoch !== own.epoch || reader !== own.reader) return undefined;
  const place = [atMs, placeId] as const;
  if (parsed.output[2] === 'part') {
    const [, , way, , , topMs, told, beganMs, step, square] = parsed.output;
    return { way, place, topMs, told, beganMs, step, square };
  }
  const [, , way, , , settledMs, told, beganMs] = parsed.output;
  if (way === 'back') return { way, place, topMs: settledMs ?? 0 };
  return {
    way,
    place,
    ...(typeof settledMs === 'number' && { backToMs: settledMs }),
    ...(told !== undefined && beganMs !== undefined && { kept: { told, beganMs } }),
  };
}
