import * as v from 'valibot';
import { isStorableText } from '../../contract/base/text.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { limits } from '../../contract/limits.ts';
import { refusals, type Refusal } from '../refusal.ts';
import type { Place } from '../store/database/place.ts';
import { texts } from '../texts.ts';

const LAST_MS = 8.64e15;
const timeKey = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MS));
const textKey = v.pipe(v.string(), v.check(isStorableText));

/** A page that the database was asked one row more of than it holds. */
export function pageOf<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => readonly (number | string)[],
): { page: readonly Row[]; next?: string } {
  const page = rows.slice(0, limits.pageRecords);
  const last = page.at(-1);
  if (rows.length <= limits.pageRecords || last === undefined) return { page };
  return { page, next: cursorOf(placeOf(last)) };
}

export function cursorOf(place: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Rows to ask for: one more than a page tells whether there is a next one. */
export const PAGE_ROWS = limits.pageRecords + 1;

export function placeInTime(cursor: string | undefined): Result<Place<number> | undefined, Refusal> {
  return placeOf(cursor, v.tuple([timeKey, idSchema]));
}

/** Of a list that goes on in another way once one way's rows are over. */
export function placeInWays<const Way extends string>(
  cursor: string | undefined,
  ways: readonly Way[],
): Result<readonly [Way, number, string] | undefined, Refusal> {
  return placeOf(cursor, v.tuple([v.picklist(ways), timeKey, idSchema]));
}

export function placeInText(cursor: string | undefined): Result<Place<string> | undefined, Refusal> {
  return placeOf(cursor, v.tuple([textKey, idSchema]));
}

/** A cursor is opaque to clients and checked like anything that they send. */
function placeOf<Found>(
  cursor: string | undefined,
  schema: v.GenericSchema<unknown, Found>,
): Result<Found | undefined, Refusal> {
  if (cursor === undefined) return ok(undefined);
  const parsed = v.safeParse(schema, parseJsonOf(cursor));
  return parsed.success ? ok(parsed.output) : failed(refusals.invalid({ cursor: texts.badCursor }));
}

/** What stands in a cursor of ours; undefined for any other text. */
export function parseJsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
