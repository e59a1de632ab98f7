import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { isoTime, systemClock } from '../../../../contract/base/clock.ts';
import {
  displayStatuses,
  type DisasterType,
  type DisplayStatus,
  type Lane,
  type Severity,
} from '../../../../contract/enumerations.ts';
import { latenessMs } from '../../../../contract/policies/lateness.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { mainDb } from '../../db.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { actContext, type ActContext } from './act-context.ts';
import { MERGED_LANE } from '../../lists/merged-lane.ts';
import { areAllIn } from './are-all-in.ts';
import { reportWithActs, type ShownReport } from './acts-with-pending.ts';
import { countedByServer, ofOwnCopy } from '../lists/lists.ts';
import { reportUrgency } from '../../lists/urgency.ts';
import { newestRows, type PartStart, type RowPlace } from '../lists/newest-rows.ts';
import { actsAbout, type RecordActs } from './own-acts.ts';
import { isAround, type SaidPlace } from './said-place.ts';
import { orNearly } from '../lists/or-nearly.ts';
import { textFilter } from '../lists/text-filter.ts';
import type { IndexRange } from './walk-newest.ts';
import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';

/** What is absent may be any. */
export interface AdminReportFilter {
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
  /** Received before so many hours, and within so many hours. */
  olderThanHours?: number | undefined;
  newerThanHours?: number | undefined;
  near?: { from: Point; km: number } | undefined;
  lane?: Lane | undefined;
  /** Words, each somewhere in what was written, or the reference. */
  text?: string | undefined;
  /** What is there, or has its words. */
  place?: SaidPlace | undefined;
}

export interface WantedReports {
  /** As shown, this phone's own acts laid over; several are one list, newest first. */
  status?: DisplayStatus | readonly DisplayStatus[] | undefined;
  filter?: AdminReportFilter | undefined;
  /** Of open reports; else the newest come first. */
  order?: RecordOrder | undefined;
  /** Rows at most. */
  limit: number;
  /** Only those behind it. */
  before?: PartStart | undefined;
}

/** A report as an admin sees it on this phone: `displayStatus` is the server's, all else with this phone's own acts laid over. */
export interface AdminReport extends ShownReport {
  acts: RecordActs;
  /** Milliseconds that it was on the way, where that is worth a word before anyone is sent out. */
  latenessMs?: number | undefined;
}

export interface AdminReportList {
  rows: AdminReport[];
  hasMore: boolean;
  /** Where the last of them stands in this order. */
  last?: RowPlace | undefined;
  /** As it was asked for. */
  before?: PartStart | undefined;
}

/** Reports of this device's copy; where none fits the words, those that come close, and no next part of them. */
export async function adminReportsOrNear(wanted: WantedReports): Promise<AdminReportList & { isNear: boolean }> {
  const isNothing = ({ rows }: AdminReportList) => rows.length === 0 && wanted.before === undefined;
  const { list, isNear } = await orNearly(wanted.filter?.text, (asked) => adminReports(wanted, asked), isNothing);
  return { ...list, isNear, hasMore: list.hasMore && !isNear };
}

/** Reports of this device's copy. `isNear`: one letter of each longer word may be wrong. */
export async function adminReports(
  { status, filter = {}, order, limit, before }: WantedReports,
  isNear = false,
): Promise<AdminReportList> {
  const context = await actContext('reports');
  const statuses = new Set(typeof status === 'string' ? [status] : (status ?? displayStatuses));
  const ages = agesOf(filter);
  const fits = fitOf(filter, isNear);
  const isInAge = ({ reportedAt }: ReportRow) =>
    reportedAt >= (ages.from ?? '') && (ages.to === undefined || reportedAt < ages.to);
  const isUrgent = order === 'urgent' && filter.lane !== 'triage' && [...statuses].every(isOpen);
  const byTime = [...statuses].map((one) => rangeOf(one, filter.lane));
  const byUrgency = [...statuses].map((one) => ({ index: '[displayStatus+urgency]', prefix: [one] }));
  const read = async () => {
    const isSorted = !isUrgent || (await areAllIn(mainDb.reports, byTime, byUrgency));
    return newestRows<ReportRow, ShownReport>({
      table: mainDb.reports,
      ranges: isUrgent && isSorted ? byUrgency : byTime.map((range) => ({ ...range, ...ages })),
      isMixed: !isSorted,
      limit,
      before,
      timeOf: isUrgent ? urgencyOf : ({ reportedAt }) => reportedAt,
      acted: new Set(context.byRecord.keys()),
      shownOf: (row) => shownIn(context, row),
      isWanted: (row) => statuses.has(row.shownStatus) && isInAge(row) && fits(row),
    });
  };
  const { rows, hasMore, last } = await ofOwnCopy('reports', read, { rows: [], hasMore: false, last: undefined });
  return { rows: rows.map((row) => withActs(context, row)), hasMore, last, before };
}

function isOpen(status: DisplayStatus): boolean {
  return status === 'pending' || status === 'active';
}

/** With this phone's own acts counted in: a severity that was put right counts. */
function urgencyOf({ urgency }: ReportRow, { shownStatus, ...shown }: ShownReport): string {
  return reportUrgency({ ...shown, displayStatus: shownStatus }) ?? urgency ?? '';
}

