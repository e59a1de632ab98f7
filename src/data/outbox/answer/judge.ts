import type { Receipt } from '../../../../contract/entities/receipt.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { contractNumber } from '../../../../contract/contract-number.ts';
import { IN_PROGRESS_STEP } from './back-off.ts';
import type { ItemReason, OutboxItem, ReasonCode } from '../item.ts';
import type { NetAnswer } from '../ports.ts';
import { failureIn } from './failure-in.ts';
import { isOneOf, isRecord, type JsonRecord, parseRecord } from './read-json.ts';
import { RETRY_AFTER_CAP_MS, retryAfterMs } from './retry-after.ts';
import { isOwned } from '../accounts/session.ts';
import type { ItemOutcome, Verdict } from './verdict.ts';

/** Final refusals: only a JSON answer of one of these kinds, for this very item, stops the tries. */
const PARKING: readonly ReasonCode[] = ['invalid', 'key-reuse', 'forbidden', 'gone', 'too-large'];
const WAITING: ReadonlyMap<string, ReasonCode> = new Map([
  ['busy', 'server-busy'],
  ['slow-down', 'server-busy'],
  ['sign-in', 'sign-in'],
  ['owner-mismatch', 'sign-in'],
  ['newer', 'newer'],
]);
/** Our server's own words, and no Wi-Fi's or proxy's, for a batch of an account whose token is not good. */
const tokenRefusals = new Map<string, 'expired' | 'mismatched'>([
  ['401 sign-in', 'expired'],
  ['403 owner-mismatch', 'mismatched'],
]);

/**
 * Reads an answer with suspicion: whatever is not, beyond doubt, our server's word about an item leaves that item waiting.
 * Unknown extra fields are ignored, so that an old app understands a newer server.
 */
export function judge(batch: readonly OutboxItem[], answer: NetAnswer, now: number): Verdict {
  if (answer.kind !== 'answered') return { kind: 'host-failed', reason: { code: answer.kind } };
  const json = parseRecord(answer.text);
  if (answer.status === 200 && json?.['success'] === true && Array.isArray(json['answers'])) {
    return judgeItems(batch, json['answers'], (answer.contract ?? 0) < contractNumber);
  }
  const refusedToken =
    json?.['success'] === false ? tokenRefusals.get(`${answer.status} ${String(json['kind'])}`) : undefined;
  const [only] = batch;
  if (only && isOwned(only.owner) && refusedToken) {
    const waits: ItemOutcome = { kind: 'waits', reason: reasonOf('sign-in', answer.status, json) };
    return { kind: 'answered', outcomes: new Map(batch.map(({ id }) => [id, waits])), refusedToken };
  }
  if (only && batch.length === 1 && answer.status === 413 && json?.['kind'] === 'too-large') {
    return {
      kind: 'answered',
      outcomes: new Map([[only.id, { kind: 'parked', reason: reasonOf('too-large', 413, json) }]]),
    };
  }
  return {
    kind: 'host-failed',
    reason: reasonOf(hostCode(answer.status, json), answer.status, json),
    retryAfterMs: mayAskToWait(answer.status, json) ? retryAfterMs(answer.retryAfter, answer.date, now) : undefined,
  };
}

/** A Wi-Fi's login page must not hold the outbox shut: only our server, or HTTP's own words for it, may ask to wait. */
function mayAskToWait(status: number, json: JsonRecord | undefined): boolean {
  return status === 429 || status === 503 || json?.['success'] === false;
}

function hostCode(status: number, json: JsonRecord | undefined): ReasonCode {
  if (status === 429 || (status === 503 && json?.['kind'] === 'busy')) return 'server-busy';
  const isOurFailure = json?.['success'] === false && typeof json['kind'] === 'string';
  return status >= 500 || isOurFailure ? 'server-trouble' : 'not-ours';
}

