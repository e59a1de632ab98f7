import type pg from 'pg';
import type { AidStatus, Dismissal, ReportStatus } from '../../../contract/enumerations.ts';
import { isClosed, reopenedBy } from '../../../contract/policies/aid-states.ts';
import { ownNeeds } from '../../../contract/policies/household-lines.ts';
import type { Requirement } from '../../../contract/policies/aid-view.ts';
import { recordMessageView, type KeptRecordMessage } from '../../../contract/policies/record-message-view.ts';
import type { TrackedAid, TrackedReport } from '../../../contract/policies/track-view.ts';
import { busyStates, countedStates } from '../../../contract/policies/work-states.ts';
import { shortTown } from '../../../contract/policies/town-words.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import { nearPlace } from '../../places/near-place.ts';
import { isOpen } from '../database/open-reports.ts';
import { takingOf, TAKINGS, type TakingRow } from '../aid/aid-takings.ts';
import { messagesWhere } from './record-messages.ts';
import { headOf, isOnTree, type MergedTable } from '../merges/trees.ts';
import type { Proof } from '../reports/followed-records.ts';

interface ReportRow {
  id: string;
  addition: AdditionRow | null;
  status: ReportStatus;
  receivedAt: Date;
  seenAt: Date | null;
  activeSince: Date | null;
  resolvedAt: Date | null;
  dismissedAt: Date | null;
  dismissal: Dismissal | null;
  alertedAt: Date | null;
  alerted: number;
  acceptedAt: Date | null;
  accepted: number;
  wasAccepted: boolean;
  onItNow: number;
  thereAt: Date | null;
  confirmedAt: Date | null;
  overAt: Date | null;
  movedAt: Date | null;
  messages: KeptRecordMessage[] | null;
  merged: boolean;
  mergedAt: Date | null;
}

/** By an admin or an organization: neither what the server did by itself nor a volunteer's step is a look of the relief team. */
const seenAt = (id: string) => `(SELECT min(at) FROM acts JOIN accounts ON accounts.id = acts.actor
  WHERE about = ${id} AND accounts.role IN ('admin', 'ngo'))`;

/** What a report adds to, or is one with: `isOpen` is false where that was no public disaster when the report came, or is none any more. */
interface AdditionRow {
  isMerged: boolean;
  isOpen: boolean;
  isResolved: boolean;
  disasterType: string;
  lat: number | null;
  lng: number | null;
}

const ADDITION = `
  (SELECT jsonb_build_object('isMerged', own.same_as IS NOT NULL, 'isOpen', target.id IS NOT NULL AND ${isOpen('target')}, 'isResolved', target.resolved_at IS NOT NULL,
      'disasterType', target.disaster_type, 'lat', target.lat, 'lng', target.lng)
   FROM (SELECT 1) AS one LEFT JOIN reports AS target
     ON target.id = CASE WHEN own.same_as IS NULL THEN own.adds_to ELSE reports.id END
   WHERE own.same_as IS NOT NULL OR own.body::jsonb ->> 'addsTo' IS NOT NULL)`;

/** Of the record itself, whatever stands for it; what those who have that in hand answered is said to all whose record it is. */
const ownWord = (
  table: MergedTable,
) => `own.confirmed_at AS "confirmedAt", own.over_at AS "overAt", own.moved_at AS "movedAt", own.same_as IS NOT NULL AS merged,
  CASE WHEN own.same_as IS NOT NULL THEN (SELECT max(at) FROM acts WHERE about = own.id
    AND action = '${table === 'reports' ? 'report' : 'aid'}-merged') END AS "mergedAt",
  ${messagesWhere(`message.record_id = own.id OR (message.record_id = ${table}.id AND message.account_id IS NOT NULL)`)} AS messages`;
/** SQL: the id of what stands for the row `own`, which most rows do themselves. */
const standsFor = (table: MergedTable) =>
  `CASE WHEN own.same_as IS NULL THEN own.id ELSE ${headOf(table, 'own.id')} END`;

