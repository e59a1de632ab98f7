import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { errorKinds, type ErrorKind } from '../../../contract/errors.ts';
import type { NetAnswer } from '../outbox/ports.ts';
import { failureIn } from '../outbox/answer/failure-in.ts';
import type { FailureTold } from '../outbox/item.ts';
import { isOneOf, isRecord, type JsonRecord, parseRecord } from '../outbox/answer/read-json.ts';
import { retryAfterMs } from '../outbox/answer/retry-after.ts';

/** Why a call brought nothing: no answer, an answer that is not our server's, or the server's own refusal. */
export interface CallFailure {
  kind: 'unreachable' | 'timed-out' | 'not-ours' | ErrorKind;
  /** The server's sentence. */
  message?: string;
  /** What exactly it was, where the server names it. */
  failure?: FailureTold;
  /** Field's contract name → what is wrong with it. */
  fields?: Record<string, string>;
  retryAfterMs?: number;
  /** Of an answer that says nothing else. */
  status?: number;
}

/**
 * Reads an answer with suspicion: only JSON that says `success` is our server's. A foreign host need not say it of what
 * went well, and knows no kinds: there the status tells.
 */
export function readAnswer(answer: NetAnswer, isOurs: boolean, now: number): Result<JsonRecord, CallFailure> {
  if (answer.kind !== 'answered') return failed({ kind: answer.kind });
  const json = parseRecord(answer.text);
  const isFine = answer.status >= 200 && answer.status < 300;
  if (json && isFine && (json['success'] === true || (!isOurs && json['success'] === undefined))) return ok(json);
  const kind = json && kindOf(json, answer.status, isOurs);
  if (kind === undefined)
    return failed({ kind: answer.status >= 500 ? 'internal' : 'not-ours', status: answer.status });
  const waitMs = retryAfterMs(answer.retryAfter, answer.date, now);
  return failed({
    kind,
    ...(typeof json?.['message'] === 'string' && { message: json['message'] }),
    ...(json && failureIn(json)),
    ...(isRecord(json?.['fields']) && { fields: textsOf(json['fields']) }),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  });
}

function kindOf(json: JsonRecord, status: number, isOurs: boolean): ErrorKind | undefined {
  const { kind } = json;
  if (json['success'] === false && typeof kind === 'string' && isOneOf(kind, errorKinds)) return kind;
  // A kind that only newer servers know goes by its status; no Wi-Fi names the request.
  if (isOurs && typeof json['requestId'] !== 'string') return undefined;
  return KIND_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid');
}

const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'slow-down',
};

function textsOf(fields: JsonRecord): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
