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
    read: reportOf,
  },
  aid: {
    table: 'aid_requests',
    columns: `${AID_COLUMNS}, created_at AS at`,
    everShown: `lane = 'main'`,
    shownNow: `lane = 'main' AND same_as IS NULL`,
    read: aidOf,
  },
  ngos: {
    table: NGOS,
    columns: '*',
    everShown: `(status = 'approved' OR shown)`,
    shownNow: `status = 'approved'`,
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
