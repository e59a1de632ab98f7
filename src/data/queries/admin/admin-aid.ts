import { isoTime, systemClock } from '../../../../contract/base/clock.ts';
import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { AidView, Elsewhere } from '../../../../contract/entities/aid-request.ts';
import { aidStatuses, type AidStatus, type Lane } from '../../../../contract/enumerations.ts';
import { LONG_OVERDUE_MS } from '../../../../contract/policies/aid-urgency.ts';
import { latenessMs } from '../../../../contract/policies/lateness.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { mainDb } from '../../db.ts';
import type { AidRow } from '../../lists/rows.ts';
import { actContext, type ActContext } from './act-context.ts';
import { MERGED_LANE } from '../../lists/merged-lane.ts';
import { areAllIn } from './are-all-in.ts';
import { aidWithActs, freeLines, type ShownAid } from './aid-with-pending.ts';
import { countedByServer, listState, ofOwnCopy } from '../lists/lists.ts';
import { aidUrgency, FIRST_RANK, soonest } from '../../lists/urgency.ts';
import { newestRows, type MarkedRange, type PartStart, type RowPlace } from '../lists/newest-rows.ts';
import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { actsAbout, type RecordActs } from './own-acts.ts';
import { isAround, type SaidPlace } from './said-place.ts';
import { orNearly } from '../lists/or-nearly.ts';
import { textFilter } from '../lists/text-filter.ts';
import type { IndexRange } from './walk-newest.ts';

export interface WantedAid {
  /** As shown, this phone's own acts laid over. */
  status?: AidStatus | undefined;
  /** Only those that are active with a line that is open and nobody's. */
  unclaimed?: boolean | undefined;
  /** Only those of which something was handed over that nobody has confirmed. */
  unconfirmed?: boolean | undefined;
  /** Only those with an urgent line that is open. */
  urgent?: boolean | undefined;
  lane?: Lane | undefined;
  near?: { from: Point; km: number } | undefined;
  /** Words, each somewhere in what was written, or the reference. */
  text?: string | undefined;
  /** What is there, or has its words. */
  place?: SaidPlace | undefined;
  /** Only those with an open line of one of these kinds. */
  needs?: readonly string[] | undefined;
  /** Of active requests; else the newest come first. */
  order?: RecordOrder | undefined;
  /** Rows at most. */
  limit: number;
  /** Only those behind it. */
  before?: PartStart | undefined;
}

export interface AidShown extends AidView {
  shown: ShownAid;
}

/** An aid request as an admin sees it on this phone: its own members are the server's, `shown` has this phone's acts laid over. */
export interface AdminAid extends AidShown {
  acts: RecordActs;
  /** Milliseconds that it was on the way, where that is worth a word. */
  latenessMs?: number | undefined;
}

export interface AdminAidList {
  rows: AdminAid[];
  hasMore: boolean;
  /** Where the last of them stands in this order. */
  last?: RowPlace | undefined;
  /** As it was asked for. */
  before?: PartStart | undefined;
}

/** Aid requests of this device's copy; where none fits the words, those that come close, and no next part of them. */
export async function adminAidOrNear(wanted: WantedAid): Promise<AdminAidList & { isNear: boolean }> {
  const isNothing = ({ rows }: AdminAidList) => rows.length === 0 && wanted.before === undefined;
  const { list, isNear } = await orNearly(wanted.text, (asked) => adminAid(wanted, asked), isNothing);
  return { ...list, isNear, hasMore: list.hasMore && !isNear };
}

/** Aid requests of this device's copy. `isNear`: one letter of each longer word may be wrong. */
export async function adminAid(wanted: WantedAid, isNear = false): Promise<AdminAidList> {
  const context = await aidContext();
  const { status, lane, order, limit, before } = wanted;
  const isUrgent = order === 'urgent' && lane !== 'triage' && status === 'active';
  const fits = fitOf(wanted, isNear);
  const byTime = (status === undefined ? aidStatuses : [status]).map((one) => rangeOf(one, lane));
  const overdue = soonest(isoTime(systemClock.now() - LONG_OVERDUE_MS));
  const byUrgency = byUrgencyRanges(overdue);
  const read = async () => {
    const isSorted = !isUrgent || (await areAllIn(mainDb.aid, byTime, byUrgency));
    return newestRows<AidRow, AidShown>({
      table: mainDb.aid,
      ranges: isUrgent && isSorted ? byUrgency : byTime,
      isMixed: !isSorted,
      limit,
      before,
      timeOf: isUrgent ? (row, shown) => urgencyOf(row, shown, overdue) : ({ createdAt }) => createdAt,
      acted: new Set(context.byRecord.keys()),
      shownOf: (row) => shownIn(context, row),
      isWanted: fits,
    });
  };
  const { rows, hasMore, last } = await ofOwnCopy('aid', read, { rows: [], hasMore: false, last: undefined });
  return { rows: rows.map((row) => withActs(context, row)), hasMore, last, before };
}

