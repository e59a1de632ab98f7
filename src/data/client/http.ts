import { headers } from '../../../contract/headers.ts';
import type { NetAnswer, Sender } from '../outbox/ports.ts';
import { apiHost } from './api-host.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the host that the app was built for. */
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Milliseconds for the whole exchange, the answer's body included. */
  timeLimitMs: number;
}

/**
 * The app's only `fetch`. Follows no redirect (a Wi-Fi's login page is not our server), uses no cache and no cookies,
 * and never rejects: no network, a cut connection and a passed time limit are answers too.
 */
export async function request(call: HttpRequest): Promise<NetAnswer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeLimitMs);
  try {
    const response = await fetch(apiHost + call.path, {
      method: call.method,
      headers: call.headers ?? {},
      body: call.body ?? null,
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: limit.signal,
    });
    return { ...seen(response.headers), kind: 'answered', status: response.status, text: await response.text() };
  } catch {
    return { kind: limit.signal.aborted ? 'timed-out' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Who sends, for our own host alone. */
export function senderHeaders({ deviceKey, token }: Sender): Record<string, string> {
  return {
    ...(deviceKey === undefined ? {} : { [headers.deviceKey]: deviceKey }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

function seen(found: Headers): { retryAfter?: string; date?: string; epoch?: string; etag?: string } {
  const retryAfter = found.get('retry-after');
  const date = found.get('date');
  const epoch = found.get(headers.serverEpoch);
  const etag = found.get('etag');
  return {
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(date === null ? {} : { date }),
    ...(epoch === null ? {} : { epoch }),
    ...(etag === null ? {} : { etag }),
  };
}
