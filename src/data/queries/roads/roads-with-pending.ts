import { isoTime } from '../../../../contract/base/clock.ts';
import type { RoadAct, RoadBlockBody, RoadBlockView } from '../../../../contract/entities/road-block.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { limits } from '../../../../contract/limits.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { OutboxItem } from '../../outbox/item.ts';

export interface ShownRoad extends RoadBlockView {
  /** What this phone said of it has not arrived yet: it was reported here, or an admin has acted on it here. */
  isWaiting?: true;
  /** Whoever is at this phone reported it here themself: they have seen it, whoever else has confirmed it or not. */
  isOwn?: true;
}

export const ROAD_CALLS: ReadonlySet<QueuedCallName> = new Set<QueuedCallName>(['reportRoadBlock', 'actOnRoadBlock']);

const LASTS_MS = limits.roadBlockHours * 3_600_000;

/**
 * What the server knows of blocked roads and what this phone has reported and done since, as one, newest first. What was refused
 * changes nothing; what has arrived, and is not in the copy yet, counts and waits no more.
 */
export function roadsWithPending(known: readonly RoadBlockView[], items: readonly OutboxItem[]): ShownRoad[] {
  const counting = items.filter(({ state }) => state !== 'needs-you' && state !== 'replaced');
  const reported = counting.flatMap((item) => (isNew(item, known) ? (reportedBy(item) ?? []) : []));
  const passed = counting.filter((item) => passedBy(item) !== undefined);
  const acts = counting.filter(({ call }) => call === 'actOnRoadBlock');
  return acts.reduce(afterAct, passed.reduce(afterPass, [...reported.reverse(), ...known]));
}

function isNew(item: OutboxItem, known: readonly RoadBlockView[]): boolean {
  const isReport = item.call === 'reportRoadBlock' && passedBy(item) === undefined;
  return isReport && known.every(({ _id }) => _id !== item.id);
}

/** The road block that this item says was passed. */
function passedBy({ call, body }: OutboxItem): string | undefined {
  if (call !== 'reportRoadBlock') return undefined;
  return (parseRecord(body) as unknown as RoadBlockBody | undefined)?.passed;
}

function afterPass(blocks: readonly ShownRoad[], item: OutboxItem): ShownRoad[] {
  const passed = passedBy(item);
  const passedAt = isoTime(item.createdAt);
  return blocks.map((block) => (block._id === passed ? { ...block, passedAt, ...waitsIn(item.state) } : block));
}

function reportedBy({ id, body, createdAt, state }: OutboxItem): ShownRoad | undefined {
  // Our own bodies, checked by the contract when they were saved, and by their digests since.
  const said = parseRecord(body) as unknown as RoadBlockBody | undefined;
  return (
    said && {
      _id: id,
      kind: said.kind,
      position: said.place,
      state: 'reported',
      reportedAt: isoTime(createdAt),
      expiresAt: isoTime(createdAt + LASTS_MS),
      ...(said.note && { note: said.note }),
      ...waitsIn(state),
    }
  );
}

function afterAct(blocks: readonly ShownRoad[], { body, createdAt, state }: OutboxItem): ShownRoad[] {
  const { act, roadBlockId, seen } = parseRecord(body) as unknown as RoadAct;
  return blocks.map((block) => {
    // Where somebody else was first the copy tells it.
    if (block._id !== roadBlockId || block.state !== seen) return block;
    if (act === 'lift') return { ...block, state: 'lifted', ...waitsIn(state) };
    if (act === 'reopen') {
      const { confirmedAt: _, ...undecided } = block;
      return { ...undecided, state: 'reported', ...waitsIn(state) };
    }
    const confirmedAt = isoTime(createdAt);
    return { ...block, state: 'confirmed', confirmedAt, expiresAt: isoTime(createdAt + LASTS_MS), ...waitsIn(state) };
  });
}

function waitsIn(state: OutboxItem['state']): { isWaiting?: true } {
  return state === 'sent' ? {} : { isWaiting: true };
}
