import type { Clock } from '../../../../contract/base/clock.ts';
import { outboxLimits } from '../../../../contract/outbox-limits.ts';
import type { OutboxItem } from '../item.ts';
import type { NetAnswer, PlainRequest, PlainTry } from '../ports.ts';
import type { ItemOutcome, Verdict } from '../answer/verdict.ts';
import { judgePlain, type PlainOutcome } from './judge-plain.ts';
import { isOwned } from '../accounts/session.ts';
import { isNoneOfTheirs, plainRequest } from './plain-request.ts';

/** Calls under way side by side: what browsers open to one host anyway. What a killed app may send twice is at most this. */
const AT_ONCE = 6;

/** Makes one call of section 7, with no header but its content type. Never rejects, never takes longer than `timeLimitMs`. */
export type PlainCall = (request: PlainRequest, timeLimitMs: number) => Promise<NetAnswer>;

/**
 * Offers items to a foreign host, each in a call of its own. One answer about an item proves that the host is there, so the
 * others wait by themselves; without any, the host has failed as a whole and the drain stops there.
 */
export async function deliverPlainly(clock: Clock, call: PlainCall, due: readonly OutboxItem[]): Promise<PlainTry> {
  const batch = due.slice(0, AT_ONCE);
  const outcomes = await Promise.all(batch.map((item) => offerOne(clock, call, item)));
  return { batch, verdict: verdictOf(batch, outcomes) };
}

async function offerOne(clock: Clock, call: PlainCall, item: OutboxItem): Promise<PlainOutcome | ItemOutcome> {
  if (isOwned(item.owner)) return { kind: 'parked', reason: { code: 'no-accounts' } };
  if (isNoneOfTheirs(item)) return { kind: 'parked', reason: { code: 'no-messages' } };
  const request = plainRequest(item);
  if (!request) return { kind: 'waits', reason: { code: 'unconfirmed' } };
  return judgePlain(await call(request, outboxLimits.textRequestMs), clock.now());
}

function verdictOf(batch: readonly OutboxItem[], outcomes: readonly (PlainOutcome | ItemOutcome)[]): Verdict {
  const failures = outcomes.filter((outcome) => outcome.kind === 'host-failed');
  const pauseMs = longest(failures.map(({ retryAfterMs }) => retryAfterMs));
  const [first] = failures;
  if (first && failures.length === outcomes.length) return { ...first, retryAfterMs: pauseMs };
  const told = batch.map((item, index) => [item.id, outcomeOf(outcomes[index])] as const);
  return { kind: 'answered', outcomes: new Map(told), mostAtOnce: AT_ONCE, pauseMs };
}

function outcomeOf(outcome: PlainOutcome | ItemOutcome | undefined): ItemOutcome {
  if (!outcome) return { kind: 'waits', reason: { code: 'unconfirmed' } };
  return outcome.kind === 'host-failed' ? { ...outcome, kind: 'waits' } : outcome;
}

function longest(waits: readonly (number | undefined)[]): number | undefined {
  const asked = waits.filter((wait) => wait !== undefined);
  return asked.length > 0 ? Math.max(...asked) : undefined;
}
