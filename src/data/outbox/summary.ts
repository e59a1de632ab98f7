import { hasCome, isJumped, JUMPED_AFTER_MS } from './back-off.ts';
import { readGate } from './gate.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxPorts, OutboxReader } from './ports.ts';
import { isOurs } from './take-batch.ts';

/** What a drain leaves behind. */
export interface DrainSummary {
  /** Items delivered by this drain. */
  sent: number;
  /** Items still on their way, those that wait for another account or a later version included. */
  waiting: number;
  needsYou: number;
  /** Device time, epoch milliseconds, at which the next try is due; `undefined` where nothing waits for time. */
  nextAt: number | undefined;
}

export function summarise(ports: OutboxPorts): Promise<Omit<DrainSummary, 'sent'>> {
  return ports.store.read(async (reader) => {
    const now = ports.clock.now();
    const waiting = await reader.count('queued');
    const needsYou = await reader.count('needs-you');
    return { waiting, needsYou, nextAt: waiting === 0 ? undefined : await nextTryAt(reader, now) };
  });
}

async function nextTryAt(reader: OutboxReader, now: number): Promise<number | undefined> {
  const gate = await readGate(reader);
  const isShut = !hasCome(gate.until, now);
  const opensAt = isShut ? gate.until : now;
  // Behind a gate that we closed ourselves, a row whose own time comes later still gets its first try.
  const gateHoldsUntil = isShut && !gate.held ? gate.triedAt : Number.POSITIVE_INFINITY;
  const held = await first(reader, Number.NEGATIVE_INFINITY, gateHoldsUntil);
  const fresh = await first(reader, gateHoldsUntil, now + JUMPED_AFTER_MS);
  const jumped = await first(reader, now + JUMPED_AFTER_MS, Number.POSITIVE_INFINITY);
  const times = [
    ...(held ? [isJumped(held.nextAt, now) ? opensAt : Math.max(held.nextAt, opensAt)] : []),
    ...(fresh ? [Math.max(fresh.nextAt, now)] : []),
    ...(jumped ? [opensAt] : []),
  ];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Of the rows that this code may send, the one whose own wait ends first in (after, until]. */
async function first(reader: OutboxReader, after: number, until: number): Promise<OutboxItem | undefined> {
  if (after >= until) return undefined;
  for (let limit = 1; ; limit *= 8) {
    const rows = await reader.byNextAt('queued', after, until, limit);
    const own = rows.find(isOurs);
    if (own || rows.length < limit) return own;
  }
}
