import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { readChangeClock } from '../store/lists/change-clock.ts';
import { changesAfter, recordsBefore, type ChangePlace, type Scope } from '../store/lists/changes.ts';
import { FIRST_ID, readCursor, writeCursor, type Progress, type Reader } from './cursor.ts';
import type { ChangesPage } from './changes-page.ts';
import { beginPart, hasMissedMuch, isWornOut, partPage, type PartWanted } from './part-of-list.ts';

export interface PageWanted extends Reader {
  list: ListName;
  scope: Scope;
  since: string | undefined;
  count: number;
}

/**
 * The next page for this reader. Nothing is ever left out: a change that is not settled is sent again until it is, since one with an
 * earlier place may still come to light.
 */
export async function pageOfChanges(pool: pg.Pool, wanted: PageWanted): Promise<ChangesPage> {
  const { atMs, settledMs } = await readChangeClock(pool);
  const progress = progressIn(wanted, atMs);
  // Who has a part asks for all now.
  if (progress === undefined || progress.way === 'part' || (progress.way === 'on' && progress.kept)) {
    return { ...(await backPage(pool, wanted, undefined, settledMs)), anew: true };
  }
  return progress.way === 'back'
    ? backPage(pool, wanted, progress.place, progress.topMs)
    : onPage(pool, wanted, progress, settledMs);
}

/** The same for a reader that keeps a part. `total`: records that there are for it. */
export async function pageOfPart(
  pool: pg.Pool,
  wanted: PartWanted & { since: string | undefined },
  total: number,
): Promise<ChangesPage> {
  const clock = await readChangeClock(pool);
  const progress = progressIn(wanted, clock.atMs);
  if (progress?.way === 'part') return partPage(pool, wanted, progress);
  if (progress?.way === 'on') {
    // Who had all of it keeps it, where that is no more than a part.
    const kept = progress.kept ?? { told: total, beganMs: total > wanted.most ? 0 : clock.atMs };
    const page = isWornOut(kept, wanted, clock.atMs)
      ? undefined
      : await onPage(pool, wanted, { ...progress, kept }, clock.settledMs);
    const last = page?.more ? page.changes.at(-1) : undefined;
    if (page && !(last && (await hasMissedMuch(pool, wanted, last)))) return page;
  }
  return { ...(await partPage(pool, wanted, beginPart(wanted, clock))), anew: true };
}

/** Undefined where it is ahead of the clock, which never goes back: what came since is not known. */
function progressIn(wanted: Reader & { since: string | undefined }, atMs: number): Progress | undefined {
  const progress = readCursor(wanted.since, wanted);
  return progress === undefined || settledOf(progress) > atMs ? undefined : progress;
}

function settledOf(progress: Progress): number {
  return progress.way === 'on' ? (progress.backToMs ?? progress.place[0]) : progress.topMs;
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
  { place: after, backToMs, kept }: Progress & { way: 'on' },
  settledMs: number,
): Promise<ChangesPage> {
  const changes = await changesAfter(pool, wanted.list, wanted.scope, after, wanted.count);
  const last = changes.at(-1)?.place ?? after;
  const more = changes.length === wanted.count;
  // Pages that follow go on past what is settled, and the next question begins before that again.
  const back = backToMs ?? (last[0] > settledMs ? Math.max(after[0], settledMs) : undefined);
  const place = more || back === undefined ? last : ([back, FIRST_ID] as const);
  // What is told again is counted once.
  const counted = back === undefined ? changes : changes.filter((change) => change.place[0] < back);
  const next: Progress = {
    way: 'on',
    place,
    ...(more && back !== undefined && { backToMs: back }),
    ...(kept && { kept: { ...kept, told: kept.told + counted.length } }),
  };
  return { changes, cursor: writeCursor(wanted, next), more, anew: false };
}