/** What comes before the urgency of a request that has been overdue for long: all others stand before it. */
const OVERDUE = '1';
/** How many kinds of requests come before their times in an urgency. */
const RANKS = [0, 1, 2, 3].map((more) => FIRST_RANK + more);

/** Of each rank those that have been overdue for long, and the others. */
function byUrgencyRanges(overdue: string): MarkedRange[] {
  const range = { index: '[status+urgency]', prefix: ['active'] };
  return RANKS.flatMap((rank) => [
    { ...range, from: `${rank}`, to: `${rank}${overdue}` },
    { ...range, from: `${rank}${overdue}`, to: `${rank + 1}`, mark: OVERDUE },
  ]);
}

/** With this phone's own acts counted in: an urgent line that has come is none any more, and what it gave away is in hand. */
function urgencyOf({ deadline, createdAt }: AidRow, { shown }: AidShown, overdue: string): string {
  const urgency = aidUrgency({ ...shown, deadline, createdAt }) ?? '';
  return urgency.slice(1) < overdue ? urgency : OVERDUE + urgency;
}

/** Aid requests as the server has told them. */
export interface FoundAid {
  rows: readonly AidView[];
  /** When it was asked: epoch milliseconds. */
  askedAt: number;
}

/** What the server found, this phone's own acts laid over. What this phone has heard of since it was asked is as it stands here. */
export async function adminAidFound({ rows, askedAt }: FoundAid): Promise<AdminAid[]> {
  const context = await aidContext();
  const isNewer = ((await listState('aid'))?.asOf ?? 0) > askedAt;
  const ids = rows.map(({ _id }) => _id);
  const own = isNewer ? await ofOwnCopy('aid', () => mainDb.aid.bulkGet(ids), []) : [];
  return rows.map((row, place) => withActs(context, shownIn(context, own[place] ?? row)));
}

/** One aid request of this device's copy, or of what the server found; null where neither has one of this id. */
export async function adminAidRequest(id: string, found?: FoundAid): Promise<AdminAid | null> {
  const row = found?.rows.find(({ _id }) => _id === id);
  if (found && row) return (await adminAidFound({ ...found, rows: [row] }))[0] ?? null;
  const context = await aidContext();
  const own = await ofOwnCopy('aid', () => mainDb.aid.get(id), undefined);
  return own === undefined ? null : withActs(context, shownIn(context, own));
}

/** Those of this device's copy that are merged into others, by the server's word or an act of this phone. They are few. */
export async function mergedAid(): Promise<AdminAid[]> {
  const context = await aidContext();
  const read = async () => {
    const merged = await mainDb.aid
      .where('[lane+status+createdAt]')
      .between([MERGED_LANE], [MERGED_LANE, []])
      .toArray();
    const acted = await mainDb.aid.bulkGet([...context.byRecord.keys()]);
    return [...merged, ...acted.flatMap((row) => row ?? [])];
  };
  const rows = await ofOwnCopy<AidRow[]>('aid', read, []);
  const byId = new Map(rows.map((row) => [row._id, shownIn(context, row)]));
  return [...byId.values()].flatMap((row) => (row.shown.sameAs === undefined ? [] : [withActs(context, row)]));
}

export type AidCounts = Readonly<Record<AidStatus, number>>;

/** How many aid requests are shown as what, of one lane or all: with what this phone has done, also where it keeps only a part of them. */
export async function aidCounts(lane?: Lane): Promise<AidCounts> {
  const context = await aidContext();
  const told = await countedByServer('aid', lane);
  const read = async () => {
    const counts = told ? { ...noAid(), ...told } : await storedCounts(lane);
    for (const row of await mainDb.aid.bulkGet([...context.byRecord.keys()])) {
      if (!row) continue;
      const { shown } = shownIn(context, row);
      if (isOfLane(row, lane)) counts[row.status] -= 1;
      if (isOfLane(shown, lane)) counts[shown.status] += 1;
    }
    return counts;
  };
  return ofOwnCopy<AidCounts>('aid', read, noAid());
}