const selectReports = (more = '') => `
  SELECT ${more}own.id, reports.status, own.reported_at AS "receivedAt", ${seenAt('own.id')} AS "seenAt",
         reports.active_since AS "activeSince", reports.resolved_at AS "resolvedAt", reports.dismissal,
         reports.alerted_at AS "alertedAt",
         (SELECT max(at) FROM acts WHERE about = reports.id AND action = 'report-decided'
            AND detail ->> 'to' = 'dismissed') AS "dismissedAt",
         (SELECT COALESCE(sum(chosen), 0)::integer FROM alerts WHERE disaster_id = reports.id) AS alerted,
         help."acceptedAt", reports.volunteers_accepted + reports.ngo_people AS accepted,
         help."wasAccepted" OR EXISTS (SELECT 1 FROM ngo_pledges WHERE ${isOnTree('disaster_id')}) AS "wasAccepted",
         help."onItNow" + (SELECT COALESCE(sum(people), 0)::integer FROM ngo_pledges
                           WHERE state = 'active' AND ${isOnTree('disaster_id')}) AS "onItNow",
         help."thereAt", ${ownWord('reports')}, ${ADDITION} AS addition
  FROM reports AS own JOIN reports ON reports.id = ${standsFor('reports')}
  CROSS JOIN LATERAL (
    SELECT min(decided_at) FILTER (WHERE state = ANY ($1)) AS "acceptedAt",
           count(*) FILTER (WHERE state <> 'declined') > 0 AS "wasAccepted",
           count(DISTINCT account_id) FILTER (WHERE state IN ('${busyStates.join("', '")}'))::integer AS "onItNow",
           -- Whose work an admin did not confirm may not have been there.
           max(COALESCE(arrived_at, done_at)) FILTER (WHERE state <> 'not-confirmed') AS "thereAt"
    FROM acceptances WHERE ${isOnTree('disaster_id')}) AS help`;

interface AidRow {
  id: string;
  status: AidStatus;
  receivedAt: Date;
  seenAt: Date | null;
  endedAt: Date | null;
  requirements: Requirement[];
  lines: number[];
  takings: TakingRow[] | null;
  departedAt: Date | null;
  deliveredAt: Date | null;
  confirmedAt: Date | null;
  overAt: Date | null;
  movedAt: Date | null;
  messages: KeptRecordMessage[] | null;
  merged: boolean;
  mergedAt: Date | null;
}

/** SQL: where the lines of the row `own` are among those of what stands for it. */
const OWN_LINES = `ARRAY(
  SELECT (place - 1)::integer FROM jsonb_array_elements(aid_requests.requirements) WITH ORDINALITY AS need (line, place)
  WHERE (line ->> 'household') IS NOT DISTINCT FROM CASE WHEN own.same_as IS NULL THEN NULL ELSE own.id::text END ORDER BY place)`;

/** SQL: deliveries of those lines, and those that came before it was merged. */
const OWN_DELIVERIES = `deliveries.aid_id IN (own.id, aid_requests.id) AND EXISTS (
  SELECT 1 FROM delivery_lines WHERE delivery_id = deliveries.id
    AND ((aid_id = own.id AND own.same_as IS NOT NULL) OR (aid_id = aid_requests.id AND line = ANY (${OWN_LINES}))))`;

const selectAid = (more = '') => `
  SELECT ${more}own.id, own.status, own.requirements, ${OWN_LINES} AS lines, own.created_at AS "receivedAt",
         ${seenAt('own.id')} AS "seenAt",
         ${TAKINGS} AS takings,
         (SELECT max(at) FROM acts WHERE about IN (own.id, aid_requests.id) AND action LIKE 'aid-%'
            AND (detail ->> 'to' = own.status OR detail ->> 'request' = own.status)) AS "endedAt",
         (SELECT min(COALESCE(departed_acted_at, departed_at)) FROM deliveries WHERE ${OWN_DELIVERIES} AND deliveries.status = 'in_transit') AS "departedAt",
         (SELECT min(COALESCE(ended_acted_at, ended_at)) FROM deliveries WHERE ${OWN_DELIVERIES} AND deliveries.status = 'delivered'
            AND (settled_by IS DISTINCT FROM 'receiver' OR is_confirmed)) AS "deliveredAt",
         ${ownWord('aid_requests')}
  FROM aid_requests AS own JOIN aid_requests ON aid_requests.id = ${standsFor('aid_requests')}`;

/** Those of the proofs' reports that are theirs. */
export async function trackedReports(pool: pg.Pool, proofs: readonly Proof[]): Promise<TrackedReport[]> {
  const { rows } = await pool.query<ReportRow>({
    name: 'tracked-reports',
    text: `${selectReports()} JOIN unnest($2::uuid[], $3::text[]) AS proof (id, claim)
             ON proof.id = own.id AND proof.claim = own.claim_hash`,
    values: [countedStates, ...columnsOf(proofs)],
  });
  return rows.map(reportOf);
}

/** Those of the proofs' aid requests that are theirs. */
export async function trackedAidRequests(pool: pg.Pool, proofs: readonly Proof[]): Promise<TrackedAid[]> {
  const { rows } = await pool.query<AidRow>({
    name: 'tracked-aid',
    text: `${selectAid()} JOIN unnest($1::uuid[], $2::text[]) AS proof (id, claim)
             ON proof.id = own.id AND proof.claim = own.claim_hash`,
    values: columnsOf(proofs),
  });
  return rows.map(aidOf);
}

