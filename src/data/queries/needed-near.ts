import { distanceKm } from '../../../contract/base/great-circle.ts';
import { publicDisasterType, publicNeed } from '../../../contract/policies/public-need.ts';
import { mainDb } from '../db.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import type { AidRow, ReportRow } from '../lists/rows.ts';
import { eachRow } from './each-row.ts';
import { ofOwnCopy } from './lists.ts';
import { compare } from './open-reports.ts';

/** Kilometres within which a request for aid counts as made because of a disaster. */
export const NEAR_KM = 25;

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
  const type = publicDisasterType(disasterType);
  const read = async () => {
    const near: AidRow[] = [];
    await eachRow(mainDb.aid, (row) => {
      if (row.status !== 'active' || publicDisasterType(row.disasterType) !== type) return;
      const asked = placeOf(row.position);
      if (asked && distanceKm(place, asked) <= NEAR_KM) near.push(row);
    });
    return sumOf(near);
  };
  return ofOwnCopy<Needed | null>('aid', read, null).catch(() => null);
}

/** Quantities are words and cannot be added up: requests can. One that names a kind twice counts once. */
function sumOf(rows: readonly AidRow[]): Needed {
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
