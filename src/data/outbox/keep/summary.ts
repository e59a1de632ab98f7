import { hasCome, isJumped, JUMPED_AFTER_MS } from '../answer/back-off.ts';
import { withoutDependent } from '../send/dependent.ts';
import { readGate } from '../answer/gate.ts';
import type { OutboxItem } from '../item.ts';
import type { OutboxPorts, OutboxReader } from '../ports.ts';
import { maySend, readSession } from '../accounts/session.ts';
import { revocationAt } from '../accounts/revocations.ts';
import { sentCheckAt } from '../send/verify-sent.ts';

/** What a drain leaves behind. */
export interface DrainSummary {
  /** Items delivered by this drain. */
  sent: number;
  /** Items still on their way, those that wait for another account or a later version included. */
  waiting: number;
  needsYou: number;
  /** Device time, epoch milliseconds, at which the next try is due; `undefined` where nothing waits for time. */
  nextAt: number | undefined;
  /** The phone had no room to note what came of some: those stand as waiting though they may have arrived. */
  isFull?: true;
}

export function summarise(ports: OutboxPorts): Promise<Omit<DrainSummary, 'sent'>> {
  return ports.store.read(async (reader) => {
    const now = ports.clock.now();
    const waiting = await reader.count('queued');
    const needsYou = await reader.count('needs-you');
    const tries = waiting === 0 ? undefined : await nextTryAt(reader, now);
    const others = [await sentCheckAt(reader), await revocationAt(reader)];
    const times = [tries, ...(await Promise.all(others.map((at) => afterGate(reader, at, now))))];
    const due = times.filter((time) => time !== undefined);
    return { waiting, needsYou, nextAt: due.length > 0 ? Math.min(...due) : undefined };
  });
}

/** A server that has come back from a copy is asked, and one told of ended sessions, whether or not anything waits. */
async function afterGate(reader: OutboxReader, at: number | undefined, now: number): Promise<number | undefined> {
  if (at === undefined) return undefined;
  const gate = await readGate(reader);
  return Math.max(now, isJumped(at, now) ? now : at, hasCome(gate.until, now) ? now : gate.until);
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

/** Of the rows that may be sent now, the one whose own wait ends first in (after, until]. */
async function first(reader: OutboxReader, after: number, until: number): Promise<OutboxItem | undefined> {
  if (after >= until) return undefined;
  const session = await readSession(reader);
  for (let limit = 1; ; limit *= 8) {
    const rows = await reader.byNextAt('queued', after, until, limit);
    // One that depends on another is sent with it: it has no time of its own.
    const own = (await withoutDependent(reader, rows)).find((row) => maySend(row, session));
    if (own || rows.length < limit) return own;
  }
}
