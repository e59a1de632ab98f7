const CACHE = 'relief-relay-language';
const KEY = '/language';

/** For the worker, which reads no browser storage but this: in which language the app was last open on this phone. */
export async function rememberLanguage(code: string): Promise<void> {
  try {
    if ((await languageInUse()) === code) return;
    const cache = await caches.open(CACHE);
    await cache.put(KEY, new Response(code));
  } catch {
    // Without it the worker answers with the page of no language in particular.
  }
}

/** Undefined where nothing is known, or storage refuses. */
export async function languageInUse(): Promise<string | undefined> {
  try {
    return await (await caches.match(KEY, { cacheName: CACHE }))?.text();
  } catch {
    return undefined;
  }
}
