import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { apiHost } from './api-host.ts';
import type { CallFailure } from './call.ts';
import { heardNumber, ownNumber } from './http.ts';
import { phoneSession } from './phone-session.ts';

/** Milliseconds for a file that a person waits for, on the thinnest of links. */
const TIME_LIMIT_MS = 60_000;

const kinds: Readonly<Record<number, CallFailure['kind']>> = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'slow-down',
};

/** A file of our server that only its owner may have: it is asked for with the token, which never stands in an address. Never rejects. */
export async function fetchFile(path: string, type: string): Promise<Result<Blob, CallFailure>> {
  const session = await phoneSession();
  const token = session?.state === 'active' ? session.token : undefined;
  try {
    const answer = await fetch(apiHost + path, {
      headers: { ...ownNumber(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    heardNumber(answer);
    if (!answer.ok) return failed({ kind: kinds[answer.status] ?? (answer.status >= 500 ? 'internal' : 'not-ours') });
    // A login page in the way answers with success too.
    if (answer.headers.get('content-type') !== type) return failed({ kind: 'not-ours' });
    return ok(await answer.blob());
  } catch (error) {
    return failed({
      kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timed-out' : 'unreachable',
    });
  }
}