/** Ids from the first to the last that a reference may stand for. */
export interface IdRange {
  first: string;
  last: string;
}

/** SQL: they are one at most, nearly always; of a range that it does not know the planner expects a share of all. */
const idsBetween = (table: MergedTable, first: string, last: string) =>
  `ARRAY (SELECT id FROM ${table} WHERE id BETWEEN ${first} AND ${last})`;

/** Reports whose ids are in the range, each with how to reach who sent it, as they wrote it. */
export async function reportsIn(pool: pg.Pool, { first, last }: IdRange): Promise<WithContact<TrackedReport>[]> {
  const { rows } = await pool.query<ReportRow & { body: string }>({
    name: 'reports-in-range',
    text: `${selectReports('own.body, ')} WHERE own.id = ANY (${idsBetween('reports', '$2', '$3')})`,
    values: [countedStates, first, last],
  });
  return rows.map((row) => ({ ...reportOf(row), contact: contactIn(row.body) }));
}

/** The same of aid requests. */
export async function aidRequestsIn(pool: pg.Pool, { first, last }: IdRange): Promise<WithContact<TrackedAid>[]> {
  const { rows } = await pool.query<AidRow & { body: string }>({
    name: 'aid-in-range',
    text: `${selectAid('own.body, ')} WHERE own.id = ANY (${idsBetween('aid_requests', '$1', '$2')})`,
    values: [first, last],
  });
  return rows.map((row) => ({ ...aidOf(row), contact: contactIn(row.body) }));
}

type WithContact<Tracked> = Tracked & { contact: string };

function contactIn(body: string): string {
  const { contactNumber } = JSON.parse(body) as { contactNumber?: unknown };
  return typeof contactNumber === 'string' ? contactNumber : '';
}

function columnsOf(proofs: readonly Proof[]): [ids: string[], claims: string[]] {
  return [proofs.map(({ id }) => id), proofs.map(({ claimHash }) => claimHash)];
}

function reportOf(row: ReportRow): TrackedReport {
  return {
    id: row.id,
    status: row.status,
    receivedAt: row.receivedAt.toISOString(),
    seenAt: row.seenAt?.toISOString(),
    activeSince: row.activeSince?.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString(),
    dismissedAt: row.dismissedAt?.toISOString(),
    dismissal: row.dismissal ?? undefined,
    alertedAt: row.alertedAt?.toISOString(),
    alerted: row.alerted,
    acceptedAt: row.acceptedAt?.toISOString(),
    accepted: row.accepted,
    wasAccepted: row.wasAccepted,
    onItNow: row.onItNow,
    thereAt: row.thereAt?.toISOString(),
    addsTo: row.addition === null ? undefined : additionOf(row.addition),
    ...ownWordOf(row),
  };
}

/** Of what the public cannot see it is told that it is closed, and no more; of what stands for a merged one nothing. */
function additionOf({ isMerged, isOpen, isResolved, disasterType, lat, lng }: AdditionRow): TrackedReport['addsTo'] {
  if (!isOpen) return isMerged ? undefined : { state: 'closed' };
  const near = lat === null || lng === null ? undefined : nearPlace({ lati: lat, long: lng });
  return {
    state: isResolved ? 'resolved' : 'active',
    disasterType: publicDisasterType(disasterType),
    ...(near && { near: shortTown(near) }),
  };
}

/** Of one that is merged, or that stands for others, its own lines alone. */
function aidOf(row: AidRow): TrackedAid {
  const requirements = ownNeeds(row.requirements);
  return {
    id: row.id,
    status: isClosed(row.status) ? row.status : reopenedBy(requirements),
    receivedAt: row.receivedAt.toISOString(),
    seenAt: row.seenAt?.toISOString(),
    endedAt: row.endedAt?.toISOString(),
    requirements,
    takings: (row.takings ?? []).flatMap((taking) => {
      const { lines, since } = takingOf(taking);
      const own = lines.map((line) => row.lines.indexOf(line)).filter((line) => line !== -1);
      return own.length === 0 ? [] : [{ lines: own, since, name: taking.name }];
    }),
    departedAt: row.departedAt?.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString(),
    ...ownWordOf(row),
  };
}

function ownWordOf({
  confirmedAt,
  overAt,
  movedAt,
  messages,
  merged,
  mergedAt,
}: Pick<ReportRow, 'confirmedAt' | 'overAt' | 'movedAt' | 'messages' | 'merged' | 'mergedAt'>) {
  return {
    confirmedAt: confirmedAt?.toISOString(),
    overAt: overAt?.toISOString(),
    movedAt: movedAt?.toISOString(),
    messages: (messages ?? []).map((message) => recordMessageView(message, { as: 'sender' })),
    isMerged: merged,
    mergedAt: mergedAt?.toISOString(),
  };
}
