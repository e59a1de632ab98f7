import type pg from 'pg';
import { aidStatuses, roles } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import { reportOf, REPORT_COLUMNS, type KeptReport, type ReportRow } from '../reports/reports.ts';
import { countUnallocated } from '../donations/fund-sums.ts';
import { UNCLAIMED } from '../aid/unclaimed-aid.ts';
import { readCounts } from './kept-counts.ts';
import { UNCONFIRMED } from '../deliveries/told-delivery.ts';

/** A count and since when the oldest waits; null: none does. */
export interface Waiting {
  count: number;
  since: Date | null;
}

export interface Counts {
  confirmed: number;
  ongoing: number;
  requests: number;
  /** Volunteers who are on a disaster. */
  atWork: number;
  approvedVolunteers: number;
  pendingVolunteers: number;
  approvedNgos: number;
  pendingNgos: number;
}

export interface Queues {
  reports: Waiting;
  aid: Waiting & { urgent: number };
  approvals: Waiting;
  messages: Waiting;
  work: Waiting;
  triage: Waiting;
  messagesAside: Waiting;
  roads: Waiting;
  donations: Waiting;
  deliveries: Waiting;
}

/** Reports and aid requests of the triage lane are no part of it. */
export async function countAll(pool: pg.Pool): Promise<Counts> {
  const countOf = await readCounts(pool);
  const ongoing = countOf('reports main active');
  return {
    confirmed: ongoing + countOf('reports main resolved'),
    ongoing,
    requests: countOf(...aidStatuses.flatMap((status) => [`aid main ${status}`, `aid main ${status} urgent`])),
    atWork: countOf('acceptances accepted', 'acceptances on-the-way', 'acceptances arrived'),
    approvedVolunteers: countOf('accounts volunteer approved'),
    pendingVolunteers: countOf('accounts volunteer pending'),
    approvedNgos: countOf('accounts ngo approved'),
    pendingNgos: countOf('accounts ngo pending'),
  };
}

/** SQL of the column `<name>Since`: of the oldest, by the index that has them in this order. */
function since(name: string, table: string, where: string, at: string): string {
  return `(SELECT ${at} FROM ${table} WHERE ${where} ORDER BY ${at} LIMIT 1) AS "${name}Since"`;
}

/** SQL of the columns `<name>` and `<name>Since`, for what is soon done and counted by its index. */
function waiting(name: string, table: string, where: string, at: string): string {
  return `(SELECT count(*) FROM ${table} WHERE ${where}) AS "${name}", ${since(name, table, where, at)}`;
}

/** Road blocks that nobody has confirmed or lifted and that are not over; what came with a report that is put aside or dismissed goes with it. */
const UNCONFIRMED_ROADS = `state = 'reported' AND counted_from > now() - interval '${limits.roadBlockHours} hours'
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.id = road_blocks.id AND (lane <> 'main' OR stands = 'dismissed'))`;

export async function countWaiting(pool: pg.Pool): Promise<Queues> {
  const [countOf, rest, ...donations] = await Promise.all([
    readCounts(pool),
    pool.query<Record<string, string | Date | null>>({
      name: 'count-waiting',
      text: `SELECT ${[
        since('reports', 'reports', `same_as IS NULL AND lane = 'main' AND stands = 'pending'`, 'reported_at'),
        since('aid', 'aid_requests', UNCLAIMED, 'created_at'),
        since('approvals', 'accounts', `status = 'pending'`, 'coalesce(applied_at, created_at)'),
        since('messages', 'contact_messages', `lane = 'main' AND state = 'open'`, 'created_at'),
        since('messagesAside', 'contact_messages', `lane = 'triage' AND state = 'open'`, 'created_at'),
        since('work', 'acceptances', `state = 'done'`, 'done_at'),
        since('asideReports', 'reports', `same_as IS NULL AND lane = 'triage' AND stands = 'pending'`, 'reported_at'),
        since('asideAid', 'aid_requests', `same_as IS NULL AND lane = 'triage' AND status = 'active'`, 'created_at'),
        waiting('roads', 'road_blocks', UNCONFIRMED_ROADS, 'counted_from'),
        waiting('deliveries', 'deliveries', UNCONFIRMED, 'ended_at'),
      ].join(', ')}`,
    }),
    countUnallocated(pool, false),
    countUnallocated(pool, true),
  ]);
  const row = rest.rows[0] ?? {};
  const of = (name: string, count = Number(row[name])): Waiting => ({
    count,
    since: (row[`${name}Since`] ?? null) as Date | null,
  });
  const urgent = countOf('aid main active urgent');
  return {
    reports: of('reports', countOf('reports main pending')),
    aid: {
      ...of('aid', countOf('aid main active') + urgent - countOf('aid claimed')),
      urgent: urgent - countOf('aid claimed urgent'),
    },
    approvals: of('approvals', countOf(...roles.map((role) => `accounts ${role} pending`))),
    messages: of('messages', countOf('messages main open')),
    work: of('work', countOf('acceptances done')),
    triage: together([
      of('asideReports', countOf('reports triage pending')),
      of('asideAid', countOf('aid triage active', 'aid triage active urgent')),
    ]),
    messagesAside: of('messagesAside', countOf('messages triage open')),
    roads: of('roads'),
    donations: together(donations),
    deliveries: of('deliveries'),
  };
}

function together(all: readonly Waiting[]): Waiting {
  const times = all.flatMap(({ since }) => (since === null ? [] : [since.getTime()]));
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    since: times.length === 0 ? null : new Date(Math.min(...times)),
  };
}

/** The report that waits longest for a decision. */
export async function oldestPending(pool: pg.Pool): Promise<KeptReport | undefined> {
  const { rows } = await pool.query<ReportRow>({
    name: 'oldest-pending',
    text: `SELECT ${REPORT_COLUMNS}, reported_at AS at FROM reports WHERE same_as IS NULL AND lane = 'main' AND stands = 'pending'
           ORDER BY reported_at, id LIMIT 1`,
  });
  return rows[0] && reportOf(rows[0]);
}
