import type pg from 'pg';
import { cellsAround } from '../database/cells-around.ts';
import type { DisasterType, DisplayStatus, Lane, Severity } from '../../../contract/enumerations.ts';
import { displayStatuses, lanes } from '../../../contract/enumerations.ts';
import { reportOf, REPORT_COLUMNS, type KeptReport, type ReportRow } from './reports.ts';
import { newestBy, splitWords, type Searched } from '../database/common-words.ts';
import { widened, withinCircle, withinPublicCircle, type Near } from '../database/near-place.ts';
import { fitsWords, NOTHING_SPLIT, type SplitWords } from '../database/word-search.ts';

export interface ReportsWanted extends Searched {
  status?: DisplayStatus | undefined;
  lane?: Lane | undefined;
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
  /** Epoch milliseconds: received from then, and before then. */
  from?: number | undefined;
  to?: number | undefined;
  near?: Near | undefined;
  /** `near` goes by what everybody is told of places. */
  isPublic?: boolean;
  after?: readonly [reportedAtMs: number, id: string] | undefined;
  count: number;
}

/** SQL conditions with their values, numbered as they are added. */
interface Conditions {
  values: unknown[];
  sql: string[];
}

const unfilled = { is: 'sought IS NULL', has: (query: string) => `search @@ ${query}` };

/** Newest first. Planned for its own values each time: which index is the best depends on the words and the place. */
export async function searchReports(pool: pg.Pool, wanted: ReportsWanted): Promise<KeptReport[]> {
  const conditions: Conditions = { values: [], sql: [] };
  const value = (given: unknown) => `$${conditions.values.push(given)}`;
  const where = (sql: string) => void conditions.sql.push(sql);
  if (wanted.type !== undefined) where(`disaster_type = ${value(wanted.type)}`);
  if (wanted.severity !== undefined) where(`severity = ${value(wanted.severity)}`);
  // Words find what was merged too; a list of what stands in some way has each event once.
  if (wanted.status !== undefined && (wanted.search ?? '') === '') where('same_as IS NULL');
  if (wanted.from !== undefined) where(`reported_at >= to_timestamp(${value(wanted.from)}::double precision / 1000)`);
  if (wanted.to !== undefined) where(`reported_at < to_timestamp(${value(wanted.to)}::double precision / 1000)`);
  if (wanted.after !== undefined) {
    const [at, id] = wanted.after;
    where(`(reported_at, id) < (to_timestamp(${value(at)}::double precision / 1000), ${value(id)}::uuid)`);
  }
  const { search = '' } = wanted;
  const split = await splitWords(pool, 'reports', wanted);
  const typed = fitsWords(search, { sought: 'sought', unfilled, id: 'id', split, isNear: wanted.isNear }, value);
  conditions.sql.push(...typed);
  const { near, isPublic = false } = wanted;
  const squares = near && cellsAround(isPublic ? widened(near) : near);
  if (near) where((isPublic ? withinPublicCircle : withinCircle)(near, value));
  const ids = idsOf({ wanted, conditions, value, squares, split: typed.length > 0 ? split : undefined });
  const { rows } = await pool.query<ReportRow>(
    `SELECT ${REPORT_COLUMNS}, reported_at AS at FROM reports WHERE id IN (${ids}) ORDER BY reported_at DESC, id DESC`,
    conditions.values,
  );
  return rows.map(reportOf);
}

type Value = (given: unknown) => string;

interface Asked {
  wanted: ReportsWanted;
  conditions: Conditions;
  value: Value;
  /** Those that the circle touches, where they are not too many. */
  squares: readonly number[] | undefined;
  /** Where words are asked for. */
  split: SplitWords | undefined;
}

function idsOf({ wanted, conditions, value, squares, split }: Asked): string {
  if (squares !== undefined && !split) return bySquare(squares, wanted, conditions, value);
  if (squares !== undefined) conditions.sql.push(`cell = ANY (${value(squares)}::integer[])`);
  return split || wanted.near ? together(wanted, conditions, value, split) : byStanding(wanted, conditions, value);
}

/**
 * The newest of each square, and of those the newest: the database can't know how many are in a square of its own, and would look for a
 * few far away among the newest of all.
 */
function bySquare(
  squares: readonly number[],
  { status, lane, count }: ReportsWanted,
  { sql }: Conditions,
  value: Value,
): string {
  if (lane !== undefined) sql.push(`lane = ${value(lane)}`);
  const limit = value(count);
  const standings = value(status === undefined ? displayStatuses : [status]);
  return `SELECT newest.id FROM unnest(${value(squares)}::integer[]) AS square, unnest(${standings}::text[]) AS standing,
    LATERAL (SELECT id, reported_at FROM reports WHERE cell = square AND stands = standing AND ${sql.join(' AND ')}
             ORDER BY reported_at DESC, id DESC LIMIT ${limit}) AS newest
    ORDER BY newest.reported_at DESC, newest.id DESC LIMIT ${limit}`;
}

/** By whichever index tells the most. */
function together(
  { status, lane, count }: ReportsWanted,
  { sql }: Conditions,
  value: Value,
  split = NOTHING_SPLIT,
): string {
  if (status !== undefined) sql.push(`stands = ${value(status)}`);
  if (lane !== undefined) sql.push(`lane = ${value(lane)}`);
  return `SELECT id FROM reports WHERE ${sql.join(' AND ')} ${newestBy('reports', 'reported_at', split)} LIMIT ${value(count)}`;
}

/**
 * Each way that a report can stand is read by an index in which those are newest first, and the newest of all are taken: however many
 * there are, a page is all that is read. With a type or severity by the index of that.
 */
function byStanding({ status, lane, type, severity, count }: ReportsWanted, { sql }: Conditions, value: Value): string {
  const limit = value(count);
  const isByLane = lane === 'triage' || (type === undefined && severity === undefined);
  const ways = (status === undefined ? displayStatuses : [status]).flatMap((stands) =>
    (lane === undefined && isByLane ? lanes : [lane]).map((of) => ({ stands, of })),
  );
  const one = ({ stands, of }: (typeof ways)[number]) => {
    const exact = [`stands = ${value(stands)}`, ...(of === undefined ? [] : [`lane = ${value(of)}`])];
    return `(SELECT id, reported_at FROM reports WHERE ${[...exact, ...sql].join(' AND ')}
             ORDER BY reported_at DESC, id DESC LIMIT ${limit})`;
  };
  return `SELECT id FROM (${ways.map(one).join(' UNION ALL ')}) AS newest ORDER BY reported_at DESC, id DESC LIMIT ${limit}`;
}
