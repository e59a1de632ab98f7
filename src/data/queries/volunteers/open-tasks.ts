import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ListedDisaster } from '../lists/disasters.ts';
import { ofOwnCopy } from '../lists/lists.ts';
import { nearestOpen, newestOpen, type DisasterFilter } from '../lists/open-reports.ts';

export interface WantedTasks extends Pick<DisasterFilter, 'type' | 'severity'> {
  /** Only with `from`. */
  withinKm?: number | undefined;
  /** From where the nearest come first; without it the newest do. */
  from?: Point | undefined;
  /** Rows at most. */
  limit: number;
}

export interface TaskList {
  rows: ListedDisaster[];
  hasMore: boolean;
}

/** The active disasters of this device's copy: a volunteer's notifications. */
export function openTasks({ type, severity, withinKm, from, limit }: WantedTasks): Promise<TaskList> {
  const filter = { type, severity, status: 'active' } as const;
  const read = async () => {
    const found = from ? await nearestOpen(filter, from, limit + 1) : await newestOpen(filter, limit + 1);
    const rows = found.map((row) => withKm(row, from));
    // The nearest stand first: what is too far stands at the end.
    const near = from && withinKm !== undefined ? rows.filter(({ km = Infinity }) => km <= withinKm) : rows;
    return { rows: near.slice(0, limit), hasMore: near.length > limit };
  };
  return ofOwnCopy<TaskList>('reports', read, { rows: [], hasMore: false });
}

/** The nearest others that are not full, for who got no place. */
export async function otherTasks(
  from: Point | undefined,
  without: ReadonlySet<string>,
  limit: number,
): Promise<ListedDisaster[]> {
  const { rows } = await openTasks({ from, limit: limit + without.size + FULL_AT_MOST });
  return rows.filter((row) => !without.has(row._id) && !isFull(row)).slice(0, limit);
}

/** Looked past to find one with room. */
const FULL_AT_MOST = 50;

/** As far as this device's copy knows. */
export function isFull({
  volunteersWanted,
  volunteersAccepted = 0,
}: Pick<ListedDisaster, 'volunteersWanted' | 'volunteersAccepted'>): boolean {
  return volunteersWanted !== undefined && volunteersAccepted >= volunteersWanted;
}

function withKm(row: ListedDisaster, from: Point | undefined): ListedDisaster {
  const place = from && placeOf(row.location);
  return place ? { ...row, km: distanceKm(from, place) } : row;
}
