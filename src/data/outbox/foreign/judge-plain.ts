import type { ItemReason, ReasonCode } from '../item.ts';
import type { NetAnswer } from '../ports.ts';
import type { HostFailure } from '../answer/verdict.ts';
import { type JsonRecord, parseRecord } from '../answer/read-json.ts';
import { retryAfterMs } from '../answer/retry-after.ts';

/** What a foreign host's answer to one item means; a failure says nothing of the item itself. */
export type PlainOutcome = { kind: 'delivered' } | { kind: 'parked'; reason: ItemReason } | HostFailure;

/** Refusals that time or another network may mend: 401, 408, 425 and 429 never park. */
const PASSING: readonly number[] = [401, 408, 425, 429];

/**
 * Section 7's word for word: a 2xx in JSON whose `success` is not false has arrived; a 2xx that says no and any other JSON
 * 4xx is a final refusal. Whatever is not a JSON object (a login page, half an answer) is no word of the host at all.
 */
export function judgePlain(answer: NetAnswer, now: number): PlainOutcome {
  const json = answer.kind === 'answered' ? parseRecord(answer.text) : undefined;
  if (answer.kind !== 'answered' || !json) return failureOf(answer, now);
  const { status } = answer;
  if (status >= 200 && status < 300) return saysNo(json) ? refused(status, json) : { kind: 'delivered' };
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return refused(status, json);
  return failureOf(answer, now);
}

/** Why a host that gave no usable answer was not one, and how long it asked to be left alone. */
export function failureOf(answer: NetAnswer, now: number): HostFailure {
  if (answer.kind !== 'answered') return { kind: 'host-failed', reason: { code: answer.kind } };
  const { status } = answer;
  const json = parseRecord(answer.text);
  // A Wi-Fi's login page must not hold the outbox shut: only HTTP's own words for it, or a JSON no, may ask to wait.
  const mayAskToWait = status === 429 || status === 503 || json?.['success'] === false;
  return {
    kind: 'host-failed',
    reason: reasonOf(codeOf(status, json), status, json),
    retryAfterMs: mayAskToWait ? retryAfterMs(answer.retryAfter, answer.date, now) : undefined,
  };
}

/** A host may write its no as 0, null or "false"; to call such an item sent would be a lie. */
function saysNo(json: JsonRecord): boolean {
  return 'success' in json && (!json['success'] || json['success'] === 'false');
}

function codeOf(status: number, json: JsonRecord | undefined): ReasonCode {
  if (status === 429) return 'server-busy';
  return status >= 500 || (json && status >= 400) ? 'server-trouble' : 'not-ours';
}

function refused(status: number, json: JsonRecord): PlainOutcome {
  return { kind: 'parked', reason: reasonOf('refused', status, json) };
}

function reasonOf(code: ReasonCode, status: number, json: JsonRecord | undefined): ItemReason {
  const message = json?.['message'];
  return { code, status, ...(typeof message === 'string' && message.trim() !== '' && { message }) };
}
