import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { limits } from '../../contract/limits.ts';
import {
  changesAfter,
  recordsBefore,
  settledTime,
  type Change,
  type ChangePlace,
  type Scope,
} from '../store/lists/changes.ts';
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
 * The next page for this reader. Nothing is ever left out: a change whose time is younger than any write may take is sent again
 * until it is old enough, since one with an earlier time may still come to light.
 */
export async function pageOfChanges(pool: pg.Pool, wanted: PageWanted): Promise<ChangesPage> {
  const times = await settledTime(pool);
  const progress = readCursor(wanted.since, wanted);
  // A clock that was put back would keep a reader waiting for years.
  if (progress === undefined || latestOf(progress) > times.nowMs + limits.changeLagMs) {
    return { ...(await backPage(pool, wanted, undefined, times.settledMs)), anew: true };
  }
  return progress.way === 'back'
    ? backPage(pool, wanted, progress.place, progress.topMs)
    : onPage(pool, wanted, progress.place, times.settledMs);
}

function latestOf(progress: Progress): number {
  return progress.way === 'back' ? progress.topMs : progress.place[0];
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

async function onPage(pool: pg.Pool, wanted: PageWanted, after: ChangePlace, settledMs: number): Promise<ChangesPage> {
  const changes = await changesAfter(pool, wanted.list, wanted.scope, after, wanted.count);
  const last = changes.at(-1)?.place ?? after;
  const more = changes.length === wanted.count;
  const place = more ? last : settledPlace(after, last, settledMs);
  return { changes, cursor: writeCursor(wanted, { way: 'on', place }), more, anew: false };
}

/** The last change's place, but none that is younger than what is settled; never behind where the reader was. */
function settledPlace(after: ChangePlace, last: ChangePlace, settledMs: number): ChangePlace {
  if (last[0] < settledMs) return last;
  return settledMs > after[0] ? [settledMs, FIRST_ID] : after;
}
