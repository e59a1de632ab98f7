import type pg from 'pg';
import type { Point } from '../../../contract/base/great-circle.ts';
import type { Campaign, ReportFacts } from '../../../contract/entities/report.ts';
import type { Dismissal, Lane, ReportStatus } from '../../../contract/enumerations.ts';
import { revisedBody } from '../../../contract/policies/revised-report.ts';
import type { ReportRecord } from '../../../contract/policies/report-view.ts';
import { pagesOf, type NewestFirst, type Pages, type Stretch } from '../database/newest-first.ts';
import { countOfTree, shownInTree } from '../merges/trees.ts';
import { nearPlace } from '../../places/near-place.ts';
import { pledgeOf, PLEDGES, type PledgeRow } from '../ngos/pledges.ts';
import { readReport } from './read-report.ts';

export interface KeptReport extends ReportRecord {
  /** SHA-256 of the claim secret; absent where the sender made none. */
  claimHash?: string;
}

export interface ReportRow {
  id: string;
  body: string;
  status: ReportStatus;
  at: Date;
  active_since: Date | null;
  resolved_at: Date | null;
  dismissal: Dismissal | null;
  lane: Lane;
  claim_hash: string | null;
  volunteers_wanted: number | null;
  volunteers_accepted: number;
  ngo_people: number;
  pledges: PledgeRow[] | null;
  revised: ReportFacts | null;
  revision: number;
  alerted_at: Date | null;
  adds_to: string | null;
  confirmed_at: Date | null;
  over_at: Date | null;
  asked_again_at: Date | null;
  moved_at: Date | null;
  messaged_at: Date | null;
  image_id: string | null;
  same_as: string | null;
  reports: number | null;
  merged_ids: string[] | null;
  campaign: (Campaign & { revision: number }) | null;
}

/** Of the table `reports`, by its own name. */
export const REPORT_COLUMNS = `reports.id, body, status, active_since, resolved_at, dismissal, lane, claim_hash, volunteers_wanted,
  volunteers_accepted, ngo_people, revised, reports.revision, alerted_at, image_id, confirmed_at, over_at, asked_again_at, moved_at, messaged_at, same_as, adds_to,
  ${countOfTree('reports')} AS reports, ${shownInTree} AS merged_ids,
  ${PLEDGES} AS pledges,
  (SELECT jsonb_strip_nulls(jsonb_build_object('target', target, 'needs', needs, 'text', text, 'revision', campaigns.revision))
   FROM campaigns WHERE campaigns.id = reports.id) AS campaign`;

/** One report; with `forUpdate`, in a transaction, nobody else changes it until that ends. */
export async function findReport(
  db: pg.Pool | pg.PoolClient,
  id: string,
  { forUpdate = false } = {},
): Promise<KeptReport | undefined> {
  const { rows } = await db.query<ReportRow>({
    name: forUpdate ? 'lock-report' : 'find-report',
    text: `SELECT ${REPORT_COLUMNS}, reported_at AS at FROM reports WHERE id = $1 ${forUpdate ? 'FOR UPDATE' : ''}`,
    values: [id],
  });
  return rows[0] && reportOf(rows[0]);
}

/** Several at once, by their ids. */
export async function findReports(pool: pg.Pool, ids: readonly string[]): Promise<ReadonlyMap<string, KeptReport>> {
  const { rows } = await pool.query<ReportRow>({
    name: 'find-reports',
    text: `SELECT ${REPORT_COLUMNS}, reported_at AS at FROM reports WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, reportOf(row)]));
}

/** Reports, newest first: the active ones of the main lane, or all of them. */
export function pagesOfReports(pool: pg.Pool, which: 'active' | 'all', stretch: Stretch): Pages<KeptReport> {
  const list: NewestFirst<KeptReport> = {
    name: `reports-${which}`,
    table: 'reports',
    columns: REPORT_COLUMNS,
    at: 'reported_at',
    where: which === 'all' ? 'true' : `status = 'approved' AND lane = 'main' AND same_as IS NULL`,
    recordOf: reportOf,
  };
  return pagesOf(pool, list, stretch);
}

/** What a decision makes of a report. */
export type Decided = Pick<
  ReportRecord,
  'status' | 'activeSince' | 'resolvedAt' | 'dismissal' | 'lane' | 'volunteersWanted'
>;

export async function keepDecision(client: pg.PoolClient, id: string, decided: Decided): Promise<void> {
  const { status, activeSince, resolvedAt, dismissal, lane, volunteersWanted } = decided;
  await client.query({
    name: 'keep-decision',
    text: `UPDATE reports SET status = $2, resolved_at = $3, dismissal = $4, lane = $5, volunteers_wanted = $6,
                  active_since = $7, to_offer = true, changed_at = change_time(), shown = shown OR $2 = 'approved'
           WHERE id = $1`,
    values: [id, status, resolvedAt ?? null, dismissal ?? null, lane, volunteersWanted ?? null, activeSince ?? null],
  });
}

/** Out of the triage lane. */
export async function releaseReport(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'release-report',
    text: `UPDATE reports SET lane = 'main', changed_at = change_time() WHERE id = $1`,
    values: [id],
  });
}

/** Where it is, as its facts stand; undefined: nobody knows. */
export function pointOf({ body: { location } }: KeptReport): Point | undefined {
  return location && { lat: Number(location.lati), lng: Number(location.long) };
}

export function reportOf(row: ReportRow): KeptReport {
  const body = revisedBody(readReport(row.body), row.revised);
  const near = nearPlace(body.location);
  return {
    id: row.id,
    body,
    ...(near === undefined ? {} : { near }),
    status: row.status,
    reportedAt: row.at.toISOString(),
    ...(row.active_since === null ? {} : { activeSince: row.active_since.toISOString() }),
    ...(row.resolved_at === null ? {} : { resolvedAt: row.resolved_at.toISOString() }),
    ...(row.dismissal === null ? {} : { dismissal: row.dismissal }),
    lane: row.lane,
    volunteersAccepted: row.volunteers_accepted + row.ngo_people,
    ...(row.pledges === null ? {} : { pledges: row.pledges.map(pledgeOf) }),
    ...(row.volunteers_wanted === null ? {} : { volunteersWanted: row.volunteers_wanted }),
    ...(row.claim_hash === null ? {} : { claimHash: row.claim_hash }),
    revision: row.revision,
    ...(row.alerted_at === null ? {} : { alertedAt: row.alerted_at.toISOString() }),
    ...(row.confirmed_at === null ? {} : { confirmedAt: row.confirmed_at.toISOString() }),
    ...(row.over_at === null ? {} : { overAt: row.over_at.toISOString() }),
    ...(row.asked_again_at === null ? {} : { askedAt: row.asked_again_at.toISOString() }),
    ...(row.moved_at === null ? {} : { movedAt: row.moved_at.toISOString() }),
    ...(row.messaged_at === null ? {} : { messagedAt: row.messaged_at.toISOString() }),
    ...(row.image_id === null ? {} : { imageId: row.image_id }),
    ...(row.same_as === null ? {} : { sameAs: row.same_as }),
    ...(row.adds_to === null ? {} : { addsTo: row.adds_to }),
    ...(row.reports === null ? {} : { reports: row.reports }),
    ...(row.merged_ids === null ? {} : { mergedIds: row.merged_ids }),
    ...campaignOf(row),
  };
}

function campaignOf({ campaign }: ReportRow): Pick<ReportRecord, 'campaign' | 'campaignRevision'> {
  if (campaign === null) return {};
  const { revision, ...words } = campaign;
  return { campaign: words, campaignRevision: revision };
}
