import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { readChangeClock } from '../store/lists/change-clock.ts';
import { changesAfter, recordsBefore, type Change, type ChangePlace, type Scope } from '../store/lists/changes.ts';
import { FIRST_ID, readCursor, writeCursor, type Progress, type Reader } from './cursor.ts';

export interface PageWanted extends Reader {
  list: ListName;
  scope: Scope;
  since: string | undefined;
  count: number;
}

export interface ChangesPage {
  changes: readonly Change[];
  cursor: string;
  more: boolean;
  /** The first page of the whole list. */
  anew: boolean;
}

/**
 * The next page for this reader. Nothing is ever left out: a change that is not settled is sent again until it is, since one with an
 * earlier place may still come to light.
 */
export async function pageOfChanges(pool: pg.Pool, wanted: PageWanted): Promise<ChangesPage> {
  const { atMs, settledMs } = await readChangeClock(pool);
  const progress = readCursor(wanted.since, wanted);
  // Ahead of the clock, which never goes back: what came since is not known.
  if (progress === undefined || settledOf(progress) > atMs) {
    return { ...(await backPage(pool, wanted, undefined, settledMs)), anew: true };
  }
  return progress.way === 'back'
    ? backPage(pool, wanted, progress.place, progress.topMs)
    : onPage(pool, wanted, progress, settledMs);
}

function settledOf(progress: Progress): number {
  return progress.way === 'back' ? progress.topMs : (progress.backToMs ?? progress.place[0]);
}

async function backPage(
  pool: pg.Pool,
  wanted: PageWanted,
  before: ChangePlace | undefined,
  topMs: number,
): Promise<ChangesPage> {
  const changes = await recordsBefore(pool, wanted.list, wanted.scope, before, wanted.count);
  const last = changes.at(-1);
  const more = changes.length === wanted.count && last !== undefined;
  const next: Progress = more
    ? { way: 'back', place: last.place, topMs }
    : { way: 'on', place: [Math.max(0, topMs), FIRST_ID] };
  return { changes, cursor: writeCursor(wanted, next), more, anew: false };
}

async function onPage(
  pool: pg.Pool,
  wanted: PageWanted,
  { place: after, backToMs }: Progress & { way: 'on' },
  settledMs: number,
): Promise<ChangesPage> {
  const changes = await changesAfter(pool, wanted.list, wanted.scope, after, wanted.count);
  const last = changes.at(-1)?.place ?? after;
  const more = changes.length === wanted.count;
  // Pages that follow go on past what is settled, and the next question begins before that again.
  const back = backToMs ?? (last[0] > settledMs ? Math.max(after[0], settledMs) : undefined);
  const place = more || back === undefined ? last : ([back, FIRST_ID] as const);
  const next: Progress = { way: 'on', place, ...(more && back !== undefined && { backToMs: back }) };
  return { changes, cursor: writeCursor(wanted, next), more, anew: false };
}
