import { distanceKm } from '../../../../contract/base/great-circle.ts';
import { publicNeed } from '../../../../contract/policies/public-need.ts';
import { mainDb } from '../../db.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { areasAround } from '../../lists/areas-around.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import { ofOwnCopy } from './lists.ts';
import { compare } from './open-reports.ts';

/** Kilometres within which a request for aid counts as made because of a disaster. */
export const NEAR_KM = 25;
/** Requests that are read at most: where more are open, nobody needs their number to know that help is needed. */
export const MOST_REQUESTS = 2_000;

/** One kind of need, as the public sees it. */
export interface NeededKind {
  kind: string;
  /** How many requests ask for it. */
  requests: number;
  /** How many of them say that it is urgent. */
  urgent: number;
}

export interface Needed {
  requests: number;
  /** There are more around it than were counted. */
  hasMore: boolean;
  /** The most urgent first. */
  kinds: NeededKind[];
}

/**
 * What is asked for near a disaster: of the open requests of this device's copy for the same type of disaster, by kind. Null where
 * nobody can say what is near: its place is not known, or there is no copy. Never rejects.
 */
export function neededNear({
  disasterType,
  location,
}: Pick<ReportRow, 'disasterType' | 'location'>): Promise<Needed | null> {
  const place = placeOf(location);
  if (place === undefined) return Promise.resolve(null);
  const read = async () => {
    const around: AidRow[] = [];
    for (const area of areasAround(disasterType, place, NEAR_KM)) {
      const left = MOST_REQUESTS + 1 - around.length;
      if (left > 0) around.push(...(await mainDb.aid.where('area').equals(area).limit(left).toArray()));
    }
    const near = around.slice(0, MOST_REQUESTS).filter(({ position }) => {
      const asked = placeOf(position);
      return asked && distanceKm(place, asked) <= NEAR_KM;
    });
    return { ...sumOf(near), hasMore: around.length > MOST_REQUESTS };
  };
  return ofOwnCopy<Needed | null>('aid', read, null).catch(() => null);
}

/** Quantities are words and cannot be added up: requests can. One that names a kind twice counts once. */
function sumOf(rows: readonly AidRow[]): Omit<Needed, 'hasMore'> {
  const kinds = new Map<string, NeededKind>();
  for (const { requirements } of rows) {
    const open = requirements.filter(({ status }) => status !== 'fulfilled');
    for (const kind of new Set(open.map(({ type }) => publicNeed(type)))) {
      const sum = kinds.get(kind) ?? { kind, requests: 0, urgent: 0 };
      const isUrgent = open.some(({ type, urgent }) => urgent && publicNeed(type) === kind);
      kinds.set(kind, { kind, requests: sum.requests + 1, urgent: sum.urgent + Number(isUrgent) });
    }
  }
  const inOrder = [...kinds.values()].sort(
    (a, b) => b.urgent - a.urgent || b.requests - a.requests || compare(a.kind, b.kind),
  );
  return { requests: rows.length, kinds: inOrder };
}
