import type { Clock } from '../../../../contract/base/clock.ts';
import type { HostKind, NetAnswer, OtherHost, OutboxStore } from '../ports.ts';
import { isRecord, parseRecord } from '../answer/read-json.ts';
import { isNoRoom } from '../keep/room.ts';
import { failureOf } from './judge-plain.ts';

/** Askings in a row that were answered 404. */
interface Misses {
  count: number;
  /** When the last one was counted, device time. */
  at: number;
}

export const MISSES_KEY = 'host-misses';
const noMisses: Misses = { count: 0, at: 0 };
/** One 404 may be a proxy whose server is just starting. */
const MISSES_OF_A_FOREIGN_HOST = 2;
/** Nearer to each other than this, two askings are one: a page and its worker that start together. */
const ASKINGS_APART_MS = 5_000;
const askAgainSoon: HostKind = {
  kind: 'host-failed',
  reason: { code: 'unconfirmed' },
  // However long the host was silent before: it answers now, and the second asking tells.
  retryAfterMs: ASKINGS_APART_MS,
};

/**
 * What the host is, asked at each start by `GET /api/capabilities`:
 *
 *   200 in our shape          → ours
 *   404, two askings in a row → foreign   (the count lies in the outbox database, any other answer clears it)
 *   anything else             → not known: nothing is sent, all waits, and the next try asks again
 */
export function createHostKind(clock: Clock, ask: () => Promise<NetAnswer>): OtherHost['kind'] {
  let known: 'ours' | 'foreign' | undefined;
  let misses = noMisses;
  return async (store) => {
    if (known) return { kind: known };
    const answer = await ask();
    const now = clock.now();
    if (answer.kind !== 'answered') return failureOf(answer, now);
    const here = counted(misses, answer.status, now);
    misses = store ? await countInStore(store, answer.status, now).catch(orWithoutRoom(here)) : here;
    if (isOurs(answer.status, answer.text)) known = 'ours';
    else if (misses.count >= MISSES_OF_A_FOREIGN_HOST) known = 'foreign';
    if (known) return { kind: known };
    return answer.status === 404 ? askAgainSoon : failureOf(answer, now);
  };
}

/** What is counted on a full phone counts as long as this page or worker lives. */
function orWithoutRoom(here: Misses): (error: unknown) => Misses {
  return (error) => {
    if (!isNoRoom(error)) throw error;
    return here;
  };
}

function countInStore(store: OutboxStore, status: number, now: number): Promise<Misses> {
  return store.write(async (transaction) => {
    const before = ((await transaction.meta(MISSES_KEY)) as Misses | undefined) ?? noMisses;
    const after = counted(before, status, now);
    if (after !== before) await transaction.putMeta(MISSES_KEY, after);
    return after;
  });
}

function counted(before: Misses, status: number, now: number): Misses {
  if (status !== 404) return before.count === 0 ? before : noMisses;
  const isSameAsking = before.count > 0 && Math.abs(now - before.at) < ASKINGS_APART_MS;
  return isSameAsking ? before : { count: before.count + 1, at: now };
}

function isOurs(status: number, text: string): boolean {
  const json = status === 200 ? parseRecord(text) : undefined;
  return json?.['success'] === true && json['receipts'] === true && isRecord(json['batch']);
}
