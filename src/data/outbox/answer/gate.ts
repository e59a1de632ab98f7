import type { Random } from '../../../../contract/base/random.ts';
import { backOffMs, hasCome } from './back-off.ts';
import type { ItemReason } from '../item.ts';
import type { OutboxReader } from '../ports.ts';
import { type Wake, wasTriedSince } from '../wake/wake.ts';

/** Nothing is tried on the host before `until`. Page and worker share it: it lies in the outbox database. */
export interface HostGate {
  /** Device time, epoch milliseconds; 0 while the host answers. */
  until: number;
  /** Failures in a row of the host itself. */
  failures: number;
  /** Why the last of them failed. */
  reason?: ItemReason;
}

export interface StoredGate extends HostGate {
  /** When the try that closed it began, device time. */
  triedAt: number;
  /** The server itself asked for the wait (Retry-After): no trigger opens it. */
  held: boolean;
  /** It was tried only with what an answer to another call is news of: a call for all was not answered by that. */
  isPartial?: true;
}

export const GATE_KEY = 'gate';
export const openGate: StoredGate = { until: 0, failures: 0, triedAt: 0, held: false };

export async function readGate(reader: OutboxReader): Promise<StoredGate> {
  return ((await reader.meta(GATE_KEY)) as StoredGate | undefined) ?? openGate;
}

/** May the host be tried now? A person or the system calling us opens a gate that closed before the call. */
export function isOpen(gate: StoredGate, wake: Wake, now: number): boolean {
  if (hasCome(gate.until, now)) return true;
  const isAnswered = wasTriedSince(wake, gate.triedAt, now) && !(wake.isForAll && gate.isPartial);
  return wake.isForced && !gate.held && !isAnswered;
}

/** The gate after one more failure of the host. */
export function closedGate(
  gate: StoredGate,
  failure: { reason: ItemReason; retryAfterMs: number | undefined; triedAt: number; now: number; isPartial?: boolean },
  random: Random,
): StoredGate {
  const waitMs = failure.retryAfterMs ?? backOffMs(gate.failures, random);
  return {
    until: failure.now + waitMs,
    failures: gate.failures + 1,
    reason: failure.reason,
    triedAt: failure.triedAt,
    held: failure.retryAfterMs !== undefined,
    ...(failure.isPartial && { isPartial: true }),
  };
}
