const QUERY = 'overview=simplified&geometries=polyline&steps=true';

export interface OsrmAnswer {
  status: number;
  text: string;
}

/**
 * Asks a route service (`…/route/v1/driving/…`), once: who wants it again taps again. It learns the two places and the phone's address on
 * the internet, but neither this site nor the page. `undefined` where no answer came. Never rejects.
 */
export async function askOsrm(address: string, signal: AbortSignal): Promise<OsrmAnswer | undefined> {
  try {
    const answer = await fetch(`${address}?${QUERY}`, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}
