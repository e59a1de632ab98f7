import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { cellsIn } from '../store/database/cells-around.ts';
import {
  isFarBehind,
  recordsInSquares,
  recordsOf,
  recordsStanding,
  type Change,
  type Scope,
} from '../store/lists/changes.ts';
import { END_OF_PLACES, FIRST_ID, writeCursor, type FirstPart, type KeptPart, type Reader } from './cursor.ts';
import type { ChangesPage } from './changes-page.ts';

/** What a reader that keeps a part of a list wants of it. */
export interface PartWanted extends Reader {
  list: ListName;
  scope: Scope;
  /** Records in a page. */
  count: number;
  /** Records in all. */
  most: number;
  /** The square that the reader is in, by its south-west corner (`25,85`); '' where it does not say. */
  square: string;
  /** Ids of what the reader works on: at most a page. */
  own(): Promise<readonly string[]>;
  /** What is over and has not changed for so many days is left out; absent: nothing is. */
  archiveDays: number | undefined;
}

const DAY_MS = 86_400_000;
/** After so long a part is taken anew: what is over has to leave it some day. */
const RENEWED_MS = 30 * DAY_MS;
/** Degrees beyond the square's edges: what is near somebody who stands at one of them. */
const MARGIN = 0.5;

/** How each list's records can stand, in the order in which they are worth a place on a phone. */
const standings = {
  reports: {
    public: { open: ['active'], over: ['resolved'] },
    all: { open: ['pending', 'active'], over: ['resolved', 'dismissed'] },
  },
  aid: {
    public: { open: ['active'], over: ['fulfilled', 'expired', 'withdrawn'] },
    all: { open: ['active'], over: ['fulfilled', 'expired', 'withdrawn'] },
  },
  // Those that wait for an admin are asked for by themselves.
  ngos: { public: { open: ['approved'], over: [] }, all: { open: ['approved'], over: [] } },
} as const;

const OWN = 'own';
const NEAR = 'near ';

export function beginPart({ list, scope, square }: PartWanted, clock: { atMs: number; settledMs: number }): FirstPart {
  const [step = OWN] = stepsOf({ list, scope, square });
  return { way: 'part', step, place: END_OF_PLACES, topMs: clock.settledMs, told: 0, beganMs: clock.atMs, square };
}

/** Is the part to be taken anew, since it is old, or since more was told of it than the reader keeps? */
export function isWornOut({ told, beganMs }: KeptPart, { most }: PartWanted, atMs: number): boolean {
  return told > 2 * most || beganMs < atMs - RENEWED_MS;
}

/** Has the reader missed so much that its part comes sooner anew than by all that changed? */
export function hasMissedMuch(pool: pg.Pool, { list, scope, most }: PartWanted, last: Change): Promise<boolean> {
  return isFarBehind(pool, list, scope, { after: last.place, count: most });
}

/** The next page of a part: never an empty one while there is more. */
export async function partPage(pool: pg.Pool, wanted: PartWanted, progress: FirstPart): Promise<ChangesPage> {
  const steps = stepsOf({ ...wanted, square: progress.square });
  let { place, told } = progress;
  // A cursor comes from outside: a step of another version, or of somebody's own, begins with the first.
  let step = steps.find((one) => one === progress.step) ?? OWN;
  for (;;) {
    const found = await readStep(pool, wanted, { ...progress, step, place, told });
    told += found.length;
    const last = step === OWN || found.length < wanted.count ? undefined : found.at(-1);
    // Less than a page: there is no more of it, or no more room.
    const next = last ? step : steps[steps.indexOf(step) + 1];
    if (next === undefined || told >= wanted.most) {
      const kept = { told, beganMs: progress.beganMs };
      const cursor = writeCursor(wanted, { way: 'on', place: [Math.max(0, progress.topMs), FIRST_ID], kept });
      return { changes: found, cursor, more: false, anew: false };
    }
    [step, place] = [next, last?.place ?? END_OF_PLACES];
    if (found.length > 0) {
      const cursor = writeCursor(wanted, { ...progress, step, place, told });
      return { changes: found, cursor, more: true, anew: false };
    }
  }
}

/** What it works on, what is open around it, what is open elsewhere, what is over. */
function stepsOf({ list, scope, square }: Pick<PartWanted, 'list' | 'scope' | 'square'>): string[] {
  const { open, over }: Readonly<Record<'open' | 'over', readonly string[]>> = standings[list][scope];
  // Organizations are of no one place.
  return [OWN, ...(square === '' || list === 'ngos' ? [] : open.map((standing) => NEAR + standing)), ...open, ...over];
}

async function readStep(
  pool: pg.Pool,
  wanted: PartWanted,
  { step, place, told, square, beganMs }: FirstPart,
): Promise<Change[]> {
  const { list, scope, own, count, archiveDays } = wanted;
  if (step === OWN) return recordsOf(pool, list, scope, await own());
  const room = Math.min(count, roomFor(step, wanted) - told);
  if (room <= 0) return [];
  const cells = cellsOf(square);
  if (step.startsWith(NEAR)) {
    const standing = step.slice(NEAR.length);
    return recordsInSquares(pool, { list, scope, standing }, { before: place, cells, count: room });
  }
  const archivedMs = archiveDays === undefined ? 0 : Math.max(0, beganMs - archiveDays * DAY_MS);
  const isOpen = standings[list][scope].open.some((standing) => standing === step);
  return recordsStanding(
    pool,
    { list, scope, standing: step },
    {
      before: place,
      // What is open around it was told first, all of it where there is room for more.
      without: isOpen ? cells : [],
      sinceMs: isOpen ? 0 : archivedMs,
      count: room,
    },
  );
}

/** What waits for a decision leaves half of the room to what is active. */
function roomFor(step: string, { most }: PartWanted): number {
  return step === 'pending' ? Math.ceil(most / 2) : most;
}

function cellsOf(square: string): readonly number[] {
  if (square === '') return [];
  const [lat = 0, lng = 0] = square.split(',').map(Number);
  return cellsIn({ south: lat - MARGIN, west: lng - MARGIN, degrees: 1 + 2 * MARGIN });
}