/** Ids of other open requests that are registered at the same place under the same number: two of one household. */
export async function sameElsewhere({ _id, elsewhere }: AidView): Promise<string[]> {
  if (elsewhere === undefined) return [];
  const wanted = keyOf(elsewhere);
  const read = () =>
    mainDb.aid
      .where('[status+createdAt]')
      .between(['active', ''], ['active', []])
      .filter((row) => row._id !== _id && row.elsewhere !== undefined && keyOf(row.elsewhere) === wanted)
      .primaryKeys();
  return ofOwnCopy('aid', read, []);
}

/** However it was typed. */
function keyOf({ source, number }: Elsewhere): string {
  return [source, number].map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' ');
}

async function storedCounts(lane: Lane | undefined): Promise<Record<AidStatus, number>> {
  const counts = noAid();
  const count = ({ index, prefix }: IndexRange) =>
    mainDb.aid
      .where(index)
      .between([...prefix, ''], [...prefix, []])
      .count();
  for (const status of aidStatuses) {
    counts[status] = await count(rangeOf(status, lane));
    if (lane === 'main') counts[status] -= await count(rangeOf(status, 'triage'));
    if (lane !== 'triage') counts[status] -= await count(rangeOf(status, MERGED_LANE));
  }
  return counts;
}

function noAid(): Record<AidStatus, number> {
  return { active: 0, fulfilled: 0, withdrawn: 0, expired: 0 };
}

export interface AidContext extends ActContext {
  nameOf(ngoId: string): string;
}

/** What this phone did to aid requests. */
export async function aidContext(): Promise<AidContext> {
  const context = await actContext('aid');
  const given = [...context.byRecord.values()]
    .flat()
    .flatMap(({ body: { ngoId } }) => (typeof ngoId === 'string' ? [ngoId] : []));
  const ngos = given.length === 0 ? [] : await ofOwnCopy('ngos', () => mainDb.ngos.bulkGet(given), []);
  const names = new Map(ngos.flatMap((ngo) => (ngo ? [[ngo._id, ngo.organizationName]] : [])));
  return { ...context, nameOf: (id) => names.get(id) ?? '' };
}

function rangeOf(status: AidStatus, lane: Lane | typeof MERGED_LANE | undefined): IndexRange {
  return lane === 'triage' || lane === MERGED_LANE
    ? { index: '[lane+status+createdAt]', prefix: [lane, status] }
    : { index: '[status+createdAt]', prefix: [status] };
}

/** What is merged into another is of none. */
function isOfLane({ lane: of, sameAs }: Pick<AidView, 'lane' | 'sameAs'>, lane: Lane | undefined): boolean {
  return sameAs === undefined && (lane === undefined || (of ?? 'main') === lane);
}

/** A request with this phone's acts laid over it. */
export function shownIn({ byRecord, nameOf }: AidContext, row: AidView): AidShown {
  return { ...row, shown: aidWithActs(row, byRecord.get(row._id) ?? [], nameOf) };
}

/** And with those that are not over. */
export function withActs({ own }: AidContext, row: AidShown): AdminAid {
  const lateness = latenessMs({ writtenAt: row.writtenAt, reportedAt: row.createdAt });
  return { ...row, acts: actsAbout(own, row._id), latenessMs: lateness };
}

function fitOf(
  { status, unclaimed, unconfirmed, urgent, lane, near, text = '', place, needs = [] }: WantedAid,
  mayDiffer: boolean,
): (row: AidShown) => boolean {
  const hasText = textFilter(text, mayDiffer);
  const hasPlace = textFilter(place?.text ?? '');
  return ({ shown, ...row }) =>
    (status === undefined || shown.status === status) &&
    isOfLane(shown, lane) &&
    (!unclaimed || (shown.status === 'active' && freeLines(shown).length > 0)) &&
    (!unconfirmed || shown.requirements.some((need) => need.awaitsAnswer === true)) &&
    (!urgent || shown.requirements.some((need) => need.urgent && need.status !== 'fulfilled')) &&
    (needs.length === 0 || shown.requirements.some((one) => needs.includes(one.type) && one.status !== 'fulfilled')) &&
    (near === undefined || isNear(near, row)) &&
    (place === undefined ||
      hasPlace(row._id, [row.location, row.description]) ||
      isAround(place, { at: placeOf(row.position) })) &&
    hasText(row._id, [
      row.location,
      row.description,
      row.name,
      row.contactNumber,
      row.disasterType,
      row.elsewhere?.source,
      row.elsewhere?.number,
      ...shown.requirements.map(({ type }) => type),
    ]);
}

function isNear({ from, km }: NonNullable<WantedAid['near']>, { position }: Pick<AidView, 'position'>): boolean {
  const place = placeOf(position);
  return place !== undefined && distanceKm(from, place) <= km;
}
