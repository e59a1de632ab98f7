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
  | { way: 'on'; place: ChangePlace; backToMs?: number };

/** Whose copy, and of which database: another reader sees other members, a database that was put back has other records. */
export interface Reader {
  epoch: string;
  reader: string;
}

/** Sorts before every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const id = v.union([idSchema, v.literal(FIRST_ID)]);
const cursorSchema = v.union([
  v.strictTuple([v.string(), v.string(), v.literal('on'), time, id]),
  v.strictTuple([v.string(), v.string(), v.literal('on'), time, id, time]),
  v.strictTuple([v.string(), v.string(), v.literal('back'), time, id, time]),
]);

export function writeCursor({ epoch, reader }: Reader, progress: Progress): string {
  const settled =
    progress.way === 'back' ? [progress.topMs] : progress.backToMs === undefined ? [] : [progress.backToMs];
  return Buffer.from(JSON.stringify([epoch, reader, progress.way, ...progress.place, ...settled])).toString(
    'base64url',
  );
}

/**
 * Undefined where it is no cursor of this reader's: then the whole list is due. Never a refusal, which a phone whose cursor another
 * version of this server wrote could do nothing about.
 */
export function readCursor(cursor: string | undefined, own: Reader): Progress | undefined {
  const parsed = v.safeParse(cursorSchema, parseJsonOf(cursor ?? ''));
  if (!parsed.success) return undefined;
  const [epoch, reader, way, atMs, placeId, settledMs] = parsed.output;
  if (epoch !== own.epoch || reader !== own.reader) return undefined;
  const place = [atMs, placeId] as const;
  if (way === 'back') return { way, place, topMs: settledMs ?? 0 };
  return { way, place, ...(settledMs !== undefined && { backToMs: settledMs }) };
}
