/** The language was the first. */
const CACHE = 'relief-relay-language';

/** For the worker, which reads no browser storage but this before it answers with a page. Never rejects. */
export async function remember(key: string, text: string): Promise<void> {
  try {
    if ((await remembered(key)) === text) return;
    const cache = await caches.open(CACHE);
    await cache.put(key, new Response(text));
  } catch {
    // The worker answers as it does where nothing is known.
  }
}

/** Undefined where nothing is known, or storage refuses. */
export async function remembered(key: string): Promise<string | undefined> {
  try {
    return await (await caches.match(key, { cacheName: CACHE }))?.text();
  } catch {
    return undefined;
  }
}
