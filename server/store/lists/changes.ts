import type pg from 'pg';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { Viewer } from '../../../contract/policies/viewer.ts';
import { aidOf, AID_COLUMNS } from '../aid/aid-requests.ts';
import { ngoOf, NGOS } from '../ngos/ngos.ts';
import { isOpen } from '../database/open-reports.ts';
import { reportOf, REPORT_COLUMNS } from '../reports/reports.ts';

/** Whose copy of a list is meant: everybody's, or that of admins, who see records that the public never saw. */
export type Scope = 'public' | 'all';

export function scopeOf(viewer: Viewer): Scope {
  return viewer === 'admin' ? 'all' : 'public';
}

interface Listed {
  /** What rows are read from; has `id`, `changed_at` and what `read` asks for. */
  table: string;
  columns: string;
  /** SQL: what the public may see, or may have seen and must now be told is gone. Written so that the index on it is found. */
  everShown: string;
  /** SQL: what the public may see now. */
  shownNow: string;
  /** Its records happened somewhere, and are over some day. */
  isEvents: boolean;
  /** The column that says how one stands, and when it came. */
  standing: 'stands' | 'status';
  at: 'reported_at' | 'created_at';
  /** A row as the record that views are made of. Each list has its own rows, all read by its own columns. */
  // oxlint-disable-next-line typescript/no-explicit-any
  read(row: any): unknown;
}

const OPEN = isOpen('reports');

const lists: Readonly<Record<ListName, Listed>> = {
  reports: {
    table: 'reports',
    columns: `${REPORT_COLUMNS}, reported_at AS at`,
    everShown: `(status <> 'pending' OR shown) AND (shown OR (${OPEN}))`,
    shownNow: `same_as IS NULL AND ${OPEN}`,
    isEvents: true,
    standing: 'stands',
    at: 'reported_at',
    read: reportOf,
  },
  aid: {
    table: 'aid_requests',
    columns: `${AID_COLUMNS}, created_at AS at`,
    everShown: `lane = 'main'`,
    shownNow: `lane = 'main' AND same_as IS NULL`,
    isEvents: true,
    standing: 'status',
    at: 'created_at',
    read: aidOf,
  },
  ngos: {
    table: NGOS,
    columns: '*',
    everShown: `(status = 'approved' OR shown)`,
    shownNow: `status = 'approved'`,
    isEvents: false,
    standing: 'status',
    at: 'created_at',
    read: ngoOf,
  },
};

/** A place in the order of changes: in epoch milliseconds of the clock of changes, and the id that decides among equals. */
export type ChangePlace = readonly [atMs: number, id: string];

export interface Change {
  id: string;
  place: ChangePlace;
  /** Absent where the reader may no longer see it, or where it is no more. */
  record?: unknown;
}

interface ChangeRow {
  id: string;
  changed_at: Date;
  seen: boolean;
}

/** What changed after the place, the earliest change first: at most `count`. */
export async function changesAfter(
  pool: pg.Pool,
  list: ListName,
  scope: Scope,
  after: ChangePlace,
  count: number,
): Promise<Change[]> {
  const { table, columns, everShown, shownNow } = lists[list];
  const isAll = scope === 'all';
  const later = `(changed_at, id) > (to_timestamp($1::double precision / 1000)::timestamptz(3), $2::uuid)`;
  const order = `ORDER BY changed_at, id LIMIT $3`;
  const [changed, removed] = await Promise.all([
    pool.query<ChangeRow>({
      name: `changes-${list}-${scope}`,
      text: `SELECT ${columns}, changed_at, ${isAll ? 'true' : `(${shownNow})`} AS seen FROM ${table}
             WHERE ${isAll ? 'true' : everShown} AND ${later} ${order}`,
      values: [...after, count],
    }),
    pool.query<ChangeRow>({
      name: `removals-${scope}`,
      text: `SELECT id, changed_at, false AS seen FROM removals
             WHERE list = $4 ${isAll ? '' : 'AND shown'} AND ${later} ${order}`,
      values: [...after, count, list],
    }),
  ]);
  const both = [...changed.rows, ...removed.rows].toSorted(inOrder).slice(0, count);
  return both.map((row) => changeOf(list, row));
}

/** The records that the reader may see, the latest change first, from the place on: at most `count`. */
export async function recordsBefore(
  pool: pg.Pool,
  list: ListName,
  scope: Scope,
  before: ChangePlace | undefined,
  count: number,
): Promise<Change[]> {
  const { table, columns, everShown, shownNow } = lists[list];
  // Of `everShown` nothing new comes to what is shown now, but by it the index is found.
  const where = scope === 'all' ? 'true' : `${everShown} AND ${shownNow}`;
  const earlier = `(changed_at, id) < (to_timestamp($1::double precision / 1000)::timestamptz(3), $2::uuid)`;
  const { rows } = await pool.query<ChangeRow>({
    name: `records-${list}-${scope}-${before === undefined ? 'first' : 'next'}`,
    text: `SELECT ${columns}, changed_at, true AS seen FROM ${table}
           WHERE ${where}${before === undefined ? '' : ` AND ${earlier}`}
           ORDER BY changed_at DESC, id DESC LIMIT $${before === undefined ? 1 : 3}::integer`,
    values: before === undefined ? [count] : [...before, count],
  });
  return rows.map((row) => changeOf(list, row));
}

/** Records of one standing. */
export interface Standing {
  list: ListName;
  scope: Scope;
  /** In the list's own words: `active`. */
  standing: string;
}

/** SQL. Of a list that has no use for it, a time that is a parameter would lead away from the list's own index. */
const LATE_ELSEWHERE = `AND changed_at > to_timestamp($4::double precision / 1000) AND (cell IS NULL OR cell <> ALL ($5::integer[]))`;

