import type { RoadBlockView } from '../../../../contract/entities/road-block.ts';
import { mainDb } from '../../db.ts';
import { ROADS_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { itemsUnknownTo } from '../items/own-copy.ts';
import { ownUnsent, sentSince } from '../items/outbox.ts';
import { ROAD_CALLS, roadsWithPending, type ShownRoad } from './roads-with-pending.ts';

/** What the server told whoever is at this phone, signed in or not. */
export interface RoadsCopy {
  /** The account; empty where nobody is signed in. */
  owner: string;
  blocks: RoadBlockView[];
  /** Device time at which they were asked for. */
  asOf: number;
}

export interface KnownRoads {
  /** Newest first; an admin has those that ended lately too. */
  blocks: ShownRoad[];
  /** Absent where this phone has never heard of any. */
  asOf: number | undefined;
  /** Reports and acts of this phone that have arrived since: the copy knows nothing of them. */
  arrived: number;
}

export function roadsOwner(): string {
  return readPerson()?.id ?? '';
}

/** Blocked roads as this phone knows them, with what it has reported and done since. Never rejects. */
export async function knownRoads(): Promise<KnownRoads> {
  const row = await mainDb.settings.get(ROADS_KEY).catch(() => undefined);
  const kept = row?.value as RoadsCopy | undefined;
  const copy = kept?.owner === roadsOwner() ? kept : undefined;
  const items = roadsOwner() === '' ? [] : await itemsUnknownTo(copy?.asOf ?? 0, ROAD_CALLS).catch(() => []);
  const own = roadsOwner() === '' ? new Set() : await ownIds().catch(() => new Set());
  const blocks = roadsWithPending(copy?.blocks ?? [], items);
  return {
    blocks: blocks.map((block) => (own.has(block._id) ? { ...block, isOwn: true } : block)),
    asOf: copy?.asOf,
    arrived: items.filter(({ state }) => state === 'sent').length,
  };
}

/** A blocked road has the id of the item that reported it, be that a report of a disaster; sent ones are kept longer than any road block lasts. */
async function ownIds(): Promise<ReadonlySet<string>> {
  return new Set([...(await ownUnsent()), ...(await sentSince(0))].map(({ id }) => id));
}
