import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { reportOf, REPORT_COLUMNS, type KeptReport, type ReportRow } from '../reports/reports.ts';
import { countUnallocated } from '../donations/count-unallocated.ts';
import { countUnclaimed } from '../aid/unclaimed-aid.ts';
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

type Numbers<Row> = { [Name in keyof Row]: string };

/** Each by an index of its own; reports and aid requests of the triage lane are no part of it. */
export async function countAll(pool: pg.Pool): Promise<Counts> {
  const people = (role: string, status: string) =>
    `(SELECT count(*) FROM accounts WHERE role = '${role}' AND status = '${status}')`;
  const { rows } = await pool.query<Numbers<Counts>>({
    name: 'count-all',
    text: `SELECT
      (SELECT count(*) FROM reports WHERE same_as IS NULL AND lane = 'main' AND stands IN ('active', 'resolved')) AS confirmed,
      (SELECT count(*) FROM reports WHERE same_as IS NULL AND lane = 'main' AND stands = 'active') AS ongoing,
      (SELECT count(*) FROM aid_requests WHERE same_as IS NULL AND lane = 'main') AS requests,
      (SELECT count(*) FROM acceptances WHERE state IN ('accepted', 'on-the-way', 'arrived')) AS "atWork",
      ${people('volunteer', 'approved')} AS "approvedVolunteers",
      ${people('volunteer', 'pending')} AS "pendingVolunteers",
      ${people('ngo', 'approved')} AS "approvedNgos",
      ${people('ngo', 'pending')} AS "pendingNgos"`,
  });
  if (rows[0] === undefined) throw new Error('nothing was counted');
  return Object.fromEntries(Object.entries(rows[0]).map(([name, text]) => [name, Number(text)])) as unknown as Counts;
}

/** SQL of the columns `<name>` and `<name>Since`, the oldest found by the index that counts them. */
function waiting(name: string, table: string, where: string, at: string): string {
  return `(SELECT count(*) FROM ${table} WHERE ${where}) AS "${name}",
          (SELECT ${at} FROM ${table} WHERE ${where} ORDER BY ${at} LIMIT 1) AS "${name}Since"`;
}

/** Road blocks that nobody has confirmed or lifted and that are not over; what came with a report that is put aside or dismissed goes with it. */
const UNCONFIRMED_ROADS = `state = 'reported' AND counted_from > now() - interval '${limits.roadBlockHours} hours'
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.id = road_blocks.id AND (lane <> 'main' OR stands = 'dismissed'))`;

/** Records that are put aside and still wait for a look. */
const ASIDE = [
  ['asideReports', 'reports', `same_as IS NULL AND lane = 'triage' AND stands = 'pending'`, 'reported_at'],
  ['asideAid', 'aid_requests', `same_as IS NULL AND lane = 'triage' AND status = 'active'`, 'created_at'],
] as const;

export async function countWaiting(pool: pg.Pool): Promise<Queues> {
  const [rest, aid, ...donations] = await Promise.all([
    pool.query<Record<string, string | Date | null>>({
      name: 'count-waiting',
      text: `SELECT ${[
        waiting('reports', 'reports', `same_as IS NULL AND lane = 'main' AND stands = 'pending'`, 'reported_at'),
        waiting('approvals', 'accounts', `status = 'pending'`, 'coalesce(applied_at, created_at)'),
        waiting('messages', 'contact_messages', `lane = 'main' AND state = 'open'`, 'created_at'),
        waiting('messagesAside', 'contact_messages', `lane = 'triage' AND state = 'open'`, 'created_at'),
        waiting('work', 'acceptances', `state = 'done'`, 'done_at'),
        waiting('roads', 'road_blocks', UNCONFIRMED_ROADS, 'counted_from'),
        waiting('deliveries', 'deliveries', UNCONFIRMED, 'ended_at'),
        ...ASIDE.map(([name, table, where, at]) => waiting(name, table, where, at)),
      ].join(', ')}`,
    }),
    pool.query<Record<string, string | Date | null>>({ name: 'count-unclaimed', text: countUnclaimed }),
    countUnallocated(pool, false),
    countUnallocated(pool, true),
  ]);
  const row = { ...rest.rows[0], ...aid.rows[0] };
  const of = (name: string): Waiting => ({
    count: Number(row[name]),
    since: (row[`${name}Since`] ?? null) as Date | null,
  });
  return {
    reports: of('reports'),
    aid: { ...of('aid'), urgent: Number(row['aidUrgent']) },
    approvals: of('approvals'),
    messages: of('messages'),
    work: of('work'),
    triage: together(ASIDE.map(([name]) => of(name))),
    messagesAside: of('messagesAside'),
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
