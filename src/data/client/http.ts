import { contractNumber } from '../../../contract/contract-number.ts';
import { headers } from '../../../contract/headers.ts';
import type { NetAnswer, Sender } from '../outbox/ports.ts';
import { apiHost, isApiElsewhere } from './api-host.ts';
import { noteServerTime } from './server-time.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** From the root of the host that the app was built for. */
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** To a host of another maker, which hears section 7's headers and nothing more. */
  isForeign?: true;
  /** Whose own sending it is: what comes of that is no news to them. */
  of?: AnswerOf;
  /** Whoever asks wants it no more: that is no news of the host. */
  signal?: AbortSignal;
  /** Milliseconds for the whole exchange, the answer's body included. */
  timeLimitMs: number;
}

/** A host of another origin is told our contract's number once it has told its own: one of section 7 never, and no older one of ours, whose CORS does not let it in. */
let isNumbered = !isApiElsewhere();
let tellNumber: ((number: number) => void) | undefined;

/** Told the contract's number that a host names, with each answer: in a deployment that is under way the next one may come from another version. */
export function onContractNumber(tell: (number: number) => void): void {
  tellNumber = tell;
}

let tellEpoch: ((epoch: string) => void) | undefined;

/** Told of the life of the server's database that an answer of our host names, whatever was asked. */
export function onEpoch(tell: (epoch: string) => void): void {
  tellEpoch = tell;
}

type AnswerOf = 'outbox' | 'photos';
const toldOfAnswers = new Set<(of: AnswerOf | undefined) => void>();

/** Milliseconds that a request of the outbox may be under way when there is a sign that the network is another since: so long an answer takes at most on a thin link that lives. */
const HURRIED_MS = 8_000;
const underWay = new Set<{ since: number; limit: AbortController }>();

/** What the outbox has under way may hang on a connection that is dead: it is given up soon, and can be sent anew. */
export function hurry(): void {
  for (const { since, limit } of underWay) setTimeout(() => limit.abort(), since + HURRIED_MS - performance.now());
}

/** Told whenever the host answers, whatever was asked: then it can be reached. Answers what ends it. */
export function onAnswer(tell: (of: AnswerOf | undefined) => void): () => void {
  toldOfAnswers.add(tell);
  return () => void toldOfAnswers.delete(tell);
}

const toldOfSilence = new Set<() => void>();

/** Told whenever a request of the app brought no answer of the host's: nothing came, or a login page did. Answers what ends it. */
export function onSilence(tell: () => void): () => void {
  toldOfSilence.add(tell);
  return () => void toldOfSilence.delete(tell);
}

/** To our own host alone: which contract this app speaks. */
export function ownNumber(): Record<string, string> {
  return isNumbered ? { [headers.contract]: String(contractNumber) } : {};
}

/** The number that an answer of our host names; such an answer tells the time as well. A login page in the way names none. */
export function heardNumber({ headers: found, status }: Response, of?: AnswerOf): number | undefined {
  const number = Number(found.get(headers.contract) ?? Number.NaN);
  isNumbered ||= number >= 0;
  // A host of another maker names none; a login page in the way is no JSON.
  const isHosts = number >= 0 || (isApiElsewhere() && found.get('content-type')?.includes('json') === true);
  // One that is in trouble, or wants to be left alone, says nothing of the next request.
  if (isHosts && status < 500 && status !== 429) for (const tell of toldOfAnswers) tell(of);
  if (!isHosts) for (const tell of toldOfSilence) tell();
  if (number >= 0) {
    tellNumber?.(number);
    noteServerTime(found.get('date'));
    const epoch = found.get(headers.serverEpoch);
    if (epoch !== null) tellEpoch?.(epoch);
  }
  return number >= 0 ? number : undefined;
}

/**
 * The app's only `fetch`. Follows no redirect (a Wi-Fi's login page is not our server), uses no cache and no cookies,
 * and never rejects: no network, a cut connection and a passed time limit are answers too.
 */
export async function request(call: HttpRequest): Promise<NetAnswer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeLimitMs);
  call.signal?.addEventListener('abort', () => limit.abort());
  const going = { since: performance.now(), limit };
  if (call.of === 'outbox') underWay.add(going);
  try {
    const response = await fetch(apiHost + call.path, {
      method: call.method,
      headers: { ...call.headers, ...(call.isForeign ? {} : ownNumber()) },
      body: call.body ?? null,
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: limit.signal,
    });
    return { ...seen(response, call.of), kind: 'answered', status: response.status, text: await response.text() };
  } catch {
    // It may have been an older one's CORS.
    isNumbered = !isApiElsewhere();
    if (call.signal?.aborted !== true) for (const tell of toldOfSilence) tell();
    return { kind: limit.signal.aborted ? 'timed-out' : 'unreachable' };
  } finally {
    clearTimeout(timer);
    underWay.delete(going);
  }
}

/** Who sends, for our own host alone. */
export function senderHeaders({ deviceKey, token }: Sender): Record<string, string> {
  return {
    ...(deviceKey === undefined ? {} : { [headers.deviceKey]: deviceKey }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

function seen(
  response: Response,
  of: AnswerOf | undefined,
): {
  retryAfter?: string;
  date?: string;
  epoch?: string;
  etag?: string;
  uploadOffset?: string;
  contract?: number;
} {
  const found = response.headers;
  const retryAfter = found.get('retry-after');
  const date = found.get('date');
  const epoch = found.get(headers.serverEpoch);
  const etag = found.get('etag');
  const uploadOffset = found.get('upload-offset');
  const contract = heardNumber(response, of);
  return {
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(date === null ? {} : { date }),
    ...(epoch === null ? {} : { epoch }),
    ...(etag === null ? {} : { etag }),
    ...(uploadOffset === null ? {} : { uploadOffset }),
    ...(contract === undefined ? {} : { contract }),
  };
}
