import type pg from 'pg';
import * as v from 'valibot';
import type { IndexData } from '../../contract/entities/report-index.ts';
import { limits } from '../../contract/limits.ts';
import { writeIndex, type IndexChanges } from '../../contract/policies/report-index.ts';
import { parseJsonOf } from '../http/page.ts';
import { readChangeClock } from '../store/lists/change-clock.ts';
import { latestChange } from '../store/lists/changes.ts';
import {
  indexedDisasters,
  isIndexFull,
  leftSince,
  type IndexedRow,
  type Square,
} from '../store/reports/report-index.ts';

interface Wanted {
  /** As the phone names it; absent: it does not say where it is. */
  square: string | undefined;
  since: string | undefined;
  /** Of the database: another one has other records. */
  epoch: string;
}

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
/** Ids that are told as gone though there are fewer disasters than that. */
const FEW = 50;

/** Of which database, around which square ('' for all the Earth), and up to when in epoch milliseconds. */
const cursorSchema = v.strictTuple([v.string(), v.string(), time]);

/**
 * The index of active disasters: all there are, or where they are too many those around the square. What is too much even so ends with
 * the newest, and is told whole each time: of what fell out at its end nothing is known later.
 */
export async function indexFor(pool: pg.Pool, wanted: Wanted): Promise<IndexData> {
  // Before the rows: what changes meanwhile has a later time.
  const [latestMs = 0, { atMs, settledMs }] = await Promise.all([
    latestChange(pool, 'reports', 'public'),
    readChangeClock(pool),
  ]);
  // Whoever names a square is not to wait for a thousand others.
  const square = wanted.square !== undefined && (await isIndexFull(pool)) ? wanted.square : undefined;
  const rows = await indexedDisasters(pool, square === undefined ? undefined : squareIn(square));
  const isFew = square === undefined && rows.length <= limits.indexRecords;
  const region = isFew ? '' : (square ?? 'newest');
  const parts = isFew ? {} : { square: region };
  if (rows.length > limits.indexRecords) {
    const newest = rows.slice(0, limits.indexRecords);
    return { ...writeIndex({ disasters: newest.map(({ disaster }) => disaster), gone: [] }), isWhole: true, ...parts };
  }
  const sinceMs = readCursor(wanted, region, atMs);
  // What is not settled is told once more: one with an earlier place may still come to light.
  const cursor = writeCursor(wanted.epoch, region, Math.max(sinceMs ?? 0, Math.min(latestMs, settledMs)));
  const around = square === undefined ? undefined : squareIn(square);
  const changes = sinceMs === undefined ? undefined : await changesSince(pool, rows, around, sinceMs);
  const told = changes ?? { disasters: rows.map(({ disaster }) => disaster), gone: [] };
  return { ...writeIndex(told), isWhole: changes === undefined, ...parts, cursor };
}

/** What has changed in the index; undefined where that is more than all of it. */
async function changesSince(
  pool: pg.Pool,
  rows: readonly IndexedRow[],
  around: Square | undefined,
  sinceMs: number,
): Promise<IndexChanges | undefined> {
  const changed = rows.filter(({ changedMs }) => changedMs > sinceMs);
  const most = rows.length - changed.length + FEW;
  const gone = await leftSince(pool, { sinceMs, around, count: most + 1 });
  return gone.length > most ? undefined : { disasters: changed.map(({ disaster }) => disaster), gone };
}

function squareIn(square: string): Square {
  const [lat = 0, lng = 0] = square.split(',').map(Number);
  return { lat, lng };
}

function writeCursor(epoch: string, region: string, ms: number): string {
  return Buffer.from(JSON.stringify([epoch, region, ms])).toString('base64url');
}

/** Undefined where it is none of this database and region, or ahead of its changes: then the whole index is due. */
function readCursor({ since, epoch }: Wanted, region: string, atMs: number): number | undefined {
  const parsed = v.safeParse(cursorSchema, parseJsonOf(since ?? ''));
  if (!parsed.success) return undefined;
  const [ofEpoch, ofRegion, ms] = parsed.output;
  return ofEpoch === epoch && ofRegion === region && ms <= atMs ? ms : undefined;
}
