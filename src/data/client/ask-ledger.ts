import { apiHost } from './api-host.ts';
import { heardNumber, ownNumber } from './http.ts';

const TIME_LIMIT_MS = 30_000;

/**
 * Bytes of the public ledger; undefined where the server says that there are none. Rejects where no server of ours answered: a Wi-Fi's login
 * page must not look like a ledger that was tampered with.
 */
export async function askLedger(path: string): Promise<Uint8Array | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const answer = await fetch(apiHost + path, {
      headers: ownNumber(),
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: limit.signal,
    });
    const isOurs = heardNumber(answer) !== undefined;
    if (!isOurs || (!answer.ok && answer.status !== 404)) throw new Error(`the ledger answered ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return answer.ok ? bytes : undefined;
  } finally {
    clearTimeout(timer);
  }
}
