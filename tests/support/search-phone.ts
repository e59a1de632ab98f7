import type { Page } from 'playwright/test';

/**
 * Where on this phone a text can be found: every database, every cache and both of the small storages, looked through whole, but for the
 * app's own files under `/assets/`, which are the same on every phone.
 */
export function findOnPhone(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = (place: string, value: unknown) => {
      if (JSON.stringify(value)?.includes(wanted)) found.push(place);
    };
    for (const [key, value] of Object.entries(localStorage)) look(`localStorage: ${key}`, [key, value]);
    look('sessionStorage', Object.entries(sessionStorage));
    for (const { name = '' } of await indexedDB.databases()) {
      for (const [table, rows] of await readAll(name)) look(`${name}: ${table}`, rows);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/assets/')) continue;
        look(`${name}: ${request.url}`, await (await cache.match(request))?.text());
      }
    }
    return found;

    function readAll(name: string): Promise<[string, unknown[]][]> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('it did not open')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const tables = [...database.objectStoreNames];
          const rows: [string, unknown[]][] = [];
          if (tables.length === 0) return resolve(rows);
          const reading = database.transaction(tables);
          for (const table of tables) {
            const asked = reading.objectStore(table).getAll();
            asked.addEventListener('success', () => rows.push([table, asked.result]));
          }
          reading.addEventListener('complete', () => {
            database.close();
            resolve(rows);
          });
        });
      });
    }
  }, text);
}
