import type pg from 'pg';
import { isOpenCall } from '../../contract/calls/queued.ts';
import type { Outcome } from '../intake/deliver.ts';
import type { CheckedItem } from '../item.ts';
import { knownReceipts } from '../store/intake/receipts.ts';
import type { Lanes } from './lanes.ts';
import type { Source } from './source.ts';

export interface LaneServices {
  pool: pg.Pool;
  lanes: Lanes;
  /** Told of the items that are new, once they are kept. */
  noteKept(source: Source, items: readonly CheckedItem[]): void;
}

/**
 * Has items delivered, the anonymous ones each in the lane that its source has room for. What was received before costs
 * nothing: a phone that missed its receipts asks again for as many as it likes. An account's items need no lane.
 */
export async function deliverInLanes(
  services: LaneServices,
  source: Source,
  items: readonly CheckedItem[],
  deliver: (items: readonly CheckedItem[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const wanting = [...new Set(items.filter(({ call }) => isOpenCall(call)).map(({ id }) => id))];
  const main = await idsWithRoom(services, source, wanting);
  const used = new Set<string>();
  try {
    const inLanes = items.map((item) => inLane(item, main));
    const outcomes = await deliver(inLanes);
    const kept = inLanes.filter((_, index) => isNew(outcomes[index]));
    for (const { id } of kept) if (main.has(id)) used.add(id);
    services.noteKept(source, kept);
    return outcomes;
  } finally {
    services.lanes.giveBack(source, main.size - used.size);
  }
}

function isNew(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && 'status' in outcome && !outcome.replayed;
}

function inLane(item: CheckedItem, main: ReadonlySet<string>): CheckedItem {
  return { ...item, lane: !isOpenCall(item.call) || main.has(item.id) ? 'main' : 'triage' };
}

/** Only where there is not room for all it matters which ones are new, and is asked for: the usual report costs no look-up. */
async function idsWithRoom(
  { pool, lanes }: LaneServices,
  source: Source,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const room = lanes.take(source, ids.length);
  if (room === ids.length) return new Set(ids);
  const fresh = await unknownOf(pool, ids).catch((error: unknown) => {
    lanes.giveBack(source, room);
    throw error;
  });
  if (room > fresh.length) lanes.giveBack(source, room - fresh.length);
  return new Set(fresh.slice(0, room));
}

async function unknownOf(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const { known } = await knownReceipts(pool, ids);
  return ids.filter((id) => !known.has(id));
}
