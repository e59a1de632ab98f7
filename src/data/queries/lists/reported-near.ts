import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { squareOf, type IndexedDisaster } from '../../../../contract/policies/report-index.ts';
import type { DisasterType } from '../../../../contract/enumerations.ts';
import { mainDb } from '../../db.ts';
import { listState, ofOwnCopy } from './lists.ts';
import { eachOpen } from './open-reports.ts';

/** Of what everybody may see: it belongs to no account. */
export const REPORT_INDEX_KEY = 'report-index';

/** The index of active disasters as this phone has it. */
export interface IndexCopy {
  disasters: IndexedDisaster[];
  /** Around which square it is; absent: it holds all there are. */
  square?: string | undefined;
  cursor?: string | undefined;
  etag?: string | undefined;
  /** Device time at which it was asked for. */
  asOf: number;
}

/** A disaster that a new report may be about. */
export interface ReportedNear extends IndexedDisaster {
  km: number;
}

export interface KnownNear {
  /** Device time at which this phone heard last what is reported there; absent: it does not know. */
  asOf?: number | undefined;
  /** The nearest first. */
  matches: readonly ReportedNear[];
}

/** Kilometres: an event that is further away is another one, by positions that are rounded to one. */
const NEAR_KM = 3;
/** Milliseconds: what was reported two weeks ago is another event. */
const RECENT_MS = 14 * 86_400_000;
/** Matches that somebody may look through. */
const MOST = 3;

/** Those of the type that are near the place and not long ago, the nearest first. */
export function matchesNear(
  disasters: readonly IndexedDisaster[],
  { disasterType, place, now }: { disasterType: string; place: Point; now: number },
): ReportedNear[] {
  return disasters
    .filter((one) => one.disasterType === disasterType && one.reportedMs > now - RECENT_MS)
    .map((one) => ({ ...one, km: distanceKm(place, one) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km || b.reportedMs - a.reportedMs)
    .slice(0, MOST);
}

/**
 * What this phone knows to be reported already: by its copy of the list, where it has one, else by the small index. Without a type or a
 * place it tells only whether it knows anything. Never rejects.
 */
export async function reportedNear(disasterType: string, place: Point | undefined): Promise<KnownNear> {
  return (await knownNear(disasterType, place).catch(() => undefined)) ?? { matches: [] };
}

async function knownNear(disasterType: string, place: Point | undefined): Promise<KnownNear | undefined> {
  const list = await listState('reports');
  const find = (disasters: readonly IndexedDisaster[]) =>
    place && disasterType !== '' ? matchesNear(disasters, { disasterType, place, now: Date.now() }) : [];
  if (list?.isComplete) return { asOf: list.asOf, matches: find(await listedOf(disasterType)) };
  const copy = await indexCopy();
  if (copy === undefined || !coversPlace(copy, place)) return undefined;
  return { asOf: copy.asOf, matches: find(copy.disasters) };
}

export async function indexCopy(): Promise<IndexCopy | undefined> {
  const row = await mainDb.settings.get(REPORT_INDEX_KEY);
  return row?.value as IndexCopy | undefined;
}

/** Does the index say all of what is around the place? */
export function coversPlace({ square }: Pick<IndexCopy, 'square'>, place: Point | undefined): boolean {
  return square === undefined || (place !== undefined && square === squareOf(place));
}

async function listedOf(disasterType: string): Promise<IndexedDisaster[]> {
  const found: IndexedDisaster[] = [];
  const read = () =>
    eachOpen({ type: disasterType as DisasterType, status: 'active' }, ({ _id, location, reportedAt, near }) => {
      const place = placeOf(location);
      const reportedMs = epochMsOf(reportedAt);
      if (place) found.push({ id: _id, disasterType, ...place, reportedMs, count: 1, town: near?.name });
    });
  await ofOwnCopy('reports', read, undefined);
  return found;
}
