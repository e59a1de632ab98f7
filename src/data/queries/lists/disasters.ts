import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import type { TrackStage } from '../../../../contract/track-stages.ts';
import { mainDb } from '../../db.ts';
import { TRACK_KEY } from '../../device-settings.ts';
import type { KeptTracked } from '../items/tracked.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { eachRow } from './each-row.ts';
import { keptPart, ofOwnCopy } from './lists.ts';
import { mergePending } from './merge-pending.ts';
import { isOpen, nearestOpen, newestOpen, type DisasterFilter } from './open-reports.ts';
import { ownReports, type OwnReport } from '../items/own-reports.ts';

export interface WantedDisasters {
  filter: DisasterFilter;
  /** Rows at most. */
  limit: number;
  /** From where the nearest come first; without it the newest do. */
  from?: Point | undefined;
}

export interface ListedDisaster extends ReportRow {
  /** From `from`, where both places are known. */
  km?: number;
}

export interface DisasterList {
  /** Reports of this phone that the list does not show yet. */
  pending: OwnReport[];
  rows: ListedDisaster[];
  hasMore: boolean;
}

/** The confirmed disasters of this device's copy, and what this phone itself has reported. */
export async function disasterList({ filter, limit, from }: WantedDisasters): Promise<DisasterList> {
  const own = await ownReports();
  const confirmed = await confirmedElsewhere(own);
  const none: DisasterList = { pending: mergePending([], own, new Set(confirmed)).pending, rows: [], hasMore: false };
  const read = async () => {
    const found = from ? await nearestOpen(filter, from, limit + 1) : await newestOpen(filter, limit + 1);
    const { pending, rows } = mergePending(
      found.slice(0, limit),
      own,
      new Set([...confirmed, ...(await decidedAmong(own))]),
    );
    return { pending, rows: rows.map((row) => withDistance(row, from)), hasMore: found.length > limit };
  };
  return ofOwnCopy('reports', read, none);
}

/** One confirmed disaster; null where this device's copy has none of that id. */
export function openDisaster(id: string): Promise<ReportRow | null> {
  return ofOwnCopy('reports', () => openAlone(id), null);
}

/** The same; of one that was merged into another, that other, by whose `_id` it is told. */
export function openIncident(id: string): Promise<ReportRow | null> {
  return ofOwnCopy('reports', async () => (await openAlone(id)) ?? (await openWith(id)), null);
}

/** An admin's copy holds what was merged, too. */
async function openAlone(id: string): Promise<ReportRow | null> {
  const row = await mainDb.reports.get(id);
  return row && isOpen(row) && row.sameAs === undefined ? row : null;
}

/** Row by row: a link to what was merged is rare, and an index of it would be written with every row. */
async function openWith(id: string): Promise<ReportRow | null> {
  let found: ReportRow | null = null;
  await eachRow(mainDb.reports, (row) => {
    if (row.mergedIds?.includes(id) === true && row.sameAs === undefined && isOpen(row)) found = row;
  });
  return found;
}

const CONFIRMED: ReadonlySet<string> = new Set<TrackStage>(['approved', 'alerted', 'accepted', 'resolved']);

/** Of a phone that keeps a part of the list: those that the public list has all the same, as their sender was told. */
async function confirmedElsewhere(own: readonly OwnReport[]): Promise<string[]> {
  if (own.length === 0 || (await keptPart('reports')) === undefined) return [];
  const row = await mainDb.settings.get(TRACK_KEY).catch(() => undefined);
  const tracked = (row?.value ?? {}) as KeptTracked;
  return own.flatMap(({ id }) => (CONFIRMED.has(tracked[id]?.view?.stage ?? '') ? [id] : []));
}

/** Those on which an admin has decided, whatever it was. */
async function decidedAmong(own: readonly OwnReport[]): Promise<Set<string>> {
  const rows = await mainDb.reports.bulkGet(own.map(({ id }) => id));
  return new Set(rows.flatMap((row) => (row && row.displayStatus !== 'pending' ? [row._id] : [])));
}

function withDistance(row: ReportRow, from: Point | undefined): ListedDisaster {
  const place = from && placeOf(row.location);
  return place ? { ...row, km: distanceKm(from, place) } : row;
}