/** `isBehind`: the server names a lower number than ours, or none. */
function judgeItems(batch: readonly OutboxItem[], answers: readonly unknown[], isBehind: boolean): Verdict {
  const byId = groupById(answers);
  const outcomes = new Map<string, ItemOutcome>();
  let isAnyOurs = false;
  for (const item of batch) {
    const own = byId.get(item.id) ?? [];
    const outcome = own.length === 1 ? judgeItem(item, own[0], isBehind) : undefined;
    isAnyOurs ||= outcome !== undefined;
    outcomes.set(item.id, outcome ?? { kind: 'waits', reason: { code: 'unconfirmed' } });
  }
  return isAnyOurs ? { kind: 'answered', outcomes } : { kind: 'host-failed', reason: { code: 'unconfirmed' } };
}

/** `undefined` for what cannot be this server's answer to this item. */
function judgeItem(item: OutboxItem, answer: unknown, isBehind: boolean): ItemOutcome | undefined {
  if (!isRecord(answer) || typeof answer['status'] !== 'number' || !isRecord(answer['body'])) return undefined;
  const { status, body } = { status: answer['status'], body: answer['body'] };
  if (body['success'] === true) {
    const receipt = receiptOf(item, body['receipt']);
    return receipt && status >= 200 && status < 300 ? { kind: 'delivered', receipt } : undefined;
  }
  if (body['success'] !== false || typeof body['kind'] !== 'string') return undefined;
  const { kind } = body;
  // What a server that is behind takes for wrong it may only not know yet.
  const isNewer = isBehind && (kind === 'invalid' || kind === 'malformed');
  return judgeFailure(status, body, isNewer ? 'newer' : kind, answer['retryAfter']);
}

function judgeFailure(status: number, body: JsonRecord, kind: string, retryAfter: unknown): ItemOutcome {
  if (isOneOf(kind, PARKING)) return { kind: 'parked', reason: reasonOf(kind, status, body) };
  const waitMs = typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : undefined;
  return {
    kind: 'waits',
    reason: reasonOf(WAITING.get(kind) ?? 'server-trouble', status, body),
    retryAfterMs: waitMs === undefined ? undefined : Math.min(waitMs, RETRY_AFTER_CAP_MS),
    firstStepMs: kind === 'busy' && status === 409 ? IN_PROGRESS_STEP : undefined,
  };
}

/** Delivered means: a receipt for this very id and these very bytes. */
function receiptOf(item: OutboxItem, receipt: unknown): Receipt | undefined {
  if (!isRecord(receipt) || receipt['id'] !== item.id || receipt['digest'] !== item.digest) return undefined;
  const { reference, receivedAt } = receipt;
  return {
    id: item.id,
    digest: item.digest,
    reference: typeof reference === 'string' ? reference : referenceOf(item.id),
    receivedAt: typeof receivedAt === 'string' ? receivedAt : '',
  };
}

/** What an item keeps as proof that it was delivered. */
export function proofOf({ receipt }: { receipt?: Receipt }): { receipt: Receipt } | { isPlain: true } {
  return receipt ? { receipt } : { isPlain: true };
}

function reasonOf(code: ReasonCode, status: number, body: JsonRecord | undefined): ItemReason {
  const reason: ItemReason = { code, status };
  if (body?.['success'] !== false) return reason;
  if (typeof body['message'] === 'string') reason.message = body['message'];
  Object.assign(reason, failureIn(body));
  if (isRecord(body['fields'])) {
    const texts = Object.entries(body['fields']).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    reason.fields = Object.fromEntries(texts);
  }
  return reason;
}

function idOf(answer: unknown): unknown {
  return isRecord(answer) ? answer['id'] : undefined;
}

function groupById(answers: readonly unknown[]): Map<unknown, unknown[]> {
  const groups = new Map<unknown, unknown[]>();
  for (const answer of answers) {
    const group = groups.get(idOf(answer));
    if (group) group.push(answer);
    else groups.set(idOf(answer), [answer]);
  }
  return groups;
}