/** One report of this device's copy; null where that has none of this id. */
export async function adminReport(id: string): Promise<AdminReport | null> {
  const context = await actContext('reports');
  const row = await ofOwnCopy('reports', () => mainDb.reports.get(id), undefined);
  return row === undefined ? null : withActs(context, shownIn(context, row));
}

/** Those of this device's copy that are merged into others, by the server's word or an act of this phone. They are few. */
export async function mergedReports(): Promise<AdminReport[]> {
  const context = await actContext('reports');
  const read = async () => {
    const merged = await mainDb.reports
      .where('[lane+displayStatus+reportedAt]')
      .between([MERGED_LANE], [MERGED_LANE, []])
      .toArray();
    const acted = await mainDb.reports.bulkGet([...context.byRecord.keys()]);
    return [...merged, ...acted.flatMap((row) => row ?? [])];
  };
  const rows = await ofOwnCopy<ReportRow[]>('reports', read, []);
  const byId = new Map(rows.map((row) => [row._id, shownIn(context, row)]));
  return [...byId.values()].flatMap((row) => (row.sameAs === undefined ? [] : [withActs(context, row)]));
}

export type ReportCounts = Readonly<Record<DisplayStatus, number>>;

/** How many reports are shown as what, of one lane or all: with what this phone has done, also where it keeps only a part of them. */
export async function reportCounts(lane?: Lane): Promise<ReportCounts> {
  const context = await actContext('reports');
  const told = await countedByServer('reports', lane);
  const read = async () => {
    const counts = told ? { ...noReports(), ...told } : await storedCounts(lane);
    for (const row of await mainDb.reports.bulkGet([...context.byRecord.keys()])) {
      if (!row) continue;
      const shown = shownIn(context, row);
      if (isOfLane(row, lane)) counts[row.displayStatus] -= 1;
      if (isOfLane(shown, lane)) counts[shown.shownStatus] += 1;
    }
    return counts;
  };
  return ofOwnCopy<ReportCounts>('reports', read, noReports());
}

/** By index: nothing is read. */
async function storedCounts(lane: Lane | undefined): Promise<Record<DisplayStatus, number>> {
  const counts = noReports();
  const count = ({ index, prefix }: IndexRange) =>
    mainDb.reports
      .where(index)
      .between([...prefix, ''], [...prefix, []])
      .count();
  for (const status of displayStatuses) {
    counts[status] = await count(rangeOf(status, lane));
    if (lane === 'main') counts[status] -= await count(rangeOf(status, 'triage'));
    if (lane !== 'triage') counts[status] -= await count(rangeOf(status, MERGED_LANE));
  }
  return counts;
}

function noReports(): Record<DisplayStatus, number> {
  return { pending: 0, active: 0, resolved: 0, dismissed: 0 };
}

/** Few stand in the triage lane: they have an index of their own, and all others are not it. */
function rangeOf(status: DisplayStatus, lane: Lane | typeof MERGED_LANE | undefined): IndexRange {
  return lane === 'triage' || lane === MERGED_LANE
    ? { index: '[lane+displayStatus+reportedAt]', prefix: [lane, status] }
    : { index: '[displayStatus+reportedAt]', prefix: [status] };
}

/** What is merged into another is of none. */
function isOfLane(row: Pick<ReportRow, 'lane' | 'sameAs'>, lane: Lane | undefined): boolean {
  return row.sameAs === undefined && (lane === undefined || (row.lane ?? 'main') === lane);
}

function shownIn({ byRecord }: ActContext, row: ReportRow): ShownReport {
  return reportWithActs(row, byRecord.get(row._id) ?? []);
}

function withActs({ own }: ActContext, row: ShownReport): AdminReport {
  return { ...row, acts: actsAbout(own, row._id), latenessMs: latenessMs(row) };
}

const HOUR_MS = 3_600_000;

function agesOf({ olderThanHours, newerThanHours }: AdminReportFilter): Pick<IndexRange, 'from' | 'to'> {
  const now = systemClock.now();
  const before = (hours: number | undefined) => (hours === undefined ? undefined : isoTime(now - hours * HOUR_MS));
  return { from: before(newerThanHours), to: before(olderThanHours) };
}

function fitOf(
  { type, severity, near, lane, text = '', place }: AdminReportFilter,
  mayDiffer: boolean,
): (row: ReportRow) => boolean {
  const hasText = textFilter(text, mayDiffer);
  const hasPlace = textFilter(place?.text ?? '');
  const isNear = ({ location }: ReportRow) => {
    if (near === undefined) return true;
    const place = placeOf(location);
    return place !== undefined && distanceKm(near.from, place) <= near.km;
  };
  return (row) =>
    (type === undefined || row.disasterType === type) &&
    (severity === undefined || row.severity === severity) &&
    isOfLane(row, lane) &&
    isNear(row) &&
    (place === undefined ||
      hasPlace(row._id, [row.address, row.description]) ||
      isAround(place, { near: row.near, at: placeOf(row.location) })) &&
    hasText(row._id, [row.address, row.description, row.name, row.contactNumber, row.assistanceRequired]);
}