/** What stands so and the reader may see, the latest change first, from the place on: at most `count`. */
export async function recordsStanding(
  pool: pg.Pool,
  { list, scope, standing }: Standing,
  wanted: {
    before: ChangePlace;
    /** Epoch milliseconds: only what changed later. */
    sinceMs: number;
    /** Squares of which nothing is wanted. */
    without: readonly number[];
    count: number;
  },
): Promise<Change[]> {
  const { table, columns, shownNow, isEvents, standing: column } = lists[list];
  const { before, sinceMs, without, count } = wanted;
  const { rows } = await pool.query<ChangeRow>({
    name: `standing-${list}-${scope}-${standing}`,
    text: `SELECT ${columns}, changed_at, true AS seen FROM ${table}
           WHERE ${column} = '${standing}' AND ${scope === 'all' ? 'true' : shownNow}
             AND (changed_at, id) < (to_timestamp($1::double precision / 1000)::timestamptz(3), $2::uuid)
             ${isEvents ? LATE_ELSEWHERE : ''}
           ORDER BY changed_at DESC, id DESC LIMIT $3::integer`,
    values: [...before, count, ...(isEvents ? [sinceMs, without] : [])],
  });
  return rows.map((row) => changeOf(list, row));
}

/** The same within some squares, the newest first; each comes with its place in that order. */
export async function recordsInSquares(
  pool: pg.Pool,
  { list, scope, standing }: Standing,
  { before, cells, count }: { before: ChangePlace; cells: readonly number[]; count: number },
): Promise<Change[]> {
  const { table, columns, shownNow, standing: column, at } = lists[list];
  const { rows } = await pool.query<ChangeRow & { at: Date }>({
    name: `in-squares-${list}-${scope}-${standing}`,
    text: `SELECT ${columns}, changed_at, true AS seen FROM ${table} WHERE id = ANY (ARRAY(
             SELECT newest.id FROM unnest($3::integer[]) AS square, LATERAL (
               SELECT id, ${at} FROM ${table}
               WHERE cell = square AND ${column} = '${standing}' AND ${scope === 'all' ? 'true' : shownNow}
                 AND (${at}, id) < (to_timestamp($1::double precision / 1000), $2::uuid)
               ORDER BY ${at} DESC, id DESC LIMIT $4::integer) AS newest
             ORDER BY newest.${at} DESC, newest.id DESC LIMIT $4::integer))
           ORDER BY ${at} DESC, id DESC`,
    values: [...before, cells, count],
  });
  return rows.map((row) => ({ ...changeOf(list, row), place: [row.at.getTime(), row.id] as const }));
}

/** Those of these ids that the reader may see. */
export async function recordsOf(
  pool: pg.Pool,
  list: ListName,
  scope: Scope,
  ids: readonly string[],
): Promise<Change[]> {
  if (ids.length === 0) return [];
  const { table, columns, shownNow } = lists[list];
  const { rows } = await pool.query<ChangeRow>({
    name: `records-of-${list}-${scope}`,
    text: `SELECT ${columns}, changed_at, true AS seen FROM ${table}
           WHERE id = ANY ($1::uuid[]) AND ${scope === 'all' ? 'true' : shownNow}`,
    values: [ids],
  });
  return rows.map((row) => changeOf(list, row));
}

/** Did more than so many change after the place? */
export async function isFarBehind(
  pool: pg.Pool,
  list: ListName,
  scope: Scope,
  { after, count }: { after: ChangePlace; count: number },
): Promise<boolean> {
  const { table, everShown } = lists[list];
  const { rowCount } = await pool.query({
    name: `far-behind-${list}-${scope}`,
    text: `SELECT 1 FROM ${table} WHERE ${scope === 'all' ? 'true' : everShown}
             AND (changed_at, id) > (to_timestamp($1::double precision / 1000)::timestamptz(3), $2::uuid)
           ORDER BY changed_at, id OFFSET $3 LIMIT 1`,
    values: [...after, count],
  });
  return rowCount === 1;
}

/** Epoch milliseconds of the latest change that this scope is told of; undefined where there never was one. */
export async function latestChange(pool: pg.Pool, list: ListName, scope: Scope): Promise<number | undefined> {
  const { table, everShown } = lists[list];
  const isAll = scope === 'all';
  const { rows } = await pool.query<{ at: Date | null }>({
    name: `latest-${list}-${scope}`,
    text: `SELECT GREATEST(
             (SELECT changed_at FROM ${table} WHERE ${isAll ? 'true' : everShown} ORDER BY changed_at DESC, id DESC LIMIT 1),
             (SELECT changed_at FROM removals WHERE list = $1 ${isAll ? '' : 'AND shown'}
              ORDER BY changed_at DESC, id DESC LIMIT 1)) AS at`,
    values: [list],
  });
  return rows[0]?.at?.getTime();
}

/** SQL: times of all changes and removals that this scope is told of. */
export function listedChanges(list: ListName, scope: Scope): string {
  const { table, everShown } = lists[list];
  const isAll = scope === 'all';
  return `SELECT changed_at FROM ${table} ${isAll ? '' : `WHERE ${everShown}`}
          UNION ALL SELECT changed_at FROM removals WHERE list = '${list}' ${isAll ? '' : 'AND shown'}`;
}

function changeOf(list: ListName, row: ChangeRow): Change {
  const place = [row.changed_at.getTime(), row.id] as const;
  return { id: row.id, place, ...(row.seen ? { record: lists[list].read(row) } : {}) };
}

function inOrder(a: ChangeRow, b: ChangeRow): number {
  return a.changed_at.getTime() - b.changed_at.getTime() || (a.id < b.id ? -1 : 1);
}
